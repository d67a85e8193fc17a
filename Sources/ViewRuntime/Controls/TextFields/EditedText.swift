/// An edit that a person makes to a text.
enum TextEdit {
    enum Movement {
        case character(Int), word(Int), start, end
        /// A movement to a number of characters, which a view with a layout determines.
        case position(Int)
    }

    case insert(String)
    case deleteBackward
    case deleteForward
    /// Moves the insertion point, or the moving end of the selection.
    case move(Movement, extends: Bool = false)
    case selectAll
    /// Selects the word around a number of characters.
    case selectWord(Int)
    /// Replaces the entire text, also of a field without the focus.
    case fill(String)
    case replace(TextReplacement)
    case submit
}

/// A replacement by the system's text input, as in `TextInputEvent`.
struct TextReplacement {
    var range: Range<Int>?
    var text: String
    var selection: Range<Int>
    var composition: Range<Int>?
}

/// A text with a selection.
struct EditedText: Equatable {
    /// A selection in characters. Its moving end follows the keys that extend it.
    struct Selection: Equatable {
        var fixed = 0
        var moving = 0

        init(at place: Int = 0) { self.init(fixed: place, moving: place) }

        init(fixed: Int, moving: Int) {
            self.fixed = fixed
            self.moving = moving
        }

        var range: Range<Int> { min(fixed, moving)..<max(fixed, moving) }

        func limited(to count: Int) -> Selection {
            Selection(fixed: min(max(fixed, 0), count), moving: min(max(moving, 0), count))
        }
    }

    /// The length in Unicode scalars of a text that a person can't extend. The layout of a longer text takes too long
    /// for each key.
    static let mostScalars = 200_000

    private(set) var text: String
    private(set) var selection: Selection
    /// The characters that an input method is composing.
    private(set) var composition: Range<Int>?
    /// Whether dots replace the characters, so that each has one UTF-16 code unit.
    private let isSecure: Bool

    init(_ text: String, _ selection: Selection, composition: Range<Int>? = nil, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
        let count = text.count
        self.selection = selection.limited(to: count)
        self.composition = composition.flatMap { $0.upperBound <= count ? $0 : nil }
    }

    mutating func apply(_ edit: TextEdit) {
        if case .replace(let replacement) = edit { return replace(replacement) }
        composition = nil
        switch edit {
        case .insert(let string): replace(selection.range, with: string)
        case .deleteBackward:
            let range = selection.range
            replace(range.isEmpty ? max(range.lowerBound - 1, 0)..<range.lowerBound : range, with: "")
        case .deleteForward:
            let range = selection.range
            replace(range.isEmpty ? range.lowerBound..<min(range.lowerBound + 1, text.count) : range, with: "")
        case .move(let movement, let extends): move(movement, extends: extends)
        case .selectAll: selection = Selection(fixed: 0, moving: text.count)
        case .selectWord(let place):
            let characters = Array(text), place = min(max(place, 0), characters.count)
            let start = characters[..<place].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
            var end = characters[place...].firstIndex { !$0.isWord } ?? characters.count
            // Without a word there, select the next character.
            if start == end { end = min(end + 1, characters.count) }
            selection = Selection(fixed: start, moving: end)
        case .fill(let string): replace(0..<text.count, with: string)
        case .replace, .submit: break
        }
    }

    // MARK: Characters

    private mutating func replace(_ range: Range<Int>, with string: String) {
        let indices = indices(of: range)
        let rest = text.distance(from: indices.upperBound, to: text.endIndex)
        text.replaceSubrange(indices, with: string)
        // A new character can combine with the one before it.
        selection = Selection(at: max(text.count - rest, 0))
    }

    private mutating func move(_ movement: TextEdit.Movement, extends: Bool) {
        let range = selection.range
        var place = selection.moving
        switch movement {
        case .character(let distance):
            // Without an extension, the insertion point moves to an end of the selection.
            place = extends || range.isEmpty ? place + distance : distance < 0 ? range.lowerBound : range.upperBound
        case .word(let distance):
            let characters = Array(text)
            place =
                distance < 0
                ? Self.wordStart(before: place, in: characters) : Self.wordEnd(after: place, in: characters)
        case .start: place = 0
        case .end: place = text.count
        case .position(let target): place = target
        }
        selection = Selection(fixed: extends ? selection.fixed : place, moving: place).limited(to: text.count)
    }

    private static func wordStart(before place: Int, in characters: [Character]) -> Int {
        var place = place
        while place > 0, !characters[place - 1].isWord { place -= 1 }
        while place > 0, characters[place - 1].isWord { place -= 1 }
        return place
    }

    private static func wordEnd(after place: Int, in characters: [Character]) -> Int {
        var place = place
        while place < characters.count, !characters[place].isWord { place += 1 }
        while place < characters.count, characters[place].isWord { place += 1 }
        return place
    }

    // MARK: UTF-16

    /// The selection in UTF-16 code units of the visible text.
    var utf16Selection: Range<Int> {
        let range = selection.range
        if isSecure { return range }
        let indices = indices(of: range)
        let lower = text.utf16.distance(from: text.startIndex, to: indices.lowerBound)
        return lower..<lower + text.utf16.distance(from: indices.lowerBound, to: indices.upperBound)
    }

    private mutating func replace(_ replacement: TextReplacement) {
        let replaced = replacement.range.map(scalars(ofUTF16:)) ?? indices(of: composition ?? selection.range)
        let before = String(text.unicodeScalars[..<replaced.lowerBound])
        let after = String(text.unicodeScalars[replaced.upperBound...])
        text = before + replacement.text + after
        // Of a secure text, the input knows the dots and the new characters.
        func dots(_ text: String) -> String { isSecure ? String(repeating: "•", count: text.count) : text }
        let visible = dots(before) + replacement.text + dots(after)
        let start = replacement.range == nil ? dots(before).utf16.count : 0
        func count(_ offset: Int) -> Int {
            let end = visible.utf16.index(
                visible.startIndex, offsetBy: max(start + offset, 0), limitedBy: visible.endIndex)
            return min(visible[..<(end ?? visible.endIndex)].count, text.count)
        }
        func range(_ offsets: Range<Int>) -> Range<Int> {
            let lower = count(offsets.lowerBound)
            return lower..<max(count(offsets.upperBound), lower)
        }
        let selected = range(replacement.selection)
        selection = Selection(fixed: selected.lowerBound, moving: selected.upperBound)
        composition = replacement.composition.map(range).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The indices of the selection.
    var indices: Range<String.Index> { indices(of: selection.range) }

    private func indices(of range: Range<Int>) -> Range<String.Index> {
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        return start..<text.index(start, offsetBy: range.count)
    }

    private func scalars(ofUTF16 range: Range<Int>) -> Range<String.Index> {
        let start = position(ofUTF16: range.lowerBound)
        return start..<max(position(ofUTF16: range.upperBound), start)
    }

    /// Returns the scalar of the text at an offset of the visible text. An offset inside a scalar means its start.
    private func position(ofUTF16 offset: Int) -> String.Index {
        if isSecure {
            return text.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        }
        let place =
            text.utf16.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        return place.samePosition(in: text.unicodeScalars) ?? text.utf16.index(before: place)
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
