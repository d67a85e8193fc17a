import LayerTree
import ViewRuntime

extension Stage {
    /// Enters text into the focused text field, in place of its selection or composition, and runs a frame.
    ///
    /// The text arrives in one edit, as from a paste, an input method, or an onscreen keyboard. To press the keys of a
    /// keyboard, see ``press(_:modifiers:)``.
    ///
    /// - Throws: ``StageError`` if no text field has the focus.
    public func insertText(_ text: String) throws {
        try enter(text, isComposing: false)
    }

    /// Shows the text that an input method is composing in the focused text field, in place of its selection or the
    /// previous composition, and runs a frame.
    ///
    /// To commit the composition, call ``insertText(_:)`` with the final text.
    ///
    /// - Throws: ``StageError`` if no text field has the focus.
    public func setMarkedText(_ text: String) throws {
        try enter(text, isComposing: true)
    }

    private func enter(_ text: String, isComposing: Bool) throws {
        guard let field = graph.semantics.flattened.first(where: { $0.isFocused && $0.textInput != nil }) else {
            throw StageError.noFocusedField
        }
        let end = text.utf16.count
        send(
            .text(
                TextInputEvent(
                    id: field.id, range: nil, text: text, selection: end..<end,
                    composition: isComposing ? 0..<end : nil)))
        update()
    }
}
