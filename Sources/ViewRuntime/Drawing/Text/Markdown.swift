/// Styles the inline Markdown of localized text: emphasis, code, strikethrough, links, and escapes.
///
/// The rules are those of CommonMark for inline content. Whitespace stays as it is, and blocks such as headings and
/// lists have no effect. Links have the tint color, and a tap on them has no effect.
enum Markdown {
    typealias Piece = LocalizedStringKey.Piece

    /// Returns the pieces with texts in place of styled parts.
    static func pieces(of pieces: [Piece]) -> [Piece] {
        let hasMarks = pieces.contains { piece in
            guard case .literal(let text) = piece else { return false }
            return text.utf8.contains { marks.contains($0) }
        }
        guard hasMarks else { return pieces }
        var parser = Parser(pieces)
        return parser.parsed()
    }

    private static let marks = Set("*_`~[\\".utf8)

    /// A character of a literal, or a value that stands for itself.
    private enum Token {
        case character(Character)
        case value(Piece)

        var character: Character? { if case .character(let character) = self { character } else { nil } }
    }

    /// A part of the text between delimiters.
    private enum Part {
        case pieces([Piece])
        /// A run of equal delimiters that can begin or end emphasis.
        case run(Run)
    }

    private struct Run {
        let character: Character
        var count: Int
        let opens: Bool
        let closes: Bool
        /// The original length, for the rule of multiples of three.
        let length: Int
    }

    private struct Parser {
        private let tokens: [Token]

        init(_ pieces: [Piece]) {
            tokens = pieces.flatMap { piece in
                if case .literal(let text) = piece { text.map(Token.character) } else { [Token.value(piece)] }
            }
        }

        init(_ tokens: ArraySlice<Token>) { self.tokens = Array(tokens) }

        mutating func parsed() -> [Piece] { Self.emphasized(parts()) }

        /// Splits the tokens into delimiter runs and the pieces between them.
        private func parts() -> [Part] {
            var parts: [Part] = [], pieces: [Piece] = [], text = "", index = 0
            func endText() {
                if !text.isEmpty { pieces.append(.literal(text)) }
                text = ""
            }
            func endPieces() {
                endText()
                if !pieces.isEmpty { parts.append(.pieces(pieces)) }
                pieces = []
            }
            while index < tokens.count {
                guard let character = tokens[index].character else {
                    endText()
                    if case .value(let piece) = tokens[index] { pieces.append(piece) }
                    index += 1
                    continue
                }
                switch character {
                case "\\" where isPunctuation(at: index + 1):
                    text.append(tokens[index + 1].character!)
                    index += 2
                case "`":
                    if let (code, end) = code(at: index) {
                        endText()
                        pieces.append(.text(Text(pieces: code).monospaced()))
                        index = end
                    } else {
                        let end = endOfRun(at: index)
                        text += String(repeating: "`", count: end - index)
                        index = end
                    }
                case "[":
                    if let (label, end) = link(at: index) {
                        endText()
                        var parser = Parser(label)
                        pieces.append(.text(Text(pieces: parser.parsed()).foregroundStyle(.tint)))
                        index = end
                    } else {
                        text.append(character)
                        index += 1
                    }
                case "*", "_", "~":
                    endPieces()
                    let end = endOfRun(at: index)
                    parts.append(.run(run(character, from: index, to: end)))
                    index = end
                default:
                    text.append(character)
                    index += 1
                }
            }
            endPieces()
            return parts
        }

        private func endOfRun(at start: Int) -> Int {
            let character = tokens[start].character
            return tokens[start...].firstIndex { $0.character != character } ?? tokens.count
        }

        private func isPunctuation(at index: Int) -> Bool {
            guard tokens.indices.contains(index), let character = tokens[index].character else { return false }
            return character.isASCII && (character.isPunctuation || character.isSymbol)
        }

        private func run(_ character: Character, from start: Int, to end: Int) -> Run {
            func kind(_ index: Int) -> (isSpace: Bool, isPunctuation: Bool) {
                guard tokens.indices.contains(index) else { return (true, false) }
                // A value counts as a letter.
                guard let character = tokens[index].character else { return (false, false) }
                return (character.isWhitespace, character.isPunctuation || character.isSymbol)
            }
            let before = kind(start - 1), after = kind(end)
            let leads = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
            let trails = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
            let opens = character == "_" ? leads && (!trails || before.isPunctuation) : leads
            let closes = character == "_" ? trails && (!leads || after.isPunctuation) : trails
            return Run(character: character, count: end - start, opens: opens, closes: closes, length: end - start)
        }

        /// Returns the content of a code span that begins at an index, and the index after it.
        private func code(at start: Int) -> (pieces: [Piece], end: Int)? {
            let begin = endOfRun(at: start), length = begin - start
            var index = begin
            while index < tokens.count {
                guard tokens[index].character == "`" else {
                    index += 1
                    continue
                }
                let end = endOfRun(at: index)
                guard end - index == length else {
                    index = end
                    continue
                }
                return (Self.plain(tokens[begin..<index]), end)
            }
            return nil
        }

        /// Returns the label of a link that begins at an index, and the index after the link.
        private func link(at start: Int) -> (label: ArraySlice<Token>, end: Int)? {
            var depth = 0, index = start
            search: while index < tokens.count {
                switch tokens[index].character {
                case "\\": index += 1
                case "[": depth += 1
                case "]":
                    depth -= 1
                    if depth == 0 { break search }
                default: break
                }
                index += 1
            }
            guard index + 1 < tokens.count, tokens[index + 1].character == "(" else { return nil }
            let rest = tokens[(index + 2)...]
            guard let end = rest.firstIndex(where: { $0.character == ")" }) else { return nil }
            return (tokens[(start + 1)..<index], end + 1)
        }

        private static func plain(_ tokens: ArraySlice<Token>) -> [Piece] {
            var pieces: [Piece] = [], text = ""
            for token in tokens {
                switch token {
                case .character(let character): text.append(character)
                case .value(let piece):
                    if !text.isEmpty { pieces.append(.literal(text)) }
                    text = ""
                    pieces.append(piece)
                }
            }
            if !text.isEmpty { pieces.append(.literal(text)) }
            return pieces
        }

        /// Matches the delimiter runs. Runs without a partner remain as text.
        private static func emphasized(_ parts: [Part]) -> [Piece] {
            var parts = parts, closer = 0
            while closer < parts.count {
                guard case .run(let end) = parts[closer], end.closes, end.count > 0,
                    let opener = opener(of: end, before: closer, in: parts), case .run(var begin) = parts[opener]
                else {
                    closer += 1
                    continue
                }
                let used = end.character == "~" ? end.count : min(begin.count, end.count, 2)
                let inner = Text(pieces: text(of: parts[(opener + 1)..<closer]))
                let styled =
                    end.character == "~" ? inner.strikethrough() : used == 2 ? inner.bold() : inner.italic()
                begin.count -= used
                var rest = end
                rest.count -= used
                parts.replaceSubrange(opener...closer, with: [.run(begin), .pieces([.text(styled)]), .run(rest)])
                // The rest of the run can end more.
                closer = opener + 2
            }
            return text(of: parts[...])
        }

        private static func opener(of end: Run, before closer: Int, in parts: [Part]) -> Int? {
            for index in (0..<closer).reversed() {
                guard case .run(let begin) = parts[index], begin.character == end.character, begin.opens,
                    begin.count > 0
                else { continue }
                if end.character == "~" {
                    if begin.count == end.count && end.count <= 2 { return index }
                    continue
                }
                // Runs that could both begin and end emphasis match unless their lengths add up to a multiple of three.
                if (begin.closes || end.opens) && (begin.length + end.length) % 3 == 0
                    && !(begin.length % 3 == 0 && end.length % 3 == 0)
                {
                    continue
                }
                return index
            }
            return nil
        }

        private static func text(of parts: ArraySlice<Part>) -> [Piece] {
            parts.flatMap { part -> [Piece] in
                switch part {
                case .pieces(let pieces): return pieces
                case .run(let run) where run.count > 0:
                    return [.literal(String(repeating: run.character, count: run.count))]
                case .run: return []
                }
            }
        }
    }
}

extension Text {
    /// Creates text from pieces of a key.
    fileprivate init(pieces: [LocalizedStringKey.Piece]) { self.init(.localized(pieces)) }
}
