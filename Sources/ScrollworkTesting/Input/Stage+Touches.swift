import Foundation
import LayerTree
import SwiftUI

extension Stage {
    /// Puts a finger down, or presses the button of a mouse or a pen.
    ///
    /// - Parameters:
    ///   - point: The location, in points.
    ///   - kind: The kind of pointer.
    ///   - modifiers: The modifier keys that are pressed until the finger lifts.
    public func touch(
        at point: CGPoint, kind: PointerEvent.Kind = .touch, modifiers: KeyModifiers = []
    ) -> Finger {
        Finger(self, at: point, kind: kind, modifiers: modifiers)
    }

    /// Drags along a straight line at a constant speed, and lifts the finger during the movement, so a fast drag
    /// becomes a fling.
    ///
    /// To end a drag without a fling, hold the finger before you lift it. See ``touch(at:kind:modifiers:)``.
    ///
    /// - Parameters:
    ///   - start: The location where the finger goes down, in points.
    ///   - end: The location where the finger lifts, in points.
    ///   - seconds: The duration, in seconds. Negative and nonfinite values are treated as 0.
    public func drag(from start: CGPoint, to end: CGPoint, over seconds: Double) {
        let finger = touch(at: start)
        finger.move(to: end, over: seconds)
        finger.lift()
    }

    /// Flicks with a finger that moves at a constant velocity for a tenth of a second or slightly longer, and lifts
    /// during the movement.
    ///
    /// The finger reports its location 60 times per second, so the result doesn't depend on the frame rate of the
    /// stage.
    ///
    /// - Parameters:
    ///   - start: The location where the finger goes down, in points.
    ///   - velocity: The velocity of the finger, in points per second. Negative values are to the left and up. A
    ///     component that isn't finite is treated as 0.
    public func flick(from start: CGPoint, velocity: CGVector) {
        let finger = touch(at: start)
        let velocity = CGVector(dx: velocity.dx.isFinite ? velocity.dx : 0, dy: velocity.dy.isFinite ? velocity.dy : 0)
        let speed = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
        if speed > 0 {
            // Long enough to pass the first 10 points, within which a drag doesn't begin, and for five samples. The
            // finger has its own sample rate, so it moves equally far at any frame rate.
            let samplesPerSecond = 60.0
            let samples = ((10 / speed).clamped(to: 0...10) * samplesPerSecond).rounded(.up) + 5
            let seconds = max(samples / samplesPerSecond, 0.1)
            finger.move(
                by: CGSize(width: velocity.dx * seconds, height: velocity.dy * seconds), over: seconds,
                samplesPerSecond: samplesPerSecond)
        }
        finger.lift()
    }

    /// Flicks with the velocity as gestures report it, in points per second.
    public func flick(from start: CGPoint, velocity: CGSize) {
        flick(from: start, velocity: CGVector(dx: velocity.width, dy: velocity.height))
    }

    /// Taps at a point, in points. The finger is down for a twentieth of a second.
    public func tap(at point: CGPoint) {
        let finger = touch(at: point)
        finger.hold(for: 0.05)
        finger.lift()
    }

    /// Taps the center of a view, including the effects on it.
    ///
    /// While a change of the layout moves the view, the tap is at its final position, because views receive touches
    /// there.
    ///
    /// - Throws: ``StageError`` if there's no such view, or if its center is outside the window.
    public func tap(_ identifier: String) throws {
        let view = try element(identifiedBy: identifier).innermostOfSameSize
        let frame = view.convert(view.bounds, to: nil), center = CGPoint(x: frame.midX, y: frame.midY)
        guard CGRect(origin: .zero, size: size).contains(center) else {
            throw StageError.outOfReach(identifier: identifier, frame: frame)
        }
        tap(at: center)
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
