import LayerTree

/// Sends keys to the focused element and its ancestors, to shortcuts, and to scroll views. An Escape key closes an open
/// menu. If none of the others handles it, it dismisses what assistive technology can dismiss, such as a sheet.
@MainActor
final class KeyDispatcher {
    private unowned let graph: ViewGraph

    init(graph: ViewGraph) { self.graph = graph }

    /// - Returns: Whether something handled the key.
    func dispatch(_ event: KeyEvent) -> Bool {
        if event.key == .tab && event.phase != .up {
            TabOrder.step(backwards: event.modifiers.contains(.shift), in: graph)
            return true
        }
        // A menu is in front of the focused element.
        let isEscape = event.key == .escape && event.phase == .down && event.modifiers.isEmpty
        if isEscape, graph.knownPresentations?.closeMenu() == true { return true }
        // Shortcuts with Command or Control come before the focused element, which might type them. Others come after
        // it.
        let isCommand = !event.modifiers.isDisjoint(with: [.command, .control])
        if isCommand, pressShortcut(event) { return true }
        if pressAroundField(event) { return true }
        // Keys go from the focused element outward. Without focus, scroll views can handle them.
        var element = graph.focus.element
        // Scroll views that share the focus of the view around them come before the views further out.
        var isInside = element?.takesFocusForContent == true
        while let current = element {
            if isInside, current.scrollsContent {
                isInside = false
                if sendInside(event) { return true }
            }
            if current.handleKey(event) { return true }
            element = current.layoutParent
        }
        if isInside, sendInside(event) { return true }
        if !isCommand, pressShortcut(event) { return true }
        if graph.focus.element == nil,
            ScrollArbitration.inOrder(for: event.key, in: graph.root).contains(where: { $0.handleKey(event) })
        {
            return true
        }
        return isEscape && graph.semanticsTree.escape()
    }

    /// - Returns: Whether the focused field accepted the edit, or an action handled the key that causes it.
    func dispatch(_ event: TextInputEvent) -> Bool {
        guard let field = graph.focus.element as? TextFieldElement, field.semanticsID == event.id else { return false }
        if let key = event.key, pressAroundField(key) {
            // The system's text input has made the edit already and needs the text again.
            graph.semanticsTree.setNeedsRefresh()
            return true
        }
        return field.handle(event)
    }

    /// Sends a key to the actions of the focused text field. They come before the field itself, which uses most keys.
    private func pressAroundField(_ event: KeyEvent) -> Bool {
        guard let field = graph.focus.element as? TextFieldElement else { return false }
        var element = field.layoutParent
        while let current = element {
            if let action = current as? KeyPressElement, TabOrder.isOnly(field, in: action), action.press(event) {
                return true
            }
            element = current.layoutParent
        }
        return false
    }

    /// Sends a key to the scroll views inside the focused view, which has the focus on their behalf.
    private func sendInside(_ event: KeyEvent) -> Bool {
        guard let focused = graph.focus.element else { return false }
        return ScrollArbitration.inOrder(for: event.key, in: focused).contains {
            $0.focusableAround === focused && $0.handleKey(event)
        }
    }

    /// Activates the control with a matching shortcut. A key that repeats activates it once.
    private func pressShortcut(_ event: KeyEvent) -> Bool {
        guard let control = Shortcuts.control(for: KeyPress(event), in: graph) else { return false }
        return event.phase == .down ? control.activate() : true
    }
}
