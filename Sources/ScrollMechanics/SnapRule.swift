/// A rule that chooses the snap point where released content comes to rest.
///
/// The rule, the snap points, and the release determine the snap point, so two processes that know them choose the same
/// one.
public enum SnapRule: Hashable, Sendable {
    /// The snap point nearest to the projected rest.
    case nearest
    /// A snap point at most one step from the one where the content rested: after a fling, the next one ahead of the
    /// current position; otherwise, the nearest one.
    case onePage
    /// The choice of ``PageDecision``, with the number of pages that a fling can turn.
    case pages(limit: Int)
    /// After a fling, the next snap point, or the one to which the finger has dragged the content. Otherwise, the
    /// nearest one.
    case oneStep
    /// After a fling, a snap point at most a distance in points from the current position, but at least the next one.
    /// Otherwise, the nearest one.
    case within(Double)

    /// Returns the snap point for a release, or `nil` if there are no snap points.
    public func rest(of release: SnapRelease, in points: some SnapPoints) -> SnapPoint? {
        switch self {
        case .nearest: return points.nearest(to: release.proposed)
        case .onePage: return page(of: release, in: points)
        case .pages(let limit):
            guard points.point(clamping: 0) != nil else { return nil }
            let decision = PageDecision(
                current: points.place(at: release.current), proposed: points.place(at: release.proposed),
                start: points.place(at: release.start), original: points.place(at: release.original),
                velocity: release.velocity.finite(), limit: limit)
            return points.point(clamping: decision.slot)
        case .oneStep, .within: return step(of: release, in: points)
        }
    }

    private func page(of release: SnapRelease, in points: some SnapPoints) -> SnapPoint? {
        guard let start = points.nearest(to: release.original), let first = points.point(clamping: .min),
            let last = points.point(clamping: .max)
        else { return nil }
        let target: SnapPoint
        if release.velocity > 0 {
            target = points.first(atOrAfter: release.current) ?? last
        } else if release.velocity < 0 {
            target = points.last(atOrBefore: release.current) ?? first
        } else {
            target = points.nearest(to: release.proposed) ?? start
        }
        return points.point(clamping: target.index, within: 1, of: start.index)
    }

    private func step(of release: SnapRelease, in points: some SnapPoints) -> SnapPoint? {
        guard let proposed = points.nearest(to: release.proposed), let here = points.nearest(to: release.current) else {
            return nil
        }
        if release.velocity.finite() == 0 { return proposed }
        let direction = release.velocity > 0 ? 1 : -1
        func distance(_ point: SnapPoint) -> Double { (point.position - release.current) * Double(direction) }
        // One step beyond the last snap point is treated as that point.
        let next = distance(here) > Tolerance.rest ? here.index : here.index.clamped(adding: direction)
        func isAhead(_ index: Int, of other: Int) -> Bool { direction > 0 ? index > other : index < other }
        guard case .within(let reach) = self else {
            let first = points.nearest(to: release.original)?.index ?? here.index
            return points.point(clamping: isAhead(here.index, of: first) ? here.index : next)
        }
        var farthest = next
        if let found = points.nearest(to: release.current + Double(direction) * reach) {
            let isTooFar = distance(found) > reach + Tolerance.rest
            let last = isTooFar ? found.index.clamped(adding: -direction) : found.index
            if isAhead(last, of: next) { farthest = last }
        }
        let index =
            direction > 0
            ? min(max(proposed.index, next), farthest) : max(min(proposed.index, next), farthest)
        return points.point(clamping: index)
    }
}

/// The release of content by a finger. Positions are in points.
public struct SnapRelease: Equatable, Sendable {
    /// The position where the finger lifted.
    public var current: Double
    /// The position where the content would come to rest without snap points.
    public var proposed: Double
    /// The velocity in points per second; 0 without a fling.
    public var velocity: Double
    /// The position where the gesture began.
    public var start: Double
    /// The position where the content rested when the gesture began, or its target at that time.
    public var original: Double

    /// Creates a release.
    public init(current: Double, proposed: Double, velocity: Double, start: Double, original: Double) {
        self.current = current
        self.proposed = proposed
        self.velocity = velocity
        self.start = start
        self.original = original
    }
}

extension SnapPoints {
    /// Returns a position in snap points: 1.25 is a quarter of the distance from snap point 1 to snap point 2. Beyond
    /// the outermost snap points, the distance between the last two applies.
    func place(at position: Double) -> Double {
        guard var lower = last(atOrBefore: position) ?? point(clamping: .min) else { return 0 }
        var upper = lower
        if let next = neighbor(of: lower, .forward) {
            upper = next
        } else if let previous = neighbor(of: lower, .backward) {
            lower = previous
        }
        guard upper.position > lower.position else { return Double(lower.index) }
        return Double(lower.index) + (position.finite() - lower.position) / (upper.position - lower.position)
    }
}
