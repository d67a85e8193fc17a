import Foundation
import LayerTree

/// Runs an action on keys while its content has the focus.
nonisolated public struct _KeyPressModifier: ElementModifier {
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { KeyPressElement(context) }

    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: KeyPressElement.self).modifier = self
    }
}

final class KeyPressElement: ModifierElement {
    var modifier: _KeyPressModifier!

    override func handleKey(_ event: KeyEvent) -> Bool {
        // The action of a text field comes before the field.
        if let field = graph.focus.element as? TextFieldElement, TabOrder.isOnly(field, in: self) { return false }
        return press(event)
    }

    func press(_ event: KeyEvent) -> Bool {
        let press = KeyPress(event)
        guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.accepts(press) else {
            return false
        }
        return modifier.action(press) == .handled
    }
}

// The innermost view that handles a key receives it.
extension View {
    /// Performs an action when a person presses a key, or the key repeats, while this view has the focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The closure to run. Return `.ignored` to pass the key to the view around this one.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(_KeyPressModifier(phases: [.down, .repeat], accepts: { $0.key == key }, action: { _ in action() }))
    }

    /// Performs an action for phases of a key while this view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, accepts: { $0.key == key }, action: action))
    }

    /// Performs an action for any key in a set while this view has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Performs an action for keys that type characters of a set while this view has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let accepts = { (press: KeyPress) in press.characters.unicodeScalars.allSatisfy(characters.contains) }
        return modifier(_KeyPressModifier(phases: phases, accepts: accepts, action: action))
    }

    /// Performs an action for every key while this view has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
    }
}
