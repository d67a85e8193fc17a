import Foundation

/// The view of a target layout that begins where a behaviour chose to rest, or has its anchor there. Its place may have been an estimate, and what is
/// aimed at is the view.
@MainActor
struct ScrollAim {
    private let index: Int
    private let anchor: CGFloat
    /// Whether it is a target, rather than a view of content without a target layout.
    let isTarget: Bool
    private let identities: [AnyHashable]
    /// Where the content is going to, for it to be seen there: its place as it was expected, or the end.
    var position: CGFloat

    /// Nil when no view begins at the position.
    init?(at position: CGFloat, anchor: CGFloat, of targets: ScrollTargets) {
        let axis = targets.mainAxis
        guard let container = targets.anyContainer,
            let index = targets.nearest(to: position, in: container, on: axis, anchor: anchor),
            abs(targets.restPosition(index, in: container, on: axis, anchor: anchor) - position) < 0.01
        else { return nil }
        self.index = index
        self.anchor = anchor
        isTarget = targets.container != nil
        self.position = targets.reachable(position)
        identities = targets.identities(of: index, in: container)
    }

    func isGoal(_ going: CGFloat) -> Bool { abs(position - going) < 0.01 }

    /// Where the view begins by now; nil when it is gone, or when it is not what the content is going to.
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
