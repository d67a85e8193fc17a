/// The visual prominence of a badge.
///
/// Available from iOS 17 and macOS 14.
public struct BadgeProminence: Hashable, Sendable {
    private enum Level: Hashable { case decreased, standard, increased }

    private let level: Level

    /// The lowest prominence, for information that a person seldom needs. A badge in a list is paler.
    public static let decreased = BadgeProminence(level: .decreased)
    /// The default prominence.
    public static let standard = BadgeProminence(level: .standard)
    /// The highest prominence, for what requires attention. A badge in a list is white in a red capsule.
    public static let increased = BadgeProminence(level: .increased)
}

extension EnvironmentValues {
    private enum BadgeProminenceKey: EnvironmentKey {
        static let defaultValue = BadgeProminence.standard
    }

    /// The prominence of badges in this environment.
    ///
    /// Available from iOS 17 and macOS 14.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of badges in this view. Badges on tabs don't change.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
