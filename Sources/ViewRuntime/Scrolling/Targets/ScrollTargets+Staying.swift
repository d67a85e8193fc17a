import Foundation

/// Keeps views in position when content that isn't lazy changes its layout.
extension ScrollTargets {
    /// A view of a target layout, and the position at which it begins.
    typealias PlacedView = (element: Element, start: CGPoint)

    /// Returns the view to keep in position: the one that the bound scroll position identifies, in a target layout that
    /// isn't lazy, with its last position. Lazy containers keep the position of their views themselves.
    ///
    /// - Parameters:
    ///   - isResized: Whether the length of the viewport changed. Then a view is also kept in content that snaps,
    ///     because the length of a page is that of the container.
    ///   - isAnimated: Whether the change is animated. Such a change must be visible, so a view is kept only in content
    ///     that snaps.
    func viewToKeep(isResized: Bool, isAnimated: Bool) -> PlacedView? {
        let link = scroll.configuration.position?.link
        guard scroll.adjustsOffset, scroll.stayingEdge == nil else { return nil }
        let isPage = isResized && scroll.configuration.targetBehavior != nil
        guard isPage || link != nil && !isAnimated else { return nil }
        let inner = link == nil ? anyContainer : container
        guard let container = (link == nil && layout == nil ? inner ?? scroll : inner) as? ContainerElement else {
            return nil
        }
        let placed = container.children.indices.filter { container.children[$0].firstUpdate != 0 }
        if let identity = link?.identity,
            let index = placed.first(where: { container.childIdentities[$0].contains(identity) })
        {
            return (container.children[index], start(of: container.children[index]))
        }
        // The view nearest to the anchor.
        let axis = mainAxis, share = link?.anchor?[axis] ?? viewAligned?.anchor?[axis] ?? 0
        let goal = scroll.alignmentPosition(on: axis) + share * scroll.alignmentLength(on: axis)
        return placed.map { (container.children[$0], start(of: container.children[$0])) }
            .min { abs($0.1[axis] + share * $0.0.size[axis] - goal) < abs($1.1[axis] + share * $1.0.size[axis] - goal) }
    }

    /// The view of the bound position, if its anchor is at that of the container and nothing moves.
    var alignedView: AlignedView? {
        guard let link = scroll.configuration.position?.link, let anchor = link.anchor, let identity = link.identity,
            scroll.phase == .idle, scroll.adjustsOffset, scroll.configuration.targetBehavior == nil, let container
        else { return nil }
        let axis = mainAxis, position = scroll.alignmentPosition(on: axis), room = scroll.alignmentLength(on: axis)
        guard room > 0, let index = nearest(to: position, in: container, on: axis, anchor: anchor[axis]),
            identities(of: index, in: container).contains(identity)
        else { return nil }
        let view = AlignedView(identity: identity, index: index, anchor: anchor[axis], room: room)
        let rest = restPosition(index, in: container, on: axis, anchor: view.anchor)
        return abs(rest - position) < Tolerance.rest ? view : nil
    }

    /// A view whose anchor is at that of the container.
    struct AlignedView {
        let identity: AnyHashable
        /// The number of the view in its target layout.
        let index: Int
        let anchor: CGFloat
        /// The length of the container in points.
        let room: CGFloat
    }

    /// Aligns a view again after the length of the container changed.
    func align(_ view: AlignedView) {
        let axis = mainAxis
        let room = scroll.alignmentLength(on: axis)
        guard room > 0, room != view.room, let container, view.index < container.targetCount,
            identities(of: view.index, in: container).contains(view.identity)
        else { return }
        let rest = restPosition(view.index, in: container, on: axis, anchor: view.anchor)
        let offset = scroll.reachableOffset(forPosition: rest, on: axis)
        guard abs(offset - scroll[axis].offset) > Tolerance.offset else { return }
        scroll[axis].stop(at: offset)
        scroll.applyOffset()
    }

    /// Returns the distance of a view from its previous position, or `nil` if it hasn't moved.
    func movement(of view: PlacedView) -> CGPoint? {
        let now = start(of: view.element)
        let movement = CGPoint(x: now.x - view.start.x, y: now.y - view.start.y)
        return abs(movement.x) > Tolerance.extent || abs(movement.y) > Tolerance.extent ? movement : nil
    }

    private func start(of element: Element) -> CGPoint {
        let frame = scroll.contentFrame(of: element.bounds, in: element)
        return CGPoint(
            x: scroll.leadingPosition(of: frame, on: .horizontal), y: scroll.leadingPosition(of: frame, on: .vertical))
    }
}
