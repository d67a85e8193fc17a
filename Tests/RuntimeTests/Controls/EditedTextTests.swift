import Foundation
import ScrollworkTesting
import Testing

@testable import ViewRuntime

/// Texts with selections, and the edits of keys and of the system's text input.
@Suite struct EditedTextTests {
    private func edited(_ text: String, _ fixed: Int, _ moving: Int? = nil, isSecure: Bool = false) -> EditedText {
        EditedText(text, EditedText.Selection(fixed: fixed, moving: moving ?? fixed), isSecure: isSecure)
    }

    /// The text with bars around the selection.
    private func shown(_ text: EditedText) -> String {
        var characters = Array(text.text).map(String.init)
        characters.insert("|", at: text.selection.range.upperBound)
        if !text.selection.range.isEmpty { characters.insert("|", at: text.selection.range.lowerBound) }
        return characters.joined()
    }

    @Test(
        arguments: [
            (.insert("x"), "ax|d"), (.deleteBackward, "a|d"), (.deleteForward, "a|d"),
            (.move(.character(-1)), "a|bcd"), (.move(.character(1)), "abc|d"),
            (.move(.character(-1), extends: true), "a|b|cd"), (.move(.character(1), extends: true), "a|bcd|"),
            (.move(.start), "|abcd"), (.move(.end, extends: true), "a|bcd|"), (.move(.position(9)), "abcd|"),
            (.move(.position(-1), extends: true), "|a|bcd"), (.selectAll, "|abcd|"), (.selectWord(2), "|abcd|"),
        ] as [(TextEdit, String)])
    func editsReplaceOrMoveTheSelection(_ edit: TextEdit, _ result: String) {
        var text = edited("abcd", 1, 3)
        text.apply(edit)
        #expect(shown(text) == result)
    }

    @Test func deletionsAtTheEndsDoNothing() {
        var text = edited("ab", 0)
        text.apply(.deleteBackward)
        #expect(shown(text) == "|ab")
        text.apply(.move(.end))
        text.apply(.deleteForward)
        #expect(shown(text) == "ab|")
    }

    @Test(arguments: [(TextEdit.deleteBackward, "a|cd"), (.deleteForward, "ab|d")])
    func aDeletionWithoutASelectionRemovesOneCharacter(_ edit: TextEdit, _ result: String) {
        var text = edited("abcd", 2)
        text.apply(edit)
        #expect(shown(text) == result)
    }

    @Test func movementsByWordsSkipWhatIsBetweenThem() {
        var text = edited("one, two-3  ", 0)
        var places: [Int] = []
        for _ in 0..<4 {
            text.apply(.move(.word(1)))
            places.append(text.selection.moving)
        }
        #expect(places == [3, 8, 10, 12])
        places = []
        for _ in 0..<4 {
            text.apply(.move(.word(-1)))
            places.append(text.selection.moving)
        }
        #expect(places == [9, 5, 0, 0])
        for (string, start) in [(" |a", 0), ("  |a", 0), ("a |b", 0), ("xy a - |b", 3)] {
            text = edited(string.replacing("|", with: ""), string.prefix { $0 != "|" }.count)
            text.apply(.move(.word(-1)))
            #expect(text.selection.moving == start, "\(string)")
        }
    }

    @Test(arguments: [(0, "|one|, two"), (3, "|one|, two"), (4, "one,| |two"), (5, "one, |two|"), (8, "one, |two|")])
    func aWordIsSelectedFromItsEnds(_ place: Int, _ result: String) {
        var text = edited("one, two", 0)
        text.apply(.selectWord(place))
        #expect(shown(text) == result)
    }

    @Test func aCharacterCanCombineWithTheOneBefore() {
        var text = edited("cafe", 4)
        text.apply(.insert("\u{301}!"))
        #expect(shown(text) == "caf\u{E9}!|")
        text.apply(.insert("👨"))
        text.apply(.insert("\u{200D}👩"))
        #expect(text.text.count == 6 && text.selection.range == 6..<6)
    }

    private func replacement(
        _ range: Range<Int>?, _ text: String, _ selection: Range<Int>, composition: Range<Int>? = nil
    ) -> TextEdit {
        .replace(TextReplacement(range: range, text: text, selection: selection, composition: composition))
    }

    @Test func replacementsCountInUTF16() {
        var text = edited("a👍b", 0)
        text.apply(replacement(1..<3, "é", 1..<2))
        #expect(shown(text) == "a|é|b" && text.utf16Selection == 1..<2)
        text.apply(replacement(3..<3, "👨‍👩‍👧", 11..<11))
        #expect(text.text == "aéb👨‍👩‍👧" && text.selection.range == 4..<4 && text.utf16Selection == 11..<11)
        // A half of a character means the whole one.
        text = edited("a👍b", 0)
        text.apply(replacement(2..<4, "x", 9..<9))
        #expect(shown(text) == "ax|")
    }

    @Test func offsetsOutsideTheTextMeanItsEnd() {
        var text = edited("ab", 0)
        text.apply(replacement(7..<9, "c", 50..<60))
        #expect(shown(text) == "abc|")
        text.apply(replacement(1..<9, "", 0..<0))
        #expect(shown(text) == "|a")
    }

    @Test func aCompositionIsInCharactersUntilTheNextEdit() {
        var text = edited("👍", 1)
        text.apply(replacement(2..<2, "ㅎ", 3..<3, composition: 2..<3))
        #expect(text.composition == 1..<2 && text.text == "👍ㅎ")
        text.apply(replacement(2..<3, "한", 3..<3, composition: 2..<3))
        #expect(text.composition == 1..<2 && text.text == "👍한")
        text.apply(.move(.start))
        #expect(text.composition == nil)
    }

    @Test func aReplacementWithoutARangeIsInPlaceOfTheCompositionOrTheSelection() {
        func insertion(_ text: String, composition: Range<Int>? = nil) -> TextEdit {
            let end = text.utf16.count
            return .replace(
                TextReplacement(range: nil, text: text, selection: end..<end, composition: composition))
        }
        var text = edited("👍bcd", 1, 3)
        text.apply(insertion("ㅎ", composition: 0..<1))
        #expect(shown(text) == "👍ㅎ|d" && text.composition == 1..<2)
        text.apply(insertion("한글", composition: 0..<2))
        #expect(shown(text) == "👍한글|d" && text.composition == 1..<3)
        text.apply(insertion("한글"))
        #expect(shown(text) == "👍한글|d" && text.composition == nil)
        text.apply(insertion("!"))
        #expect(shown(text) == "👍한글!|d")
        text = EditedText("ab", EditedText.Selection(at: 1), composition: 1..<5)
        #expect(text.composition == nil, "a program that shortens the text ends the composition")
    }

    @Test func aSecretTextHasOneUnitForEachCharacter() {
        var text = edited("👍é", 2, isSecure: true)
        #expect(text.utf16Selection == 2..<2)
        text.apply(replacement(1..<1, "x👎", 4..<4))
        #expect(shown(text) == "👍x👎|é" && text.utf16Selection == 3..<3)
        text.apply(replacement(1..<3, "", 1..<1))
        #expect(shown(text) == "👍|é")
    }

    /// A page that edits by itself and a host that applies its replacements have the same text.
    @Test func randomReplacementsMatchAnArrayOfUnits() {
        var random = RandomWalk(seed: 7)
        let pieces = ["a", "é", "👍", "한", " ", "", "word", "\n"]
        var text = edited("", 0), units: [UInt16] = []
        for _ in 0..<20_000 {
            // Edits of a page end between characters.
            let ends =
                units.isEmpty ? [0] : Array(text.text.indices).map { $0.utf16Offset(in: text.text) } + [units.count]
            let first = ends.randomElement(using: &random)!, last = ends.randomElement(using: &random)!
            let range = min(first, last)..<max(first, last)
            let piece = units.count > 60 ? "" : pieces.randomElement(using: &random)!
            units.replaceSubrange(range, with: Array(piece.utf16))
            let end = range.lowerBound + piece.utf16.count
            text.apply(replacement(range, piece, end..<end))
            #expect(Array(text.text.utf16) == units)
            #expect(text.utf16Selection.upperBound == end)
        }
    }
}
