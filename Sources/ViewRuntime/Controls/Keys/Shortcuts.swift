/// Finds the control with a keyboard shortcut.
@MainActor
enum Shortcuts {
    /// Returns the first enabled control that the shortcut matches, topmost first, among the elements that allow hits,
    /// and then among the commands of the window.
    static func control(for press: KeyPress, in graph: ViewGraph) -> ControlElement? {
        var children: [Element] = []
        graph.root.forEachLayoutChild { children.append($0) }
        if children.count > 1, let top = children.last, graph.knownPresentations?.entries.isEmpty == false {
            children = [top]
        }
        return control(for: press, among: children)
            ?? control(for: press, among: graph.services.existing(CommandElements.self)?.elements ?? [])
    }

    /// Returns the shortcuts of the enabled commands of a window, as texts.
    static func ofCommands(in graph: ViewGraph) -> [String] {
        (graph.services.existing(CommandElements.self)?.elements ?? []).flatMap(texts)
    }

    private static func texts(in element: Element) -> [String] {
        var texts = (element as? ControlElement)?.keyShortcuts ?? []
        element.forEachLayoutChild { texts += Self.texts(in: $0) }
        return texts
    }

    private static func control(for press: KeyPress, in element: Element) -> ControlElement? {
        if !element.allowsHits { return nil }
        if let control = element as? ControlElement, control.takesShortcuts, control.environment.isEnabled,
            control.environment.keyboardShortcut?.isTriggered(by: press) == true
        {
            return control
        }
        var children: [Element] = []
        element.forEachLayoutChild { children.append($0) }
        return control(for: press, among: children)
    }

    // Each element is visited once. The first element of a lazy `compactMap` is computed twice, at every level.
    private static func control(for press: KeyPress, among elements: [Element]) -> ControlElement? {
        for element in elements {
            if let control = control(for: press, in: element) { return control }
        }
        return nil
    }
}
