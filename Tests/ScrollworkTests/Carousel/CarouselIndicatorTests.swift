import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselIndicatorTests {
    /// Returns the center of the mark, from the left edge of the carousel.
    private func mark(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "carousel-mark").midX }

    @Test(arguments: [true, false], [5, 40])
    func theMarkMovesWithThePages(_ rightToLeft: Bool, _ count: Int) throws {
        let subject = CarouselSubject(count: count)
        subject.showsIndicator = true
        let stage = subject.stage(rightToLeft: rightToLeft)
        let sign: CGFloat = rightToLeft ? -1 : 1
        let first = try mark(stage)
        let step: CGFloat = count == 5 ? 15 : (132 - 14) / 39
        #expect(abs(first - 150 + sign * step * CGFloat(count - 1) / 2) < 0.01)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -sign * 10, height: 0), over: 0.1)
        for part in 1...4 {
            finger.move(by: CGSize(width: -sign * 30, height: 0), over: 0.1)
            #expect(abs(try mark(stage) - first - sign * step * CGFloat(part) / 10) < 0.01)
        }
        finger.lift()
        try stage.settle()
        subject.selection = "p\(count - 1)"
        stage.update()
        try stage.settle()
        #expect(abs(try mark(stage) - first - sign * step * CGFloat(count - 1)) < 0.01)
    }

    @Test func aSingleItemHasNoIndicator() throws {
        let subject = CarouselSubject(count: 1)
        subject.showsIndicator = true
        let stage = subject.stage()
        #expect(!stage.exists("carousel-mark"))
    }
}
