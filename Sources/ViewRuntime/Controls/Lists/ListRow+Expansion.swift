import Foundation
import LayerTree

/// The header of a section that a person expands and collapses.
extension ListRowElement {
    /// The expansion of the section whose header this is, if the style of the list lets a person change it.
    var expansion: SectionExpansion? {
        guard place.part == .header, look.kind == .sidebar else { return nil }
        return child.trait(ObjectIdentifier(SectionExpansion.self)) as? SectionExpansion
    }

    /// Expands or collapses the section.
    ///
    /// - Returns: Whether the row is the header of such a section.
    func toggleSection() -> Bool {
        guard environment.isEnabled, let expansion else { return false }
        withAnimation { expansion.binding.wrappedValue.toggle() }
        return true
    }

    /// Returns the semantics of the header.
    func headerSemantics(_ expansion: SectionExpansion, _ children: [SemanticsNode]) -> SemanticsNode {
        var node = graph.semanticsTree.node(for: self, .button)
        let inside = children.flatMap(\.flattened)
        node.label = children.joinedLabels
        node.identifier = inside.lazy.compactMap(\.identifier).first
        node.value = expansion.isExpanded ? "Expanded" : "Collapsed"
        if environment.isEnabled { node.actions.append(.activate) } else { node.traits.insert(.disabled) }
        node.children = inside.filter { !$0.actions.isEmpty }
        return node
    }
}
