import Foundation
import LayerTree
import Testing

/// Text in which every character is half an em wide.
@Suite struct FixedTextTests {
    private let measurer = FixedTextMeasurer()

    /// Lays out text of 20 points, so each character is 10 points wide and each line 24 points high.
    private func layout(
        _ text: String, width: Double? = nil, _ change: (inout TextRequest) -> Void = { _ in }
    ) -> TextLayout {
        var request = TextRequest(spans: [TextSpan(text: text, font: FontDescriptor(size: 20))], maximumWidth: width)
        change(&request)
        return measurer.layout(request)
    }

    private func lines(_ layout: TextLayout) -> [String] { layout.lines.map { $0.runs.map(\.text).joined() } }

    @Test func aLineIsAsWideAsItsCharacters() throws {
        let one = layout("abc")
        #expect(one.size == CGSize(width: 30, height: 24) && one.firstBaseline == 19 && !one.isTruncated)
        #expect(one.lines[0].ascent == 19 && one.lines[0].descent == 5)
        let run = try #require(one.lines[0].runs.first)
        #expect(run.x == 0 && run.width == 30 && run.text == "abc" && run.font.size == 20 && run.attachment == nil)
        let empty = layout("")
        #expect(empty.size == CGSize(width: 0, height: 24) && empty.lines.count == 1 && empty.lines[0].runs.isEmpty)
        #expect(measurer.layout(TextRequest(spans: [])).size == .zero)
        #expect(layout("abc") === one && layout("abd") !== one)
    }

    @Test func textIsPlainUnlessItHasAStyle() {
        let font = FontDescriptor(size: 20)
        #expect(
            font
                == FontDescriptor(
                    family: .system, size: 20, weight: 400, isItalic: false, hasMonospacedDigits: false,
                    isSmallCaps: false, stretch: 100, leading: 1))
        #expect(
            TextSpan(text: "a", font: font)
                == TextSpan(
                    text: "a", font: font, color: nil, hasUnderline: false, underline: nil, hasStrikethrough: false,
                    strikethrough: nil, tracking: 0, baselineOffset: 0, attachment: nil, link: nil))
        #expect(
            TextRequest(spans: [])
                == TextRequest(
                    spans: [], maximumWidth: nil, maximumLines: nil, alignment: .leading, truncation: .tail,
                    lineSpacing: 0, isRightToLeft: false, minimumScaleFactor: 1))
    }

    @Test func aMeasurerStartsOverAfterAFewThousandLayouts() {
        let first = layout("0")
        for number in 1...4_096 { _ = layout("\(number)") }
        #expect(layout("0") === first)
        _ = layout("4097")
        #expect(layout("0") !== first)
    }

    @Test(
        arguments: [
            ("ab cd ef", 50, ["ab cd", "ef"]), ("ab cd ef", 49, ["ab", "cd", "ef"]), ("ab cd ef", 80, ["ab cd ef"]),
            ("ab cd ef", 79, ["ab cd", "ef"]), ("abcdef", 30, ["abc", "def"]),
            ("abcdef", 5, ["a", "b", "c", "d", "e", "f"]),
            ("ab\ncd", 500, ["ab", "cd"]), ("ab\n", 500, ["ab", ""]), ("a bcdef", 30, ["a", "bcd", "ef"]),
            ("abc def", 30, ["abc", "def"]), ("a b c d", 30, ["a b", "c d"]), ("ab\nc d", 20, ["ab", "c", "d"]),
        ] as [(String, Double, [String])])
    func linesBreakAtSpaces(text: String, width: Double, expected: [String]) {
        let found = layout(text, width: width)
        #expect(lines(found) == expected)
        let longest = expected.map(\.count).max() ?? 0
        #expect(found.size == CGSize(width: min(Double(longest) * 10, width), height: Double(expected.count) * 24))
        #expect(found.lastBaseline == Double(expected.count - 1) * 24 + 19)
    }

    @Test func linesBeyondTheLimitBecomeAnEllipsis() {
        let cut = layout("ab cd ef", width: 50) { $0.maximumLines = 1 }
        #expect(cut.isTruncated && lines(cut) == ["ab c…"] && cut.size == CGSize(width: 50, height: 24))
        let two = layout("ab cd ef gh", width: 20) { $0.maximumLines = 2 }
        #expect(two.isTruncated && lines(two) == ["ab", "c…"])
        #expect(!layout("ab cd", width: 20) { $0.maximumLines = 2 }.isTruncated)
        #expect(lines(layout("ab cd", width: 20) { $0.maximumLines = 0 }) == ["a…"])
        #expect(lines(layout("ab\ncd") { $0.maximumLines = 1 }) == ["ab…"])
        #expect(lines(layout("\ncd") { $0.maximumLines = 1 }) == [""])
        #expect(lines(layout("ab\ncd", width: 30) { $0.maximumLines = 1 }) == ["ab…"])
        #expect(lines(layout("abc\ncd", width: 30) { $0.maximumLines = 1 }) == ["ab…"])
    }

    @Test(
        arguments: [
            (.leading, false, [0, 0]), (.center, false, [0, 15]), (.trailing, false, [0, 30]),
            (.leading, true, [0, 30]),
            (.center, true, [0, 15]), (.trailing, true, [0, 0]),
        ] as [(TextRequest.Alignment, Bool, [Double])])
    func linesAreAligned(alignment: TextRequest.Alignment, isRightToLeft: Bool, starts: [Double]) {
        let found = layout("abcd\ne") {
            $0.alignment = alignment
            $0.isRightToLeft = isRightToLeft
        }
        #expect(found.lines.map { $0.runs[0].x } == starts)
    }

    @Test func spacingIsBetweenLines() {
        let found = layout("a\nb\nc") { $0.lineSpacing = 6 }
        #expect(found.size.height == 84 && found.lines.map(\.baseline) == [19, 49, 79])
    }

    @Test func trackingFollowsEachCharacter() {
        #expect(layout("abc") { $0.spans[0].tracking = 2 }.size.width == 36)
        #expect(layout("abc") { $0.spans[0].tracking = -99 }.size.width == 0)
    }

    @Test func spansAreRunsAndTheLargestSetsTheHeight() throws {
        let small = TextSpan(
            text: "ab", font: FontDescriptor(size: 20), color: .black, hasUnderline: true, tracking: 1, link: 3)
        let large = TextSpan(
            text: "cd", font: FontDescriptor(size: 40), hasStrikethrough: true, baselineOffset: 5)
        let found = measurer.layout(TextRequest(spans: [small, large]))
        #expect(found.size == CGSize(width: 62, height: 48) && found.firstBaseline == 38)
        let runs = found.lines[0].runs
        #expect(runs.map(\.text) == ["ab", "cd"] && runs.map(\.x) == [0, 22] && runs.map(\.width) == [22, 40])
        #expect(runs.map(\.hasUnderline) == [true, false] && runs.map(\.hasStrikethrough) == [false, true])
        #expect(runs.map(\.color) == [.black, nil] && runs.map(\.tracking) == [1, 0])
        #expect(runs.map(\.baselineOffset) == [0, 5] && runs.map(\.link) == [3, nil])
    }

    @Test func anAttachmentHasItsOwnSize() {
        func attached(_ attachment: TextAttachment, offset: Double = 0) -> TextLayout {
            let font = FontDescriptor(size: 20)
            let image = TextSpan(
                text: TextAttachment.character, font: font, baselineOffset: offset, attachment: attachment)
            return measurer.layout(
                TextRequest(spans: [TextSpan(text: "a", font: font), image, TextSpan(text: "b", font: font)]))
        }
        let tall = attached(TextAttachment(number: 7, width: 35, ascent: 30, descent: 2))
        #expect(tall.size == CGSize(width: 55, height: 35) && tall.firstBaseline == 30)
        #expect(tall.lines[0].runs.map(\.text) == ["a", "", "b"] && tall.lines[0].runs.map(\.x) == [0, 10, 45])
        #expect(tall.lines[0].runs.map { $0.attachment?.number } == [nil, 7, nil])
        let raised = attached(TextAttachment(number: 7, width: 35, ascent: 30, descent: 12), offset: 4)
        #expect(raised.lines[0].ascent == 34 && raised.lines[0].descent == 8)
        let flat = attached(TextAttachment(number: 7, width: 5, ascent: 1, descent: 1))
        #expect(flat.size == CGSize(width: 25, height: 24))
    }

    @Test func anEllipsisAfterAnAttachmentIsAsWideAsACharacter() {
        let font = FontDescriptor(size: 20)
        let image = TextSpan(
            text: TextAttachment.character, font: font,
            attachment: TextAttachment(number: 1, width: 15, ascent: 1, descent: 1))
        let spans = [TextSpan(text: "a", font: font), image, TextSpan(text: "\nb", font: font)]
        let wide = measurer.layout(TextRequest(spans: spans, maximumWidth: 35, maximumLines: 1))
        #expect(lines(wide) == ["a…"] && wide.size.width == 35 && wide.lines[0].runs.count == 3)
        let narrow = measurer.layout(TextRequest(spans: spans, maximumWidth: 34, maximumLines: 1))
        #expect(lines(narrow) == ["a…"] && narrow.size.width == 20)
    }
}
