import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct EditModeTests {
    private let size = CGSize(width: 300, height: 600)

    private struct Names: View {
        let log: GestureLog
        @State private var names = ["a", "b", "c", "d", "e"]

        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).accessibilityIdentifier(name).moveDisabled(name == "e")
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .toolbar { EditButton() }
            }
            .onChange(of: names) { log.note($1.joined()) }
        }
    }

    private func press(_ label: String, _ stage: Stage, last: Bool = false) throws {
        let nodes = stage.semantics.flattened.filter { $0.label == label && $0.role == .button }
        let node = try #require(last ? nodes.last : nodes.first, "\(stage.semantics.flattened.compactMap(\.label))")
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
        try stage.settle()
    }

    @Test func editingRowsMakeSpaceForTheirControls() throws {
        let stage = Stage(size: size) { Names(log: GestureLog()) }
        let before = try stage.frame(of: "a").minX
        try press("Edit", stage)
        #expect(try stage.frame(of: "a").minX > before + 20)
        try press("Done", stage)
        #expect(try stage.frame(of: "a").minX == before)
    }

    @Test func theMinusSignRevealsTheDeleteButton() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        try press("Edit", stage)
        try press("Delete", stage)
        #expect(log.entries.isEmpty)
        let row = try stage.frame(of: "a")
        stage.tap(at: CGPoint(x: 300 - 16 - 37, y: row.midY))
        try stage.settle()
        #expect(log.entries == ["bcde"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aHandleMovesARow(direction: LayoutDirection)
        throws
    {
        let log = GestureLog()
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) { Names(log: log) }
        try press("Edit", stage)
        let a = try stage.frame(of: "a"), c = try stage.frame(of: "c")
        let x: CGFloat = direction == .rightToLeft ? 16 + 20 : 300 - 16 - 20
        let finger = stage.touch(at: CGPoint(x: x, y: a.midY))
        finger.move(to: CGPoint(x: x, y: c.midY + 4), over: 0.4)
        // The rows that it passed make room.
        stage.advance(by: 1)
        #expect(abs(try stage.drawnFrame(of: "b").midY - a.midY) < 0.5)
        #expect(abs(try stage.drawnFrame(of: "a").midY - (c.midY + 4)) < 0.5)
        #expect(log.entries.isEmpty)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["bcade"])
        #expect(abs(try stage.drawnFrame(of: "a").midY - c.midY) < 0.5)
        #expect(abs(try stage.frame(of: "a").midY - c.midY) < 0.5)
    }

    @Test func aRowMovesUp() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        try press("Edit", stage)
        let d = try stage.frame(of: "d"), a = try stage.frame(of: "a")
        stage.drag(from: CGPoint(x: 264, y: d.midY), to: CGPoint(x: 264, y: a.midY - 100), over: 0.4)
        try stage.settle()
        #expect(log.entries == ["dabce"])
    }

    @Test func aRowThatCannotMoveHasNoHandle() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        try press("Edit", stage)
        let e = try stage.frame(of: "e"), a = try stage.frame(of: "a")
        stage.drag(from: CGPoint(x: 264, y: e.midY), to: CGPoint(x: 264, y: a.midY), over: 0.4)
        try stage.settle()
        #expect(log.entries.isEmpty)
    }

    private struct Editable: View {
        struct Item: Identifiable { let id: Int; var name: String }
        @State private var items = [Item(id: 0, name: "zero"), Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        @State private var mode = EditMode.active

        var body: some View {
            VStack {
                List($items, editActions: .all) { $item in
                    Text(item.name).accessibilityIdentifier("row-\(item.id)")
                }
                Text(verbatim: items.map(\.name).joined(separator: " ")).accessibilityIdentifier("all")
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func theListEditsACollectionItself() throws {
        let stage = Stage(size: size) { Editable() }
        let zero = try stage.frame(of: "row-0"), two = try stage.frame(of: "row-2")
        stage.drag(from: CGPoint(x: 264, y: zero.midY), to: CGPoint(x: 264, y: two.midY + 20), over: 0.4)
        try stage.settle()
        #expect(try stage.text(of: "all") == "one two zero")
        try press("Delete", stage)
        stage.tap(at: CGPoint(x: 300 - 16 - 37, y: try stage.frame(of: "row-1").midY))
        try stage.settle()
        #expect(try stage.text(of: "all") == "two zero")
    }

    @Test func assistiveTechnologyMovesRowsByOnePosition() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        try press("Edit", stage)
        try stage.perform("Move down", on: "a")
        try stage.settle()
        #expect(log.entries == ["bacde"])
    }

    private struct Offering: View {
        let actions: EditActions<[Editable.Item]>
        @State private var items = [Editable.Item(id: 0, name: "zero"), Editable.Item(id: 1, name: "one")]

        var body: some View {
            List($items, editActions: actions) { $item in Text(item.name) }.environment(\.editMode, .constant(.active))
        }
    }

    @Test(
        arguments: [
            (0, []), (1, ["Delete"]), (2, ["Move up", "Move down"]), (3, ["Delete", "Move up", "Move down"]),
        ] as [(Int, [String])])
    func aListOffersOnlyItsEditActions(actions: Int, names: [String]) throws {
        let stage = Stage(size: size) { Offering(actions: EditActions(rawValue: actions)) }
        let offered = stage.semantics.flattened.flatMap(\.actions)
        for name in ["Delete", "Move up", "Move down"] {
            #expect(offered.contains(.custom(name)) == names.contains(name), "\(name)")
        }
    }

    @Test func outsideOfScreensAButtonEditsTheListsOfTheWindow() throws {
        let stage = Stage(size: size) {
            VStack {
                EditButton()
                List {
                    ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0) }.onDelete { _ in }
                }
            }
        }
        let before = try stage.frame(of: "a").minX
        try press("Edit", stage)
        #expect(try stage.frame(of: "a").minX > before + 20)
        try press("Done", stage)
        #expect(try stage.frame(of: "a").minX == before)
    }

    @Test func rowsOfASelectionHaveCircles() throws {
        struct Choices: View {
            @State private var chosen: Set<Int> = []
            let mode: EditMode

            var body: some View {
                VStack {
                    List(selection: $chosen) {
                        ForEach(0..<3, id: \.self) { Text("Row \($0)").accessibilityIdentifier("\($0)") }
                            .onDelete { _ in }
                    }
                    .environment(\.editMode, .constant(mode))
                    Text("\(chosen.count)").accessibilityIdentifier("count")
                }
            }
        }
        let stage = Stage(size: size) { Choices(mode: .active) }
        let usual = Stage(size: size) { Choices(mode: .inactive) }
        #expect(try stage.frame(of: "0").minX == usual.frame(of: "0").minX + 28)
        #expect(!stage.semantics.flattened.contains { $0.label == "Delete" && $0.role == .button })
        func isFilled(_ row: String) throws -> Bool {
            let frame = try stage.frame(of: row)
            return stage.marks.contains {
                $0.kind == .fill && abs($0.frame.midY - frame.midY) < 2 && $0.frame.maxX < frame.minX
                    && hex($0.color) == "#007AFFFF"
            }
        }
        #expect(try !isFilled("1"))
        // The circle and the text are parts of the row.
        for x in [30, 150] as [CGFloat] {
            let y = try stage.frame(of: "1").midY
            stage.tap(at: CGPoint(x: x, y: y))
            try stage.settle()
            #expect(try stage.text(of: "count") == (x == 30 ? "1" : "0") && isFilled("1") == (x == 30))
        }
    }
}
