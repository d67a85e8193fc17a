import LayerTree
import ViewRuntime

extension Stage {
    /// The root of the accessibility tree.
    public var semantics: SemanticsNode { graph.semantics }

    /// Returns the first element in the accessibility tree with a role and a label, in reading order.
    ///
    /// - Parameters:
    ///   - role: The role of the element.
    ///   - label: The whole label of the element.
    /// - Complexity: O(*n*) in the number of elements and their depth.
    /// - Throws: ``StageError`` if there's no such element.
    public func element(_ role: SemanticsRole, _ label: String) throws -> SemanticsNode {
        let nodes = graph.semantics.flattened.filter { $0.role == role }
        if let found = nodes.first(where: { $0.label == label }) { return found }
        throw StageError.noElement(role: role, label: label, known: nodes.map { $0.label ?? "" })
    }
}
