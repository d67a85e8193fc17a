import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that a hold lifts and a drag moves, outside edit mode. A row is 44 points high.
@MainActor
@Suite struct RowLiftTests {
    private struct Names: View {
        let log: GestureLog
        var count = 5
        var hasMenu = false
        var isDisabled = false
        @State private var names: [String] = []
        @State private var choice: String?

        var body: some View {
            List(selection: $choice) {
                ForEach(names, id: \.self) { name in
                    row(name).moveDisabled(name == "4").swipeActions { Button("Flag") { log.note("flag \(name)") } }
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .accessibilityIdentifier("list")
            .disabled(isDisabled)
            .onAppear { names = (0..<count).map { "\($0)" } }
            .onChange(of: names) { if !$0.isEmpty { log.note($1.prefix(5).joined()) } }
            .onChange(of: choice) { log.note("chose \($1 ?? "")") }
        }

        @ViewBuilder private func row(_ name: String) -> some View {
            if hasMenu {
                Text(name).accessibilityIdentifier(name).contextMenu { Button("Copy") { log.note("copy") } }
            } else {
                Text(name).accessibilityIdentifier(name)
            }
        }
    }

    private func stage(_ names: Names, height: CGFloat = 600) -> Stage {
        Stage(size: CGSize(width: 300, height: height)) { names }
    }

    private func center(_ name: String, _ stage: Stage) throws -> CGPoint {
        CGPoint(x: 150, y: try stage.frame(of: name).midY)
    }

    @Test func `A finger that holds a row moves it`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log))
        let place = try center("2", stage)
        let finger = stage.touch(at: try center("0", stage))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: place.y + 4), over: 0.4)
        stage.advance(by: 1)
        #expect(abs(try stage.drawnFrame(of: "0").midY - place.y - 4) < 0.5)
        #expect(log.entries.isEmpty)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["12034"])
        #expect(try stage.drawnFrame(of: "0").midY == place.y)
    }

    @Test func `A finger that doesn't hold a row scrolls`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log, count: 40))
        let finger = stage.touch(at: try center("3", stage))
        finger.hold(for: 0.4)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.3)
        finger.hold(for: 1)
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
        #expect(try stage.scroll("list").offset.y == 50)
    }

    @Test func `A hold without a drag changes nothing`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log))
        let finger = stage.touch(at: try center("1", stage))
        finger.hold(for: 1)
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
        stage.tap(at: try center("1", stage))
        #expect(log.entries == ["chose 1"])
    }

    @Test func `A row that can't move stays`() throws {
        for isDisabled in [false, true] {
            let log = GestureLog()
            let stage = stage(Names(log: log, isDisabled: isDisabled))
            let finger = stage.touch(at: try center(isDisabled ? "1" : "4", stage))
            finger.hold(for: 0.6)
            finger.move(by: CGSize(width: 0, height: -100), over: 0.4)
            finger.lift()
            try stage.settle()
            #expect(log.entries.isEmpty)
        }
    }

    @Test func `A swipe reveals the actions of a row that can move`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log))
        let place = try center("1", stage)
        stage.drag(from: CGPoint(x: 200, y: place.y), to: CGPoint(x: 120, y: place.y), over: 0.3)
        try stage.settle()
        #expect(stage.semantics.flattened.contains { $0.label == "Flag" && $0.role == .button })
        // The buttons receive a long press.
        let finger = stage.touch(at: CGPoint(x: 250, y: place.y))
        finger.hold(for: 0.7)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["flag 1"])
    }

    @Test func `A hold opens the menu of a row, and a drag closes it and moves the row`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log, hasMenu: true))
        let place = try center("2", stage)
        func hasMenu() -> Bool { stage.semantics.flattened.contains { $0.label == "Copy" } }
        let finger = stage.touch(at: try center("0", stage))
        finger.hold(for: 0.6)
        #expect(hasMenu())
        finger.move(to: CGPoint(x: 150, y: place.y + 4), over: 0.4)
        stage.advance(by: 1)
        #expect(!hasMenu())
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["12034"])
        // Without a drag, the menu stays open.
        let other = stage.touch(at: try center("3", stage))
        other.hold(for: 0.6)
        other.lift()
        try stage.settle()
        #expect(hasMenu())
    }

    @Test func `A drag at the edge scrolls the list`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log, count: 40), height: 400)
        let finger = stage.touch(at: try center("0", stage))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: 396), over: 0.4)
        finger.hold(for: 1.5)
        #expect(try stage.scroll("list").offset.y > 200)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["12345"])
    }

    @Test func `A canceled drag returns the row`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log))
        let places = try ["0", "1"].map { try center($0, stage).y }
        let finger = stage.touch(at: try center("0", stage))
        finger.hold(for: 0.6)
        finger.move(by: CGSize(width: 0, height: 100), over: 0.4)
        finger.cancel()
        try stage.settle()
        #expect(log.entries.isEmpty)
        #expect(try ["0", "1"].map { try stage.drawnFrame(of: $0).midY } == places)
    }

    @MainActor @Observable final class Model {
        var names = ["0", "1", "2", "3", "4"]
    }

    private struct Shared: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.names, id: \.self) { Text($0).accessibilityIdentifier($0) }
                    .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test func `A row is dropped where the finger is, also after the program removes another row`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Shared(model: model) }
        let finger = stage.touch(at: try center("3", stage))
        finger.hold(for: 0.6)
        finger.move(by: CGSize(width: 0, height: -40), over: 0.2)
        model.names.removeAll { $0 == "0" }
        stage.advance(by: 0.5)
        finger.lift()
        try stage.settle()
        // The finger is where the row now is.
        #expect(model.names == ["1", "2", "3", "4"])
    }

    @Test func `The other rows return if the program removes the row that moves`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Shared(model: model) }
        let finger = stage.touch(at: try center("0", stage))
        finger.hold(for: 0.6)
        finger.move(by: CGSize(width: 0, height: 100), over: 0.2)
        stage.advance(by: 0.5)
        model.names.removeAll { $0 == "0" }
        try stage.settle()
        finger.lift()
        try stage.settle()
        #expect(model.names == ["1", "2", "3", "4"])
        #expect(try stage.drawnFrame(of: "1").minY == stage.frame(of: "1").minY)
    }

    @Test func `A mouse moves a row at once`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log))
        let place = try center("2", stage)
        let mouse = stage.touch(at: try center("0", stage), kind: .mouse)
        mouse.move(to: CGPoint(x: 150, y: place.y + 8), over: 0.4)
        mouse.lift()
        try stage.settle()
        #expect(log.entries == ["12034"])
        // Along the row, it reveals the actions.
        let other = stage.touch(at: CGPoint(x: 250, y: try center("1", stage).y), kind: .mouse)
        other.move(by: CGSize(width: -120, height: 2), over: 0.4)
        other.lift()
        try stage.settle()
        #expect(stage.semantics.flattened.contains { $0.label == "Flag" && $0.role == .button })
    }

    @Test func `Assistive technology moves rows outside edit mode`() throws {
        let log = GestureLog()
        let stage = stage(Names(log: log))
        try stage.perform("Move down", on: "0")
        try stage.settle()
        #expect(log.entries == ["10234"])
    }
}
