import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A carousel whose window changes its size during a movement.
@MainActor @Suite struct CarouselResizeTests {
    /// The position of a wide window is several loops away in a narrow one. The pages that come near are those of the
    /// former position, at other slots.
    @Test(arguments: [1.0, 10, 40, 100], [CarouselAlignment.leading, .center])
    func aMovementEndsInANarrowWindow(_ width: Double, _ alignment: CarouselAlignment) throws {
        var settled: Int?
        let stage = Stage(size: CGSize(width: 2_000, height: 200)) {
            Carousel(0..<6, id: \.self, pageSize: .relative(0.76), spacing: 14, alignment: alignment) {
                Text("\($0)").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("page-\($0)")
            }
            .onPageChange { if $0 == .settled { settled = $1 } }
        }
        stage.press(.rightArrow)
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: width, height: 200))
        #expect(stage.warnings.isEmpty)
        try stage.settle()
        #expect(settled == 1)
        let frame = try stage.frame(of: "page-1"), isCentered = alignment == .center
        #expect(abs(isCentered ? frame.midX - width / 2 : frame.minX) < 0.01)
    }
}
