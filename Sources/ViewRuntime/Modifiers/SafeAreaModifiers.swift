import Foundation

/// A modifier that reserves space along the edges. Scroll views inside use the space and begin their content after it.
nonisolated public struct _SafeAreaPaddingModifier: ElementModifier {
    let padding: _PaddingLayout

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { SafeAreaPaddingElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: SafeAreaPaddingElement.self).insets = padding.resolved
    }
}

final class SafeAreaPaddingElement: ModifierElement, SafeAreaSource {
    var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateLayout() } } }

    override var safeAreaSource: (any SafeAreaSource)? { self }

    var outerSafeRect: CGRect { bounds }
    var innerSafeRect: CGRect { bounds.inset(by: insets, isMirrored: environment.layoutDirection == .rightToLeft) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = child.size(for: inner(proposal))
        return CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom
        )
    }

    override func arrange() { place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal)) }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        let around = insets.sum(on: axis)
        let range = child.lengthRange(on: axis, proposal: inner(proposal))
        return range.lowerBound + around...range.upperBound + around
    }
}

/// A view that places a bar along an edge, and keeps content that doesn't scroll out of its space.
nonisolated struct SafeAreaInsetView<Content: View, Bar: View>: PrimitiveView {
    let content: Content
    let bar: Bar
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = SafeAreaInsetElement(context)
        element.edge = view.edge
        element.alignment = view.alignment
        element.gap = view.spacing
        let inner = context.inside(element)
        // Several views share one layout, because the bar belongs to all of them.
        element.main = VStack<Content>._makeNode(VStack { view.content }, inner)
        element.bar = Bar._makeNode(view.bar, inner)
        return element
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: SafeAreaInsetElement.self)
        if element.edge != view.edge || element.alignment != view.alignment || element.gap != view.spacing {
            element.edge = view.edge
            element.alignment = view.alignment
            element.gap = view.spacing
            element.invalidateLayout()
        }
        VStack<Content>._updateNode(element.main, VStack { view.content })
        Bar._updateNode(element.bar, view.bar)
    }

    @MainActor static var _elementCount: Int? { 1 }
}

final class SafeAreaInsetElement: Element, SafeAreaSource {
    var main: _Node!
    var bar: _Node!
    var edge = Edge.bottom
    var alignment = HorizontalAlignment.center.key
    var gap: CGFloat?
    private var known: (main: Element, bars: [Element])?

    override func forEachChild(_ body: (_Node) -> Void) {
        body(main)
        body(bar)
    }

    private var parts: (main: Element, bars: [Element]) {
        if let known { return known }
        let found = (main: main.onlyElement(), bars: bar.elements())
        found.main.layoutParent = self
        for element in found.bars { element.layoutParent = self }
        known = found
        return found
    }

    override func childElementsChanged() {
        known = nil
        invalidateLayout()
        graph.needsLayersAround(self)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = nil
        return proposal
    }

    private func inset(_ proposal: ProposedViewSize) -> CGFloat {
        let bars = parts.bars
        if bars.isEmpty { return 0 }
        return bars.reduce(0) { max($0, $1.size(for: barProposal(proposal))[axis]) } + (gap ?? 8)
    }

    private func mainProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[axis] = proposal[axis].map { max($0 - inset(proposal), 0) }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = parts.main.size(for: mainProposal(proposal))
        size[axis] += inset(proposal)
        return size
    }

    override func arrange() {
        let (main, bars) = parts
        let room = inset(proposal)
        var origin = CGPoint.zero
        if edge == .top { origin.y = room }
        if edge == .leading { origin.x = room }
        place(main, at: origin, proposal: mainProposal(proposal))
        for child in bars {
            let barSize = child.size(for: barProposal(ProposedViewSize(size)))
            let guide = child.guide(alignment, size: barSize, proposal: barProposal(ProposedViewSize(size)))
            var point = CGPoint.zero
            point[axis.other] = alignment.id.defaultValue(in: ViewDimensions(size: size)) - guide
            point[axis] = edge == .bottom || edge == .trailing ? size[axis] - barSize[axis] : 0
            place(child, at: point, proposal: barProposal(ProposedViewSize(size)))
        }
    }

    override func forEachLayoutChild(_ body: (Element) -> Void) {
        let (main, bars) = parts
        body(main)
        for child in bars { body(child) }
    }

    /// A bar before the content, such as a navigation bar, is read before it.
    override func forEachChildInReadingOrder(_ body: (Element) -> Void) {
        let (main, bars) = parts
        if edge == .bottom || edge == .trailing { body(main) }
        for child in bars { body(child) }
        if edge == .top || edge == .leading { body(main) }
    }

    override var safeAreaSource: (any SafeAreaSource)? { self }

    var outerSafeRect: CGRect { bounds }

    var innerSafeRect: CGRect {
        var insets = EdgeInsets()
        insets[edge] = inset(proposal)
        return bounds.inset(by: insets, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        let around = axis == self.axis ? inset(proposal) : 0
        let range = parts.main.lengthRange(on: axis, proposal: mainProposal(proposal))
        return range.lowerBound + around...range.upperBound + around
    }
}

/// A layout that extends its content beyond the safe area at the edges that it touches.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: ElementModifier {
    /// The regions of the safe area to ignore.
    public var regions: SafeAreaRegions
    /// The edges to extend.
    public var edges: Edge.Set

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { SafeAreaIgnoringElement(context) }
    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: SafeAreaIgnoringElement.self)
        if element.edges != edges || element.regions != regions {
            element.edges = edges
            element.regions = regions
            element.invalidateLayout()
        }
    }
}

final class SafeAreaIgnoringElement: ModifierElement, SafeAreaFollower {
    var edges: Edge.Set = .all
    var regions: SafeAreaRegions = .all
    private var grown = PhysicalInsets()

    override init(_ context: _NodeContext) {
        super.init(context)
        graph.safeAreaFollowers.add(self)
    }

    override func willUnmount() { graph.safeAreaFollowers.remove(self) }

    func followSafeArea() { if safeAreaExtension(regions, edges: edges) != grown { invalidateLayout() } }

    override func arrange() {
        grown = safeAreaExtension(regions, edges: edges)
        if grown.isZero {
            place(child, at: .zero, proposal: proposal)
            return
        }
        let room = CGSize(
            width: size.width + grown.left + grown.right, height: size.height + grown.top + grown.bottom)
        let inner = ProposedViewSize(room)
        let childSize = child.size(for: inner)
        let leading = grown.logical(environment.layoutDirection).leading
        place(
            child,
            at: CGPoint(
                x: -leading + (room.width - childSize.width) / 2, y: -grown.top + (room.height - childSize.height) / 2),
            proposal: inner)
    }
}

extension View {
    /// Adds padding to the safe area of the view.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: insets)))
    }

    /// Adds equal padding to the safe area at some edges of the view.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The padding in points; `nil` for 16 points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _SafeAreaPaddingModifier(
                padding: _PaddingLayout(
                    edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })))
    }

    /// Adds equal padding to the safe area of the view, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Places a view along a vertical edge, and reduces the safe area by its height.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The alignment of the view along the edge.
    ///   - spacing: The distance from the content in points; `nil` for 8 points.
    ///   - content: The view.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            content: self, bar: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key,
            spacing: spacing)
    }

    /// Places a view along a horizontal edge, and reduces the safe area by its width.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The alignment of the view along the edge.
    ///   - spacing: The distance from the content in points; `nil` for 8 points.
    ///   - content: The view.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            content: self, bar: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
            spacing: spacing)
    }

    /// Extends the view beyond the safe area at some edges.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Extends the view beyond the safe area at some edges.
    @available(*, deprecated, message: "Use `ignoresSafeArea` instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(.container, edges: edges)
    }
}

extension SafeAreaInsetView: SingleContent {}
