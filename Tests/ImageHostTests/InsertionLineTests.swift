import Foundation
import LayerTree
import PangoText
import Testing

/// The insertion points of lines, with the font that the tests of texts use, and with a measurer without fonts.
struct InsertionLineTests {
    private static let texts = [
        "", "Hamburg", "two words", "a\n\nb\n", "ends with a space ", "one two three four five six seven", "한글 문장입니다",
        "👨‍👩‍👧 family", "e\u{301}e\u{301}", "ab\r\ncd", "السلام عليكم", "abc السلام def", "tab\tstop",
        "unbreakableunbreakable",
    ]

    private static func measurers() -> [any TextMeasurer] { [PangoTextMeasurer(), FixedTextMeasurer()] }

    private func layout(
        _ text: String, width: Double?, by measurer: any TextMeasurer, alignment: TextRequest.Alignment = .leading,
        isRightToLeft: Bool = false
    ) -> TextLayout {
        measurer.layout(
            TextRequest(
                spans: [TextSpan(text: text, font: FontDescriptor(size: 17))], maximumWidth: width,
                alignment: alignment, isRightToLeft: isRightToLeft))
    }

    @Test(arguments: texts, [nil, 90, 0])
    func linesContainEveryCharacterOnce(_ text: String, _ width: Double?) {
        for measurer in Self.measurers() {
            for isRightToLeft in [false, true] {
                let layout = layout(text, width: width, by: measurer, isRightToLeft: isRightToLeft)
                let lines = measurer.insertionLines(in: layout)
                #expect(lines.count == layout.lines.count)
                #expect(lines.first?.start == 0)
                let characters = Array(text)
                for (index, line) in lines.enumerated() {
                    let end = line.start + line.edges.count - 1
                    let next = index + 1 < lines.count ? lines[index + 1].start : characters.count
                    // Between two lines is at most the line break or the space at which the first one breaks.
                    #expect(end <= next && characters[end..<next].allSatisfy(\.isWhitespace) && next - end <= 1)
                    let runs = layout.lines[index].runs
                    let low = runs.map(\.x).min() ?? 0, high = runs.map { $0.x + $0.width }.max() ?? layout.size.width
                    #expect(line.edges.allSatisfy { $0 > low - 0.1 && $0 < high + 0.1 })
                }
            }
        }
    }

    /// Letters of this font don't change with their neighbors, so their edges are the widths of the texts before them.
    @Test func edgesAreTheWidthsOfTheTextBeforeThem() {
        for measurer in Self.measurers() {
            let text = "Hamburg 0123"
            let line = measurer.insertionLines(in: layout(text, width: nil, by: measurer))[0]
            for (count, edge) in line.edges.enumerated() {
                let before = layout(String(text.prefix(count)), width: nil, by: measurer)
                // Kerning moves a letter by less than a point.
                #expect(abs(before.size.width - edge) < 1, "\(count)")
            }
        }
    }

    @Test func edgesOfTextFromRightToLeftDecrease() {
        let measurer = PangoTextMeasurer()
        let layout = layout("السلام", width: nil, by: measurer, isRightToLeft: true)
        let edges = measurer.insertionLines(in: layout)[0].edges
        #expect(abs(edges[0] - layout.size.width) < 0.1 && abs(edges[edges.count - 1]) < 0.1)
        #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 >= $1 })
    }

    @Test(arguments: [(.leading, 0), (.center, 0.5), (.trailing, 1)] as [(TextRequest.Alignment, Double)])
    func linesAreAligned(_ alignment: TextRequest.Alignment, _ share: Double) {
        for measurer in Self.measurers() {
            let layout = layout("a\nmuch longer", width: nil, by: measurer, alignment: alignment)
            let lines = measurer.insertionLines(in: layout)
            let first = lines[0].edges, slack = layout.size.width - (first[1] - first[0])
            #expect(abs(first[0] - slack * share) < 0.1)
            #expect(abs(lines[1].edges[0]) < 0.1)
        }
    }
}
