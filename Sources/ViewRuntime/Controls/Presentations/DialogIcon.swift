/// The severity of an alert or a dialog.
///
/// Available from iOS 17 and macOS 13.
public struct DialogSeverity: Equatable, Sendable {
    private enum Level: Equatable { case automatic, standard, critical }

    private let level: Level

    /// The default severity.
    public static let automatic = DialogSeverity(level: .automatic)
    /// The severity of a critical problem.
    public static let critical = DialogSeverity(level: .critical)
    /// The standard severity.
    public static let standard = DialogSeverity(level: .standard)
}

extension View {
    /// Sets the icon of alerts and dialogs. As on iOS, alerts and dialogs show no icon.
    ///
    /// Available from iOS 17 and macOS 13.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets the severity of alerts and dialogs. As on iOS, it doesn't change their appearance.
    ///
    /// Available from iOS 17 and macOS 13.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
