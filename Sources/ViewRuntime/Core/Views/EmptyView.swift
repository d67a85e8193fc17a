/// A view without content that takes no space.
public struct EmptyView: Sendable, BitwiseCopyable {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: PrimitiveView {
    public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _Node { EmptyNode(context) }
    public static func _updateNode(_ node: _Node, _ view: EmptyView) {}
    public static var _elementCount: Int? { 0 }
}

final class EmptyNode: _Node {
    override var slotCount: Int { 0 }
    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {}
}
