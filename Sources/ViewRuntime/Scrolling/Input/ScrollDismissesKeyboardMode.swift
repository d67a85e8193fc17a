/// The ways that scrolling dismisses a keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    package enum Kind: Hashable, Sendable { case automatic, immediately, interactively, never }
    package let kind: Kind

    /// The mode that the context suggests.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// The keyboard is dismissed when scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// The keyboard follows a drag that dismisses it.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Scrolling doesn't dismiss the keyboard.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}
