import ScrollworkTesting
import SwiftUI

/// A finger that stays on a component and moves it back and forth.
@MainActor
struct FingerRun {
    private static let frames = 50
    private static let step = 6.0

    private let stage: Stage
    private let finger: Finger
    private let axis: Axis
    private var frame = 0

    init(_ subject: Subject, _ size: Subject.Size) {
        stage = size.open()
        stage.update()
        axis = subject.axis
        finger = stage.touch(at: CGPoint(x: stage.size.width / 2, y: stage.size.height / 2))
    }

    /// Moves the finger back and forth once, and returns the CPU time per frame, in milliseconds.
    mutating func block() -> Double {
        let start = cpuTime()
        for _ in 0..<Self.frames {
            let step = frame % Self.frames < Self.frames / 2 ? Self.step : -Self.step
            finger.move(
                by: axis == .vertical ? CGSize(width: 0, height: step) : CGSize(width: step, height: 0), over: 1.0 / 60)
            frame += 1
        }
        return (cpuTime() - start) / Double(Self.frames)
    }
}
