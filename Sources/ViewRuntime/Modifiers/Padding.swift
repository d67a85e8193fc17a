import Foundation

/// A layout with space around its content.
nonisolated public struct _PaddingLayout: ElementModifier, Equatable {
    /// The edges with padding.
    public var edges: Edge.Set
    /// The padding in points; `nil` for the default.
    public var insets: EdgeInsets?

    static let defaultLength: CGFloat = 16

    /// Creates a padding layout.
    public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    var resolved: EdgeInsets {
        let length = Self.defaultLength
        let all = insets ?? EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        func side(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat { edges.contains(edge) ? value.sanitizedDistance : 0 }
        return EdgeInsets(
            top: side(.top, all.top), leading: side(.leading, all.leading), bottom: side(.bottom, all.bottom),
            trailing: side(.trailing, all.trailing))
    }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { PaddingElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: PaddingElement.self).insets = resolved
    }
}

extension View {
    /// Adds space around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Adds equal space at some edges of the view.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The space in points; `nil` for 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(
                edges: edges,
                insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds equal space around the view, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds the space that windows reserve at their edges. Available from iOS 15 and macOS 12.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

final class PaddingElement: ModifierElement {
    var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateLayout() } } }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        if let width = proposal.width { inner.width = max(width - insets.leading - insets.trailing, 0) }
        if let height = proposal.height { inner.height = max(height - insets.top - insets.bottom, 0) }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = child.size(for: inner(proposal))
        return CGSize(
            width: max(content.width + insets.leading + insets.trailing, 0),
            height: max(content.height + insets.top + insets.bottom, 0))
    }

    override func arrange() {
        place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let inner = inner(proposal)
        return child.explicitGuide(key, size: child.size(for: inner), proposal: inner)
            .map { $0 + insets.start(on: key.axis) }
    }

    override var spacing: ViewSpacing {
        var spacing = child.spacing
        for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = .plain }
        return spacing
    }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        let around = insets.sum(on: axis)
        let range = child.lengthRange(on: axis, proposal: inner(proposal))
        return max(range.lowerBound + around, 0)...max(range.upperBound + around, 0)
    }
}
