import Foundation
import LayerTree

/// A link in a text as a control. A tap on it, the Return key, or assistive technology opens its URL.
///
/// Links in the label of another control have no effect, because that control receives the taps.
final class TextLinkControl: TextLinkElement, GestureTarget {
    private var current = CurrentRecognizer<GestureRecognizer<ButtonGesture>>()

    private var isActive: Bool { environment.isEnabled && !isInControl }

    private var isInControl: Bool {
        var element = layoutParent
        while let around = element {
            if around is ControlElement { return true }
            element = around.layoutParent
        }
        return false
    }

    private func open() {
        if let link { environment.openURL(link.url) }
    }

    override var takesTouches: Bool { isActive }

    func recognizers() -> [Recognizer] {
        guard isActive else { return [] }
        let gesture = ButtonGesture(press: { _ in }, action: { [weak self] in self?.open() })
        return current.forPointer(GestureRecognizer(gesture, .normal, on: self))
    }

    override var isFocusable: Bool { isActive }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard isActive, graph.focus.element === self, event.modifiers.isEmpty, event.key == .return else {
            return false
        }
        // A key that repeats opens the URL once.
        if event.phase == .down { open() }
        return true
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        guard let link, isActive else { return [] }
        var node = graph.semanticsTree.node(for: self, .link)
        node.label = link.label
        node.actions = [.activate]
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        guard action == .activate, isActive else { return false }
        open()
        return true
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        guard environment.isEnabled != old.isEnabled else { return }
        graph.semanticsTree.setNeedsRefresh()
        if environment.isEnabled { return }
        current.cancel()
        if graph.focus.element === self { graph.focus.move(to: nil) }
    }

    override func willUnmount() { graph.elementDidUnmount(self) }
}
