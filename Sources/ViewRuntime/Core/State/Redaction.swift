/// The reasons to redact the content of views.
///
/// Available from iOS 14 and macOS 11.
public struct RedactionReasons: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Placeholders, such as bars for text and blocks for images, replace the content while it loads.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Private content is hidden.
    ///
    /// Available from iOS 15 and macOS 12.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    ///
    /// Available from iOS 17 and macOS 14.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// The reasons to redact the content of the view.
    ///
    /// Available from iOS 14 and macOS 11.
    public var redactionReasons: RedactionReasons {
        get { builtIn.redaction }
        set { builtIn.redaction = newValue }
    }
}

extension View {
    /// Redacts the content of this view for a reason.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all redactions from this view.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks this view as private. Its content is hidden if a view around it is redacted for privacy.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) { if sensitive && $0.contains(.privacy) { $0.insert(.placeholder) } }
    }
}
