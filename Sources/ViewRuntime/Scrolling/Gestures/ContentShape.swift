import Foundation
import LayerTree

/// Lets a shape in the content's bounds decide where the content can be touched.
nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
    let kinds: ContentShapeKinds
    let shape: S
    let isEvenOdd: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ContentShapeElement(context) }

    @MainActor func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ContentShapeElement.self)
        element.shape = kinds.contains(.interaction) ? shape : nil
        element.isEvenOdd = isEvenOdd
    }
}

extension View {
    /// Lets the view be touched wherever a shape in its bounds is, and nowhere else.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the view's shape for some uses. The one that has an effect here is `interaction`.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }
}

final class ContentShapeElement: ModifierElement {
    /// Nil leaves it to the content.
    var shape: (any Shape)?
    var isEvenOdd = false

    private func holds(_ point: CGPoint, _ shape: any Shape) -> Bool {
        shape.path(in: bounds, layoutDirection: environment.layoutDirection).contains(point, eoFill: isEvenOdd)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shape.map { holds(point, $0) } ?? false }
    override func clipsHits(_ point: CGPoint) -> Bool { shape.map { !holds(point, $0) } ?? false }
}

/// Lets touches pass its content by.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier, Equatable {
    public var allowsHitTesting: Bool

    public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { HitTestingElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: HitTestingElement.self).isOn = allowsHitTesting
    }
}

extension View {
    /// Whether the view and what is in it can be touched; when not, what lies behind it is.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}

final class HitTestingElement: ModifierElement {
    var isOn = true

    override var allowsHits: Bool { isOn }
}
