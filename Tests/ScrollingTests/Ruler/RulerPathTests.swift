import ScrollworkTesting
import SwiftUI
import Testing

/// The frame rate doesn't change the path of motion.
@MainActor
@Suite struct RulerPathTests {
    @Test(arguments: [24.0, 120, 1000]) func theSameFingerResultsInTheSamePathAtEveryRate(rate: Double) throws {
        let usual = try path(framesPerSecond: 60), other = try path(framesPerSecond: rate)
        #expect(usual.count == other.count)
        for (index, (a, b)) in zip(usual, other).enumerated() {
            #expect(abs(a - b) < 0.01, "sample \(index): \(a), \(b)")
        }
    }

    /// Returns the offsets at twentieths of a second during a drag, a fling, a catch, and another drag.
    private func path(framesPerSecond: Double) throws -> [CGFloat] {
        let ruler = RulerOnStage(framesPerSecond: framesPerSecond)
        var path: [CGFloat] = []
        func note() throws { path.append(try ruler.stage.scroll("ruler").offset.x) }
        func watch(_ count: Int) throws {
            for _ in 0..<count {
                ruler.stage.advance(by: 0.05)
                try note()
            }
        }
        var finger = ruler.stage.touch(at: CGPoint(x: 240, y: 40))
        for x in [200.0, 150, 90, 20] {
            finger.move(to: CGPoint(x: x, y: 40), over: 0.05, samplesPerSecond: 120)
            try note()
        }
        finger.lift()
        try watch(5)
        finger = ruler.stage.touch(at: CGPoint(x: 40, y: 40))
        try watch(2)
        finger.move(to: CGPoint(x: 260, y: 40), over: 0.15, samplesPerSecond: 120)
        finger.lift()
        try watch(60)
        return path
    }
}
