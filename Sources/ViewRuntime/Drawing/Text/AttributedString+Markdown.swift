import Foundation

/// The initializers for Markdown, which Foundation has only on Apple's systems.
extension AttributedString {
    /// Options for strings from Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that have a meaning.
        public enum InterpretedSyntax: Sendable {
            /// Blocks and inline elements. The blocks have no separators, as on Apple's systems.
            case full
            /// Inline elements. Line breaks and other whitespace become single spaces.
            case inlineOnly
            /// Inline elements. Whitespace stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens if the Markdown has an error. There are none here.
        public enum FailurePolicy: Sendable {
            /// Throws the error.
            case throwError
            /// Returns the part before the error.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes in the form `^[text](name: value)` have a meaning.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that have a meaning.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens if the Markdown has an error.
        public var failurePolicy: FailurePolicy
        /// The language of the text, which is ignored.
        public var languageCode: String?
        /// Whether attributes describe the positions in the source, which isn't supported.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Creates a string from Markdown. Inline elements become values of `inlinePresentationIntent` and `link`.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown.
    ///   - options: The parts of Markdown that have a meaning.
    ///   - baseURL: The URL to which relative links refer, or `nil` to leave them relative.
    /// - Complexity: O(*n*) in the length of the Markdown.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
        throws
    {
        self.init()
        switch options.interpretedSyntax {
        case .full: for block in MarkdownBlocks.texts(of: markdown) { append(inline: block, options, baseURL) }
        case .inlineOnly:
            append(inline: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "), options, baseURL)
        case .inlineOnlyPreservingWhitespace: append(inline: markdown, options, baseURL)
        }
    }

    /// Creates a string from Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
    {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private mutating func append(inline markdown: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
        let pieces = Markdown.pieces(of: [.literal(markdown)], hasAttributes: options.allowsExtendedAttributes)
        append(pieces, AttributeContainer(), baseURL)
    }

    private mutating func append(
        _ pieces: [LocalizedStringKey.Piece], _ attributes: AttributeContainer, _ baseURL: URL?
    ) {
        for piece in pieces {
            switch piece {
            case .literal(let text), .string(let text): self += AttributedString(text, attributes: attributes)
            case .text(let text): append(text, attributes, baseURL)
            case .integer, .unsigned, .double, .formatted: break
            }
        }
    }

    /// Appends a text that the parser of Markdown styled.
    private mutating func append(_ text: Text, _ attributes: AttributeContainer, _ baseURL: URL?) {
        var attributes = attributes, intent = attributes.inlinePresentationIntent ?? []
        for modifier in text.modifiers {
            switch modifier {
            case .weight: intent.insert(.stronglyEmphasized)
            case .italic: intent.insert(.emphasized)
            case .monospaced: intent.insert(.code)
            case .strikethrough: intent.insert(.strikethrough)
            case .link(let url):
                attributes.link = baseURL.flatMap { URL(string: url.relativeString, relativeTo: $0) } ?? url
            default: break
            }
        }
        if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
        if case .localized(let pieces) = text.content { append(pieces, attributes, baseURL) }
    }
}

/// Divides Markdown into blocks.
private enum MarkdownBlocks {
    /// Returns the inline Markdown of each block, without the marks of headings, lists, and quotes. Lines of one
    /// paragraph are separated by a space.
    static func texts(of markdown: String) -> [String] {
        var blocks: [String] = [], continues = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let (text, begins, ends) = content(of: line)
            if continues, !begins, !text.isEmpty {
                blocks[blocks.count - 1] += " " + text
            } else if !text.isEmpty {
                blocks.append(String(text))
            }
            continues = !text.isEmpty && !ends
        }
        return blocks
    }

    /// Returns the text of a line, whether it begins a block, and whether it ends one.
    private static func content(of line: Substring) -> (text: Substring, begins: Bool, ends: Bool) {
        let text = trimmed(line)
        let mark = text.prefix { !$0.isWhitespace }, rest = trimmed(text.dropFirst(mark.count))
        if mark == text, text.count > 2, let first = text.first, "-*_".contains(first), text.allSatisfy({ $0 == first })
        {
            return ("", true, true)
        }
        if mark.count <= 6, !mark.isEmpty, mark.allSatisfy({ $0 == "#" }) { return (rest, true, true) }
        let isNumber =
            mark.count > 1 && (mark.last == "." || mark.last == ")") && mark.dropLast().allSatisfy(\.isNumber)
        if isNumber || ["-", "*", "+", ">"].contains(mark) { return (rest, true, false) }
        return (text, false, false)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
