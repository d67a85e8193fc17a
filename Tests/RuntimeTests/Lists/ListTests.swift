import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ListTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Person: Identifiable {
        let id: Int
        var name: String { "person \(id)" }
    }

    /// Returns whether two numbers are equal, within the rounding of sums.
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    private func row(_ stage: Stage, _ name: String) throws -> CGRect { try stage.frame(of: name) }

    // MARK: Layout

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func rowsAreFortyFourPointsHighOrHigher(
        direction: LayoutDirection
    ) throws {
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) {
            List {
                box(50, 10, "small")
                box(50, 100, "large")
                box(50, 10, "tight").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
            }
            .listStyle(.plain)
        }
        let small = try row(stage, "small"), large = try row(stage, "large"), tight = try row(stage, "tight")
        #expect(isNear(small.midY, 22))
        #expect(isNear(large.minY, 44 + 11))
        #expect(isNear(tight.midY, 44 + 122 + 22))
        let isMirrored = direction == .rightToLeft
        #expect((isMirrored ? 300 - small.maxX : small.minX) == 20)
        #expect((isMirrored ? 300 - tight.maxX : tight.minX) == 3)
    }

    @Test func cardsHaveMarginsAndSectionsSpacing() throws {
        let stage = Stage(size: size) {
            List {
                Section {
                    box(50, 10, "a")
                    box(50, 10, "b")
                } header: {
                    Text("Header").accessibilityIdentifier("header")
                } footer: {
                    Text("Footer").accessibilityIdentifier("footer")
                }
                Section("Second") { box(50, 10, "c") }
                box(50, 10, "d")
            }
        }
        let a = try row(stage, "a"), b = try row(stage, "b"), c = try row(stage, "c"), d = try row(stage, "d")
        let header = try row(stage, "header"), footer = try row(stage, "footer")
        #expect(a.minX == 36 && header.minX == 36)
        #expect(isNear(header.minY, 16) && isNear(a.midY, header.maxY + 6 + 22), "\(header) \(a)")
        #expect(isNear(b.midY, a.midY + 44) && isNear(footer.minY, b.midY + 22 + 6))
        #expect(c.midY > footer.maxY + 24 + 22)
        #expect(isNear(d.midY, c.midY + 44 + 24))
    }

    @Test func theProgramSetsSpacingsAndHeights() throws {
        let stage = Stage(size: size) {
            List {
                ForEach(0..<3, id: \.self) { box(50, 10, "row-\($0)") }
                Section { box(50, 10, "other") }
            }
            .listRowSpacing(10)
            .listSectionSpacing(40)
            .environment(\.defaultMinListRowHeight, 60)
        }
        #expect(try isNear(row(stage, "row-0").midY, 16 + 30))
        #expect(try isNear(row(stage, "row-1").midY - row(stage, "row-0").midY, 70))
        #expect(try isNear(row(stage, "other").midY - row(stage, "row-2").midY, 100))
    }

    // MARK: Appearance

    @Test func theBackgroundIsThatOfTheStyleUnlessItIsHidden() {
        func color(_ stage: Stage, _ y: Int) -> Double { Double(Pixels(stage)[2, y].red) }
        let grouped = Stage(size: size) { List { box(50, 10) } }
        #expect(abs(color(grouped, 5) - 0.949) < 0.01)
        #expect(Pixels(grouped)[150, 40].red > 0.99)
        let hidden = Stage(size: size) { List { box(50, 10) }.scrollContentBackground(.hidden).background(.red) }
        #expect(Pixels(hidden)[2, 5].green < 0.5)
        let own = Stage(size: size) { List { box(50, 10).listRowBackground(Color.red) } }
        #expect(Pixels(own)[150, 40].green < 0.5 && Pixels(own)[17, 17].green > 0.9)
    }

    @Test func linesAreBetweenRowsAndCanBeHidden() {
        func isLine(_ stage: Stage, _ y: Int) -> Bool { Pixels(stage)[150, y].green < 0.95 }
        let stage = Stage(size: size, environment: { $0.displayScale = 1 }) {
            List {
                box(50, 10)
                box(50, 10).listRowSeparator(.hidden)
                box(50, 10).listRowSeparatorTint(.red)
                box(50, 10)
            }
        }
        #expect(
            isLine(stage, 16 + 43) && !isLine(stage, 16 + 87) && isLine(stage, 16 + 131) && !isLine(stage, 16 + 174))
        #expect(Pixels(stage)[150, 16 + 131].red > 0.9 && Pixels(stage)[150, 16 + 131].green < 0.5)
        #expect(!(Pixels(stage)[25, 16 + 43].red < 0.95))
    }

    // MARK: Scrolling

    @Test func tenMillionRowsCostAsMuchAsTen() throws {
        func opened(_ count: Int) throws -> (StageStatistics, Stage) {
            let stage = Stage(size: size) { List(0..<count) { Text("row \($0)").accessibilityIdentifier("row-\($0)") } }
            let statistics = stage.statistics
            return (statistics, stage)
        }
        let (few, _) = try opened(20), (many, stage) = try opened(10_000_000)
        #expect(many.bodiesEvaluated == few.bodiesEvaluated && many.rowsRealized == few.rowsRealized)
        stage.flick(from: CGPoint(x: 150, y: 350), velocity: CGVector(dx: 0, dy: -3000))
        try stage.settle()
        #expect(stage.statistics.rowsRealized < 400)
    }

    private struct Jumper: View {
        var body: some View {
            ScrollViewReader { proxy in
                List((0..<100_000).map { Person(id: $0) }) { Text($0.name).accessibilityIdentifier($0.name) }
                    .listStyle(.plain)
                    .safeAreaInset(edge: .bottom) {
                        Button("Jump") { proxy.scrollTo(70_000, anchor: .top) }.accessibilityIdentifier("jump")
                    }
            }
        }
    }

    @Test func aReaderScrollsAListToARow() throws {
        let stage = Stage(size: size) { Jumper() }
        try stage.tap("jump")
        try stage.settle()
        #expect(try isNear(row(stage, "person 70000").midY, 22))
    }

    @Test func headersOfPlainListsStayVisible() throws {
        let stage = Stage(size: size) {
            List {
                ForEach(0..<5, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { box(50, 20, "row-\(section)-\($0)") }
                    } header: {
                        Text("Section \(section)").accessibilityIdentifier("header-\(section)")
                    }
                }
            }
            .listStyle(.plain)
        }
        let top = try row(stage, "header-0").minY
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), over: 1)
        try stage.settle()
        #expect(try row(stage, "header-0").minY == top)
    }

    // MARK: Choosing

    private struct Chooser: View {
        @State private var one: Int?
        @State private var several: Set<Int> = []

        var body: some View {
            VStack(spacing: 0) {
                Text("one \(one ?? -1), several \(several.sorted())").accessibilityIdentifier("state")
                List((0..<3).map { Person(id: $0) }, selection: $one) { Text($0.name) }
                List(selection: $several) {
                    ForEach(0..<3) { Text("number \($0)") }
                    Text("tagged").tag(7)
                    Text("not this").tag(8).selectionDisabled()
                }
            }
        }
    }

    @Test func aTapSelectsOneOrSeveral() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Chooser() }
        func tap(_ label: String) throws {
            let frame = try stage.element(.button, label).frame
            // Beside the text, but inside the row.
            stage.tap(at: CGPoint(x: 270, y: frame.midY))
            try stage.settle()
        }
        try tap("person 1")
        try tap("person 2")
        try tap("number 0")
        try tap("number 2")
        try tap("tagged")
        try tap("number 0")
        #expect(try stage.text(of: "state") == "one 2, several [2, 7]")
        #expect(try stage.element(.button, "person 2").traits.contains(.selected))
        #expect(try !stage.element(.button, "person 1").traits.contains(.selected))
        #expect(throws: StageError.self) { try stage.element(.button, "not this") }
    }

    private struct Buttons: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                List {
                    Button("Count \(count)") { count += 1 }
                    NavigationLink("Detail") { Text("inside").accessibilityIdentifier("inside") }
                    Toggle("Switch", isOn: .constant(true))
                }
            }
        }
    }

    @Test func theEntireRowActsAsItsButton() throws {
        let stage = Stage(size: size) { Buttons() }
        let frame = try stage.element(.button, "Count 0").frame
        stage.tap(at: CGPoint(x: 270, y: frame.midY))
        try stage.settle()
        #expect(throws: Never.self) { try stage.element(.button, "Count 1") }
        stage.tap(at: CGPoint(x: 250, y: frame.midY + 44))
        try stage.settle()
        #expect(stage.exists("inside"))
    }

    private struct Editor: View {
        @State private var people = (0..<3).map { Person(id: $0) }

        var body: some View {
            List($people) { $person in Text(person.name).accessibilityIdentifier("p\(person.id)") }
                .listStyle(.insetGrouped)
            Button("Drop") { people.removeLast() }.accessibilityIdentifier("drop")
        }
    }

    @Test func theLastRemainingRowHasTheRoundCorners() throws {
        let stage = Stage(size: size) { Editor() }
        try stage.tap("drop")
        try stage.settle()
        #expect(stage.exists("p1") && !stage.exists("p2"))
        let bottom = try Int(row(stage, "p1").midY) + 21
        #expect(Pixels(stage)[150, bottom].red > 0.99 && Pixels(stage)[17, bottom].red < 0.97)
    }

    @Test func rowsBesideASectionFormTheirOwnGroups() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let stage = Stage(size: CGSize(width: 300, height: 600), environment: { $0.displayScale = 1 }) {
            List {
                box(50, 10, "a")
                box(50, 10, "b")
                Section {
                    box(50, 10, "c")
                    box(50, 10, "d")
                }
                box(50, 10, "e")
                box(50, 10, "f")
            }
            .listStyle(.insetGrouped)
        }
        let pixels = Pixels(stage)
        // The columns of a corner and of a separator.
        func isRound(_ y: Double) -> Bool { pixels[17, Int(y)].red < 0.97 }
        for (index, name) in names.enumerated() {
            let top = try row(stage, name).midY - 22, isFirst = index.isMultiple(of: 2)
            #expect(isRound(top + 1) == isFirst, "top of \(name)")
            #expect(isRound(top + 42) == !isFirst, "bottom of \(name)")
            #expect((pixels[150, Int(top) + 43].green < 0.95) == isFirst, "line below \(name)")
        }
    }
}
