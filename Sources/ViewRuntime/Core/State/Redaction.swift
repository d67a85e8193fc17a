/// Why the contents of views are not to be seen.
///
/// Available from iOS 14 and macOS 11.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// They are still to come: bars stand for texts, and blocks for pictures.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// They are nobody else's business.
    ///
    /// Available from iOS 15 and macOS 12.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// They are no longer right.
    ///
    /// Available from iOS 17 and macOS 14.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why the contents of views are not to be seen.
    ///
    /// Available from iOS 14 and macOS 11.
    public var redactionReasons: RedactionReasons {
        get { builtIn.redaction }
        set { builtIn.redaction = newValue }
    }
}

extension View {
    /// Shows the view without its contents.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the contents all the same.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Hides the contents where the surroundings are redacted for privacy.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) { if sensitive && $0.contains(.privacy) { $0.insert(.placeholder) } }
    }
}
