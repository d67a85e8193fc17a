import Foundation
import LayerTree

extension Path {
    /// Adds a circular arc, and a line to its start from the current point, if any.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle of the start.
    ///   - endAngle: The angle of the end.
    ///   - clockwise: Whether the arc is clockwise in coordinates with an upward y-axis. On the screen, where the
    ///     y-axis points down, such an arc is counterclockwise.
    ///   - transform: A transform of the arc.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        // The remainder of a turn in the requested direction. Whole turns, in either direction, are a circle.
        let isCircle = abs(delta) >= turn && abs(delta.remainder(dividingBy: turn)) < Tolerance.rounding
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

    /// Adds a circular arc over an angle, clockwise on the screen if positive, and a line to its start from the current
    /// point, if any. More than a full turn is treated as one.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, start: startAngle.radians, delta: delta.radians, transform: transform)
    }
}
