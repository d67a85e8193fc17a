import Foundation
import LayerTree

/// Replaces its content with another view for assistive technology.
nonisolated struct RepresentationModifier<Representation: View>: ViewModifier {
    let representation: Representation

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let element = RepresentationElement(context)
        let inner = context.inside(element)
        let made = VStack<C>._makeNode(VStack(spacing: 0) { content }, inner)
        element.content = made
        element.wrap(made.elements()[0])
        element.representation = VStack<Representation>._makeNode(VStack(spacing: 0) { modifier.representation }, inner)
        return element
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let element = unsafeDowncast(node, to: RepresentationElement.self)
        VStack<C>._updateNode(element.content!, VStack(spacing: 0) { content })
        VStack<Representation>._updateNode(element.representation, VStack(spacing: 0) { modifier.representation })
        element.graph.semanticsTree.setNeedsRefresh()
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { 1 }
}

extension View {
    /// Replaces this view with another one for assistive technology and the keyboard.
    ///
    /// The representation is never visible, but it performs the actions that assistive technology requests, such as a
    /// step of a slider.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(RepresentationModifier(representation: representation()))
    }
}

final class RepresentationElement: ModifierElement {
    /// A stack with the representation, laid out in the content's size but not drawn.
    var representation: _Node!

    /// The element of the representation.
    var stand: Element {
        let element = representation.elements()[0]
        element.layoutParent = self
        return element
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let representation { body(representation) }
    }

    override func forEachTabStop(_ body: (Element) -> Void) { body(stand) }

    override func arrange() {
        super.arrange()
        place(stand, at: .zero, proposal: ProposedViewSize(size))
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        let frame = convert(bounds, to: nil)
        return graph.semanticsTree.nodes(of: stand).map { node in
            var node = node
            node.frame = frame
            return node
        }
    }
}
