import Foundation

/// A view that overlays its subviews, with the first at the back.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content

    /// Creates an overlaying stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ZStackElement(context)
        element.alignment = view.alignment
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: ZStackElement.self)
        element.alignment = view.alignment
        Content._updateNode(element.content, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}

/// The element of an overlaying stack. Each child receives the whole proposal, and the size of the stack on an axis
/// without a proposal. The size is the union of the aligned children with the highest priority.
final class ZStackElement: ContainerElement {
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateLayout() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let union = union(in: proposal) else { return .zero }
        return union.size
    }

    override func arrange() {
        let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
        guard let union = union(in: proposal) else { return }
        for child in children {
            let size = child.size(for: proposal)
            let guides = guides(of: child, size: size, proposal: proposal)
            place(child, at: CGPoint(x: -guides.x - union.minX, y: -guides.y - union.minY), proposal: proposal)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
        guard let union = union(in: proposal) else { return nil }
        return key.id.combine(
            children.lazy.map { child in
                let size = child.size(for: proposal)
                let guides = self.guides(of: child, size: size, proposal: proposal)
                let offset = -guides[key.axis] - union.low(on: key.axis)
                return child.explicitGuide(key, size: size, proposal: proposal).map { $0 + offset }
            })
    }

    override var spacing: ViewSpacing {
        guard var result = children.first?.spacing else { return .zero }
        for child in children.dropFirst() { result.formUnion(child.spacing) }
        return result
    }

    private func guides(of child: Element, size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(
            x: child.guide(alignment.horizontal.key, size: size, proposal: proposal),
            y: child.guide(alignment.vertical.key, size: size, proposal: proposal))
    }

    /// Returns the union of the frames of the children with the highest priority, relative to the point at which their
    /// guides meet.
    private func union(in proposal: ProposedViewSize) -> CGRect? {
        let children = children
        guard let highest = children.map(\.priority).max() else { return nil }
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for child in children where child.priority == highest {
            let size = child.size(for: proposal)
            let guides = guides(of: child, size: size, proposal: proposal)
            low = CGPoint(x: min(low.x, -guides.x), y: min(low.y, -guides.y))
            high = CGPoint(x: max(high.x, size.width - guides.x), y: max(high.y, size.height - guides.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
