import Foundation

/// The maximum distance of a fling in content that aligns views.
enum FlingLimit {
    case none
    /// One view: the next one, or the one to which the finger itself has dragged the content.
    case oneView
    /// The length of the container, but at least to the next view.
    case container
}

/// The alignment of views.
extension ScrollTargets {
    /// Returns the position of the aligned target for a proposed position.
    ///
    /// - Parameters:
    ///   - position: The proposed position.
    ///   - start: The position at the start of the gesture.
    ///   - velocity: The velocity of the content in points per second. It's 0 without a fling, and then there is no
    ///     limit.
    ///   - limit: The limit of a fling.
    ///   - anchor: The anchor of the target and of the container on the axis.
    ///   - axis: The axis.
    func alignedPosition(
        near position: CGFloat, from start: CGFloat, velocity: CGFloat, limit: FlingLimit, anchor: CGFloat,
        on axis: Axis
    ) -> CGFloat? {
        guard let container, var index = nearest(to: position, on: axis, anchor: anchor) else { return nil }
        if limit != .none, velocity != 0 {
            let fling = AlignedFling(self, container, from: start, isForward: velocity > 0, anchor: anchor, on: axis)
            index = fling.target(near: index, limit)
        }
        index = min(max(index, 0), container.targetCount - 1)
        return restPosition(index, in: container, on: axis, anchor: anchor)
    }
}

/// A fling with a limit. Its indices can be one before the first and one after the last target.
@MainActor
private struct AlignedFling {
    private let targets: ScrollTargets
    private let container: any ScrollTargetContainer
    private let anchor: CGFloat
    private let axis: Axis
    /// The direction: 1 toward the end, -1 toward the start.
    private let direction: Int
    private let release: CGFloat
    /// The targets nearest to the position at the start of the gesture and at its end.
    private let first: Int, here: Int

    /// The tolerance in points within which the content counts as at a target. It's too small to be visible.
    private static let tolerance: CGFloat = 0.5

    init(
        _ targets: ScrollTargets, _ container: any ScrollTargetContainer, from start: CGFloat, isForward: Bool,
        anchor: CGFloat,
        on axis: Axis
    ) {
        self.targets = targets
        self.container = container
        self.anchor = anchor
        self.axis = axis
        direction = isForward ? 1 : -1
        release = targets.scroll.alignmentPosition(on: axis)
        first = targets.nearest(to: start, in: container, on: axis, anchor: anchor) ?? 0
        here = targets.nearest(to: release, in: container, on: axis, anchor: anchor) ?? 0
    }

    func target(near index: Int, _ limit: FlingLimit) -> Int {
        switch limit {
        case .none: return index
        case .oneView: return isAhead(here, of: first) ? here : next
        case .container:
            let least = next
            let most = isAhead(farthest, of: least) ? farthest : least
            if isAhead(least, of: index) { return least }
            return isAhead(index, of: most) ? most : index
        }
    }

    private func isAhead(_ a: Int, of b: Int) -> Bool { (a - b) * direction > 0 }

    /// Returns the distance in points from the release position to a target, in the direction of the fling.
    private func distance(to index: Int) -> CGFloat {
        let index = min(max(index, 0), container.targetCount - 1)
        return (targets.restPosition(index, in: container, on: axis, anchor: anchor) - release) * CGFloat(direction)
    }

    /// The first target ahead of the release position.
    private var next: Int { distance(to: here) > Self.tolerance ? here : here + direction }

    /// The last target within the container's length.
    private var farthest: Int {
        let room = targets.scroll.alignmentLength(on: axis)
        let found =
            targets.nearest(to: release + CGFloat(direction) * room, in: container, on: axis, anchor: anchor) ?? here
        return distance(to: found) > room + Self.tolerance ? found - direction : found
    }
}
