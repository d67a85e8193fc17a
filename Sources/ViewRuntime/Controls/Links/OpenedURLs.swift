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

nonisolated private struct OpenedURLModifier: NodeModifier {
    let action: (URL) -> Void

    @MainActor func makeNode(_ context: _NodeContext) -> _Node {
        let node = OpenedURLNode(context)
        node.action = action
        context.graph.services.service(OpenedURLs.self).add(node)
        return node
    }

    @MainActor func apply(to node: _Node) {
        unsafeDowncast(node, to: OpenedURLNode.self).action = action
    }
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
