import Foundation
import LayerTree

extension Path {
    /// Adds an arc of a circle, and a line to its beginning from the current point, if there is one.
    ///
    /// - Parameter clockwise: As seen in a space whose y axis points up. On screen, where it points down, true
    ///   goes anticlockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        // The remainder of a turn in the asked direction; whole turns, given in either direction, are a circle.
        let isCircle = abs(delta) >= turn && abs(delta.remainder(dividingBy: turn)) < 1e-9
        let isFull = clockwise ? delta <= -turn : delta >= turn
        delta = delta.truncatingRemainder(dividingBy: turn)
        if isCircle || isFull {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addArc(center: center, radius: radius, start: startAngle.radians, delta: delta, transform: transform)
    }

    /// Adds an arc of a circle over an angle, clockwise on screen when that is positive, and a line to its
    /// beginning from the current point, if there is one. More than a turn counts as a turn.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, start: startAngle.radians, delta: delta.radians, transform: transform)
    }
}
