import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Lines, limits, and attributes of texts. A stage measures every character as half an em wide, and a line as 1.2 em
/// high with its baseline at 0.95 em.
@MainActor
@Suite struct TextLayoutTests {
    /// The texts that a view draws in a frame. With the size of 20, a character has 10 points, and a line has 24.
    private func layouts<V: View>(
        _ width: CGFloat? = nil, _ height: CGFloat? = nil, mirrored: Bool = false,
        _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> V
    ) -> [TextLayout] {
        let stage = Stage(
            size: CGSize(width: 600, height: 600),
            environment: {
                if mirrored { $0.layoutDirection = .rightToLeft }
                $0.font = .system(size: 20)
                change(&$0)
            }
        ) {
            content().frame(width: width, height: height)
        }
        return stage.marks.compactMap(\.text)
    }

    private func lines(_ layout: TextLayout?) -> [String] {
        layout?.lines.map { $0.runs.map(\.text).joined() } ?? []
    }

    // MARK: Lines

    @Test(
        arguments: [
            (nil, nil, nil, ["abcd efgh ijkl"], 140), (140, nil, nil, ["abcd efgh ijkl"], 140),
            (100, nil, nil, ["abcd efgh", "ijkl"], 90), (60, nil, nil, ["abcd", "efgh", "ijkl"], 40),
            (60, 73, nil, ["abcd", "efgh", "ijkl"], 40), (60, 71, nil, ["abcd", "efgh…"], 50),
            (60, 50, nil, ["abcd", "efgh…"], 50), (60, 10, nil, ["abcd…"], 50), (140, 10, nil, ["abcd efgh ijkl"], 140),
            (60, nil, 2, ["abcd", "efgh…"], 50), (60, 30, 2, ["abcd…"], 50), (60, 100, 2, ["abcd", "efgh…"], 50),
            (60, nil, 0, ["abcd…"], 50), (60, nil, -3, ["abcd…"], 50), (60, nil, 3, ["abcd", "efgh", "ijkl"], 40),
            (60, 50, 3, ["abcd", "efgh…"], 50), (-5, nil, 1, ["…"], 10),
        ] as [(CGFloat?, CGFloat?, Int?, [String], Double)])
    func `A text has as many lines as its room and its limit allow`(
        width: CGFloat?, height: CGFloat?, limit: Int?, expected: [String], length: Double
    ) throws {
        let layout = try #require(
            layouts(width, height) { Text(verbatim: "abcd efgh ijkl").lineLimit(limit) }.first)
        if let width, width < 0 {
            #expect(layout.lines.count == 1)
        } else {
            #expect(lines(layout) == expected)
            #expect(abs(Double(layout.size.width) - length) < 1e-6)
            #expect(abs(Double(layout.size.height) - 24 * Double(expected.count)) < 1e-6)
        }
    }

    @Test func `Lines that are too many for the height are cut at the width of the others`() {
        let layout = layouts(200, 50) { Text(verbatim: "ab\ncd\nef") }.first
        #expect(lines(layout) == ["ab", "c…"] && layout?.request.maximumWidth == 20)
        #expect(layout?.isTruncated == true)
    }

    @Test(
        arguments: [
            (1, 24), (2, 48), (3, 72), (0, 24), (-1, 24),
        ] as [(Int, CGFloat)])
    func `A text can reserve the space of lines`(least: Int, height: CGFloat) throws {
        func heights<V: View>(_ view: (Text) -> V) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 600, height: 600)) {
                view(Text(verbatim: "ab").font(.system(size: 20))).accessibilityIdentifier("text")
            }
            return try stage.frame(of: "text").height
        }
        #expect(try heights { $0.lineLimit(least, reservesSpace: true) } == height)
        #expect(try heights { $0.lineLimit(least, reservesSpace: false) } == 24)
        #expect(try heights { $0.lineLimit(least...) } == height)
        #expect(try heights { $0.lineLimit(least...(least + 2)) } == height)
        #expect(try heights { $0.lineLimit(...max(least, 1)) } == 24)
        #expect(try heights { $0.lineLimit(5).lineLimit(least, reservesSpace: true) } == 24)
        // Each further line has the line spacing before it.
        #expect(
            try heights { $0.lineLimit(least, reservesSpace: true).lineSpacing(4) }
                == height + CGFloat(max(least - 1, 0)) * 4)
    }

    @Test func `A range of lines limits the text, too`() {
        func count(_ text: some View) -> Int { layouts(60) { text }.first?.lines.count ?? 0 }
        let text = Text(verbatim: "ab cd ef gh ij kl mn op")
        #expect(count(text) == 4 && count(text.lineLimit(1...2)) == 2 && count(text.lineLimit(...3)) == 3)
        #expect(count(text.lineLimit(2...)) == 4 && count(text.lineLimit(2, reservesSpace: true)) == 2)
        #expect(count(text.lineLimit(2, reservesSpace: false)) == 2)
    }

    @Test(arguments: [(6, 84), (0, 72), (-8, 72)] as [(CGFloat, CGFloat)])
    func `Lines have a distance`(spacing: CGFloat, height: CGFloat) {
        let layout = layouts(60) { Text(verbatim: "abcd efgh ijkl").lineSpacing(spacing) }.first
        #expect(layout?.size.height == height)
    }

    // MARK: Fitting

    /// Characters move together by 5 percent of the width at most, and by half a point more than necessary in all.
    @Test(
        arguments: [(140, 1, 140), (134, 1, 133), (132, 2, 90)]
            as [(CGFloat, Int, CGFloat)])
    func `A text that almost fits is tightened`(width: CGFloat, count: Int, length: CGFloat) throws {
        func layout(_ allows: Bool) throws -> TextLayout {
            try #require(layouts(width) { Text(verbatim: "abcd efgh ijkl").allowsTightening(allows) }.first)
        }
        let tight = try layout(true)
        #expect(tight.lines.count == count && abs(tight.size.width - length) < 1e-6, "\(tight.size)")
        #expect(try layout(false).lines.count == (width < 140 ? 2 : 1))
        let single = layouts(9.9) { Text(verbatim: "a").allowsTightening(true) }.first
        #expect(single?.request.spans.first?.tracking == 0)
    }

    @Test func `A text reports its limits to the measurer`() throws {
        func request(_ width: CGFloat?, mirrored: Bool = false, _ text: some View) throws -> TextRequest {
            try #require(layouts(width, mirrored: mirrored) { text }.first).request
        }
        let text = Text(verbatim: "abcd efgh")
        let usual = try request(nil, text)
        #expect(usual.maximumWidth == nil && usual.maximumLines == nil && usual.minimumScaleFactor == 1)
        #expect(usual.alignment == .leading && usual.truncation == .tail && !usual.isRightToLeft)
        #expect(usual.lineSpacing == 0)
        #expect(try request(50, text.minimumScaleFactor(0.4)).minimumScaleFactor == 0.4)
        #expect(try request(50, text).maximumWidth == 50)
        #expect(try request(200, text.minimumScaleFactor(0.4)).minimumScaleFactor == 1)
        #expect(try request(nil, mirrored: true, text).isRightToLeft)
        for (mode, expected) in [(Text.TruncationMode.head, TextRequest.Truncation.head), (.middle, .middle)] {
            #expect(try request(nil, text.truncationMode(mode)).truncation == expected)
        }
        for (alignment, expected) in [(TextAlignment.center, TextRequest.Alignment.center), (.trailing, .trailing)] {
            #expect(try request(nil, text.multilineTextAlignment(alignment)).alignment == expected)
        }
    }

    @Test(
        arguments: [
            (.leading, false, 0), (.center, false, 25), (.trailing, false, 50), (.leading, true, 50),
            (.center, true, 25), (.trailing, true, 0),
        ] as [(TextAlignment, Bool, Double)])
    func `A short line is aligned in the longest`(alignment: TextAlignment, mirrored: Bool, x: Double) {
        let layout = layouts(100, mirrored: mirrored) {
            Text(verbatim: "abcd efgh ijkl").multilineTextAlignment(alignment)
        }
        .first
        #expect(layout?.lines.last?.runs.first?.x == x)
    }

    @Test func `Texts align by their baselines`() throws {
        func tops(_ alignment: VerticalAlignment) throws -> [CGFloat] {
            let stage = Stage(size: CGSize(width: 300, height: 300)) {
                HStack(alignment: alignment, spacing: 0) {
                    Text(verbatim: "ab\ncd").font(.system(size: 20)).accessibilityIdentifier("large")
                    Text(verbatim: "x").font(.system(size: 10)).accessibilityIdentifier("small")
                    Color.red.frame(width: 5, height: 6).accessibilityIdentifier("box")
                }
                .accessibilityIdentifier("stack")
            }
            let top = try stage.frame(of: "large").minY
            return try ["small", "box"].map { try stage.frame(of: $0).minY - top }
        }
        // The baselines of the large text are at 19 and 43 points, that of the small one is at 9.5, and the bottom of
        // the box is at 6.
        let first = try tops(.firstTextBaseline), last = try tops(.lastTextBaseline)
        for (found, expected) in zip(first + last, [9.5, 13, 33.5, 37]) { #expect(abs(found - expected) < 0.51) }
    }

    // MARK: Attributes

    private func span<V: View>(_ view: V) throws -> TextSpan {
        try #require(layouts { view }.first?.request.spans.first)
    }

    @Test func `Attributes of a view and of a text are the same`() throws {
        let text = Text(verbatim: "Ab")
        for span in [try span(text.kerning(2)), try span(VStack { text }.kerning(2)), try span(text.tracking(2))] {
            #expect(span.tracking == 2)
        }
        #expect(try span(text.kerning(2).tracking(3)).tracking == 5)
        #expect(try span(VStack { text }.kerning(2).tracking(3)).tracking == 5)
        #expect(try span(text.baselineOffset(4)).baselineOffset == 4)
        #expect(try span(VStack { text }.baselineOffset(4)).baselineOffset == 4)
        for span in [try span(text.bold()), try span(VStack { text }.bold())] { #expect(span.font.weight == 700) }
        #expect(try span(VStack { text }.bold(false)).font.weight == 400)
        #expect(try span(text.bold(false)).font.weight == 400)
        #expect(try span(text.fontWeight(.light)).font.weight == 300)
        #expect(try span(VStack { text }.fontWeight(.black)).font.weight == 900)
        for (isActive, span) in [
            (true, try span(text.italic())), (false, try span(text.italic(false))),
            (true, try span(VStack { text }.italic())), (false, try span(VStack { text }.italic(false))),
        ] {
            #expect(span.font.isItalic == isActive)
        }
        for (isActive, span) in [
            (true, try span(text.monospaced())), (false, try span(text.monospaced(false))),
            (true, try span(VStack { text }.monospaced())), (false, try span(VStack { text }.monospaced(false))),
        ] {
            #expect((span.font.family == .monospaced) == isActive)
        }
        #expect(try span(text.monospacedDigit()).font.hasMonospacedDigits)
        #expect(try span(VStack { text }.monospacedDigit()).font.hasMonospacedDigits)
        #expect(try !span(text).font.hasMonospacedDigits)
        #expect(try span(text.fontDesign(.serif)).font.family == .serif)
        #expect(try span(VStack { text }.fontDesign(.rounded)).font.family == .rounded)
        #expect(try span(text.font(.custom("Inter", size: 9)).fontDesign(.serif)).font.family == .named("Inter"))
        #expect(try span(text.fontWidth(.expanded)).font.stretch == 125)
        #expect(try span(VStack { text }.fontWidth(.condensed)).font.stretch == 75)
    }

    @Test func `Lines through and under a text have their color`() throws {
        let text = Text(verbatim: "Ab")
        let color = Color(red: 1, green: 0, blue: 0)
        func isRed(_ color: RGBA?) -> Bool { color.map { $0.red > 0.999 && $0.green < 0.001 } ?? false }
        for (isActive, span) in [
            (true, try span(text.underline(color: color))), (true, try span(VStack { text }.underline(color: color))),
            (false, try span(text.underline(false, color: color))),
            (false, try span(VStack { text }.underline(false, color: color))),
        ] {
            #expect(span.hasUnderline == isActive && isRed(span.underline) && !span.hasStrikethrough)
        }
        for (isActive, span) in [
            (true, try span(text.strikethrough(color: color))),
            (true, try span(VStack { text }.strikethrough(color: color))),
            (false, try span(text.strikethrough(false, color: color))),
        ] {
            #expect(span.hasStrikethrough == isActive && isRed(span.strikethrough) && !span.hasUnderline)
        }
        #expect(try span(text.underline()).underline == nil)
    }

    @Test func `A text can be shown in another case and scale`() throws {
        let text = Text(verbatim: "Ab")
        #expect(try span(VStack { text }.textCase(.uppercase)).text == "AB")
        #expect(try span(VStack { text }.textCase(.lowercase)).text == "ab")
        #expect(try span(VStack { text }.textCase(nil)).text == "Ab")
        for (size, span) in [
            (16.0, try span(text.textScale(.secondary))), (16, try span(VStack { text }.textScale(.secondary))),
            (20, try span(text.textScale(.secondary, isEnabled: false))),
            (20, try span(VStack { text }.textScale(.secondary, isEnabled: false))),
            (20, try span(text.textScale(.default))),
        ] {
            #expect(abs(span.font.size - size) < 1e-9)
        }
    }

    @Test(
        arguments: [
            (.light, 300), (.ultraLight, 100), (.thin, 200), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ] as [(Font.Weight, Int)])
    func `Weights are those of fonts`(weight: Font.Weight, value: Int) throws {
        #expect(try span(Text(verbatim: "a").fontWeight(weight)).font.weight == value)
        #expect(Font.system(size: 10).weight(weight).resolve(dynamicTypeSize: .large).weight == value)
    }

    @Test func `Fonts have a width, a leading, and a style`() {
        func resolved(_ font: Font) -> FontDescriptor { font.resolve(dynamicTypeSize: .large) }
        for (width, stretch) in [
            (Font.Width.compressed, 50), (.condensed, 75), (.standard, 100), (.expanded, 125), (Font.Width(3), 200),
            (Font.Width(-3), 50), (Font.Width(.nan), 100), (Font.Width(0.1), 113),
        ] {
            #expect(resolved(.body.width(width)).stretch == stretch)
        }
        // Apple's body has a line height of 22 points: 20 with tight and 24 with loose leading.
        #expect(abs(resolved(.body.leading(.tight)).leading * 22 - 20) < 1e-9)
        #expect(abs(resolved(.body.leading(.loose)).leading * 22 - 24) < 1e-9)
        #expect(resolved(.body.leading(.standard)).leading == 1 && resolved(.body).leading == 1)
        #expect(resolved(.body.italic()).isItalic && !resolved(.body).isItalic)
        #expect(resolved(.body.smallCaps()).isSmallCaps && !resolved(.body).isSmallCaps)
        #expect(resolved(.body.lowercaseSmallCaps()).isSmallCaps && resolved(.body.uppercaseSmallCaps()).isSmallCaps)
        #expect(resolved(.body.monospacedDigit()).hasMonospacedDigits && !resolved(.body).hasMonospacedDigits)
        #expect(resolved(.body.monospaced()).family == .monospaced)
        for (design, family) in [
            (Font.Design.default, FontDescriptor.Family.system), (.serif, .serif), (.rounded, .rounded),
            (.monospaced, .monospaced),
        ] {
            #expect(resolved(.system(.body, design: design)).family == family)
            #expect(resolved(.system(size: 9, design: design)).family == family)
        }
        #expect(resolved(.system(.headline, weight: .thin)).weight == 200 && resolved(.headline).weight == 600)
        #expect(resolved(.custom("Inter", size: 12, relativeTo: .caption)).size == 12)
        let large = Font.custom("Inter", size: 12, relativeTo: .caption).resolve(dynamicTypeSize: .accessibility5)
        #expect(abs(large.size - 43) < 1e-9)
    }

    @Test(
        arguments: [
            (.accessibility5, 19.0, 53.0, 17.0), (.small, 15, 17, 15), (.large, 17, 17, 17), (.xxLarge, 19, 21, 17),
            (.xSmall, 14, 17, 15),
        ] as [(DynamicTypeSize, Double, Double, Double)])
    func `The size of a text can be limited`(size: DynamicTypeSize, most: Double, least: Double, both: Double) throws {
        func shown(_ view: some View) throws -> Double {
            let layouts = layouts(nil, nil, mirrored: false) {
                $0.dynamicTypeSize = size
                $0.font = .body
            } _: {
                view
            }
            return try #require(layouts.first?.request.spans.first).font.size
        }
        let text = Text(verbatim: "a")
        #expect(try shown(text.dynamicTypeSize(...DynamicTypeSize.xLarge)) == most)
        #expect(try shown(text.dynamicTypeSize(DynamicTypeSize.large...)) == least)
        #expect(try shown(text.dynamicTypeSize(.small ... .large)) == both)
        #expect(try shown(text.dynamicTypeSize(.xxxLarge)) == 23)
    }

    // MARK: Placeholders

    /// A bar is as wide as its line, and four fifths as high as the ascent.
    @Test func `A redacted text is a bar for each line`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Text(verbatim: "abcd ef").font(.system(size: 20)).frame(width: 60, height: 100)
                .redacted(reason: .placeholder)
        }
        let bars = stage.marks
        #expect(bars.allSatisfy { $0.kind == .fill } && bars.count == 2)
        let sizes = bars.map(\.frame)
        #expect(abs(sizes[0].width - 40) < 1e-6 && abs(sizes[1].width - 20) < 1e-6)
        #expect(sizes.allSatisfy { abs($0.height - 15.2) < 1e-6 } && abs(sizes[1].minY - sizes[0].minY - 24) < 1e-6)
        // The text is 48 points high, and begins at 26.
        #expect(abs(sizes[0].maxY - (26 + 19)) < 0.51)
        #expect(bars.allSatisfy { abs(($0.color?.alpha ?? 0) - 0.16) < 1e-4 })
        let path = try #require(bars[0].path), corner = sizes[0].origin
        #expect(!path.contains(CGPoint(x: corner.x + 0.7, y: corner.y + 0.7)))
        #expect(path.contains(CGPoint(x: corner.x + 1, y: corner.y + 1)))
    }
}
