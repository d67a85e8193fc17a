extension KeyboardShortcut {
    /// The shortcut in the format of the ARIA attribute `aria-keyshortcuts`.
    var text: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("Control") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.command) { parts.append("Meta") }
        if modifiers.contains(.shift) { parts.append("Shift") }
        parts.append(key.name)
        return parts.joined(separator: "+")
    }
}

extension KeyEquivalent {
    /// The name of the key on the web.
    fileprivate var name: String {
        switch self {
        case .upArrow: "ArrowUp"
        case .downArrow: "ArrowDown"
        case .leftArrow: "ArrowLeft"
        case .rightArrow: "ArrowRight"
        case .escape: "Escape"
        case .delete: "Backspace"
        case .deleteForward: "Delete"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PageUp"
        case .pageDown: "PageDown"
        case .clear: "Clear"
        case .tab: "Tab"
        case .space: "Space"
        case .return: "Enter"
        case "+": "Plus"
        default: character.uppercased()
        }
    }
}
