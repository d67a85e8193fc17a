import Foundation
import LayerTree

/// An element that keyboards and assistive technology activate as a whole.
///
/// The element hides its content from assistive technology and uses the content's texts as its label.
class ControlElement: ModifierElement {
    override var isFocusable: Bool { environment.isEnabled }

    /// Controls prevent the focus of elements inside them.
    override func forEachTabStop(_ body: (Element) -> Void) {}

    override var takesTouches: Bool { true }

    /// Activates the control from the Return key, the space bar, or assistive technology.
    ///
    /// - Returns: Whether the control performed an action.
    func activate() -> Bool { false }

    /// Adds the accessibility properties of a specific kind of control.
    func describe(_ node: inout SemanticsNode) {}

    var role: SemanticsRole { .button }

    /// Whether keyboard shortcuts activate the control.
    var takesShortcuts: Bool { false }

    /// The shortcuts that activate the control, as texts.
    var keyShortcuts: [String] {
        guard takesShortcuts, environment.isEnabled, let shortcut = environment.keyboardShortcut else { return [] }
        return [shortcut.text]
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        var node = graph.semanticsTree.node(for: self, role)
        node.label = children.joinedLabels
        node.identifier = children.lazy.flatMap(\.flattened).compactMap(\.identifier).first
        describe(&node)
        node.keyShortcuts = keyShortcuts
        if !environment.isEnabled {
            node.traits.insert(.disabled)
            node.actions = []
        }
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        action == .activate && environment.isEnabled && activate()
    }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, graph.focus.element === self, event.modifiers.isEmpty else { return false }
        guard event.key == .space || event.key == .return else { return false }
        // A key that repeats activates the control once.
        return event.phase == .down ? activate() : true
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.keyboardShortcut != old.keyboardShortcut { graph.semanticsTree.setNeedsRefresh() }
        guard environment.isEnabled != old.isEnabled else { return }
        graph.semanticsTree.setNeedsRefresh()
        if !environment.isEnabled, graph.focus.element === self { graph.focus.move(to: nil) }
    }

    override func willUnmount() { graph.elementDidUnmount(self) }
}
