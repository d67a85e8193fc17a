import Foundation

/// What stays where it is seen when content that is not lazy changes its layout.
extension ScrollTargets {
    /// A view of a target layout, and the position at which it begins.
    typealias PlacedView = (element: Element, start: CGPoint)

    /// The view that the bound position stands for, in a target layout whose views are all made, where it was last placed:
    /// what changes before it leaves it where it is. Lazy containers see to that themselves.
    ///
    /// - Parameter isResized: Whether the viewport is of another length. Then content that comes to rest on targets keeps one too: pages
    ///   are as long as the container.
    func viewToKeep(isResized: Bool) -> PlacedView? {
        let link = scroll.configuration.position?.link
        guard link != nil || isResized && scroll.configuration.targetBehavior != nil else { return nil }
        let inner = link == nil ? anyContainer : container
        guard let container = (link == nil && layout == nil ? inner ?? scroll : inner) as? ContainerElement else { return nil }
        let placed = container.children.indices.filter { container.children[$0].firstUpdate != 0 }
        if let identity = link?.identity, let index = placed.first(where: { container.childIdentities[$0].contains(identity) }) {
            return (container.children[index], start(of: container.children[index]))
        }
        // The one nearest to the anchor.
        let axis = mainAxis, share = link?.anchor?[axis] ?? viewAligned?.anchor?[axis] ?? 0
        let goal = scroll.alignmentPosition(on: axis) + share * scroll.alignmentLength(on: axis)
        return placed.map { (container.children[$0], start(of: container.children[$0])) }
            .min { abs($0.1[axis] + share * $0.0.size[axis] - goal) < abs($1.1[axis] + share * $1.0.size[axis] - goal) }
    }

    /// How far a view is from where it was; nil when it is there.
    func movement(of view: PlacedView) -> CGPoint? {
        let now = start(of: view.element)
        let movement = CGPoint(x: now.x - view.start.x, y: now.y - view.start.y)
        return abs(movement.x) > 1e-7 || abs(movement.y) > 1e-7 ? movement : nil
    }

    private func start(of element: Element) -> CGPoint {
        let frame = scroll.contentFrame(of: element.bounds, in: element)
        return CGPoint(x: scroll.leadingPosition(of: frame, on: .horizontal), y: scroll.leadingPosition(of: frame, on: .vertical))
    }
}
