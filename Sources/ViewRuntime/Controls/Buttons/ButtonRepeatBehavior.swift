/// Whether a button acts again and again while it is held. Apple: iOS 17, macOS 14.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// As the control has it: the halves of a stepper repeat, buttons do not.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// It acts half a second after the press begins, then ten times a second, but not on release.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// It acts once, on release.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)

    /// From the press to the first repeat, and from one repeat to the next, seconds.
    static let delay = 0.5, interval = 0.1
}

extension View {
    /// Whether buttons in the view act again and again while they are held. Apple: iOS 17, macOS 14.
    ///
    /// A button that is released earlier than it repeats acts once, as others do.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        controls { $0.repeatBehavior = behavior }
    }
}

extension EnvironmentValues {
    /// Whether buttons act again and again while they are held. Apple: iOS 17, macOS 14.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { builtIn.controls.repeatBehavior }
}
