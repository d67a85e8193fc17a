import LayerTree
import Scrollwork
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// A host that pauses, or a slow network, delivers whole gestures in a single frame.
@MainActor @Suite struct CarouselBatchTests {
    /// Flicks to the left, each of 100 points in a tenth of a second, with a pause of a tenth of a second before each.
    private func flick(_ count: Int, on stage: Stage, inOneFrame: Bool) {
        var time = stage.time
        func send(_ finger: Int, _ phase: PointerEvent.Phase, x: CGFloat, after seconds: Double) {
            time += seconds
            if !inOneFrame { stage.advance(by: time - stage.time) }
            let location = CGPoint(x: x, y: 100)
            stage.send(
                .pointer(PointerEvent(id: finger, kind: .touch, phase: phase, location: location, time: time)))
        }
        for finger in 1...count {
            send(finger, .began, x: 250, after: 0.1)
            for step in 1...5 { send(finger, .moved, x: 250 - CGFloat(step) * 20, after: 0.018) }
            send(finger, .ended, x: 150, after: 0.005)
        }
        if inOneFrame { stage.advance(by: time - stage.time, framesPerSecond: 1 / (time - stage.time)) }
    }

    @Test(arguments: 1...4, [true, false])
    func flicksInOneFrameTurnAsManyPagesAsOthers(_ count: Int, inOneFrame: Bool) throws {
        let subject = CarouselSubject(count: 8)
        let stage = subject.stage()
        stage.advance(by: 0.5)
        flick(count, on: stage, inOneFrame: inOneFrame)
        try stage.settle()
        #expect(subject.selection == "p\(count)")
        #expect(try stage.start("p\(count)") == 0)
    }
}
