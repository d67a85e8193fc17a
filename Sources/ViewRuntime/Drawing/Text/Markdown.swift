import Foundation

/// Styles the inline Markdown of localized text: emphasis, code, strikethrough, links, attributes, and escapes.
///
/// The rules are those of CommonMark for these elements. Whitespace stays as it is, and blocks such as headings and
/// lists have no effect.
///
/// - Complexity: O(*n*) in the length of the text.
enum Markdown {
    typealias Piece = LocalizedStringKey.Piece

    /// The maximum number of styles inside each other. Further delimiters stay as they are.
    static let maximumDepth = 32

    /// Returns the pieces with texts in place of styled parts.
    ///
    /// - Parameters:
    ///   - pieces: The pieces of the Markdown.
    ///   - hasAttributes: Whether `^[text](name: value)` has attributes.
    static func pieces(of pieces: [Piece], hasAttributes: Bool = true) -> [Piece] {
        let hasMarks = pieces.contains { piece in
            guard case .literal(let text) = piece else { return false }
            return text.utf8.contains(where: isMark)
        }
        return hasMarks ? MarkdownParser(pieces, hasAttributes: hasAttributes).parsed() : pieces
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }
}

/// Finds code spans and links first, because they have precedence over emphasis.
private struct MarkdownParser {
    typealias Piece = LocalizedStringKey.Piece

    /// A character of a literal, or an interpolated value.
    private enum Token {
        case character(Character)
        case value(Piece)

        var character: Character? { if case .character(let character) = self { character } else { nil } }
    }

    private let tokens: [Token]
    /// The starts of the runs of backticks in ascending order, by length.
    private var backticks: [Int: [Int]] = [:]
    /// The links, by their starts.
    private var links: [Int: Link] = [:]
    /// The texts with attributes, by their starts.
    private var spans: [Int: Link] = [:]
    private let hasAttributes: Bool

    private struct Link {
        /// The end of the label.
        let label: Int
        /// The destination of a link, or the attributes of a text.
        let destination: Range<Int>
        /// The index after the link.
        let end: Int
    }

    init(_ pieces: [Piece], hasAttributes: Bool) {
        self.hasAttributes = hasAttributes
        tokens = pieces.flatMap { piece in
            if case .literal(let text) = piece { text.map(Token.character) } else { [Token.value(piece)] }
        }
        var index = 0
        while index < tokens.count {
            let end = tokens[index].character == "`" ? endOfRun(at: index) : index + 1
            if tokens[index].character == "`" { backticks[end - index, default: []].append(index) }
            index = end
        }
        findLinks()
    }

    func parsed() -> [Piece] { pieces(in: tokens.indices) }

    private func pieces(in range: Range<Int>) -> [Piece] {
        var emphasis = MarkdownEmphasis(), index = range.lowerBound
        while index < range.upperBound {
            guard let character = tokens[index].character else {
                if case .value(let piece) = tokens[index] { emphasis.append(piece) }
                index += 1
                continue
            }
            switch character {
            case "\\" where isPunctuation(at: index + 1):
                emphasis.append(tokens[index + 1].character!)
                index += 2
            case "`":
                let begin = endOfRun(at: index)
                if let (code, end) = code(at: index) {
                    emphasis.append(.text(Text(pieces: plain(code)).monospaced()))
                    index = end
                } else {
                    for _ in index..<begin { emphasis.append("`") }
                    index = begin
                }
            case "^":
                if let span = spans[index + 1] {
                    let inner = pieces(in: index + 2..<span.label)
                    for piece in inflects(span.destination) ? Inflection.agreeing(inner) : inner {
                        emphasis.append(piece)
                    }
                    index = span.end
                } else {
                    emphasis.append(character)
                    index += 1
                }
            case "[":
                if let link = links[index] {
                    let label = pieces(in: index + 1..<link.label)
                    var text = Text(pieces: label).foregroundStyle(.tint)
                    if let url = url(in: link.destination) { text = text.with(.link(url)) }
                    emphasis.append(.text(text))
                    index = link.end
                } else {
                    emphasis.append(character)
                    index += 1
                }
            case "*", "_", "~":
                let end = min(endOfRun(at: index), range.upperBound)
                emphasis.append(run(character, from: index, to: end))
                index = end
            default:
                emphasis.append(character)
                index += 1
            }
        }
        return emphasis.finished()
    }

    private func endOfRun(at start: Int) -> Int {
        let character = tokens[start].character
        return tokens[start...].firstIndex { $0.character != character } ?? tokens.count
    }

    private func isPunctuation(at index: Int) -> Bool {
        guard tokens.indices.contains(index), let character = tokens[index].character else { return false }
        return character.isASCII && (character.isPunctuation || character.isSymbol)
    }

    private func run(_ character: Character, from start: Int, to end: Int) -> MarkdownEmphasis.Run {
        func kind(_ index: Int) -> (isSpace: Bool, isPunctuation: Bool) {
            guard tokens.indices.contains(index) else { return (true, false) }
            // A value is treated as a letter.
            guard let character = tokens[index].character else { return (false, false) }
            return (character.isWhitespace, character.isPunctuation || character.isSymbol)
        }
        let before = kind(start - 1), after = kind(end)
        let leads = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        let trails = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
        return MarkdownEmphasis.Run(
            character: character, length: end - start,
            opens: character == "_" ? leads && (!trails || before.isPunctuation) : leads,
            closes: character == "_" ? trails && (!leads || after.isPunctuation) : trails)
    }

    /// Returns the content of a code span that begins at an index, and the index after it.
    private func code(at start: Int) -> (content: Range<Int>, end: Int)? {
        let begin = endOfRun(at: start), length = begin - start
        guard let runs = backticks[length] else { return nil }
        var low = 0, high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle] < begin { low = middle + 1 } else { high = middle }
        }
        return low < runs.count ? (begin..<runs[low], runs[low] + length) : nil
    }

    /// Whether attributes require the text to agree with its number.
    private func inflects(_ attributes: Range<Int>) -> Bool {
        let text = String(tokens[attributes].compactMap(\.character)).filter { !$0.isWhitespace }
        return text.split(separator: ",").contains("inflect:true")
    }

    /// Finds the links and the texts with attributes. A link can't contain another link.
    private mutating func findLinks() {
        var open: [Int] = [], index = 0
        while index < tokens.count {
            switch tokens[index].character {
            case "\\" where isPunctuation(at: index + 1): index += 2
            case "`": index = code(at: index)?.end ?? endOfRun(at: index)
            case "[":
                open.append(index)
                index += 1
            case "]":
                let start = open.popLast()
                if let start, hasAttributes, start > 0, tokens[start - 1].character == "^",
                    let (attributes, end) = attributes(at: index + 1)
                {
                    spans[start] = Link(label: index, destination: attributes, end: end)
                    index = end
                } else if let start, let (destination, end) = destination(at: index + 1) {
                    links[start] = Link(label: index, destination: destination, end: end)
                    open.removeAll()
                    index = end
                } else {
                    index += 1
                }
            default: index += 1
            }
        }
    }

    /// Returns the attributes in parentheses and the index after them, or `nil` if there are none.
    private func attributes(at start: Int) -> (Range<Int>, end: Int)? {
        guard start < tokens.count, tokens[start].character == "(" else { return nil }
        // A longer text isn't a list of attributes.
        let text = tokens[(start + 1)..<min(start + 1000, tokens.count)]
        guard let end = text.firstIndex(where: { $0.character == ")" || $0.character == "(" }),
            tokens[end].character == ")", text[..<end].contains(where: { $0.character == ":" })
        else { return nil }
        return (start + 1..<end, end + 1)
    }

    /// Returns a destination in parentheses and the index after them, or `nil` if there's none. The destination can be
    /// between angle brackets, and a title can follow it.
    private func destination(at start: Int) -> (Range<Int>, end: Int)? {
        guard start < tokens.count, tokens[start].character == "(" else { return nil }
        var index = start + 1, depth = 0
        func skipSpace() { while index < tokens.count, tokens[index].character?.isWhitespace == true { index += 1 } }
        skipSpace()
        let isBracketed = index < tokens.count && tokens[index].character == "<"
        if isBracketed { index += 1 }
        let first = index
        destination: while index < tokens.count {
            switch tokens[index].character {
            case "\\" where isPunctuation(at: index + 1): index += 1
            case ">" where isBracketed: break destination
            case "<" where isBracketed: return nil
            case let character? where isBracketed && character.isNewline: return nil
            case _ where isBracketed: break
            // CommonMark accepts up to 32 levels, so a text of parentheses isn't searched to its end for each of them.
            case "(" where depth == 32: return nil
            case "(": depth += 1
            case ")" where depth == 0: break destination
            case ")": depth -= 1
            case let character? where character.isWhitespace: break destination
            default: break
            }
            index += 1
        }
        guard depth == 0, !isBracketed || index < tokens.count else { return nil }
        let destination = first..<index
        if isBracketed { index += 1 }
        skipSpace()
        if index < tokens.count, let quote = tokens[index].character, quote == "\"" || quote == "'" {
            // A longer text isn't a title.
            let title = tokens[(index + 1)..<min(index + 1000, tokens.count)]
            guard let close = title.firstIndex(where: { $0.character == quote }) else { return nil }
            index = close + 1
            skipSpace()
        }
        return index < tokens.count && tokens[index].character == ")" ? (destination, index + 1) : nil
    }

    /// Returns the URL of a destination.
    private func url(in range: Range<Int>) -> URL? {
        var string = "", index = range.lowerBound
        while index < range.upperBound {
            if tokens[index].character == "\\", isPunctuation(at: index + 1) { index += 1 }
            switch tokens[index] {
            case .character(let character): string.append(character)
            case .value(let piece): string += piece.string(in: EnvironmentValues())
            }
            index += 1
        }
        return string.isEmpty ? nil : URL(string: string)
    }

    private func plain(_ range: Range<Int>) -> [Piece] {
        var plain = MarkdownEmphasis()
        for token in tokens[range] {
            switch token {
            case .character(let character): plain.append(character)
            case .value(let piece): plain.append(piece)
            }
        }
        return plain.finished()
    }
}

extension Text {
    /// Creates text from pieces of a key.
    init(pieces: [LocalizedStringKey.Piece]) { self.init(.localized(pieces)) }
}
