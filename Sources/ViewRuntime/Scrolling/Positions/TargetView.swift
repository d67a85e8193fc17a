import Foundation

/// The target view of a scroll whose rest position a target behavior chose. The position of the view may have been an
/// estimate, and the scroll follows the view.
@MainActor
struct TargetView {
    private let index: Int
    private let anchor: CGFloat
    /// Whether the view is a scroll target, rather than a view of content without a target layout.
    let isTarget: Bool
    private let identities: [AnyHashable]
    /// The expected rest position of the content: that of the view, or the end of the content.
    var position: CGFloat

    /// Creates the target view of a scroll to a position. Returns `nil` if no view is aligned there.
    ///
    /// - Parameters:
    ///   - position: The rest position.
    ///   - anchors: The anchors of the view and of the container that can be aligned, the preferred one first.
    ///   - targets: The targets of the scroll view.
    init?(at position: CGFloat, anchors: [CGFloat], of targets: ScrollTargets) {
        let axis = targets.mainAxis
        guard let container = targets.anyContainer else { return nil }
        func index(alignedAt anchor: CGFloat) -> Int? {
            targets.nearest(to: position, in: container, on: axis, anchor: anchor).flatMap {
                let place = targets.restPosition($0, in: container, on: axis, anchor: anchor)
                return abs(place - position) < Tolerance.position ? $0 : nil
            }
        }
        guard let anchor = anchors.first(where: { index(alignedAt: $0) != nil }), let index = index(alignedAt: anchor)
        else { return nil }
        self.index = index
        self.anchor = anchor
        isTarget = targets.container != nil
        self.position = targets.reachable(position)
        identities = targets.identities(of: index, in: container)
    }

    func isGoal(_ going: CGFloat) -> Bool { abs(position - going) < Tolerance.position }

    /// Returns the current rest position of the view, or `nil` if the view is gone or if the scroll has another target.
    mutating func follow(from going: CGFloat, of targets: ScrollTargets) -> CGFloat? {
        let axis = targets.mainAxis
        guard isGoal(going), let container = targets.anyContainer else { return nil }
        let found = [index, targets.nearest(to: going, in: container, on: axis, anchor: anchor) ?? index].first {
            $0 < container.targetCount && targets.identities(of: $0, in: container) == identities
        }
        guard let found else { return nil }
        let place = targets.restPosition(found, in: container, on: axis, anchor: anchor)
        position = targets.reachable(place)
        return place
    }
}

extension ScrollTargets {
    fileprivate func reachable(_ position: CGFloat) -> CGFloat {
        scroll.position(ofOffset: scroll.reachableOffset(forPosition: position, on: mainAxis), on: mainAxis)
    }
}
