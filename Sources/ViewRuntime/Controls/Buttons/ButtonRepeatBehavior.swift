/// Whether a button repeats its action while it is held. Available from iOS 17 and macOS 14.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// The control's own behavior: the halves of a stepper repeat, buttons do not.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// The action runs half a second after the press begins, then ten times a second, but not on release.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// The action runs once, on release.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)

    /// The times from the press to the first repeat and between repeats, in seconds.
    static let delay = 0.5, interval = 0.1
}

extension View {
    /// Sets whether buttons in the view repeat their actions while they are held. Available from iOS 17 and macOS 14.
    ///
    /// A button that is released before it repeats runs its action once.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        controls { $0.repeatBehavior = behavior }
    }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether buttons repeat their actions while they are held. Available from iOS 17
    /// and macOS 14.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { controlValues.repeatBehavior }
}
