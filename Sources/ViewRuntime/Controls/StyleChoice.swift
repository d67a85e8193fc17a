/// A type-erased style in the environment.
struct StyleChoice<Configuration>: Equatable {
    private let style: Any
    private let isSame: (Any) -> Bool
    let makeBody: @MainActor (Configuration) -> AnyView

    nonisolated init<S, Content: View>(_ style: S, body: @escaping @MainActor (S, Configuration) -> Content) {
        self.style = style
        // The runtime compares environments and creates controls only on the main actor.
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(StyleBody(style: style, configuration: $0, make: body)) }
        isSame = { other in
            nonisolated(unsafe) let other = other
            return MainActor.assumeIsolated { (other as? S).map { ValueComparison.areEqual(style, $0) } ?? false }
        }
    }

    static func == (a: StyleChoice, b: StyleChoice) -> Bool { a.isSame(b.style) }
}

/// The body of a style. The style's dynamic properties work like those of a view.
nonisolated struct StyleBody<Style, Configuration, Content: View>: PrimitiveView {
    let style: Style
    let configuration: Configuration
    /// Returns the body of the style. It's the same for all values of this type.
    let make: @MainActor (Style, Configuration) -> Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node { StyleNode(view, context) }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: StyleNode<Style, Configuration, Content>.self).update(view)
    }

    @MainActor static var _elementCount: Int? { Content._elementCount }
}

private final class StyleNode<Style, Configuration, Content: View>: CompositeNode<Style, Content> {
    private var configuration: Configuration
    private let make: @MainActor (Style, Configuration) -> Content

    init(_ view: StyleBody<Style, Configuration, Content>, _ context: _NodeContext) {
        configuration = view.configuration
        make = view.make
        super.init(view.style, context)
    }

    func update(_ view: StyleBody<Style, Configuration, Content>) {
        let isSame = ValueComparison.areEqual(configuration, view.configuration)
        configuration = view.configuration
        update(view.style, isSame: isSame)
    }

    override func body(of style: Style) -> Content { make(style, configuration) }
}
