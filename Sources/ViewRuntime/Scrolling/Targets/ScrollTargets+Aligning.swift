import Foundation

/// How far beyond the place of release a fling takes content that aligns views.
enum FlingLimit {
    case none
    /// By a view at most: to the next one, or to where the finger has brought the content itself.
    case oneView
    /// By the length of the container at most, and to the next view at least.
    case container
}

/// Where views are aligned.
extension ScrollTargets {
    /// The position at which a target is aligned, for one proposed.
    ///
    /// - Parameters:
    ///   - start: The position when the gesture began.
    ///   - velocity: Of the content, points per second; 0 without a fling, which is not limited.
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

/// A fling whose way is limited. Indices may lie one beyond the first and the last target.
@MainActor
private struct AlignedFling {
    private let targets: ScrollTargets
    private let container: any ScrollTargetContainer
    private let anchor: CGFloat
    private let axis: Axis
    /// 1 towards the end, -1 towards the start.
    private let direction: Int
    private let release: CGFloat
    /// The target that the gesture began nearest to, and the one that the finger has left the content nearest to.
    private let first: Int, here: Int

    /// Half a point, which nobody sees, does not count as on the way to a target.
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

    /// How far ahead of the place of release a target is, points.
    private func distance(to index: Int) -> CGFloat {
        let index = min(max(index, 0), container.targetCount - 1)
        return (targets.restPosition(index, in: container, on: axis, anchor: anchor) - release) * CGFloat(direction)
    }

    /// The first target ahead of the place of release.
    private var next: Int { distance(to: here) > Self.tolerance ? here : here + direction }

    /// The last target within the container's length.
    private var farthest: Int {
        let room = targets.scroll.alignmentLength(on: axis)
        let found =
            targets.nearest(to: release + CGFloat(direction) * room, in: container, on: axis, anchor: anchor) ?? here
        return distance(to: found) > room + Self.tolerance ? found - direction : found
    }
}
