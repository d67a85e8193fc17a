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
        element.kinds = kinds
        element.shape = shape
        element.isEvenOdd = isEvenOdd
    }
}

extension View {
    /// Defines the hit testing shape of this view.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Defines the shape of this view for kinds of use. The kinds `interaction`, `dragPreview`, and `hoverEffect` have
    /// an effect.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }
}

final class ContentShapeElement: ModifierElement {
    var kinds: ContentShapeKinds = []
    var shape: (any Shape)?
    var isEvenOdd = false

    /// Whether a point is inside the shape, or `nil` if the shapes of the content define the area for hit testing.
    private func isInside(_ point: CGPoint) -> Bool? {
        guard kinds.contains(.interaction), let shape else { return nil }
        return outline(of: shape, in: bounds).contains(point, eoFill: isEvenOdd)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { isInside(point) ?? false }
    override func clipsHits(_ point: CGPoint) -> Bool { isInside(point) == false }
}

extension ModifierElement {
    /// Returns the shape that a modifier inside this one defines for a kind of use.
    func innerShape(for kind: ContentShapeKinds) -> (shape: any Shape, isEvenOdd: Bool)? {
        var inner: Element? = child
        while let modifier = inner as? ModifierElement {
            if let element = modifier as? ContentShapeElement, element.kinds.contains(kind), let shape = element.shape {
                return (shape, element.isEvenOdd)
            }
            inner = modifier.child
        }
        return nil
    }
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
