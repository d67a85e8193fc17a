import Foundation
import LayerTree

/// An element that is one thing to press, to the keyboard and to assistive technology.
///
/// The parts it is made of are not told of; it takes their texts as its label.
class ControlElement: ModifierElement, FocusHolder {
    override var isFocusable: Bool { environment.isEnabled }

    override var takesTouches: Bool { true }

    /// The return key or the space bar on the focused control, or assistive technology. Returns whether it did anything.
    func activate() -> Bool { false }

    /// Fills in what is special to the kind of control.
    func describe(_ node: inout SemanticsNode) {}

    var role: SemanticsRole { .button }

    /// Whether a keyboard shortcut presses it.
    var takesShortcuts: Bool { false }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        var node = graph.semanticsTree.node(for: self, role)
        let labels = children.flatMap(\.flattened).compactMap(\.label)
        node.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
        node.identifier = children.lazy.flatMap(\.flattened).compactMap(\.identifier).first
        describe(&node)
        if !environment.isEnabled {
            node.traits.insert(.disabled)
            node.actions = []
        }
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool { action == .activate && environment.isEnabled && activate() }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, graph.input.focused === self, event.modifiers.isEmpty else { return false }
        guard event.key == .space || event.key == .return else { return false }
        // A key that is held down presses once.
        return event.phase == .down ? activate() : true
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        guard environment.isEnabled != old.isEnabled else { return }
        graph.semanticsTree.setNeedsRefresh()
        if !environment.isEnabled, graph.input.focused === self { graph.input.focus(nil) }
    }

    override func willUnmount() { graph.input.elementDidUnmount(self) }
}

/// An element inside which nothing else takes the focus.
@MainActor
protocol FocusHolder: AnyObject {}
