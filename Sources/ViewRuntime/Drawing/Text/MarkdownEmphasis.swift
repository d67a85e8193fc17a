/// Matches the delimiters of emphasis and strikethrough in a text that arrives piece by piece.
///
/// A stack contains the delimiters that may begin emphasis, each with the pieces after it. A delimiter that ends
/// emphasis closes the nearest of them that matches, and those above become text.
struct MarkdownEmphasis {
    typealias Piece = LocalizedStringKey.Piece

    /// A run of equal delimiters.
    struct Run {
        let character: Character
        let length: Int
        /// Whether the run can begin emphasis.
        let opens: Bool
        /// Whether the run can end emphasis.
        let closes: Bool
    }

    /// The text from a delimiter on.
    private struct Frame {
        /// A number that increases with each delimiter.
        var number: Int
        var run: Run?
        /// The number of delimiters that have no partner.
        var count: Int
        var pieces: [Piece] = []
        /// The number of styles inside each other.
        var depth = 0

        var flattened: [Piece] {
            guard let run, count > 0 else { return pieces }
            return [.literal(String(repeating: run.character, count: count))] + pieces
        }
    }

    /// The delimiters for which a search has the same result.
    private struct Search: Hashable {
        let character: Character
        let opens: Bool
        let length: Int
    }

    private var frames = [Frame(number: 0, run: nil, count: 0)]
    private var text = ""
    private var number = 0
    /// The last delimiter that a failed search visited. Later searches end there.
    private var bottoms: [Search: Int] = [:]

    mutating func append(_ character: Character) { text.append(character) }

    mutating func append(_ piece: Piece) {
        endText()
        frames[frames.count - 1].pieces.append(piece)
    }

    mutating func append(_ run: Run) {
        endText()
        var count = run.length
        // Longer runs of tildes have no meaning.
        if run.character == "~", count > 2 { return append(.literal(String(repeating: "~", count: count))) }
        while run.closes, count > 0, let opener = opener(of: run, count) { count -= close(opener, count) }
        if count == 0 { return }
        guard run.opens else { return append(.literal(String(repeating: run.character, count: count))) }
        number += 1
        frames.append(Frame(number: number, run: run, count: count))
    }

    /// Returns the pieces. Delimiters without a partner are text.
    mutating func finished() -> [Piece] {
        endText()
        return frames.flatMap(\.flattened)
    }

    private mutating func endText() {
        if !text.isEmpty { frames[frames.count - 1].pieces.append(.literal(text)) }
        text = ""
    }

    /// Returns the nearest delimiter that a run can end, or `nil` if there's none or too many styles are inside.
    private mutating func opener(of end: Run, _ count: Int) -> Int? {
        let isTilde = end.character == "~"
        let search = Search(character: end.character, opens: end.opens, length: isTilde ? count : end.length % 3)
        let bottom = bottoms[search] ?? 0
        var index = frames.count - 1, depth = 0
        while frames[index].number > bottom {
            depth = max(depth, frames[index].depth)
            if let begin = frames[index].run, begin.character == end.character,
                isTilde ? frames[index].count == count : matches(begin, end)
            {
                if depth < Markdown.maximumDepth { return index }
                break
            }
            index -= 1
        }
        bottoms[search] = frames[frames.count - 1].number
        return nil
    }

    /// Runs that could both begin and end emphasis match unless their lengths add up to a multiple of three.
    private func matches(_ begin: Run, _ end: Run) -> Bool {
        guard begin.closes || end.opens else { return true }
        return (begin.length + end.length) % 3 != 0 || begin.length % 3 == 0 && end.length % 3 == 0
    }

    /// Styles the text from a delimiter to the end. Returns the number of delimiters that this used.
    private mutating func close(_ opener: Int, _ count: Int) -> Int {
        let content = Text(pieces: frames[opener].pieces + frames[(opener + 1)...].flatMap(\.flattened))
        frames[opener].depth = 1 + (frames[opener...].map(\.depth).max() ?? 0)
        frames.removeSubrange((opener + 1)...)
        let isTilde = frames[opener].run?.character == "~", used = isTilde ? count : min(frames[opener].count, count, 2)
        let styled = isTilde ? content.strikethrough() : used == 2 ? content.bold() : content.italic()
        frames[opener].pieces = [.text(styled)]
        frames[opener].count -= used
        if frames[opener].count == 0 { mergeTop() }
        return used
    }

    /// Adds the pieces of the top frame to those of the frame below.
    private mutating func mergeTop() {
        let top = frames.removeLast()
        frames[frames.count - 1].pieces += top.pieces
        frames[frames.count - 1].depth = max(frames[frames.count - 1].depth, top.depth)
    }
}
