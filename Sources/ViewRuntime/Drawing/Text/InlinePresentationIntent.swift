import Foundation

/// The emphasis of text, and other properties of inline Markdown.
///
/// Foundation declares this type only on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public var rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text with emphasis, which is italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Text with strong emphasis, which is bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Text with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break of the source that is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// Inline HTML.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
    /// The properties of inline Markdown.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("Keys have no values") }

    /// The key of the properties of inline Markdown.
    @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension InlinePresentationIntent {
    /// The modifiers that show the properties.
    var modifiers: [Text.Modifier] {
        var modifiers: [Text.Modifier] = []
        if contains(.emphasized) { modifiers.append(.italic(true)) }
        if contains(.stronglyEmphasized) { modifiers.append(.weight(.bold)) }
        if contains(.code) { modifiers.append(.monospaced(true)) }
        if contains(.strikethrough) { modifiers.append(.strikethrough(true, nil)) }
        return modifiers
    }
}
