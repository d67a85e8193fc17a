import Foundation
import ScrollMechanics

/// The rest positions of a scroll view, and the positions of the views that it scrolls to.
///
/// A position is the distance of the content's leading edge from that of the container, in points. It's 0 at rest at
/// the start.
@MainActor
final class ScrollTargets: OffsetObserver {
    unowned let scroll: ScrollElement
    /// The element of the `scrollTargetLayout` modifier.
    @Unretained var layout: Element?
    /// The destination at the start of the last gesture.
    var original = CGPoint.zero
    var jump: ScrollJump?
    /// Whether a jump is about to end. Then the target view keeps its position, whatever is measured around it.
    var isLanding = false
    /// Whether a wheel or a key moves the content to a target.
    var isStepping = false
    /// Whether the behavior lets flung content rest at any position.
    private var isFree = false
    /// The size of the container at the last call of the behavior.
    private var chosenIn: CGSize?
    var targetView: TargetView?
    /// The size of the viewport when the content was last at a valid position.
    private var room: CGSize?
    private var willRealign = false
    /// Whether the layout changed after the behavior chose the destination.
    private var isLayoutNewer = false
    /// The edge to which a key scrolls content that doesn't snap, or to which the program scrolls with an animation.
    var edge: EdgeGoal?

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    // MARK: Target layout

    /// The container whose children are the targets.
    var container: (any ScrollTargetContainer)? { container(in: layout) }

    /// The target container, or, without a target layout, the container of all content.
    var anyContainer: (any ScrollTargetContainer)? {
        if layout != nil { return container }
        return scroll.children.count == 1 ? container(in: scroll.children[0]) : nil
    }

    private func container(in element: Element?) -> (any ScrollTargetContainer)? {
        var element = element
        while let current = element {
            if let container = current as? any ScrollTargetContainer { return container }
            guard let modifier = current as? ModifierElement else { return nil }
            element = modifier.child
        }
        return nil
    }

    /// The behavior without its type erasure.
    private var behavior: (any ScrollTargetBehavior)? {
        var behavior = scroll.configuration.targetBehavior?.behavior
        while let erased = behavior as? AnyScrollTargetBehavior { behavior = erased.base }
        return behavior
    }

    /// The behavior, if it's the view-aligned one.
    var viewAligned: ViewAlignedScrollTargetBehavior? { behavior as? ViewAlignedScrollTargetBehavior }

    /// Whether the behavior limits the distance of a gesture from the original target, as Apple's behaviors can.
    var limitsGestures: Bool { behavior is PagingScrollTargetBehavior || viewAligned != nil }

    /// Returns the identities of the target at the scroll position.
    func currentIdentities(anchor: UnitPoint?) -> [AnyHashable] {
        let axis = mainAxis
        guard let container,
            let index = nearest(to: scroll.alignmentPosition(on: axis), on: axis, anchor: anchor?[axis] ?? 0)
        else { return [] }
        return identities(of: index, in: container)
    }

    /// Returns the identities of the views whose visible fraction reaches a threshold, in order. A line of a grid has
    /// several views.
    func visible(share threshold: Double) -> [[AnyHashable]] {
        guard let container else { return [] }
        let axis = mainAxis
        let room = scroll.alignmentRect
        let base = scroll.leadingPosition(of: scroll.contentFrame(of: container.bounds, in: container), on: axis)
        guard var index = container.targetIndex(near: scroll.alignmentPosition(on: axis) - base, on: axis) else {
            return []
        }
        var result: [[AnyHashable]] = []
        while index < container.targetCount {
            let frame = scroll.physicalFrame(of: container.targetFrame(at: index), in: container)
            if scroll.leadingPosition(of: frame, on: axis) > scroll.leadingPosition(of: room, on: axis)
                + room.size[axis]
            {
                break
            }
            for view in container.targetViews(at: index) {
                let frame = scroll.physicalFrame(of: view.frame, in: container)
                if room.visibleShare(of: frame) >= max(threshold, Tolerance.rounding) { result.append(view.identities) }
            }
            index += 1
        }
        return result
    }

    // MARK: Rest positions

    func gestureDidBegin() {
        original = CGPoint(
            x: scroll.position(ofOffset: scroll.horizontal.destination, on: .horizontal),
            y: scroll.position(ofOffset: scroll.vertical.destination, on: .vertical))
    }

    /// Returns the rest position for a proposed one, or `nil` if there is no target behavior.
    func chosen(_ proposed: CGPoint, velocity: CGVector = .zero) -> CGPoint? {
        guard let behavior else { return nil }
        let geometry = scroll.geometry
        chosenIn = geometry.containerSize
        isLayoutNewer = false
        targetView = nil
        var target = ScrollTarget(rect: CGRect(origin: proposed, size: geometry.containerSize))
        let context = context(original: original, velocity: velocity, in: geometry)
        behavior.updateTarget(&target, context: context)
        let rect = target.rect
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
            scroll.graph.warn("a ScrollTargetBehavior gave a target that is not finite; it is ignored")
            return proposed
        }
        let anchor = target.anchor ?? .topLeading
        let position = CGPoint(
            x: rect.minX + anchor.x * (rect.width - geometry.containerSize.width),
            y: rect.minY + anchor.y * (rect.height - geometry.containerSize.height))
        // A behavior of the program can align either end of a target.
        targetView = TargetView(
            at: position[mainAxis], anchors: viewAligned.map { [$0.anchor?[mainAxis] ?? 0] } ?? [0, 1], of: self)
        return position
    }

    private func context(
        original: CGPoint, velocity: CGVector, in geometry: ScrollGeometry
    ) -> ScrollTargetBehaviorContext {
        ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: original, size: geometry.containerSize)),
            velocity: velocity, contentSize: geometry.contentSize, containerSize: geometry.containerSize,
            axes: scroll.axes, environment: scroll.environment, scroll: scroll)
    }

    /// Whether there is a behavior that can describe its choice in advance.
    var describesChoices: Bool { behavior is any DescribedTargetBehavior }

    /// Returns the description of the behavior's choice for a released finger, with the positions of targets, or `nil`
    /// if the behavior doesn't describe it.
    func choice(on axis: Axis) -> SnapChoice? {
        guard let described = behavior as? any DescribedTargetBehavior else { return nil }
        let context = context(original: scroll.alignmentPosition, velocity: .zero, in: scroll.geometry)
        return described.choice(on: axis, in: context)
    }

    var mainAxis: Axis { scroll.scrolls(on: .vertical) ? .vertical : .horizontal }

    func identities(of index: Int, in container: any ScrollTargetContainer) -> [AnyHashable] {
        var identities: [AnyHashable] = []
        container.appendTargetIdentities(at: index, to: &identities)
        return identities
    }

    /// Returns the rest position of flung content, or `nil` if there is no behavior or if it accepted the proposed
    /// position.
    ///
    /// - Parameters:
    ///   - proposed: The proposed position.
    ///   - velocity: The velocity of the content, in points per second.
    ///   - isAtEdge: Whether the proposed position is an edge, which every behavior may accept. Then the previous
    ///     result determines whether content can rest anywhere.
    func chosenForThrow(_ proposed: CGPoint, velocity: CGVector, isAtEdge: Bool) -> CGPoint? {
        guard let chosen = chosen(proposed, velocity: velocity) else { return nil }
        if !isAtEdge, velocity.dx != 0 || velocity.dy != 0 { isFree = chosen == proposed }
        return isFree && chosen == proposed ? nil : chosen
    }

    /// Moves the destination after the content before the viewport has grown by a distance.
    func shift(by delta: CGFloat, on axis: Axis) {
        original[axis] += delta
        if axis == mainAxis { targetView?.position += delta }
    }

    /// Changes the bounds of the content. If the target position becomes unreachable, the target view follows the new
    /// destination.
    func preservingTargetView(_ change: () -> Void) {
        var going: CGFloat { scroll.position(ofOffset: scroll[mainAxis].destination, on: mainAxis) }
        let isAtTarget = targetView?.isGoal(going) == true
        change()
        if isAtTarget { targetView?.position = going }
    }

    /// Returns whether the content isn't yet at a valid position in a viewport of a size.
    func isResized(to size: CGSize) -> Bool {
        [Axis.horizontal, .vertical].contains { scroll.scrolls(on: $0) && size[$0] != room?[$0] }
    }

    /// Records the size of the viewport, in which the content is at a valid position.
    ///
    /// One correction is enough for a size. Content that the program then changes for its new position belongs to
    /// another change.
    func didFitViewport() { room = scroll.viewport.size }

    /// Updates the destinations after a change of the size or the content.
    func layoutDidChange() {
        if let jump { follow(jump) }
        if let edge { follow(edge) }
        isLayoutNewer = true
        realignWhenSettled()
    }

    private func realignWhenSettled() {
        if willRealign { return }
        willRealign = true
        // Content as long as the viewport may get its new size from the program during the update.
        scroll.graph.whenSettled { [weak self] in self?.realign() }
    }

    /// Moves a scroll view that rests to the nearest valid position, and one that scrolls to a target to the current
    /// position of that target.
    private func realign() {
        willRealign = false
        guard scroll.isMounted else { return }
        didFitViewport()
        if scroll.configuration.targetBehavior == nil { return }
        if scroll.phase == .decelerating || (scroll.phase == .animating && isStepping) {
            realignDestination()
            // The axis that doesn't move is realigned at rest.
            isLayoutNewer = true
        }
        guard scroll.phase == .idle else { return }
        let now = scroll.alignmentPosition
        original = now
        guard let chosen = chosen(now) else { return }
        var isElsewhere = false
        for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) {
            let offset = scroll.reachableOffset(forPosition: chosen[axis], on: axis)
            guard abs(offset - scroll[axis].offset) > Tolerance.offset else { continue }
            scroll[axis].stop(at: offset)
            isElsewhere = true
        }
        if isElsewhere { scroll.offsetDidChange() }
    }

    /// Updates the destination of a scroll whose target moved: a view with an estimated position, or a page whose
    /// length changed.
    private func realignDestination() {
        let going = CGPoint(
            x: scroll.position(ofOffset: scroll.horizontal.destination, on: .horizontal),
            y: scroll.position(ofOffset: scroll.vertical.destination, on: .vertical))
        var goal = going
        let isResized = chosenIn != scroll.geometry.containerSize
        if isResized || targetView?.isTarget == true, let place = targetView?.follow(from: going[mainAxis], of: self) {
            goal[mainAxis] = place
            chosenIn = scroll.geometry.containerSize
        } else if let viewAligned {
            for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) {
                let anchor = viewAligned.anchor?[axis] ?? 0
                guard let index = nearest(to: going[axis], on: axis, anchor: anchor), let container else { continue }
                goal[axis] = restPosition(index, in: container, on: axis, anchor: anchor)
            }
        } else if isResized {
            goal = chosen(going) ?? going
        } else {
            return
        }
        for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) && scroll[axis].isMoving {
            let exact = scroll.reachableOffset(forPosition: goal[axis], on: axis)
            if abs(exact - scroll[axis].destination) > Tolerance.offset {
                let velocity = scroll[axis].velocity(at: scroll.graph.time)
                scroll[axis].settle(to: exact, velocity: velocity, at: scroll.graph.time)
            }
        }
    }

    func offsetDidChange(of scroll: ScrollElement) {
        if scroll.phase != .idle, jump == nil { scroll.configuration.position?.link?.contentDidMove(scroll) }
    }

    func phaseDidChange(from old: ScrollPhase) {
        if scroll.phase == .animating { return }
        cancelJump()
        edge = nil
        let wasChosen = old == .decelerating || isStepping
        isStepping = false
        // The behavior can have chosen from lengths that were estimates.
        if scroll.phase == .idle, wasChosen, isLayoutNewer { realignWhenSettled() }
    }
}
