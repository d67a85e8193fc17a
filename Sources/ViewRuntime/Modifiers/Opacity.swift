import Foundation

/// An effect that makes a view translucent.
nonisolated public struct _OpacityEffect: ElementModifier, Equatable {
    /// The opacity of the view, in 0...1.
    public var opacity: Double

    /// Creates an opacity effect.
    public init(opacity: Double) { self.opacity = opacity }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { OpacityElement(context) }
    @MainActor package func update(_ element: _Node) { unsafeDowncast(element, to: OpacityElement.self).show(opacity) }
}

extension View {
    /// Sets the opacity of the view.
    ///
    /// - Parameter opacity: The opacity from 0 (transparent) to 1 (opaque), clamped to this range.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

final class OpacityElement: ModifierElement {
    private lazy var shown = AnimatedProperty(1.0, of: self) { [unowned self] value in
        layer?.opacity = min(max(value, 0), 1)
    }

    func show(_ opacity: Double) {
        _ = makeLayer()
        let wasHidden = isHiddenFromSemantics
        shown.set(opacity.isNaN ? 1 : opacity)
        if isHiddenFromSemantics != wasHidden { graph.semanticsTree.setNeedsRefresh() }
    }

    /// Invisible content receives no touches.
    override var allowsHits: Bool { shown.model > 0 }

    /// Assistive technology ignores invisible content.
    override var isHiddenFromSemantics: Bool { shown.model <= 0 }

    override func willUnmount() { shown.stop() }
}

/// Makes its content transparent, but lets assistive technology read it.
nonisolated struct UnseenModifier: ElementModifier {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node { UnseenElement(context) }
    @MainActor func update(_ element: _Node) {}
}

private final class UnseenElement: ModifierElement {
    override init(_ context: _NodeContext) {
        super.init(context)
        makeLayer().opacity = 0
    }

    override var allowsHits: Bool { false }
}

/// A modifier that keeps the space of its content but doesn't show it.
nonisolated public struct _HiddenModifier: ElementModifier {
    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { HiddenElement(context) }
    @MainActor package func update(_ element: _Node) {}
}

extension View {
    /// Hides the view, but keeps its space in the layout.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

final class HiddenElement: ModifierElement {
    override init(_ context: _NodeContext) {
        super.init(context)
        makeLayer().isHidden = true
    }

    override var allowsHits: Bool { false }
}
