import Foundation

extension View {
    /// Adds an action for URLs that open the program.
    ///
    /// The action runs for each URL that the host delivers. A program receives the URL of the option `--open`, or of
    /// the item `open` in the query of a page's address. A test opens a URL on its stage. If several views have an
    /// action, all of them run, outer views first.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenedURLModifier(action: action))
    }
}

nonisolated private struct OpenedURLModifier: ViewModifier {
    let action: (URL) -> Void

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = OpenedURLNode(context)
        node.action = modifier.action
        context.graph.services.service(OpenedURLs.self).add(node)
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: OpenedURLNode.self)
        node.action = modifier.action
        C._updateNode(node.content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

private final class OpenedURLNode: PassthroughNode {
    var action: ((URL) -> Void)!

    override func willUnmount() { graph.services.service(OpenedURLs.self).remove(self) }
}

/// The actions for URLs that open a scene.
@MainActor
private final class OpenedURLs: SceneService {
    private var nodes: [OpenedURLNode] = []

    func add(_ node: OpenedURLNode) { nodes.append(node) }

    func remove(_ node: OpenedURLNode) { nodes.removeAll { $0 === node } }

    func open(_ url: URL) {
        for node in nodes where node.isMounted { node.action(url) }
    }
}

extension ViewGraph {
    /// Passes a URL to the views that open URLs.
    func open(_ url: URL) { services.service(OpenedURLs.self).open(url) }
}
