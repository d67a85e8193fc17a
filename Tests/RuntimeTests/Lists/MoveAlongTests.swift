import ScrollworkTesting
import SwiftUI
import Testing

/// A row that moves in a long list, also to rows outside the viewport.
@MainActor
@Suite struct MoveAlongTests {
    private struct Numbers: View {
        let log: GestureLog
        @State private var numbers = Array(0..<60)

        var body: some View {
            List {
                ForEach(numbers, id: \.self) { Text("\($0)").accessibilityIdentifier("row-\($0)") }
                    .onMove { from, to in
                        numbers.move(fromOffsets: from, toOffset: to)
                        log.note("\(from.first ?? -1) to \(to)")
                    }
            }
            .accessibilityIdentifier("list")
            .environment(\.editMode, .constant(.active))
            .onChange(of: numbers) { log.note(numbers.prefix(3).map(String.init).joined(separator: " ")) }
        }
    }

    private func handle(_ name: String, _ stage: Stage) throws -> CGPoint {
        CGPoint(x: 300 - 16 - 14, y: try stage.frame(of: name).midY)
    }

    private func places(_ stage: Stage) -> [String: CGFloat] { stage.frames(prefix: "row-").mapValues(\.minY) }

    @Test(arguments: [24.0, 60, 144]) func atTheLowerEdgeTheListScrollsAlong(rate: Double) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 500), framesPerSecond: rate) { Numbers(log: log) }
        let finger = stage.touch(at: try handle("row-1", stage))
        finger.move(to: CGPoint(x: 270, y: 490), over: 0.5)
        let before = try stage.scroll("list").offset.y
        finger.hold(for: 1.5)
        let after = try stage.scroll("list").offset.y
        // At the edge, 600 points per second.
        #expect(abs(after - before - 900) < 0.01)
        #expect(stage.exists("row-1"))
        #expect(abs(try stage.drawnFrame(of: "row-1").midY - 490) < 35)
        let seen = places(stage)
        finger.lift()
        try stage.settle()
        let entry = try #require(log.entries.first)
        let target = try #require(Int(entry.split(separator: " ")[2]))
        #expect(target > 20)
        #expect(log.entries.last == "0 2 3")
        // The row is among the visible ones, which keep their positions except for those that made room.
        let now = places(stage)
        #expect(now["row-1"] != nil)
        for (name, place) in seen where name != "row-1" {
            guard let found = now[name] else { continue }
            #expect(abs(found - place) < 0.01 || abs(found - place + 44) < 0.01, "\(name)")
        }
        #expect(stage.isAtRest)
    }

    @Test func atTheUpperEdgeTheListScrollsBackToItsStart() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Numbers(log: log) }
        for _ in 0..<2 { stage.drag(from: CGPoint(x: 100, y: 480), to: CGPoint(x: 100, y: 20), over: 0.3) }
        try stage.settle()
        let row = try #require(
            stage.frames(prefix: "row-").filter { $0.value.minY > 200 }.min { $0.value.minY < $1.value.minY }
        ).key
        let finger = stage.touch(at: try handle(row, stage))
        finger.move(to: CGPoint(x: 270, y: 5), over: 0.4)
        finger.hold(for: 5)
        #expect(try stage.scroll("list").offset.y == 0)
        finger.lift()
        try stage.settle()
        let number = row.dropFirst(4)
        #expect(log.entries.last == "\(number) 0 1")
        #expect(try stage.frame(of: row).minY < (try stage.frame(of: "row-0").minY))
    }

    @Test func theListDoesNotScrollAwayFromTheEdges() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Numbers(log: log) }
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), over: 0.3)
        try stage.settle()
        let first = try #require(
            stage.frames(prefix: "row-").filter { $0.value.minY > 60 }.min { $0.value.minY < $1.value.minY })
        let before = try stage.scroll("list").offset.y, seen = places(stage)
        let finger = stage.touch(at: try handle(first.key, stage))
        finger.move(to: CGPoint(x: 270, y: 300), over: 0.4)
        finger.hold(for: 2)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("list").offset.y == before)
        for (name, place) in places(stage) where name != first.key {
            let old = try #require(seen[name])
            #expect(abs(place - old) < 0.01 || abs(place - old + 44) < 0.01, "\(name)")
        }
    }

    @Test func theRowReturnsToItsPositionWhenTheDragReturns() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Numbers(log: log) }
        let start = try handle("row-1", stage)
        let finger = stage.touch(at: start)
        finger.move(to: CGPoint(x: 270, y: 490), over: 0.3)
        finger.hold(for: 1)
        finger.move(to: CGPoint(x: 270, y: 5), over: 0.5)
        finger.hold(for: 3)
        finger.move(to: start, over: 0.5)
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
        #expect(abs(try stage.drawnFrame(of: "row-1").midY - start.y) < 0.01)
        #expect(stage.isAtRest)
    }
    @MainActor @Observable final class Model { var numbers = Array(0..<60) }

    private struct Shared: View {
        let model: Model
        var spacing: CGFloat?

        var body: some View {
            List {
                ForEach(model.numbers, id: \.self) { Text("\($0)").accessibilityIdentifier("row-\($0)") }
                    .onMove { from, to in model.numbers.move(fromOffsets: from, toOffset: to) }
            }
            .listRowSpacing(spacing)
            .accessibilityIdentifier("list")
            .environment(\.editMode, .constant(.active))
        }
    }

    /// Moves a row downward by a distance, and drops it.
    private func drop(_ row: String, _ distance: CGFloat, _ stage: Stage) throws {
        let finger = stage.touch(at: try handle(row, stage))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.4)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
    }

    /// A drop keeps the rows where they are. Later changes don't.
    @Test func `A row that comes at the start after a drop is visible`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Shared(model: model) }
        let start = places(stage)
        try drop("row-1", 100, stage)
        #expect(Array(model.numbers.prefix(5)) == [0, 2, 3, 1, 4])
        model.numbers.insert(100, at: 0)
        try stage.settle()
        let now = places(stage)
        for (index, row) in [100, 0, 2, 3, 1, 4].enumerated() {
            let place = try #require(now["row-\(row)"]), expected = try #require(start["row-\(index)"])
            #expect(abs(place - expected) < 0.01, "\(row)")
        }
        #expect(try stage.scroll("list").offset.y == 0)
    }

    /// Rows of 44 points are 10 points apart, and the list ends at 562 points.
    @Test func `Rows stay where they made room for a row that passed the last one`() throws {
        let model = Model()
        model.numbers = Array(0..<10)
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Shared(model: model, spacing: 10) }
        for _ in 0..<2 { stage.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 20), over: 0.3) }
        try stage.settle()
        #expect(try abs(stage.scroll("list").offset.y - 262) < 0.01)
        let before = places(stage)
        try drop("row-6", 180, stage)
        #expect(model.numbers == [0, 1, 2, 3, 4, 5, 7, 8, 9, 6])
        #expect(try abs(stage.scroll("list").offset.y - 262) < 0.01)
        let after = places(stage)
        for (row, distance) in [(5, 0), (7, -54), (8, -54), (9, -54), (6, 162)] as [(Int, CGFloat)] {
            let old = try #require(before["row-\(row)"]), new = try #require(after["row-\(row)"])
            #expect(abs(new - old - distance) < 0.01, "\(row)")
        }
    }
}
