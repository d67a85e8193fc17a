import Foundation
import LayerTree

/// An effect that masks a view with the opacity of another.
nonisolated public struct _MaskEffect<Mask: View>: ElementModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node {
        let element = MaskElement(context)
        let stencil = StencilElement(context.inside(element))
        stencil.alignment = alignment
        stencil.content = Mask._makeNode(mask, context.inside(stencil))
        element.use(stencil)
        return element
    }

    @MainActor package func update(_ element: _Node) {
        let stencil = unsafeDowncast(element, to: MaskElement.self).stencil!
        stencil.alignment = alignment
        Mask._updateNode(stencil.content, mask)
    }
}

extension View {
    /// Masks the view with the opacity of another view, which has the same size.
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    /// Masks the view with the opacity of another view, which has the same size.
    @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }
}

final class MaskElement: ModifierElement {
    private(set) var stencil: StencilElement!

    func use(_ stencil: StencilElement) {
        self.stencil = stencil
        stencil.layoutParent = self
        var effects = LayerEffects()
        effects.mask = stencil.makeLayer()
        makeLayer().effects = effects
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let stencil { body(stencil) }
    }

    override func arrange() {
        super.arrange()
        stencil.settle(at: .zero, size: size, proposal: ProposedViewSize(size))
    }
}

/// Lays out the views of a mask. It isn't a layout child of the masked element, so it receives no touches and isn't
/// accessible.
final class StencilElement: ContainerElement {
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateLayout() } } }

    override func arrange() {
        let own = ViewDimensions(size: size), room = ProposedViewSize(size)
        let x = alignment.horizontal.key, y = alignment.vertical.key
        for child in children {
            let childSize = child.size(for: room)
            place(
                child,
                at: CGPoint(
                    x: x.id.defaultValue(in: own) - child.guide(x, size: childSize, proposal: room),
                    y: y.id.defaultValue(in: own) - child.guide(y, size: childSize, proposal: room)),
                proposal: room)
        }
    }
}
