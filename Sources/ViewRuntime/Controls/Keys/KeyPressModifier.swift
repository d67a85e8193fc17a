import Foundation
import LayerTree

/// Acts on keys while the view, or something in it, has the focus.
nonisolated struct KeyPressModifier: ElementModifier {
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { KeyPressElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: KeyPressElement.self).modifier = self }
}

private final class KeyPressElement: ModifierElement {
    var modifier: KeyPressModifier!

    override func handleKey(_ event: KeyEvent) -> Bool {
        let press = KeyPress(event)
        guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.accepts(press) else { return false }
        return modifier.action(press) == .handled
    }
}

/// Actions for keys. The innermost view that has a use for a key has it first.
extension View {
    /// Acts when a key goes down or repeats.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], accepts: { $0.key == key }, action: { _ in action() }))
    }

    /// Acts on a key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { $0.key == key }, action: action))
    }

    /// Acts on any of some keys.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Acts on keys that type characters of a set.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let accepts = { (press: KeyPress) in press.characters.unicodeScalars.allSatisfy(characters.contains) }
        return modifier(KeyPressModifier(phases: phases, accepts: accepts, action: action))
    }

    /// Acts on every key.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
    }
}
