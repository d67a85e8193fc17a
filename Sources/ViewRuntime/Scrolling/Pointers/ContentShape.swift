import Foundation
import LayerTree

/// Defines the hit testing shape of its content.
nonisolated public struct _ContentShapeModifier<S: Shape>: ElementModifier {
    let kinds: ContentShapeKinds
    let shape: S
    let isEvenOdd: Bool

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ContentShapeElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ContentShapeElement.self)
        element.shape = kinds.contains(.interaction) ? shape : nil
        element.previewShape = kinds.contains(.dragPreview) ? shape : nil
        element.isEvenOdd = isEvenOdd
    }
}

extension View {
    /// Defines the hit testing shape of this view.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Defines the shape of this view for kinds of use, of which `interaction` and `dragPreview` have an effect.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }
}

final class ContentShapeElement: ModifierElement {
    /// The shape, or `nil` to use the shapes of the content.
    var shape: (any Shape)?
    /// The shape of the preview when a person drags the view, or `nil`.
    var previewShape: (any Shape)?
    var isEvenOdd = false

    private func holds(_ point: CGPoint, _ shape: any Shape) -> Bool {
        outline(of: shape, in: bounds).contains(point, eoFill: isEvenOdd)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shape.map { holds(point, $0) } ?? false }
    override func clipsHits(_ point: CGPoint) -> Bool { shape.map { !holds(point, $0) } ?? false }
}

/// Sets whether its content takes part in hit testing.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier, Equatable {
    /// A Boolean value that indicates whether the content takes part in hit testing.
    public var allowsHitTesting: Bool

    /// Creates a modifier.
    public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { HitTestingElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: HitTestingElement.self).isOn = allowsHitTesting
    }
}

extension View {
    /// Sets whether this view takes part in hit testing. If it doesn't, touches reach the views behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}

final class HitTestingElement: ModifierElement {
    var isOn = true

    override var allowsHits: Bool { isOn }
}
