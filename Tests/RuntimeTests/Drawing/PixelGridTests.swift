import ScrollworkTesting
import SwiftUI
import Testing

/// Views at rest begin at whole pixels.
@MainActor
@Suite struct PixelGridTests {
    @Test(
        arguments: [
            (1, 10, 10), (1, 10.47, 10), (1, 10.5, 11), (1, -0.5, 0), (2, 10.24, 10), (2, 10.25, 10.5),
            (2, 10.74, 10.5), (4, 10.125, 10.25),
        ] as [(Double, CGFloat, CGFloat)])
    func `A view begins at the nearest pixel, and halfway between two at the greater one`(
        scale: Double, place: CGFloat, drawn: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: scale) {
            Color.red.frame(width: 20, height: 30)
                .padding(.leading, place).padding(.top, place + 20)
                .frame(width: 100, height: 100, alignment: .topLeading)
        }
        let frame = try #require(stage.fills(20, 30).first).frame
        #expect(frame.origin == CGPoint(x: drawn, y: drawn + 20))
    }
}
