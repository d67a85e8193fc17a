import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The cards, lines, and texts of lists, in a window of 300 points.
@MainActor
@Suite struct ListRowLookTests {
    private func stage<V: View>(mirrored: Bool = false, dark: Bool = false, @ViewBuilder _ content: () -> V) -> Stage {
        Stage(
            size: CGSize(width: 300, height: 500),
            environment: {
                $0.displayScale = 1
                $0.colorScheme = dark ? .dark : .light
                if mirrored { $0.layoutDirection = .rightToLeft }
            }, content: content)
    }

    private func list<S: ListStyle, V: View>(_ style: S, @ViewBuilder _ rows: () -> V) -> some View {
        List { Section { rows() } }.listStyle(style)
    }

    @ViewBuilder private var rows: some View {
        box(50, 10)
        box(50, 10)
        box(50, 10)
    }

    /// The lines between rows, which are a pixel high.
    private func lines(_ stage: Stage) -> [CGRect] {
        stage.marks.filter { $0.kind == .fill && abs($0.frame.height - 1) < 0.01 && $0.frame.width > 45 }
            .map(\.frame).sorted { $0.minY < $1.minY }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: 1)
    }

    // MARK: Lines

    @Test(arguments: [false, true]) func `Each style has its lines`(mirrored: Bool) {
        func flipped(_ rects: [CGRect]) -> [CGRect] {
            mirrored ? rects.map { rect(300 - $0.maxX, $0.minY, $0.width) } : rects
        }
        // Lines begin at the content, 20 points from the edge of the card.
        #expect(
            lines(stage(mirrored: mirrored) { list(.plain) { rows } })
                == flipped([rect(20, 43, 280), rect(20, 87, 280), rect(20, 131, 280)]))
        #expect(
            lines(stage(mirrored: mirrored) { list(.inset) { rows } })
                == flipped([rect(20, 43, 260), rect(20, 87, 260), rect(20, 131, 260)]))
        #expect(
            lines(stage(mirrored: mirrored) { list(.insetGrouped) { rows } })
                == flipped([rect(36, 59, 248), rect(36, 103, 248)]))
        // The lines around a section are as wide as the window.
        #expect(
            lines(stage(mirrored: mirrored) { list(.grouped) { rows } })
                == flipped([rect(0, 16, 300), rect(20, 59, 280), rect(20, 103, 280), rect(0, 147, 300)]))
        #expect(lines(stage(mirrored: mirrored) { list(.sidebar) { rows } }).isEmpty)
        #expect(lines(stage(mirrored: mirrored) { list(.plain) { rows }.listRowSpacing(6) }).isEmpty)
    }

    @Test func `Lines of rows and sections can be hidden and shown`() {
        func ys<V: View>(_ view: V) -> [CGFloat] { lines(stage { view }).map(\.minY) }
        #expect(ys(list(.plain) { rows.listSectionSeparator(.hidden) }) == [43, 87])
        #expect(ys(list(.plain) { rows.listSectionSeparator(.hidden, edges: .top) }) == [43, 87, 131])
        #expect(ys(list(.plain) { rows.listSectionSeparator(.visible) }) == [0, 43, 87, 131])
        #expect(ys(list(.plain) { rows.listSectionSeparator(.visible, edges: .bottom) }) == [43, 87, 131])
        #expect(ys(list(.insetGrouped) { rows.listSectionSeparator(.visible) }) == [59, 103])
        #expect(ys(list(.grouped) { rows.listSectionSeparator(.hidden, edges: .top) }) == [59, 103, 147])
        #expect(ys(list(.grouped) { rows.listSectionSeparator(.hidden, edges: .bottom) }) == [16, 59, 103])
        #expect(ys(list(.plain) { rows.listRowSeparator(.visible) }) == [0, 43, 87, 131])
        #expect(ys(list(.plain) { rows.listRowSeparator(.visible, edges: .bottom) }) == [43, 87, 131])
        #expect(ys(list(.plain) { rows.listRowSeparator(.hidden) }) == [])
        #expect(ys(list(.plain) { rows.listRowSeparator(.hidden, edges: .top) }) == [43, 87, 131])
        #expect(ys(list(.grouped) { rows.listRowSeparator(.hidden, edges: .top) }) == [59, 103, 147])
        #expect(ys(list(.insetGrouped) { rows.listRowSeparator(.visible) }) == [59, 103])
    }

    @Test func `Lines have the tint of their row, and of the section around it`() {
        func colors<V: View>(_ view: V) -> [String] {
            stage { view }.marks
                .filter { $0.kind == .fill && abs($0.frame.height - 1) < 0.01 && $0.frame.width > 60 }
                .sorted { $0.frame.minY < $1.frame.minY }.map { String(hex($0.color).prefix(7)) }
        }
        let red = "#FF3B30", blue = "#007AFF", gray = "#3C3C43"
        #expect(colors(list(.plain) { rows }) == [gray, gray, gray])
        #expect(colors(list(.plain) { rows.listRowSeparatorTint(.red) }) == [red, red, red])
        #expect(colors(list(.plain) { rows.listRowSeparatorTint(.red, edges: .top) }) == [gray, gray, gray])
        #expect(colors(list(.grouped) { rows.listRowSeparatorTint(.red, edges: .bottom) }) == [gray, red, red, red])
        #expect(colors(list(.grouped) { rows.listSectionSeparatorTint(.blue) }) == [blue, gray, gray, blue])
        #expect(
            colors(list(.grouped) { rows.listSectionSeparatorTint(.blue, edges: .top) }) == [blue, gray, gray, gray])
        #expect(
            colors(list(.grouped) { rows.listSectionSeparatorTint(.blue, edges: .bottom) })
                == [gray, gray, gray, blue])
        #expect(
            colors(list(.grouped) { rows.listRowSeparatorTint(.red).listSectionSeparatorTint(.blue) })
                == [blue, red, red, blue])
    }

    @Test func `A line follows the guides of its row`() {
        let stage = stage {
            list(.plain) {
                box(50, 10).alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
                box(50, 10).alignmentGuide(.listRowSeparatorTrailing) { $0.width }
            }
        }
        #expect(lines(stage) == [rect(50, 43, 250), rect(20, 87, 50)])
    }

    @Test(arguments: [false, true]) func `A line begins at the first text of its row`(mirrored: Bool) throws {
        let stage = stage(mirrored: mirrored) {
            list(.plain) {
                HStack(spacing: 0) {
                    box(30, 10)
                    VStack(alignment: .leading) {
                        Text("Title")
                        Text("Details")
                    }
                }
                HStack(spacing: 0) {
                    Text("Hidden").hidden()
                    Text("Shown").frame(width: 50)
                    Text("Value").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                }
                TextField("Name", text: .constant("Ada")).multilineTextAlignment(.trailing)
            }
        }
        let starts = lines(stage).map { mirrored ? 300 - $0.maxX : $0.minX }
        let value = stage.marks.first { if case .text("Value", _, _) = $0.kind { true } else { false } }
        #expect(starts.count == 3 && starts[0] == 50 && starts[2] == 20)
        let start = try #require(value.map { mirrored ? 300 - $0.frame.maxX : $0.frame.minX })
        #expect(abs(starts[1] - start) < 0.51)
    }

    // MARK: Cards

    @Test(arguments: [false, true]) func `The first and the last row of a card have its corners`(mirrored: Bool) {
        let stage = stage(mirrored: mirrored) { list(.insetGrouped) { rows } }
        let cards = stage.fills(268, 44).sorted { $0.frame.minY < $1.frame.minY }
        #expect(cards.map(\.frame.minY) == [16, 60, 104] && cards.allSatisfy { $0.frame.minX == 16 })
        #expect(cards.allSatisfy { hex($0.color) == "#FFFFFFFF" })
        for (index, card) in cards.enumerated() {
            for x in [card.frame.minX + 2.5, card.frame.maxX - 2.5] {
                #expect(card.path?.contains(CGPoint(x: x, y: card.frame.minY + 2.5)) == (index != 0))
                #expect(card.path?.contains(CGPoint(x: x, y: card.frame.maxY - 2.5)) == (index != 2))
                #expect(card.path?.contains(CGPoint(x: card.frame.minX + 3.1, y: card.frame.minY + 3.1)) == true)
            }
            // The other corners are square.
            for x in [card.frame.minX + 0.1, card.frame.maxX - 0.1] {
                #expect(card.path?.contains(CGPoint(x: x, y: card.frame.minY + 0.1)) == (index != 0))
                #expect(card.path?.contains(CGPoint(x: x, y: card.frame.maxY - 0.1)) == (index != 2))
            }
        }
    }

    @Test func `Rows that are apart have corners each`() {
        let stage = stage { list(.insetGrouped) { rows }.listRowSpacing(6) }
        let cards = stage.fills(268, 44).sorted { $0.frame.minY < $1.frame.minY }
        #expect(cards.map(\.frame.minY) == [16, 66, 116])
        for card in cards {
            #expect(card.path?.contains(CGPoint(x: card.frame.minX + 2.5, y: card.frame.minY + 2.5)) == false)
            #expect(card.path?.contains(CGPoint(x: card.frame.maxX - 2.5, y: card.frame.maxY - 2.5)) == false)
        }
    }

    @Test(
        arguments: [
            (false, "#F2F2F7FF", "#FFFFFFFF", "#D1D1D6FF"), (true, "#000000FF", "#1C1C1EFF", "#3A3A3CFF"),
        ])
    func `Pages, cards, and highlights have Apple's colors`(
        dark: Bool, page: String, card: String, highlight: String
    ) throws {
        let stage = stage(dark: dark) {
            List(0..<3, id: \.self, selection: .constant(1 as Int?)) { _ in box(50, 10) }.listStyle(.insetGrouped)
        }
        let fills = stage.marks.filter { $0.kind == .fill }
        #expect(fills.contains { $0.frame.height >= 500 && hex($0.color) == page })
        let chosen = stage.fills(268, 44).filter { hex($0.color) == highlight }
        #expect(stage.fills(268, 44).filter { hex($0.color) == card }.count == 3)
        #expect(chosen.map(\.frame.minY) == [60])
        let finger = stage.touch(at: CGPoint(x: 200, y: 30))
        stage.advance(by: 0.3)
        #expect(stage.fills(268, 44).filter { hex($0.color) == highlight }.map(\.frame.minY).sorted() == [16, 60])
        finger.cancel()
        #expect(stage.fills(268, 44).filter { hex($0.color) == highlight }.count == 1)
    }

    @Test func `A row's own background replaces its card, above its line`() throws {
        let stage = stage { list(.insetGrouped) { rows.listRowBackground(Color.red) } }
        let backs = stage.marks.filter { hex($0.color) == "#FF3B30FF" }.sorted { $0.frame.minY < $1.frame.minY }
        // The line below a row takes a point of its height, and the last row has none.
        #expect(backs.map(\.frame.height) == [43, 43, 44] && backs.map(\.frame.minY) == [16, 60, 104])
        #expect(backs.allSatisfy { $0.frame.width == 268 && $0.frame.minX == 16 })
        #expect(stage.fills(268, 44).allSatisfy { hex($0.color) != "#FFFFFFFF" })
    }

    // MARK: Distances

    @Test(
        arguments: [(nil, 24), (40, 40), (0, 0), (-5, 0), (.nan, 0)] as [(CGFloat?, CGFloat)])
    func `Sections have a distance`(spacing: CGFloat?, expected: CGFloat) throws {
        let stage = stage {
            List {
                Section { box(50, 10, "a") }
                Section { box(50, 10, "b") }
            }
            .listSectionSpacing(spacing.map { .custom($0) } ?? .default)
        }
        #expect(try stage.frame(of: "b").midY - stage.frame(of: "a").midY == 44 + expected)
    }

    @Test func `A compact distance is half the default`() throws {
        let stage = stage {
            List {
                Section { box(50, 10, "a") }
                Section { box(50, 10, "b") }
            }
            .listSectionSpacing(.compact)
        }
        #expect(try stage.frame(of: "b").midY - stage.frame(of: "a").midY == 56)
    }

    @Test(arguments: [100, .nan, -3] as [CGFloat]) func `Rows and headers have a minimum height`(
        least: CGFloat
    ) throws {
        let stage = stage {
            List {
                Section {
                    box(50, 10, "a")
                    box(50, 10, "b")
                } header: {
                    box(50, 10, "header")
                }
            }
            .listStyle(.plain)
            .environment(\.defaultMinListHeaderHeight, least)
            .environment(\.defaultMinListRowHeight, 60)
        }
        // A header has 6 points above and below its content.
        let header = least == 100 ? 100.0 : 22
        #expect(try stage.frame(of: "a").midY == header + 30 && stage.frame(of: "b").midY == header + 90)
        #expect(try stage.frame(of: "header").midY == header / 2)
    }

    /// Content begins 20 points from the edge of a card, and 12 points in a sidebar.
    @Test func `Each style has its insets`() throws {
        func place<S: ListStyle>(_ style: S) throws -> [CGFloat] {
            let stage = stage {
                List {
                    Section {
                        box(50, 30, "row")
                    } header: {
                        box(50, 10, "header")
                    } footer: {
                        box(50, 10, "footer")
                    }
                }
                .listStyle(style)
            }
            return try ["header", "row", "footer"].flatMap {
                let frame = try stage.frame(of: $0)
                return [frame.minX, frame.minY]
            }
        }
        #expect(try place(.plain) == [20, 6, 20, 33, 20, 80])
        #expect(try place(.inset) == [20, 6, 20, 33, 20, 80])
        #expect(try place(.grouped) == [20, 16, 20, 43, 20, 90])
        #expect(try place(.insetGrouped) == [36, 16, 36, 43, 36, 90])
        #expect(try place(.sidebar) == [28, 16, 28, 43, 28, 90])
    }

    // MARK: Texts

    @Test func `Headers and footers have the fonts of their style and prominence`() throws {
        func fonts<S: ListStyle>(_ style: S, _ prominence: Prominence) -> [Mark.Kind] {
            stage {
                List {
                    Section {
                        box(50, 10)
                    } header: {
                        Text(verbatim: "Head")
                    } footer: {
                        Text(verbatim: "Foot")
                    }
                    .headerProminence(prominence)
                }
                .listStyle(style)
            }
            .marks.map(\.kind).filter { if case .text = $0 { true } else { false } }
        }
        let foot = Mark.Kind.text("Foot", size: 13, weight: 400)
        #expect(
            Set(fonts(.plain, .standard).map { "\($0)" }) == [
                "\(Mark.Kind.text("Head", size: 15, weight: 600))", "\(foot)",
            ])
        #expect(fonts(.plain, .increased).contains(.text("Head", size: 17, weight: 600)))
        #expect(fonts(.insetGrouped, .standard).contains(.text("HEAD", size: 13, weight: 400)))
        #expect(fonts(.insetGrouped, .increased).contains(.text("Head", size: 20, weight: 700)))
        #expect(fonts(.insetGrouped, .increased).contains(foot))
    }

    // MARK: Changes

    nonisolated enum Trait: CaseIterable, Sendable {
        case insets, background, otherBackground, separator, topSeparator, tint, sectionSeparator, sectionTint,
            selection, spacing, style, minimum, prominence, deletion, move
    }

    private struct Changing: View {
        let trait: Trait
        @State var isOn: Bool
        @State private var mode = EditMode.active

        var body: some View {
            VStack(spacing: 0) {
                Button("Change") { isOn.toggle() }.accessibilityIdentifier("change").frame(height: 20)
                if trait == .style, isOn { list.listStyle(.grouped) } else { list.listStyle(.plain) }
            }
        }

        private func `is`(_ trait: Trait) -> Bool { isOn && trait == self.trait }

        private var list: some View {
            List(selection: .constant(1 as Int?)) {
                Section {
                    ForEach(0..<3) { row in
                        Color.gray.frame(width: 50, height: 10)
                            .listRowInsets(
                                self.is(.insets) ? EdgeInsets(top: 20, leading: 5, bottom: 9, trailing: 7) : nil
                            )
                            .listRowBackground(background)
                            .listRowSeparator(self.is(.separator) ? .hidden : .automatic, edges: .bottom)
                            .listRowSeparator(self.is(.topSeparator) ? .visible : .automatic, edges: .top)
                            .listRowSeparatorTint(self.is(.tint) ? .green : nil)
                            .listSectionSeparator(self.is(.sectionSeparator) ? .hidden : .automatic, edges: .bottom)
                            .listSectionSeparatorTint(self.is(.sectionTint) ? .blue : nil)
                            .selectionDisabled(self.is(.selection))
                            .deleteDisabled(self.is(.deletion))
                            .moveDisabled(self.is(.move))
                    }
                    .onDelete { _ in }
                    .onMove { _, _ in }
                } header: {
                    Text(verbatim: "Head")
                }
                .headerProminence(self.is(.prominence) ? .increased : .standard)
            }
            .listRowSpacing(self.is(.spacing) ? 5 : nil)
            .environment(\.defaultMinListRowHeight, self.is(.minimum) ? 70 : 44)
            .environment(\.editMode, trait == .deletion || trait == .move ? $mode : nil)
        }

        private var background: Color? {
            switch trait {
            case .background: isOn ? .red : nil
            case .otherBackground: isOn ? .red : .orange
            default: nil
            }
        }
    }

    /// What changes is equal to what is there from the start.
    @Test(arguments: Trait.allCases, [false, true]) func `A row follows changes of its properties`(
        trait: Trait, isOn: Bool
    ) throws {
        func words(_ stage: Stage) -> [String] {
            stage.marks.map { "\($0.kind) \($0.frame) \(hex($0.color))" }.filter { !$0.contains("Change") }
        }
        let changed = stage { Changing(trait: trait, isOn: !isOn) }
        let before = words(changed)
        try changed.tap("change")
        try changed.settle()
        let fresh = stage { Changing(trait: trait, isOn: isOn) }
        try fresh.settle()
        #expect(words(changed) == words(fresh))
        #expect(words(changed) != before)
    }

    private struct Backed: View {
        let log: GestureLog
        @State private var isOn = true

        var body: some View {
            let background = Color.red.onAppear { log.note("in") }.onDisappear { log.note("out") }
            VStack(spacing: 0) {
                Button("Change") { isOn.toggle() }.accessibilityIdentifier("change").frame(height: 20)
                List { Text(verbatim: "row").listRowBackground(isOn ? background : nil) }.listStyle(.plain)
            }
        }
    }

    @Test func `A background disappears when its row has none any more`() throws {
        let log = GestureLog()
        let stage = stage { Backed(log: log) }
        #expect(log.entries == ["in"])
        try stage.tap("change")
        try stage.settle()
        #expect(log.entries == ["in", "out"])
    }

    // MARK: Swipes

    private struct Swiped: View {
        let log: GestureLog
        var count = 1
        var allowsFull = true

        var body: some View {
            List {
                Text(verbatim: "row").accessibilityIdentifier("row")
                    .swipeActions(allowsFullSwipe: allowsFull) {
                        ForEach(0..<count, id: \.self) { index in Button("Act \(index)") { log.note("act \(index)") } }
                    }
                    .swipeActions(edge: .leading) { Button("Lead") { log.note("lead") } }
            }
            .listStyle(.plain)
        }
    }

    private func swiped(_ view: Swiped, by distance: CGFloat, mirrored: Bool = false) throws -> CGFloat {
        let stage = stage(mirrored: mirrored) { view }
        let start = try stage.frame(of: "row").minX
        let finger = stage.touch(at: CGPoint(x: 150, y: 22))
        finger.move(by: CGSize(width: distance, height: 0), over: 0.5)
        #expect(try abs(stage.frame(of: "row").minX - start - distance) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        return try stage.frame(of: "row").minX - start
    }

    /// A button is 74 points wide. A swipe across half of the buttons shows them all, and one across 60 percent of the
    /// row's 300 points runs the first action.
    @Test(
        arguments: [
            (1, -36, 0, []), (1, -38, -74, []), (1, -179, -74, []), (1, -181, 0, ["act 0"]), (2, -73, 0, []),
            (2, -75, -148, []), (2, -181, 0, ["act 0"]), (1, 36, 0, []), (1, 38, 74, []), (1, 179, 74, []),
            (1, 181, 0, ["lead"]),
        ] as [(Int, CGFloat, CGFloat, [String])])
    func `A swipe rests at its actions, or runs the first one`(
        count: Int, distance: CGFloat, rest: CGFloat, acts: [String]
    ) throws {
        for mirrored in [false, true] {
            let log = GestureLog(), sign: CGFloat = mirrored ? -1 : 1
            let end = try swiped(Swiped(log: log, count: count), by: distance * sign, mirrored: mirrored)
            #expect(abs(end - rest * sign) < 0.01 && log.entries == acts, "\(mirrored)")
        }
    }

    @Test func `A long swipe only runs an action that allows it`() throws {
        let log = GestureLog()
        #expect(try abs(swiped(Swiped(log: log, allowsFull: false), by: -250) + 74) < 0.01 && log.entries.isEmpty)
    }

    @Test(arguments: [(-20, -600, -74), (-60, 900, 0), (-20, 300, 0)] as [(CGFloat, CGFloat, CGFloat)])
    func `A flick decides by its direction`(distance: CGFloat, velocity: CGFloat, rest: CGFloat) throws {
        let log = GestureLog()
        let stage = stage { Swiped(log: log) }
        let start = try stage.frame(of: "row").minX
        let finger = stage.touch(at: CGPoint(x: 150, y: 22))
        let back = velocity * 0.05
        finger.move(by: CGSize(width: distance - back, height: 0), over: 0.5)
        finger.move(by: CGSize(width: back, height: 0), over: 0.05)
        finger.lift()
        try stage.settle()
        #expect(try abs(stage.frame(of: "row").minX - start - rest) < 0.01 && log.entries.isEmpty)
    }

    /// A critically damped spring with a period of 0.35 seconds.
    @Test func `Actions appear along a spring`() throws {
        let log = GestureLog()
        let stage = stage { Swiped(log: log) }
        let start = try stage.frame(of: "row").minX
        let finger = stage.touch(at: CGPoint(x: 150, y: 22))
        finger.move(by: CGSize(width: -50, height: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        stage.advance(by: 0.1)
        let omega = 2 * Double.pi / 0.35, rest = (1 + omega * 0.1) * exp(-omega * 0.1)
        let expected = -74 + 24 * rest
        #expect(try abs(Double(stage.frame(of: "row").minX - start) - expected) < 1)
        try stage.settle()
        #expect(try stage.frame(of: "row").minX - start == -74)
    }

    /// With a period of 0.35 seconds, a swipe that is 24 points away from its rest comes within a tenth of a point after
    /// 0.425 seconds.
    @Test func `A motion ends a tenth of a point before its target`() throws {
        let stage = stage { Swiped(log: GestureLog()) }
        let start = try stage.frame(of: "row").minX
        let finger = stage.touch(at: CGPoint(x: 150, y: 22))
        finger.move(by: CGSize(width: -50, height: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        stage.advance(by: 0.422, framesPerSecond: 1000)
        #expect(try stage.frame(of: "row").minX - start > -73.95)
        stage.advance(by: 0.006, framesPerSecond: 1000)
        #expect(try stage.frame(of: "row").minX - start == -74)
    }

    // MARK: Moves

    private struct Ordered: View {
        let log: GestureLog
        var spacing: CGFloat?
        @State private var names = ["a", "b", "c", "d", "e"]
        @State private var mode = EditMode.active

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .listRowSpacing(spacing)
            .environment(\.editMode, $mode)
            .onChange(of: names) { log.note($1.joined()) }
        }
    }

    /// Rows are 44 points high, and a row passes another beyond its middle.
    @Test(
        arguments: [
            ("c", 21, nil), ("c", 23, "abdce"), ("c", 65, "abdce"), ("c", 67, "abdec"), ("c", 300, "abdec"),
            ("c", -21, nil), ("c", -23, "acbde"), ("c", -65, "acbde"), ("c", -67, "cabde"), ("c", -300, "cabde"),
            ("a", -100, nil), ("e", 100, nil), ("a", 109, "bcade"), ("a", 111, "bcdae"), ("a", 200, "bcdea"),
            ("e", -200, "eabcd"),
        ] as [(String, CGFloat, String?)])
    func `A row passes the middle of another`(name: String, distance: CGFloat, order: String?) throws {
        let log = GestureLog()
        let stage = stage { Ordered(log: log) }
        let y = try stage.frame(of: name).midY
        let finger = stage.touch(at: CGPoint(x: 280, y: y))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.4)
        stage.advance(by: 1)
        let limited = min(max(y + distance, 22), 198)
        #expect(try abs(stage.drawnFrame(of: name).midY - limited) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(log.entries == (order.map { [$0] } ?? []))
        for (index, name) in (order ?? "abcde").enumerated() {
            #expect(try abs(stage.drawnFrame(of: String(name)).midY - (22 + 44 * CGFloat(index))) < 0.01)
        }
    }

    @Test func `Rows make room for a row with its spacing`() throws {
        let stage = stage { Ordered(log: GestureLog(), spacing: 10) }
        let y = try stage.frame(of: "a").midY, next = try stage.frame(of: "b").midY
        #expect(next - y == 54)
        let finger = stage.touch(at: CGPoint(x: 280, y: y))
        finger.move(by: CGSize(width: 0, height: 50), over: 0.4)
        stage.advance(by: 1)
        #expect(try abs(stage.drawnFrame(of: "b").midY - y) < 0.01)
        // A lifted row has a shadow.
        #expect(stage.visibleLayers.contains { $0.effects?.shadows.first?.radius == 8 })
        finger.lift()
        try stage.settle()
        #expect(try abs(stage.drawnFrame(of: "a").midY - next) < 0.01)
    }

    @Test(
        arguments: [
            ("Move down", "a", "bacde"), ("Move up", "e", "abced"), ("Move up", "a", nil), ("Move down", "e", nil),
            ("Move up", "c", "acbde"), ("Move down", "c", "abdce"),
        ] as [(String, String, String?)])
    func `Assistive technology moves a row within the list`(action: String, name: String, order: String?) throws {
        let log = GestureLog()
        let stage = stage { Ordered(log: log) }
        try stage.perform(action, on: name)
        try stage.settle()
        #expect(log.entries == (order.map { [$0] } ?? []))
    }

    // MARK: Collections

    @Test func `Elements are removed and moved by their offsets`() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [1, 4])
        #expect(String(letters) == "acdf")
        letters.remove(atOffsets: [9])
        #expect(String(letters) == "acdf")
        for (source, target, expected) in [
            ([0], 2, "bacdef"), ([0], 6, "bcdefa"), ([5], 0, "fabcde"), ([1, 3], 5, "acebdf"), ([1, 3], 0, "bdacef"),
            ([2], 2, "abcdef"), ([2], 3, "abcdef"), ([], 3, "abcdef"), ([1, 2], 2, "abcdef"),
        ] as [(IndexSet, Int, String)] {
            var letters = Array("abcdef")
            letters.move(fromOffsets: source, toOffset: target)
            #expect(String(letters) == expected, "\(Array(source)) to \(target)")
        }
    }
}
