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

    @Test func aWordThatIsWiderThanALineContinuesWithoutAHyphen() {
        let wrapped = layout("aaaaaaaaaa", width: 35)
        #expect(wrapped.lines.count > 2)
        #expect(Set(wrapped.glyphs.map(\.id)) == [layout("a").glyphs[0].id])
        #expect(wrapped.glyphs.count == 10)
    }

    @Test func aWordThatBreaksAtASoftHyphenShowsIt() {
        let hyphen = layout("-").glyphs[0].id
        let wrapped = layout("aaaa\u{AD}aaaa", width: 60)
        #expect(wrapped.lines.count == 2)
        #expect(wrapped.glyphs.filter { $0.id == hyphen || $0.id == layout("\u{2010}").glyphs[0].id }.count == 1)
        #expect(wrapped.lines.map { $0.runs.map(\.text).joined() } == ["aaaa-", "aaaa"])
        #expect(!layout("aaaa\u{AD}aaaa").glyphs.contains { $0.id == hyphen })
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
        let wrapped = layout("One\n" + paragraph, width: 150) { $0.maximumLines = 2 }
        let texts = wrapped.lines.map { $0.runs.map(\.text).joined() }
        #expect(texts.count == 2 && texts[0] == "One" && texts[1].hasPrefix("The ") && texts[1].hasSuffix("…"))
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
        let trailing = layout("A long first line\nshort") { $0.alignment = .trailing }, short = trailing.glyphRuns[1]
        #expect(abs(short.x - slack) < 0.01 && abs(Double(trailing.glyphs[short.glyphs.lowerBound].x) - slack) < 0.01)
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
        #expect(runs.first?.isRightToLeft == false && runs.last?.isRightToLeft == true)
    }

    /// In every script, the digits of a number proceed from left to right, with the space that follows them.
    @Test(arguments: ["72 kg", "٧٢ kg", "۷۲ kg"])
    func numbersRunToTheRight(text: String) {
        for isRightToLeft in [false, true] {
            let runs = layout(text) { $0.isRightToLeft = isRightToLeft }.lines[0].runs
            #expect(runs.contains { $0.text.contains("kg") } && runs.allSatisfy { $0.text == " " || !$0.isRightToLeft })
        }
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
        #expect(abs(tracked.lines[0].runs[0].width - tracked.size.width) < 0.01)
        #expect(abs(tracked.glyphRuns[0].width - tracked.size.width) < 0.01)
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
        #expect(abs(mixed.glyphRuns[0].baseline - mixed.glyphRuns[1].baseline - 6) < 0.01)
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

    @Test func sizesHaveBounds() {
        func size(_ size: Double) -> CGSize { layout("x y", size: size).size }
        #expect(size(5_000) == size(4_096) && size(4_096).width > size(4_000).width)
        #expect(size(0.05) == size(0.1) && size(0.1).height < size(0.2).height)
        for invalid in [0, -3, Double.nan, .infinity] { #expect(size(invalid) == size(1)) }
    }

    private func face(_ change: (inout FontDescriptor) -> Void) -> String? {
        layout("x") { change(&$0.spans[0].font) }.lines[0].runs[0].face
    }

    @Test(
        arguments: [
            (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
            (700, "Bold"), (800, "ExtraBold"), (900, "Black"), (5_000, "Black"), (-5, "Thin"),
        ])
    func eachWeightHasItsFile(weight: Int, name: String) {
        #expect(face { $0.weight = weight } == "Inter-\(name).otf")
        let italic = name == "Regular" ? "Italic" : name + "Italic"
        let slanted = face {
            $0.weight = weight
            $0.isItalic = true
        }
        #expect(slanted == "Inter-\(italic).otf")
    }

    @Test func designsHaveTheirFamilies() {
        #expect(face { $0.family = .monospaced } == "JetBrainsMono-Regular.ttf")
        #expect(face { $0.family = .serif }?.contains("Serif") == true)
        let map = FontMap(system: ["A"], serif: ["B"], rounded: ["C"], monospaced: ["D"])
        #expect(map.families(for: .system) == ["A"] && map.families(for: .serif) == ["B"])
        #expect(map.families(for: .rounded) == ["C"] && map.families(for: .monospaced) == ["D"])
        #expect(map.families(for: .named("E")) == ["E", "A"])
    }

    @Test(arguments: [(50, true), (75, true), (81, true), (100, false), (106, false), (150, false)])
    func aNarrowFontIsUsedForNarrowWidths(stretch: Int, isNarrow: Bool) {
        let found = face {
            $0.family = .named("DejaVu Sans")
            $0.stretch = stretch
        }
        #expect(found == (isNarrow ? "DejaVuSansCondensed.ttf" : "DejaVuSans.ttf"))
    }

    @Test func aFontHasTheMetricsOfItsFile() throws {
        let run = try #require(layout("x", size: 100).glyphRuns.first), line = layout("x", size: 100).lines[0]
        #expect(run.font.ascent == line.ascent && run.font.descent == line.descent && run.baseline == line.baseline)
        #expect(run.font.ascent > 90 && run.font.ascent < 100 && run.font.descent > 20 && run.font.descent < 30)
        #expect(!run.font.hasColorGlyphs && run.font.face == "Inter-Regular.otf")
        // Inter's underline is below the baseline, and its strikethrough is at half the height of small letters.
        let decoration = run.font.decoration
        #expect(decoration.underline < -5 && decoration.underline > -30)
        #expect(decoration.strikethrough > 20 && decoration.strikethrough < 40)
        #expect(decoration.underlineThickness > 2 && decoration.underlineThickness < 12)
        #expect(decoration.strikethroughThickness > 2 && decoration.strikethroughThickness < 12)
    }

    @Test func aFileHasItsPlaceInACollection() throws {
        let face = try #require(layout("x").lines[0].runs[0].face), file = try #require(measurer.fontFace(for: face))
        #expect(file.index == 0 && file.variations.isEmpty && file.url.lastPathComponent == face)
        #expect(measurer.fontFile(for: face) == file.url)
        #expect(PangoTextMeasurer().fontFile(for: face) == nil, "no layout of this measurer contains it")
    }

    /// The quick path for Latin text shapes the same text as the general one.
    @Test(arguments: ["~", " ", "a b", "0", "!", "z", "A1", "-1", "@[`{", "@a", "[a", "`a", "{a", "1:", "1/"])
    func asciiIsMeasuredQuicklyOrNot(text: String) {
        for isRightToLeft in [false, true] {
            let short = layout(text) { $0.isRightToLeft = isRightToLeft }
            let long = layout(text) {
                $0.isRightToLeft = isRightToLeft
                $0.spans.append(TextSpan(text: "", font: $0.spans[0].font))
            }
            #expect(short.size == long.size && short.glyphs.map(\.id) == long.glyphs.map(\.id), "\(text)")
            #expect(short.glyphs.map(\.x) == long.glyphs.map(\.x) && short.glyphs.map(\.y) == long.glyphs.map(\.y))
        }
    }

    @Test func leadingScalesTheDistanceOfLines() {
        let plain = layout("a\nb\nc"), loose = layout("a\nb\nc") { $0.spans[0].font.leading = 1.5 }
        let height = plain.lines[0].ascent + plain.lines[0].descent
        #expect(abs(loose.lines[1].baseline - plain.lines[1].baseline - height / 2) < 0.01)
        #expect(abs(loose.size.height - plain.size.height - height) < 0.01)
        let empty = layout("a\n\nc") { $0.spans[0].font.leading = 2 }
        #expect(abs(empty.lines[2].baseline - empty.lines[0].baseline - 4 * height) < 0.01)
    }

    @Test func attachmentsTakeTheirPlace() throws {
        func attached(_ attachment: TextAttachment, offset: Double = 0) -> PangoTextLayout {
            layout("ab") {
                let font = $0.spans[0].font
                $0.spans.append(
                    TextSpan(
                        text: TextAttachment.character, font: font, baselineOffset: offset, attachment: attachment))
                $0.spans.append(TextSpan(text: "c", font: font))
            }
        }
        let plain = layout("ab").size.width, last = layout("c").size.width
        let found = attached(TextAttachment(number: 4, width: 30, ascent: 40, descent: 9))
        let runs = found.lines[0].runs
        #expect(runs.map(\.text) == ["ab", "", "c"] && runs.map { $0.attachment?.number } == [nil, 4, nil])
        #expect(abs(runs[1].x - plain) < 0.01 && runs[1].width == 30 && abs(runs[2].x - plain - 30) < 0.01)
        #expect(abs(found.size.width - plain - 30 - last) < 0.01)
        #expect(found.lines[0].ascent == 40 && found.lines[0].descent == 9 && found.size.height == 49)
        #expect(found.glyphRuns.count == 2)
        let raised = attached(TextAttachment(number: 4, width: 30, ascent: 40, descent: 9), offset: 3)
        #expect(raised.lines[0].ascent == 43 && raised.lines[0].descent == 6)
    }

    @Test func shrunkTextHasTheLargestFactorThatFits() throws {
        let natural = layout("Shrinking text", size: 40).size.width
        for part in [0.9, 0.75, 0.6] {
            let shrunk = layout("Shrinking text", size: 40, width: natural * part) {
                $0.maximumLines = 1
                $0.minimumScaleFactor = 0.25
            }
            let factor = try #require(shrunk.lines.first?.runs.first).font.size / 40
            #expect(factor <= part + 1e-6 && factor > part - 0.012, "\(factor)")
            #expect(!shrunk.isTruncated)
        }
        // The smallest factor applies if the text is truncated even then.
        let cut = layout("Shrinking text", size: 40, width: natural * 0.3) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(cut.isTruncated && cut.lines[0].runs[0].font.size == 20)
        let tiny = layout("Shrinking text", size: 40, width: 1) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0
        }
        #expect(abs(tiny.lines[0].runs[0].font.size - 0.4) < 1e-9)
        // A single character can't be broken, and shrinks too.
        let width = layout("W", size: 40).size.width
        let character = layout("W", size: 40, width: width * 0.7) { $0.minimumScaleFactor = 0.5 }
        let factor = try #require(character.lines.first?.runs.first).font.size / 40
        #expect(factor <= 0.7 + 1e-6 && factor > 0.688, "\(factor)")
        #expect(!character.isTruncated)
    }

    @Test func `Fonts that no text uses are released`() {
        let measurer = PangoTextMeasurer()
        func font(_ size: Double) -> GlyphFont? {
            measurer.glyphLayout(request("Enlarged", size: size)).glyphRuns.first?.font
        }
        weak var first: GlyphFont?
        do { first = font(17) }
        #expect(first != nil)
        for step in 1...6000 { _ = font(17 + Double(step) / 100) }
        #expect(first == nil)
    }

    @Test func trackingShrinksWithTheText() throws {
        let natural = layout("Track") { $0.spans[0].tracking = 10 }.size.width
        let shrunk = layout("Track", width: natural / 2) {
            $0.spans[0].tracking = 10
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        let run = try #require(shrunk.lines.first?.runs.first)
        #expect(abs(run.tracking - 10 * run.font.size / 17) < 1e-9 && run.tracking < 10)
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
