import Foundation
import ScrollMechanics

/// Where a scroll view may come to rest, and where views are that it is asked to show.
///
/// Positions are offsets of the content's leading edge from the container's, in points: 0 at rest at the start.
@MainActor
final class ScrollTargets {
    unowned let scroll: ScrollElement
    /// The element that `scrollTargetLayout` is on.
    @Unretained var layout: Element?
    /// The position aimed at when the last gesture began.
    var original = CGPoint.zero
    var jump: ScrollJump?
    /// Whether content is being put where a jump ends: the view that is jumped to stays in place then, whatever is measured around it.
    var isLanding = false
    /// Whether a wheel or a key takes the content to where it may come to rest.
    var isStepping = false
    /// Whether the behaviour lets thrown content rest anywhere.
    private var isFree = false
    /// How large the container was when the behaviour was last asked.
    private var chosenIn: CGSize?
    var aim: ScrollAim?
    /// How large the viewport was when the content was last seen to rest where it may.
    private(set) var room: CGSize?
    private var willRealign = false
    /// Where keys lead the content that comes to rest anywhere.
    var edge: EdgeGoal?

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    // MARK: The target layout

    /// The container whose children are the targets.
    var container: (any ScrollTargetContainer)? { container(in: layout) }

    /// Without a target layout, the container that all of the content is in.
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

    /// A target's leading position and its length along an axis.
    private func span(_ index: Int, in container: any ScrollTargetContainer, on axis: Axis) -> (start: CGFloat, length: CGFloat) {
        let frame = scroll.contentFrame(of: container.targetFrame(at: index), in: container)
        return (scroll.leadingPosition(of: frame, on: axis), frame.size[axis])
    }

    /// The target whose anchor is nearest to the container's, and its distance.
    func nearest(to position: CGFloat, on axis: Axis, anchor: CGFloat = 0) -> Int? {
        container.flatMap { nearest(to: position, in: $0, on: axis, anchor: anchor) }
    }

    func nearest(to position: CGFloat, in container: any ScrollTargetContainer, on axis: Axis, anchor: CGFloat) -> Int? {
        if container.targetCount == 0 { return nil }
        let room = scroll.alignmentLength(on: axis)
        let base = scroll.leadingPosition(of: scroll.contentFrame(of: container.bounds, in: container), on: axis)
        guard var index = container.targetIndex(near: position + anchor * room - base, on: axis) else { return nil }
        func distance(_ index: Int) -> CGFloat {
            let span = span(index, in: container, on: axis)
            return abs(span.start + anchor * span.length - position - anchor * room)
        }
        // The one at the place and its neighbours: lengths may differ.
        var best = distance(index)
        for candidate in [index - 1, index + 1] where candidate >= 0 && candidate < container.targetCount {
            let far = distance(candidate)
            if far < best - 1e-6 {
                best = far
                index = candidate
            }
        }
        return index
    }


    /// The position at which a target's anchor is at the container's.
    func restPosition(_ index: Int, in container: any ScrollTargetContainer, on axis: Axis, anchor: CGFloat) -> CGFloat {
        let span = span(index, in: container, on: axis)
        return span.start + anchor * (span.length - scroll.alignmentLength(on: axis))
    }

    /// The behaviour that aligns views, if that is what was asked for.
    var viewAligned: ViewAlignedScrollTargetBehavior? {
        var behavior = scroll.configuration.targetBehavior
        while let erased = behavior as? AnyScrollTargetBehavior { behavior = erased.base }
        return behavior as? ViewAlignedScrollTargetBehavior
    }

    /// The identities of the target that a scroll position stands for.
    func currentIdentities(anchor: UnitPoint?) -> [AnyHashable] {
        let axis = mainAxis
        guard let container,
            let index = nearest(to: scroll.alignmentPosition(on: axis), on: axis, anchor: anchor?[axis] ?? 0)
        else { return [] }
        return identities(of: index, in: container)
    }

    /// The identities of the targets of which at least a share is visible, in order.
    func visible(share threshold: Double) -> [[AnyHashable]] {
        guard let container, container.targetCount > 0 else { return [] }
        let axis = mainAxis
        let room = scroll.alignmentRect
        let base = scroll.leadingPosition(of: scroll.contentFrame(of: container.bounds, in: container), on: axis)
        guard var index = container.targetIndex(near: scroll.alignmentPosition(on: axis) - base, on: axis) else { return [] }
        var result: [[AnyHashable]] = []
        while index < container.targetCount {
            let frame = scroll.physicalFrame(of: container.targetFrame(at: index), in: container)
            if scroll.leadingPosition(of: frame, on: axis) > scroll.leadingPosition(of: room, on: axis) + room.size[axis] { break }
            if room.visibleShare(of: frame) >= max(threshold, 1e-9) {
                var identities: [AnyHashable] = []
                container.appendTargetIdentities(at: index, to: &identities)
                result.append(identities)
            }
            index += 1
        }
        return result
    }

    // MARK: Resting

    func gestureDidBegin() {
        original = CGPoint(
            x: scroll.position(ofOffset: scroll.horizontal.destination, on: .horizontal),
            y: scroll.position(ofOffset: scroll.vertical.destination, on: .vertical))
    }

    /// The position to come to rest at, for one proposed; nil when no behaviour was asked for.
    func chosen(_ proposed: CGPoint, velocity: CGVector) -> CGPoint? {
        guard let behavior = scroll.configuration.targetBehavior else { return nil }
        let geometry = scroll.geometry
        chosenIn = geometry.containerSize
        aim = nil
        var target = ScrollTarget(rect: CGRect(origin: proposed, size: geometry.containerSize))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: original, size: geometry.containerSize)),
            velocity: velocity, contentSize: geometry.contentSize, containerSize: geometry.containerSize,
            axes: scroll.axes, environment: scroll.environment, scroll: scroll)
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
        aim = ScrollAim(at: position[mainAxis], anchor: viewAligned?.anchor?[mainAxis] ?? 0, of: self)
        return position
    }

    var mainAxis: Axis { scroll.scrolls(on: .vertical) ? .vertical : .horizontal }

    func identities(of index: Int, in container: any ScrollTargetContainer) -> [AnyHashable] {
        var identities: [AnyHashable] = []
        container.appendTargetIdentities(at: index, to: &identities)
        return identities
    }

    /// The same for content that is thrown; nil too when the behaviour takes what is proposed.
    ///
    /// - Parameter isAtEdge: Whether an edge is proposed, which any behaviour may take: then it counts whether it took the last place
    ///   that was none.
    func chosenForThrow(_ proposed: CGPoint, velocity: CGVector, isAtEdge: Bool) -> CGPoint? {
        guard let chosen = chosen(proposed, velocity: velocity) else { return nil }
        if !isAtEdge, velocity.dx != 0 || velocity.dy != 0 { isFree = chosen == proposed }
        return isFree && chosen == proposed ? nil : chosen
    }

    /// Content before what is visible turned out longer: what was aimed at is as much further on.
    func shift(by delta: CGFloat, on axis: Axis) {
        original[axis] += delta
        if axis == mainAxis { aim?.position += delta }
    }

    /// Changes how far content reaches: what is aimed at stays so where its expected place is out of reach now.
    func keepingAim(_ change: () -> Void) {
        var going: CGFloat { scroll.position(ofOffset: scroll[mainAxis].destination, on: mainAxis) }
        let isAimed = aim?.isGoal(going) ?? false
        change()
        if isAimed { aim?.position = going }
    }

    /// The content was placed for the first time.
    func didBegin() { room = scroll.viewport.size }

    /// After a change of size or content.
    func layoutDidChange() {
        if let jump { follow(jump) }
        if let edge, scroll.phase == .animating { follow(edge) }
        if willRealign { return }
        willRealign = true
        // Content that is as long as the viewport may learn of its size by the program, in the course of the update.
        scroll.graph.whenSettled { [weak self] in self?.realign() }
    }

    /// A scroll view that rests on targets, or goes to one, does so again.
    private func realign() {
        willRealign = false
        guard scroll.isMounted else { return }
        room = scroll.viewport.size
        if scroll.configuration.targetBehavior == nil { return }
        if scroll.phase == .decelerating || (scroll.phase == .animating && isStepping) { realignDestination() }
        guard scroll.phase == .idle else { return }
        let now = CGPoint(x: scroll.alignmentPosition(on: .horizontal), y: scroll.alignmentPosition(on: .vertical))
        original = now
        guard let chosen = chosen(now, velocity: CGVector(dx: 0, dy: 0)) else { return }
        var isElsewhere = false
        for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) {
            let offset = scroll.reachableOffset(forPosition: chosen[axis], on: axis)
            guard abs(offset - scroll[axis].offset) > 1e-6 else { continue }
            scroll[axis].stop(at: offset)
            isElsewhere = true
        }
        if isElsewhere { scroll.offsetDidChange() }
    }

    /// On the way to a target that is elsewhere by now: a view whose place was an estimate, or a page that is of another length.
    private func realignDestination() {
        let going = CGPoint(
            x: scroll.position(ofOffset: scroll.horizontal.destination, on: .horizontal),
            y: scroll.position(ofOffset: scroll.vertical.destination, on: .vertical))
        var goal = going
        let isResized = chosenIn != scroll.geometry.containerSize
        if isResized || aim?.isTarget == true, let place = aim?.follow(from: going[mainAxis], of: self) {
            goal[mainAxis] = place
            chosenIn = scroll.geometry.containerSize
        } else if let viewAligned {
            for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) {
                let anchor = viewAligned.anchor?[axis] ?? 0
                guard let index = nearest(to: going[axis], on: axis, anchor: anchor), let container else { continue }
                goal[axis] = restPosition(index, in: container, on: axis, anchor: anchor)
            }
        } else if isResized {
            goal = chosen(going, velocity: CGVector(dx: 0, dy: 0)) ?? going
        } else {
            return
        }
        for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) && scroll[axis].isMoving {
            let exact = scroll.reachableOffset(forPosition: goal[axis], on: axis)
            if abs(exact - scroll[axis].destination) > 1e-6 {
                let velocity = scroll[axis].velocity(at: scroll.graph.time)
                scroll[axis].settle(to: exact, velocity: velocity, at: scroll.graph.time)
            }
        }
    }

    func contentDidMove() {
        if scroll.phase != .idle, jump == nil { scroll.configuration.position?.link?.contentDidMove(scroll) }
    }

    func phaseDidChange(from old: ScrollPhase) {
        if scroll.phase == .idle { cancelJump() }
        if scroll.phase != .animating {
            edge = nil
            isStepping = false
        }
        if scroll.phase == .interacting { cancelJump() }
    }
}
