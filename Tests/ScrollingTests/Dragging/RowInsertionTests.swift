import ScrollworkTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite struct RowInsertionTests {
    private let size = CGSize(width: 300, height: 600)

    private struct Names: View {
        let log: GestureLog
        @State var names = ["a", "b", "c"]
        @State var others: [String] = []

        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new").draggable("new")
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).accessibilityIdentifier(name).draggable(name)
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .dropDestination(for: String.self) { values, offset in
                        log.note("\(values) at \(offset)")
                        var moved = names.enumerated().filter { !values.contains($0.element) }.map(\.element)
                        let before = names[..<offset].filter { !values.contains($0) }.count
                        moved.insert(contentsOf: values, at: before)
                        names = moved
                    }
                }
                .listStyle(.plain)
            }
        }
    }

    @Test func rowsMakeSpaceForTheItems() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        let b = try stage.frame(of: "b"), c = try stage.frame(of: "c")
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: b.midY + 8), over: 0.3)
        stage.advance(by: 1)
        #expect(try stage.drawnFrame(of: "b").midY == b.midY)
        #expect(abs(try stage.drawnFrame(of: "c").midY - c.midY - (c.midY - b.midY)) < 0.5)
        finger.move(to: CGPoint(x: 150, y: b.midY - 8), over: 0.1)
        stage.advance(by: 1)
        #expect(abs(try stage.drawnFrame(of: "b").midY - c.midY) < 0.5)
        finger.lift()
        #expect(log.entries == ["[\"new\"] at 1"])
        // The new row takes the place of the gap at once.
        #expect(try stage.drawnFrame(of: "b").midY == c.midY)
        try stage.settle()
        #expect(stage.isAtRest)
    }

    @Test func rowsCloseTheGapWhenTheDragLeaves() throws {
        let stage = Stage(size: size) { Names(log: GestureLog()) }
        let b = try stage.frame(of: "b")
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: b.midY - 8), over: 0.3)
        stage.advance(by: 1)
        #expect(try stage.drawnFrame(of: "b").midY > b.midY + 20)
        finger.move(to: CGPoint(x: 150, y: 20), over: 0.3)
        stage.advance(by: 1)
        #expect(try stage.drawnFrame(of: "b").midY == b.midY)
        finger.lift()
        try stage.settle()
    }

    @Test func belowTheLastRowTheItemsAreAppended() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: 500), over: 0.3)
        finger.lift()
        #expect(log.entries == ["[\"new\"] at 3"])
        try stage.settle()
    }

    @Test func anEmptyCollectionAcceptsItems() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log, names: []) }
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: 300), over: 0.3)
        finger.lift()
        #expect(log.entries == ["[\"new\"] at 0"])
        try stage.settle()
    }

    @Test func aRowMovesWithinItsList() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        let c = try stage.frame(of: "c")
        // A row is dragged as a whole, also beside its text.
        let finger = stage.lift(at: CGPoint(x: 250, y: try stage.frame(of: "a").midY))
        finger.move(to: CGPoint(x: 250, y: c.midY + 8), over: 0.4)
        finger.lift()
        #expect(log.entries == ["[\"a\"] at 3"])
        try stage.settle()
        #expect(try stage.drawnFrame(of: "a").midY == c.midY)
    }

    @Test func aListThatScrollsBeforeTheLiftScrolls() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log, names: (0..<60).map { "row \($0)" }) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 400))
        finger.move(by: CGSize(width: 0, height: -200), over: 0.3)
        finger.hold(for: 1)
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
        #expect(!stage.exists("row 0"))
    }

    @MainActor @Observable
    final class Label {
        var text = "old"
    }

    private struct Labelled: View {
        let label: Label
        let log: GestureLog

        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new").draggable("new")
                List {
                    let text = label.text
                    ForEach(0..<3, id: \.self) { Text("\(text) \($0)") }
                        .dropDestination(for: String.self) { _, offset in log.note("\(text) at \(offset)") }
                }
                .listStyle(.plain)
            }
        }
    }

    @Test func aDropPerformsTheActionOfTheCurrentView() throws {
        let log = GestureLog(), label = Label()
        let stage = Stage(size: size) { Labelled(label: label, log: log) }
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: 500), over: 0.3)
        label.text = "changed"
        stage.advance(by: 0.1)
        finger.lift()
        #expect(log.entries == ["changed at 3"])
        try stage.settle()
    }

    @Test func rowsThatLeaveDuringADragAreReleased() throws {
        let count = ReleaseTests.Count()
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new").draggable("new")
                List {
                    ForEach(0..<1000, id: \.self) { _ in ReleaseTests.Owner(count) }
                        .dropDestination(for: String.self) { _, _ in }
                }
                .listStyle(.plain)
            }
        }
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: 595), over: 0.3)
        finger.hold(for: 20)
        #expect(count.made > 120, "\(count.made)")
        #expect(count.alive < 80, "\(count.alive) of \(count.made)")
        finger.cancel()
        try stage.settle()
    }

    @Test func onInsertReceivesItems() throws {
        let log = GestureLog()
        struct Inserting: View {
            let log: GestureLog

            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50).onDrag { NSItemProvider(object: NSString(string: "text")) }
                    List {
                        ForEach(0..<3, id: \.self) { Text("\($0)") }
                            .onInsert(of: [.text]) { offset, items in
                                for item in items {
                                    _ = item.loadObject(ofClass: NSString.self) { value, _ in
                                        let text = (value as? NSString).map { "\($0)" } ?? ""
                                        MainActor.assumeIsolated { log.note("\(text) at \(offset)") }
                                    }
                                }
                            }
                    }
                }
            }
        }
        let stage = Stage(size: size) { Inserting(log: log) }
        let finger = stage.lift(at: CGPoint(x: 150, y: 25))
        finger.move(to: CGPoint(x: 150, y: 550), over: 0.3)
        finger.lift()
        #expect(log.entries == ["text at 3"])
        try stage.settle()
    }

    private struct Pair: View {
        let log: GestureLog

        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new").draggable("new")
                List {
                    ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .dropDestination(for: String.self) { _, offset in log.note("first \(offset)") }
                    ForEach(["c", "d"], id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .dropDestination(for: String.self) { _, offset in log.note("second \(offset)") }
                }
                .listStyle(.plain)
            }
        }
    }

    /// The distances are from the edge between the collections.
    @Test(arguments: [(-12, "first 2"), (-1, "first 2"), (1, "second 0"), (12, "second 0")] as [(CGFloat, String)])
    func betweenTwoCollectionsTheNearerOneReceivesTheItems(distance: CGFloat, entry: String) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Pair(log: log) }
        let edge = (try stage.frame(of: "b").midY + stage.frame(of: "c").midY) / 2
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: edge + distance), over: 0.3)
        finger.lift()
        #expect(log.entries == [entry])
        try stage.settle()
    }

    private struct Parted: View {
        let log: GestureLog
        let isDisabled: Bool

        var body: some View {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new").draggable("new")
                List {
                    ForEach(["a"], id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .dropDestination(for: String.self) { _, offset in log.note("first \(offset)") }
                    Text("fixed").accessibilityIdentifier("fixed")
                    ForEach(["b"], id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .dropDestination(for: String.self) { _, offset in log.note("second \(offset)") }
                }
                .listStyle(.plain)
                .disabled(isDisabled)
            }
        }
    }

    /// Each row is an edge of the row between two collections, the distance from it, whether the list is disabled, and
    /// the collection and the offset that receive the items.
    @Test(
        arguments: [
            ("a", -1, false, ["first 1"]), ("a", 1, false, []), ("b", -1, false, []), ("b", 1, false, ["second 0"]),
            ("a", -1, true, []), ("b", 1, true, []),
        ] as [(String, CGFloat, Bool, [String])])
    func `Neither a row without a collection nor a disabled list accepts items`(
        neighbor: String, distance: CGFloat, isDisabled: Bool, entries: [String]
    ) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Parted(log: log, isDisabled: isDisabled) }
        let edge = (try stage.frame(of: neighbor).midY + stage.frame(of: "fixed").midY) / 2
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: edge + distance), over: 0.3)
        finger.lift()
        #expect(log.entries == entries)
        try stage.settle()
    }

    @Test func `A list without a collection that takes the items leaves them to the view around it`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new").draggable("new")
                List {
                    ForEach(["a", "b", "c"], id: \.self) { Text($0).accessibilityIdentifier($0) }.onDelete { _ in }
                }
                .listStyle(.plain)
                .dropDestination(for: String.self) { texts, _ in
                    log.note("\(texts)")
                    return true
                }
            }
        }
        let b = try stage.frame(of: "b"), c = try stage.frame(of: "c")
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: b.midY - 8), over: 0.3)
        stage.advance(by: 1)
        #expect(try stage.drawnFrame(of: "b").midY == b.midY && stage.drawnFrame(of: "c").midY == c.midY)
        finger.lift()
        #expect(log.entries == ["[\"new\"]"])
        try stage.settle()
    }

    @Test func `Rows move back when the items of a drop can't be read`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Text("new").frame(width: 300, height: 44).accessibilityIdentifier("new")
                    .onDrag { NSItemProvider.unreadableText() }
                List {
                    ForEach(["a", "b", "c"], id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .dropDestination(for: String.self) { texts, _ in log.note("\(texts)") }
                }
                .listStyle(.plain)
            }
        }
        let b = try stage.frame(of: "b"), c = try stage.frame(of: "c")
        let finger = try stage.lift("new")
        finger.move(to: CGPoint(x: 150, y: b.midY - 8), over: 0.3)
        stage.advance(by: 1)
        #expect(abs(try stage.drawnFrame(of: "b").midY - c.midY) < 0.5)
        finger.lift()
        #expect(abs(try stage.drawnFrame(of: "b").midY - c.midY) < 0.5)
        stage.advance(by: 1)
        #expect(try stage.drawnFrame(of: "b").midY == b.midY)
        #expect(log.entries.isEmpty)
    }
}
