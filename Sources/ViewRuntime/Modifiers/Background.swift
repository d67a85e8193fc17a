import Foundation

/// A modifier that layers a view behind or in front of another, with the same size.
nonisolated public struct _SecondaryLayer<Layer: View>: ViewModifier {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    /// This modifier has no body.
    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    /// Creates the node.
    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        if C._elementCount != 1 {
            // All elements share one secondary view, because they're laid out together.
            return wrapped(modifier, content, context)
        }
        let element = SecondaryLayerElement(context)
        element.alignment = modifier.alignment
        element.isInFront = modifier.isInFront
        let inner = context.inside(element)
        element.primary = C._makeNode(content, inner)
        element.secondary = Layer._makeNode(modifier.layer, inner)
        return element
    }

    @MainActor private static func wrapped<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let list = WrapperListNode(context)
        list.modifier = modifier
        list.make = { modifier, child, context in
            let modifier = modifier as! Self
            let element = SecondaryLayerElement(context)
            element.alignment = modifier.alignment
            element.isInFront = modifier.isInFront
            element.wrap(child)
            element.secondary = Layer._makeNode(modifier.layer, context.inside(element))
            return element
        }
        list.content = C._makeNode(content, context.inside(list))
        return list
    }

    /// Updates the node.
    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        if let list = node as? WrapperListNode {
            list.modifier = modifier
            for (_, wrapper) in list.wrappers { update(wrapper as! SecondaryLayerElement, modifier) }
            C._updateNode(list.content, content)
            return
        }
        let element = unsafeDowncast(node, to: SecondaryLayerElement.self)
        C._updateNode(element.primary, content)
        update(element, modifier)
    }

    @MainActor private static func update(_ element: SecondaryLayerElement, _ modifier: Self) {
        element.alignment = modifier.alignment
        Layer._updateNode(element.secondary, modifier.layer)
    }

    /// The number of elements, if the type determines it.
    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

/// Lays out the secondary views in the size of the primary view, which they never change.
class SecondaryLayerElement: ModifierElement {
    var primary: _Node!
    var secondary: _Node!
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateLayout() } } }
    var isInFront = false
    private var known: (base: Element, layers: [Element])?
    /// Whether the content has changed since the element read its parts.
    private var hasChanged = false

    override var primaryContent: _Node? { primary ?? child }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let primary { body(primary) }
        if let secondary { body(secondary) }
    }

    override func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        if isParked { return }
        var inner: K.Value?
        primary?.collectPreference(key, into: &inner)
        body(self, preference(key, around: inner))
    }

    override func preference<K: PreferenceKey>(_ key: K.Type, around inner: K.Value?) -> K.Value? {
        var sum = inner
        secondary?.collectPreference(key, into: &sum)
        return sum
    }

    private var parts: (base: Element, layers: [Element]) {
        if let known, !hasChanged { return known }
        let base = primary?.onlyElement() ?? child!
        let layers = secondary.elements()
        base.layoutParent = self
        for layer in layers { layer.layoutParent = self }
        known = (base, layers)
        hasChanged = false
        return (base, layers)
    }

    override var lastShownChildren: [Element] {
        let hasChanged = hasChanged
        self.hasChanged = false
        defer { self.hasChanged = hasChanged }
        return shownChildren
    }

    override func childElementsChanged() {
        hasChanged = true
        invalidateLayout()
        graph.needsLayersAround(self)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { parts.base.size(for: proposal) }

    override func arrange() {
        let (base, layers) = parts
        place(base, at: .zero, proposal: proposal)
        let room = ProposedViewSize(size)
        let own = ViewDimensions(size: size)
        let x = alignment.horizontal.key, y = alignment.vertical.key
        for layer in layers {
            let layerSize = layer.size(for: room)
            let anchor = CGPoint(
                x: base.explicitGuide(x, size: size, proposal: proposal) ?? x.id.defaultValue(in: own),
                y: base.explicitGuide(y, size: size, proposal: proposal) ?? y.id.defaultValue(in: own))
            place(
                layer,
                at: CGPoint(
                    x: anchor.x - layer.guide(x, size: layerSize, proposal: room),
                    y: anchor.y - layer.guide(y, size: layerSize, proposal: room)),
                proposal: room)
        }
    }

    override func forEachLayoutChild(_ body: (Element) -> Void) {
        let (base, layers) = parts
        if isInFront { body(base) }
        for layer in layers { body(layer) }
        if !isInFront { body(base) }
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        parts.base.explicitGuide(key, size: size, proposal: proposal)
    }
    override func trait(_ key: ObjectIdentifier) -> Any? { parts.base.trait(key) }
    override var spacing: ViewSpacing { parts.base.spacing }
    override var priority: Double { parts.base.priority }
    override var zIndex: Double { parts.base.zIndex }
    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        parts.base.lengthRange(on: axis, proposal: proposal)
    }
    override func slot(withID id: AnyHashable) -> Int? { primary?.slot(withID: id) == nil ? nil : 0 }
    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        primary?.appendIdentities(ofSlot: 0, to: &identities)
    }
}

extension View {
    /// Layers views behind the view.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(_SecondaryLayer(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Layers a view behind the view.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(_SecondaryLayer(layer: background, alignment: alignment, isInFront: false))
    }

    /// Fills the bounds of the view, and the adjacent safe area, with a style.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        background { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
    }

    /// Fills the bounds of the view, and the adjacent safe area, with the default background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Fills a shape behind the view with the default background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Layers views in front of the view.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(_SecondaryLayer(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Layers a view in front of the view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_SecondaryLayer(layer: overlay, alignment: alignment, isInFront: true))
    }

    /// Fills the bounds of the view, and the adjacent safe area, with a style in front of the view.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        overlay { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape in front of the view with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Draws a border inside the bounds of the view, with a width in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
