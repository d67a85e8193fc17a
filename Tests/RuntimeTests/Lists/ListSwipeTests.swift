import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ListSwipeTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Names: View {
        let log: GestureLog
        @State private var names = ["a", "b", "c", "d"]

        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(name).accessibilityIdentifier(name).deleteDisabled(name == "d")
                }
                .onDelete {
                    names.remove(atOffsets: $0)
                    log.note("deleted \($0.first ?? -1)")
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
        }
    }

    private func swipe(_ stage: Stage, row: Int, by distance: CGFloat, over seconds: Double = 0.5) throws {
        let y = CGFloat(row) * 44 + 22
        let finger = stage.touch(at: CGPoint(x: distance < 0 ? 280 : 20, y: y))
        finger.move(by: CGSize(width: distance, height: 0), over: seconds)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aSwipeRevealsADeleteButton(
        direction: LayoutDirection
    ) throws {
        let log = GestureLog()
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) { Names(log: log) }
        let sign: CGFloat = direction == .leftToRight ? -1 : 1
        try swipe(stage, row: 1, by: sign * 80)
        let button = try stage.element(.button, "Delete").frame
        #expect(
            abs(button.width - 74) < 0.5
                && (direction == .leftToRight ? abs(button.maxX - 300) < 0.5 : abs(button.minX) < 0.5))
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        try stage.settle()
        #expect(log.entries == ["deleted 1"])
        #expect(!stage.exists("b") && stage.exists("c"))
        #expect(try abs(stage.frame(of: "c").midY - 66) < 0.01)
        #expect(throws: StageError.self) { try stage.element(.button, "Delete") }
    }

    @MainActor @Observable final class Setting { var isSet = false }

    private struct Marked: View {
        let setting: Setting, log: GestureLog

        var body: some View {
            let isSet = setting.isSet
            List {
                Text(verbatim: "row").swipeActions { Button(isSet ? "Unflag" : "Flag") { log.note("\(isSet)") } }
            }
            .listStyle(.plain)
        }
    }

    @Test func revealedButtonsFollowTheProgram() throws {
        let setting = Setting(), log = GestureLog()
        let stage = Stage(size: size) { Marked(setting: setting, log: log) }
        try swipe(stage, row: 0, by: -80)
        #expect(throws: Never.self) { try stage.element(.button, "Flag") }
        setting.isSet = true
        try stage.settle()
        let button = try stage.element(.button, "Unflag").frame
        #expect(throws: StageError.self) { try stage.element(.button, "Flag") }
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(log.entries == ["true"])
    }

    private struct Fixable: View {
        let setting: Setting

        var body: some View {
            List {
                ForEach(["a", "b"], id: \.self) {
                    Text(verbatim: $0).accessibilityIdentifier($0).deleteDisabled(setting.isSet)
                }
                .onDelete { _ in }
            }
            .listStyle(.plain)
        }
    }

    @Test func aRowClosesWhenItLosesItsActions() throws {
        let setting = Setting()
        let stage = Stage(size: size) { Fixable(setting: setting) }
        let place = try stage.frame(of: "a")
        try swipe(stage, row: 0, by: -80)
        #expect(try stage.frame(of: "a").minX == place.minX - 74)
        setting.isSet = true
        try stage.settle()
        #expect(try stage.frame(of: "a") == place)
        #expect(throws: StageError.self) { try stage.element(.button, "Delete") }
    }

    @Test func aLongSwipeDeletesAndAShortOneDoesNot() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Names(log: log) }
        let place = try stage.frame(of: "a")
        try swipe(stage, row: 0, by: -30)
        #expect(try stage.frame(of: "a") == place && log.entries.isEmpty)
        try swipe(stage, row: 0, by: 100)
        #expect(try stage.frame(of: "a") == place)
        try swipe(stage, row: 0, by: -240)
        #expect(log.entries == ["deleted 0"] && !stage.exists("a"))
        try swipe(stage, row: 2, by: -240)
        #expect(log.entries == ["deleted 0"] && stage.exists("d"))
    }

    @Test func assistiveTechnologyDeletesWithoutASwipe() throws {
        let stage = Stage(size: size) { Names(log: GestureLog()) }
        let deletable = stage.semantics.flattened.filter { $0.actions.contains(.custom("Delete")) }
        #expect(deletable.count == 3)
    }

    private struct Mail: View {
        let log: GestureLog

        var body: some View {
            List {
                Text("message").accessibilityIdentifier("message")
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Read") { log.note("read") }.tint(.blue)
                    }
                    .swipeActions {
                        Button("Bin", role: .destructive) { log.note("bin") }
                        Button("Flag") { log.note("flag") }
                    }
            }
            .listStyle(.plain)
        }
    }

    /// Returns those of the labels that the stage draws in the font of actions.
    private func shown(_ labels: [String], _ stage: Stage) -> [String] {
        labels.filter { label in stage.marks.contains { $0.kind == .text(label, size: 15, weight: 400) } }
    }

    /// The finger returns to half a point from where it went down.
    @Test(arguments: [(1, ["Read"]), (-1, ["Bin", "Flag"])] as [(CGFloat, [String])])
    func aRowThatIsAlmostClosedShowsTheActionsOfItsEdge(sign: CGFloat, labels: [String]) throws {
        let stage = Stage(size: size) { Mail(log: GestureLog()) }
        let start = try stage.frame(of: "message").minX
        let finger = stage.touch(at: CGPoint(x: 150, y: 22))
        for distance in [30, -29.5] as [CGFloat] {
            finger.move(by: CGSize(width: sign * distance, height: 0), over: 0.3)
        }
        #expect(try abs(stage.frame(of: "message").minX - start - sign * 0.5) < 0.01)
        #expect(shown(["Read", "Bin", "Flag"], stage) == labels)
        finger.cancel()
    }

    @Test func rowsHaveActionsAtBothEdges() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Mail(log: log) }
        try swipe(stage, row: 0, by: -120)
        let bin = try stage.element(.button, "Bin").frame, flag = try stage.element(.button, "Flag").frame
        #expect(abs(bin.maxX - 300) < 0.5 && abs(flag.maxX - bin.minX) < 0.5)
        stage.tap(at: CGPoint(x: flag.midX, y: flag.midY))
        try stage.settle()
        try swipe(stage, row: 0, by: 240)
        #expect(log.entries == ["flag"])
        let read = try stage.element(.button, "Read").frame
        #expect(abs(read.minX) < 0.5 && shown(["Read"], stage) == ["Read"])
        stage.tap(at: CGPoint(x: read.midX, y: read.midY))
        try stage.settle()
        #expect(log.entries == ["flag", "read"])
        // A closed row has no buttons.
        #expect(throws: StageError.self) { try stage.element(.button, "Read") }
        #expect(shown(["Read"], stage) == [])
        try swipe(stage, row: 0, by: -240)
        #expect(log.entries == ["flag", "read", "bin"])
    }

    @MainActor @Observable final class Model { var names = ["a", "b"] }

    private struct Removable: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }.onDelete { _ in }
            }
            .listStyle(.plain)
        }
    }

    @Test func theProgramCanRemoveARowThatMoves() throws {
        let model = Model()
        let stage = Stage(size: size) { Removable(model: model) }
        let finger = stage.touch(at: CGPoint(x: 280, y: 22))
        finger.move(by: CGSize(width: -30, height: 0), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        stage.advance(by: 0.05)
        #expect(try !stage.isAtRest && stage.frame(of: "a").minX < 20)
        model.names = ["b"]
        try stage.settle(within: 0.1)
        #expect(try !stage.exists("a") && abs(stage.frame(of: "b").midY - 22) < 0.01)
    }

    @Test func aListStillScrollsUnderAFingerThatStartsOnARow() throws {
        let stage = Stage(size: size) {
            List { ForEach(0..<50) { Text("row \($0)") }.onDelete { _ in } }.listStyle(.plain).accessibilityIdentifier(
                "list")
        }
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 170, y: 100), over: 0.5)
        try stage.settle()
        #expect(try stage.scroll("list").offset.y > 150)
        #expect(throws: StageError.self) { try stage.element(.button, "Delete") }
    }

    @Test func revealingActionsOfARowHidesThoseOfTheOther() throws {
        let stage = Stage(size: size) { Names(log: GestureLog()) }
        func isAside(_ name: String) throws -> Bool { try stage.frame(of: name).minX < 20 }
        try swipe(stage, row: 0, by: -80)
        #expect(try isAside("a"))
        try swipe(stage, row: 2, by: -80)
        #expect(try isAside("c") && !isAside("a"))
        #expect(stage.semantics.flattened.count { $0.role == .button && $0.label == "Delete" } == 1)
    }

    @Test func aLabelShowsItsTitleInTallRows() throws {
        func texts(height: CGFloat) throws -> [String] {
            let stage = Stage(size: size) {
                List {
                    Color.clear.frame(height: height).listRowInsets(EdgeInsets())
                        .swipeActions { Button("Flag", systemImage: "flag") {} }
                }
                .listStyle(.plain)
            }
            try swipe(stage, row: 0, by: -80)
            #expect(try stage.element(.button, "Flag").frame.width == 74)
            return stage.marks.compactMap { if case .text(let text, _, _) = $0.kind { text } else { nil } }
        }
        #expect(try texts(height: 44).isEmpty)
        #expect(try texts(height: 100) == ["Flag"])
    }

    @Test func aButtonIsAsWideAsItsTitle() throws {
        let stage = Stage(size: size) {
            List { Text("row").swipeActions { Button("Archive all messages") {} } }.listStyle(.plain)
        }
        try swipe(stage, row: 0, by: -100)
        let button = try stage.element(.button, "Archive all messages").frame
        #expect(button.width > 100 && abs(button.maxX - 300) < 0.5)
    }
}
