/// The agreement of a noun with its number, in English.
///
/// Apple's systems inflect text for the languages of a program. A program here has only the text of its source.
enum Inflection {
    typealias Piece = LocalizedStringKey.Piece

    /// Returns the pieces with the last word in the plural if the first number isn't one.
    static func agreeing(_ pieces: [Piece]) -> [Piece] {
        guard let isOne = pieces.lazy.compactMap(hasOne).first, !isOne,
            let index = pieces.lastIndex(where: { lastWord(of: $0) != nil }),
            let (text, word) = lastWord(of: pieces[index])
        else { return pieces }
        var pieces = pieces
        let changed = text[..<word.startIndex] + plural(of: String(word)) + text[word.endIndex...]
        pieces[index] = .string(String(changed))
        return pieces
    }

    /// Returns whether a piece is the number one, or `nil` if it contains no number.
    private static func hasOne(_ piece: Piece) -> Bool? {
        switch piece {
        case .integer(let value): return value == 1
        case .unsigned(let value): return value == 1
        case .double(let value): return value == 1
        case .literal(let text), .string(let text):
            let number = text.split { !$0.isNumber }.first
            return number.map { $0 == "1" }
        case .formatted, .text: return nil
        }
    }

    private static func text(of piece: Piece) -> String? {
        switch piece {
        case .literal(let text), .string(let text): text
        default: nil
        }
    }

    private static func lastWord(of piece: Piece) -> (text: String, word: Substring)? {
        guard let text = text(of: piece), let end = text.lastIndex(where: \.isLetter) else { return nil }
        let start = text[...end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
        return (text, text[start...end])
    }

    private static let irregular = [
        "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives", "leaf": "leaves",
        "life": "lives", "man": "men", "mouse": "mice", "person": "people", "shelf": "shelves", "tooth": "teeth",
        "wife": "wives", "woman": "women", "fish": "fish", "sheep": "sheep", "series": "series",
    ]

    private static func plural(of word: String) -> String {
        let lowercase = word.lowercased()
        if let plural = irregular[lowercase] {
            return word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
        }
        if lowercase.hasSuffix("y"), let before = lowercase.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains { lowercase.hasSuffix($0) } ? "es" : "s")
    }
}
