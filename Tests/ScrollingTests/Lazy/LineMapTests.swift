import Testing

@testable import ViewRuntime

/// The lines of a grid's views.
@MainActor
@Suite struct LineMapTests {
    nonisolated struct Form: Sendable, CustomStringConvertible {
        let slots: Int
        let tracks: Int
        /// The first slots of the header, the content, and the footer of each section, and its end.
        let sections: [(header: Int, content: Int, footer: Int, end: Int)]
        /// The slots of each line, and whether the line spans the grid.
        let lines: [(slots: Range<Int>, isWide: Bool)]

        var description: String { "\(slots) in \(tracks), \(sections.count) sections" }
    }

    nonisolated private static let forms: [Form] = [
        Form(slots: 0, tracks: 3, sections: [], lines: []),
        Form(slots: 7, tracks: 3, sections: [], lines: [(0..<3, false), (3..<6, false), (6..<7, false)]),
        Form(
            slots: 4, tracks: 1, sections: [], lines: [(0..<1, false), (1..<2, false), (2..<3, false), (3..<4, false)]),
        Form(
            slots: 12, tracks: 3, sections: [(2, 3, 8, 10)],
            lines: [
                (0..<2, false), (2..<3, true), (3..<6, false), (6..<8, false), (8..<9, true), (9..<10, true),
                (10..<12, false),
            ]),
        // Two sections without content between them, the first without a header, the second without a footer.
        Form(
            slots: 8, tracks: 2, sections: [(0, 0, 3, 4), (4, 5, 8, 8)],
            lines: [(0..<2, false), (2..<3, false), (3..<4, true), (4..<5, true), (5..<7, false), (7..<8, false)]),
        // An empty section, and one with a header of two views.
        Form(
            slots: 5, tracks: 4, sections: [(1, 1, 1, 1), (2, 4, 4, 4)],
            lines: [(0..<1, false), (1..<2, false), (2..<3, true), (3..<4, true), (4..<5, false)]),
    ]

    @Test(arguments: forms) func `Sections begin new lines, and their headers and footers have lines of their own`(
        form: Form
    ) {
        let map = LineMap(
            slots: form.slots, tracks: form.tracks,
            sections: form.sections.map {
                SectionSpan(header: $0.header..<$0.content, content: $0.content..<$0.footer, footer: $0.footer..<$0.end)
            })
        #expect(map.lineCount == form.lines.count && map.slotCount == form.slots)
        for (line, expected) in form.lines.enumerated() {
            #expect(map.slots(ofLine: line) == expected.slots)
            #expect(map.isWide(line: line) == expected.isWide)
            for slot in expected.slots { #expect(map.line(ofSlot: slot) == line) }
        }
        // Beyond the ends.
        #expect(map.slots(ofLine: -1).isEmpty && map.slots(ofLine: form.lines.count).isEmpty)
        #expect(map.line(ofSlot: -1) == 0 && map.line(ofSlot: form.slots) == form.lines.count)
        #expect(map.isWide(line: -1) && map.isWide(line: form.lines.count))
    }

    @Test func `A stack has a line for each view`() {
        let map = LineMap(slots: 3)
        #expect(
            map.lineCount == 3 && (0..<3).allSatisfy { map.slots(ofLine: $0) == $0..<$0 + 1 && map.isWide(line: $0) })
    }

    @Test(
        arguments: [(-1, nil), (0, nil), (1, 0), (3, 0), (4, nil), (5, 1), (6, 2), (7, 2), (8, nil)] as [(Int, Int?)])
    func `A view is in the section whose slots include it`(slot: Int, section: Int?) {
        let sections = [
            SectionSpan(header: 1..<2, content: 2..<3, footer: 3..<4),
            SectionSpan(header: 5..<5, content: 5..<6, footer: 6..<6),
            SectionSpan(header: 6..<6, content: 6..<6, footer: 6..<8),
        ]
        #expect(sections.span(containing: slot) == section.map { sections[$0] })
        let moved = section.map { sections[$0].moved(by: 10) }
        #expect(sections.map { $0.moved(by: 10) }.span(containing: slot + 10) == moved)
    }
}
