import Foundation
import LayerTree
import PangoText
import Testing

struct PangoTextTests {
    let measurer = PangoTextMeasurer()

    private func request(
        _ text: String, size: Double = 17, width: Double? = nil, _ change: (inout TextRequest) -> Void = { _ in }
    ) -> TextRequest {
        var request = TextRequest(
            spans: [TextSpan(text: text, font: FontDescriptor(size: size))], maximumWidth: width)
        change(&request)
        return request
    }

    private func layout(
        _ text: String, size: Double = 17, width: Double? = nil, _ change: (inout TextRequest) -> Void = { _ in }
    ) -> PangoTextLayout { measurer.glyphLayout(request(text, size: size, width: width, change)) }

    private let paragraph = "The quick brown fox jumps over the lazy dog, and then some more of it follows."

    @Test func equalRequestsHaveTheSameLayout() {
        #expect(layout("Row 1") === layout("Row 1"))
        #expect(layout(paragraph, width: 100) === layout(paragraph, width: 100))
        #expect(layout("Row 1") !== layout("Row 2"))
        #expect(layout("Row 1") !== layout("Row 1") { $0.spans[0].font.weight = 700 })
    }

    @Test func theCacheEvictsTheLeastRecentlyUsedLayouts() {
        weak var first: PangoTextLayout?
        do { first = layout("first") }
        let kept = layout("kept")
        for index in 0..<5000 {
            _ = layout("\(index)")
            if index % 1000 == 0 { _ = layout("kept") }
        }
        #expect(first == nil)
        #expect(layout("kept") === kept)
    }

    @Test func layoutsDoNotDependOnScale() {
        let small = layout("Hello, wonderful Waves", size: 17).size
        let large = layout("Hello, wonderful Waves", size: 34).size
        #expect(abs(large.width - 2 * small.width) < 0.02)
        #expect(abs(large.height - 2 * small.height) < 0.02)
        #expect(small.width != small.width.rounded())
    }

    @Test func theShortAndTheLongPathMeasureAlike() {
        // A second span prevents the fast path for a text. An empty span changes nothing.
        for text in ["Row 12345", "AVAVA To. fi", "3/4"] {
            let short = layout(text)
            let long = layout(text) { $0.spans.append(TextSpan(text: "", font: $0.spans[0].font)) }
            #expect(short.size == long.size)
            #expect(short.firstBaseline == long.firstBaseline)
            #expect(short.glyphs.map(\.id) == long.glyphs.map(\.id))
            #expect(short.glyphs.map(\.x) == long.glyphs.map(\.x))
        }
    }

    @Test func textWrapsWithinTheWidthAndLosesNoWord() {
        let wrapped = layout(paragraph, width: 150)
        #expect(wrapped.lines.count > 2)
        #expect(wrapped.size.width <= 150)
        #expect(!wrapped.isTruncated)
        #expect(wrapped.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ") == paragraph)
        #expect(abs(wrapped.size.height - Double(wrapped.lines.count) * layout("x").size.height) < 0.01)
        #expect(wrapped.lines[1].baseline > wrapped.lines[0].baseline)
    }

    @Test func aTextFitsTheWidthItReported() {
        for text in [paragraph, "Row 1", "안녕하세요 여러분"] {
            let free = layout(text)
            let bound = layout(text, width: free.size.width)
            #expect(bound.lines.count == 1)
            #expect(bound.size == free.size)
        }
    }

    @Test(arguments: [1, 2, 3]) func linesAreLimitedAndEndInAnEllipsis(limit: Int) throws {
        let cut = layout(paragraph, width: 150) { $0.maximumLines = limit }
        #expect(cut.isTruncated)
        #expect(cut.lines.count == limit)
        #expect(try #require(cut.lines.last?.runs.last).text.hasSuffix("…"))
        #expect(cut.size.width < 150)
        let ellipsis = try #require(cut.lines.last?.runs.last)
        #expect(abs(ellipsis.width - layout("…").size.width) < 0.1)
    }

    @Test func theEllipsisIsWhereTheTruncationSays() {
        func cut(_ truncation: TextRequest.Truncation) -> String {
            let cut = layout(paragraph, width: 150) {
                $0.maximumLines = 1
                $0.truncation = truncation
            }
            return cut.lines[0].runs.map(\.text).joined()
        }
        #expect(cut(.tail).hasPrefix("The") && cut(.tail).hasSuffix("…"))
        #expect(cut(.head).hasPrefix("…") && cut(.head).hasSuffix("follows."))
        #expect(cut(.middle).hasPrefix("The") && cut(.middle).hasSuffix("follows.") && cut(.middle).contains("…"))
    }

    @Test func linesAreCountedOverParagraphs() {
        let text = "One\nTwo\nThree\nFour"
        let cut = layout(text) { $0.maximumLines = 2 }
        #expect(cut.lines.map { $0.runs.map(\.text).joined() } == ["One", "Two…"])
        #expect(cut.isTruncated)
        let whole = layout(text) { $0.maximumLines = 4 }
        #expect(whole.lines.count == 4)
        #expect(!whole.isTruncated)
    }

    @Test func textShrinksBeforeItIsTruncated() {
        let natural = layout("Shrinking text").size.width
        let shrunk = layout("Shrinking text", width: natural * 0.8) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(!shrunk.isTruncated)
        #expect(shrunk.size.width <= natural * 0.8)
        #expect(shrunk.size.width > natural * 0.75)
        #expect(shrunk.lines[0].runs[0].font.size < 17)
        let cut = layout("Shrinking text", width: natural * 0.3) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(cut.isTruncated)
    }

    @Test func linesAreAligned() {
        func starts(_ alignment: TextRequest.Alignment, rightToLeft: Bool = false) -> [Double] {
            layout("A long first line\nshort") {
                $0.alignment = alignment
                $0.isRightToLeft = rightToLeft
            }.lines.map { $0.runs[0].x }
        }
        let slack = layout("A long first line").size.width - layout("short").size.width
        #expect(starts(.leading) == [0, 0])
        #expect(abs(starts(.center)[1] - slack / 2) < 0.01)
        #expect(abs(starts(.trailing)[1] - slack) < 0.01)
        #expect(abs(starts(.leading, rightToLeft: true)[1] - slack) < 0.01)
        #expect(starts(.trailing, rightToLeft: true)[1] == 0)
    }

    @Test func rightToLeftTextRunsToTheLeft() {
        let hebrew = layout("שלום abc") { $0.isRightToLeft = true }
        let runs = hebrew.lines[0].runs
        #expect(hebrew.missingGlyphCount == 0)
        #expect(runs.first?.text.contains("abc") == true)
        #expect(runs.last?.text.contains("שלום") == true)
    }

    @Test func koreanUsesAFontThatContainsIt() throws {
        let korean = layout("안녕하세요 2026년")
        #expect(korean.size.width > 100)
        #expect(korean.missingGlyphCount == 0)
        let face = try #require(korean.lines[0].runs.first?.face)
        let file = try #require(measurer.fontFile(for: face))
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(korean.lines[0].runs.map(\.text).joined() == "안녕하세요 2026년")
    }

    @Test func facesNameTheirFiles() throws {
        let regular = try #require(layout("x").lines[0].runs[0].face)
        let bold = try #require(layout("x") { $0.spans[0].font.weight = 700 }.lines[0].runs[0].face)
        let mono = try #require(layout("x") { $0.spans[0].font.family = .monospaced }.lines[0].runs[0].face)
        #expect(Set([regular, bold, mono]).count == 3)
        for face in [regular, bold, mono] {
            let file = try #require(measurer.fontFace(for: face))
            #expect(FileManager.default.fileExists(atPath: file.url.path))
        }
        #expect(measurer.fontFile(for: "no such face") == nil)
    }

    @Test func namedFamiliesAreUsedIfInstalled() throws {
        let known = layout("x") { $0.spans[0].font.family = .named("DejaVu Sans") }
        #expect(known.lines[0].runs[0].face == "DejaVuSans.ttf")
        let unknown = layout("x") { $0.spans[0].font.family = .named("No Such Family") }
        #expect(unknown.lines[0].runs[0].face == layout("x").lines[0].runs[0].face)
    }

    @Test func weightAndWidthOfLettersDiffer() {
        let regular = layout("Weight").size.width
        #expect(layout("Weight") { $0.spans[0].font.weight = 900 }.size.width > regular)
        let condensed = layout("Weight") {
            $0.spans[0].font.family = .named("DejaVu Sans")
            $0.spans[0].font.stretch = 75
        }
        #expect(condensed.size.width < layout("Weight") { $0.spans[0].font.family = .named("DejaVu Sans") }.size.width)
    }

    @Test func monospacedDigitsAreAllOfOneWidth() {
        func width(_ text: String, _ isMonospaced: Bool) -> Double {
            layout(text) { $0.spans[0].font.hasMonospacedDigits = isMonospaced }.size.width
        }
        #expect(width("1111", true) == width("8888", true))
        #expect(width("1111", false) < width("8888", false))
    }

    @Test func smallCapitalsAreLowerAndWiderThanLetters() {
        let caps = layout("hello") { $0.spans[0].font.isSmallCaps = true }
        #expect(caps.glyphs.map(\.id) != layout("hello").glyphs.map(\.id))
        #expect(caps.missingGlyphCount == 0)
    }

    @Test func trackingComesAfterEveryCharacter() {
        let plain = layout("Track"), tracked = layout("Track") { $0.spans[0].tracking = 4 }
        #expect(abs(tracked.size.width - plain.size.width - 20) < 0.01)
        #expect(tracked.glyphs[0].x == 0)
    }

    @Test func raisedTextMakesTheLineTaller() {
        let plain = layout("x"), raised = layout("x") { $0.spans[0].baselineOffset = 6 }
        #expect(abs(raised.lines[0].ascent - plain.lines[0].ascent - 6) < 0.01)
        #expect(abs(Double(raised.glyphs[0].y) - Double(plain.glyphs[0].y)) < 0.01)
        let mixed = layout("x") {
            var raised = $0.spans[0]
            raised.baselineOffset = 6
            $0.spans.append(raised)
        }
        #expect(abs(Double(mixed.glyphs[0].y - mixed.glyphs[1].y) - 6) < 0.01)
    }

    @Test func spansOfOneFontKeepTheirRuns() {
        let text = layout("red") {
            $0.spans[0].color = .black
            $0.spans.append(TextSpan(text: "blue", font: $0.spans[0].font, color: .white))
        }
        #expect(text.lines[0].runs.map(\.text) == ["red", "blue"])
        #expect(text.lines[0].runs.map(\.color) == [.black, .white])
        #expect(abs(text.lines[0].runs[1].x - text.lines[0].runs[0].width) < 0.01)
    }

    @Test func spacingIsBetweenLines() {
        let plain = layout("a\nb\nc"), spaced = layout("a\nb\nc") { $0.lineSpacing = 5 }
        #expect(abs(spaced.size.height - plain.size.height - 10) < 0.01)
    }

    @Test func emptyTextIsALineHigh() {
        let empty = layout("")
        #expect(empty.size.width == 0)
        #expect(abs(empty.size.height - layout("x").size.height) < 0.01)
        #expect(layout("\n").lines.count == 2)
        #expect(measurer.layout(TextRequest(spans: [])).size.width == 0)
    }

    @Test func invalidNumbersAreClamped() {
        for size in [Double.nan, -3, 0, .infinity, 1e300] {
            let text = layout("bad", size: size) {
                $0.spans[0].tracking = .nan
                $0.spans[0].baselineOffset = .infinity
                $0.lineSpacing = .nan
                $0.maximumLines = -4
                $0.minimumScaleFactor = .nan
            }
            #expect(text.size.width.isFinite && text.size.height.isFinite)
        }
        #expect(layout("bad", width: .nan).lines.count == 1)
        #expect(layout("bad", width: -.infinity).size.width.isFinite)
        #expect(layout("bad", width: -10).size.width == 0)
    }
}
