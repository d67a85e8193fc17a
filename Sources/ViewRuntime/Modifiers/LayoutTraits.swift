import Foundation

/// The priority with which a view receives space.
nonisolated public struct _LayoutPriorityModifier: ElementModifier, Equatable {
    let value: Double

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { LayoutPriorityElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: LayoutPriorityElement.self).value = value
    }
}

final class LayoutPriorityElement: ModifierElement {
    var value = 0.0 { didSet { if value != oldValue { invalidateLayout() } } }
    override var priority: Double { value.isNaN ? 0 : value }
}

/// The order of overlapping views.
nonisolated public struct _ZIndexModifier: ElementModifier, Equatable {
    let value: Double

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ZIndexElement(context) }
    @MainActor package func update(_ element: _Node) { unsafeDowncast(element, to: ZIndexElement.self).value = value }
}

final class ZIndexElement: ModifierElement {
    override init(_ context: _NodeContext) {
        super.init(context)
        graph.zIndexElements += 1
    }

    override func willUnmount() { graph.zIndexElements -= 1 }

    var value = 0.0 { didSet { if value != oldValue { setNeedsOrder() } } }
    override var zIndex: Double { value.isNaN ? 0 : value }

    /// Schedules an update of all layers up to the container that draws this view among its children. The views between
    /// them, such as one with an offset, can have layers of their own.
    private func setNeedsOrder() {
        var element = layoutParent
        while let current = element {
            graph.needsLayersAround(current)
            if current is ContainerElement { return }
            element = current.layoutParent
        }
    }
}

/// An explicit alignment guide.
nonisolated public struct _AlignmentModifier: ElementModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { AlignmentGuideElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: AlignmentGuideElement.self)
        element.key = key
        element.compute = compute
        element.invalidateLayout()
    }
}

final class AlignmentGuideElement: ModifierElement {
    var key: AlignmentKey!
    var compute: ((ViewDimensions) -> CGFloat)!

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return child.explicitGuide(key, size: size, proposal: proposal) }
        let value = compute(child.dimensions(for: proposal))
        return value.sanitizedDistance
    }
}

extension View {
    /// Sets the priority with which the view receives space. Views with a higher value receive space first.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }

    /// Sets the order of overlapping views. A higher value is in front.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

    /// Sets the position of a horizontal alignment guide.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentModifier(key: g.key, compute: computeValue))
    }

    /// Sets the position of a vertical alignment guide.
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    {
        modifier(_AlignmentModifier(key: g.key, compute: computeValue))
    }
}
