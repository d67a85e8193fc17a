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
    let make: @MainActor (Style, Configuration) -> Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node { StyleNode(view, context) }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: StyleNode<Style, Configuration, Content>.self).update(view)
    }

    @MainActor static var _elementCount: Int? { Content._elementCount }
}

private final class StyleNode<Style, Configuration, Content: View>: PassthroughNode {
    /// The view with the style before installation. An installed style would keep this node alive.
    private var view: StyleBody<Style, Configuration, Content>
    private let properties = InstalledProperties(of: Style.self)

    init(_ view: StyleBody<Style, Configuration, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        let body = evaluate()
        content = Content._makeNode(body, context.inside(self))
    }

    func update(_ view: StyleBody<Style, Configuration, Content>) {
        self.view = view
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        Content._updateNode(content, evaluate())
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if properties.environmentChanged(environment) { setNeedsRefresh() }
    }

    override func willUnmount() { properties.uninstall() }

    private func evaluate() -> Content {
        graph.statistics.bodies += 1
        var installed = view.style
        properties.install(into: &installed, of: self)
        return tracking {
            properties.update(&installed)
            return view.make(installed, view.configuration)
        }
    }
}
