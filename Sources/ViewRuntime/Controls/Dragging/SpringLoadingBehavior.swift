/// Whether a drag that stays over a control activates it.
///
/// Available from iOS 17 and macOS 14.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// Tabs activate when a drag hovers over them. Buttons don't.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// A drag activates the control.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// A drag doesn't activate the control.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)

    /// The time in seconds that a drag stays over a control until it activates the control.
    static let delay = 0.75
}

extension View {
    /// Sets whether a drag that stays over a button or a link in the view activates it.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameter behavior: The behavior. By default, a drag activates tabs, but not buttons.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        controls { $0.springLoading = behavior }
    }
}

extension EnvironmentValues {
    /// Whether a drag that stays over a control activates it.
    ///
    /// Available from iOS 17 and macOS 14.
    public var springLoadingBehavior: SpringLoadingBehavior { controlValues.springLoading }
}
