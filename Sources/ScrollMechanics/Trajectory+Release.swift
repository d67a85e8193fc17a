extension Trajectory {
    /// Returns the motion of released content to a snap point. Like ``snap(from:velocity:to:rate:reach:)``, it
    /// overshoots only if the velocity points away from the target, and then by at most the length of the viewport
    /// beyond an edge.
    ///
    /// - Parameters:
    ///   - position: The visible offset, in points.
    ///   - velocity: The velocity of the content, in points per second.
    ///   - target: The offset where the content comes to rest.
    ///   - bounds: The offsets between the edges. A bound can be infinite.
    ///   - viewport: The length of the viewport, in points.
    public static func snap(
        from position: Double, velocity: Double, to target: Double, within bounds: ClosedRange<Double>, viewport: Double
    ) -> Trajectory {
        let reach = viewport + (velocity > 0 ? bounds.upperBound - position : position - bounds.lowerBound)
        return .snap(from: position, velocity: velocity, to: target, reach: reach)
    }
}
