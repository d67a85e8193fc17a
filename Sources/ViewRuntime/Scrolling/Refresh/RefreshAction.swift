/// Refreshes what a view shows, as `refreshable(action:)` says. Apple: iOS 15, macOS 12.
///
/// Read it from the environment, and call it like a function; it ends when the refresh does.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// // …
/// if let refresh { Button("Again") { Task { await refresh() } } }
/// ```
public struct RefreshAction: Sendable {
    let link: RefreshLink

    public func callAsFunction() async {
        let action = await link.action
        await action()
    }
}

/// What is to be done for a refresh; owned by the node of the modifier, so that it is the same for all evaluations.
@MainActor
final class RefreshLink {
    var action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
}

extension EnvironmentValues {
    /// Refreshes what is shown; nil where nothing can be refreshed. Apple: iOS 15, macOS 12.
    public var refresh: RefreshAction? { builtIn.scroll.refresh.map { RefreshAction(link: $0) } }
}

extension View {
    /// Makes what the view shows refreshable: a vertical scroll view inside is pulled down for it.
    ///
    /// The pull counts from 75 points beyond the top, while the finger is still down. Until the action ends, a wheel turns in 60
    /// points of room above the content; programs may await ``EnvironmentValues/refresh`` instead. Apple: iOS 15, macOS 12.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: action))
    }
}

nonisolated private struct RefreshModifier: ViewModifier {
    let action: @Sendable () async -> Void

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = RefreshNode(RefreshLink(modifier.action), context)
        node.content = C._makeNode(content, _NodeContext(graph: node.graph, parent: node, environment: node.inner))
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: RefreshNode.self)
        node.link.action = modifier.action
        C._updateNode(node.content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

private final class RefreshNode: PassthroughNode {
    let link: RefreshLink

    init(_ link: RefreshLink, _ context: _NodeContext) {
        self.link = link
        super.init(context)
    }

    var inner: EnvironmentValues {
        var values = environment
        values.builtIn.scroll.refresh = link
        values.builtIn.scroll.isPulledToRefresh = true
        return values
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        self.environment = environment
        content.setEnvironment(inner)
    }
}
