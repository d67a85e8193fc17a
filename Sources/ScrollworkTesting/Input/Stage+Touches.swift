import Foundation
import SwiftUI

extension Stage {
    /// Puts a finger down.
    ///
    /// - Parameter modifiers: The keys that are held down until the finger is lifted.
    public func touch(at point: CGPoint, modifiers: KeyModifiers = []) -> Finger {
        Finger(self, at: point, modifiers: modifiers)
    }

    /// Drags a finger in a straight line at a steady pace and lifts it while it moves, so a fast drag throws.
    ///
    /// To put content down instead, hold the finger before lifting it: see ``touch(at:)``.
    public func drag(from start: CGPoint, to end: CGPoint, over seconds: Double) {
        let finger = touch(at: start)
        finger.move(to: end, over: seconds)
        finger.lift()
    }

    /// Flicks with a finger that moves at a steady velocity until it is lifted, for a tenth of a second or a little longer.
    ///
    /// The finger reports where it is 60 times a second, whatever the stage's rate of frames: it goes as far at any.
    ///
    /// - Parameter velocity: Of the finger, points per second; to the left and up are negative.
    public func flick(from start: CGPoint, velocity: CGVector) {
        let finger = touch(at: start)
        let velocity = CGVector(dx: velocity.dx.isFinite ? velocity.dx : 0, dy: velocity.dy.isFinite ? velocity.dy : 0)
        let speed = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
        if speed > 0 {
            // Long enough to leave the first 10 points behind, within which nothing drags, and to be sampled five times. The finger
            // has a clock of its own, so that it goes as far whatever the rate of frames.
            let samplesPerSecond = 60.0
            let samples = ((10 / speed).clamped(to: 0...10) * samplesPerSecond).rounded(.up) + 5
            let seconds = max(samples / samplesPerSecond, 0.1)
            finger.move(
                by: CGSize(width: velocity.dx * seconds, height: velocity.dy * seconds), over: seconds,
                samplesPerSecond: samplesPerSecond)
        }
        finger.lift()
    }

    /// The same, with the velocity as gestures report it.
    public func flick(from start: CGPoint, velocity: CGSize) {
        flick(from: start, velocity: CGVector(dx: velocity.width, dy: velocity.height))
    }

    /// Touches for a twentieth of a second.
    public func tap(at point: CGPoint) {
        let finger = touch(at: point)
        finger.hold(for: 0.05)
        finger.lift()
    }

    /// Taps the middle of a view, where it is painted.
    public func tap(_ identifier: String) throws {
        let frame = try drawnFrame(of: identifier)
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
