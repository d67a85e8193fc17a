extension Trajectory {
    /// Returns the motion of released content that snaps, or `nil` if there are no snap points.
    ///
    /// - Parameters:
    ///   - position: The visible offset, in points.
    ///   - velocity: The velocity with which the finger would move the content, in points per second; 0 without a
    ///     fling.
    ///   - visibleVelocity: The velocity of the content, which is lower beyond an edge.
    ///   - start: The offset where the gesture began.
    ///   - original: The offset where the content rested when the gesture began, or its target at that time.
    ///   - bounds: The offsets between the edges. A bound can be infinite.
    ///   - viewport: The length of the viewport, in points.
    ///   - rule: The rule that chooses the snap point.
    ///   - points: The snap points.
    static func release(
        from position: Double, velocity: Double, visibleVelocity: Double, start: Double, original: Double,
        within bounds: ClosedRange<Double>, viewport: Double, rule: SnapRule, points: some SnapPoints
    ) -> Trajectory? {
        func reachable(_ offset: Double) -> Double { min(max(offset, bounds.lowerBound), bounds.upperBound) }
        let release = SnapRelease(
            current: position, proposed: reachable(Deceleration.projectedRest(position: position, velocity: velocity)),
            velocity: velocity, start: start, original: original)
        guard let rest = rule.rest(of: release, in: points) else { return nil }
        return .snap(
            from: position, velocity: visibleVelocity, to: reachable(rest.position), within: bounds, viewport: viewport)
    }
}
