/// How scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    package enum Kind: Hashable, Sendable { case automatic, immediately, interactively, never }
    package let kind: Kind

    /// As the surroundings are used to.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// As soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// While the keyboard is dragged down.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}
