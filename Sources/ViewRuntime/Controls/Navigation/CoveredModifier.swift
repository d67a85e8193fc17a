/// Reports to its content when another screen covers it and when that screen starts to leave.
///
/// Covered views disappear, but keep their identity and state, and the runtime continues to update them.
nonisolated struct CoveredModifier: ViewModifier {
    let isCovered: Bool
    /// The duration in seconds until the covering screen has settled.
    let delay: Double

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = CoveredNode(context)
        node.content = C._makeNode(content, context.inside(node))
        if modifier.isCovered { node.coverAtOnce() }
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: CoveredNode.self)
        C._updateNode(node.content, content)
        node.show(modifier)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

/// The node of a screen.
final class CoveredNode: PassthroughNode, FrameClient {
    private var isUnderScreen = false
    /// Whether the covering screen is fully in place.
    private var hasSettled = false
    private var deadline = 0.0

    override var coversContent: Bool { isCovered || hasSettled }

    func coverAtOnce() {
        isUnderScreen = true
        settle(true)
    }

    private func settle(_ value: Bool) {
        hasSettled = value
        content.setCovered(coversContent)
    }

    func show(_ modifier: CoveredModifier) {
        if modifier.isCovered == isUnderScreen { return }
        isUnderScreen = modifier.isCovered
        if isUnderScreen {
            deadline = graph.time + modifier.delay
            graph.add(self)
        } else {
            graph.remove(self as any FrameClient)
            settle(false)
        }
    }

    func step(to time: Double) -> FrameDemand {
        if time < deadline { return .at(deadline) }
        settle(true)
        return .done
    }

    override func willUnmount() { graph.remove(self as any FrameClient) }
}
