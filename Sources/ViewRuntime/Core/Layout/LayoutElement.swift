import Foundation

/// A layout container with its content.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = LayoutElement(view.layout, context)
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: LayoutElement<L>.self)
        element.update(view.layout)
        Content._updateNode(element.content, view.content)
    }

    @MainActor static var _elementCount: Int? { 1 }
}

/// An element that places its children through layout subviews.
@MainActor
protocol SubviewPlacing: Element {
    func place(_ child: Element, at point: CGPoint, _ proposal: ProposedViewSize)
}

/// Places its children with a layout.
final class LayoutElement<L: Layout>: ContainerElement, SubviewPlacing {
    private var layout: L
    /// The layout with the presented values of its animatable data.
    private var shown: L
    /// The motion of animatable data, which the first animated change creates.
    private var motion: ValueMotion<L>?
    private var cache: L.Cache?
    private var isCacheStale = false
    /// Whether the axis changed since the children were last measured.
    private var isAxisStale = false
    private var placed: Set<ObjectIdentifier> = []

    init(_ layout: L, _ context: _NodeContext) {
        self.layout = layout
        shown = layout
        super.init(context)
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    func update(_ new: L) {
        if ValueComparison.areEqual(layout, new) { return }
        if graph.animatesLayout || graph.tracksVelocity {
            if motion == nil { motion = ValueMotion<L>.make(for: self) }
            motion?.animate(from: layout, to: new)
        }
        let axis = stackAxis
        layout = new
        if stackAxis != axis { isAxisStale = true }
        layOutAgain()
    }

    /// Lays out the children in each frame in which the animatable data change.
    override func refresh() {
        graph.didRefresh(self)
        layOutAgain()
    }

    private func layOutAgain() {
        shown = motion?.presented(layout) ?? layout
        invalidateLayout()
    }

    override func endMotion() {
        super.endMotion()
        motion?.stop()
    }

    override var stackAxis: Axis? { (layout as? AnyLayout)?.stackAxis ?? L.layoutProperties.stackOrientation }

    override func layoutWasInvalidated() { isCacheStale = true }

    /// Discards the sizes of spacers and dividers that follow the axis of the layout.
    private func forgetAxis(in element: Element) {
        if element.stackAxis != nil { return }
        if element.followsStackAxis { element.forgetLayout(upTo: self) }
        element.forEachLayoutChild { forgetAxis(in: $0) }
    }

    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        if isAxisStale {
            isAxisStale = false
            for child in children { forgetAxis(in: child) }
        }
        let subviews = LayoutSubviews(elements: children[...], layoutDirection: environment.layoutDirection)
        var working: L.Cache
        if let cache {
            working = cache
            if isCacheStale { shown.updateCache(&working, subviews: subviews) }
        } else {
            working = shown.makeCache(subviews: subviews)
        }
        isCacheStale = false
        let result = body(subviews, &working)
        cache = working
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { shown.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func arrange() {
        placed.removeAll()
        withCache { shown.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
        for child in children where !placed.contains(ObjectIdentifier(child)) {
            let childSize = child.size(for: proposal)
            place(
                child, at: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
                proposal: proposal)
        }
    }

    func place(_ child: Element, at point: CGPoint, _ proposal: ProposedViewSize) {
        placed.insert(ObjectIdentifier(child))
        place(child, at: point, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { subviews, cache in
            key.axis == .horizontal
                ? shown.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : shown.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override var spacing: ViewSpacing { withCache { shown.spacing(subviews: $0, cache: &$1) } }
}
