/// An edit of a text field by the system's text input: a keyboard, an input method, a paste, or dictation.
///
/// Offsets are in UTF-16 code units of the field's visible text. Offsets outside the text mean its end.
public struct TextInputEvent: Sendable {
    /// The identifier of the field in the accessibility tree.
    public var id: UInt64
    /// The range of text that the edit replaces; `nil` for the composition, or the selection without one. An edit that
    /// only changes the selection replaces an empty range.
    public var range: Range<Int>?
    /// The text in place of the range.
    public var text: String
    /// The selection after the edit. Without a range, it counts from the start of the new text.
    public var selection: Range<Int>
    /// The text that an input method is composing, after the edit; `nil` if it isn't composing. Without a range, it
    /// counts from the start of the new text.
    public var composition: Range<Int>?
    /// The key that causes the edit, which views with key actions receive first; `nil` for other causes.
    public var key: KeyEvent?

    /// Creates an event.
    public init(
        id: UInt64, range: Range<Int>?, text: String, selection: Range<Int>, composition: Range<Int>? = nil,
        key: KeyEvent? = nil
    ) {
        self.id = id
        self.range = range
        self.text = text
        self.selection = selection
        self.composition = composition
        self.key = key
    }
}
