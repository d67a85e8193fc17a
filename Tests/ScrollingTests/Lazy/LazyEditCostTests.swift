import ScrollworkTesting
import SwiftUI
import Testing

/// An edit of rows of 20 points in 200 points realizes the rows that become visible, and keeps the others.
@MainActor
@Suite struct LazyEditCostTests {
    @MainActor @Observable final class Model {
        var items = Array(0..<100)
        @ObservationIgnored var log: [String] = []
        @ObservationIgnored var states = 0

        func makeState() -> Int {
            states += 1
            return states
        }
    }

    private struct Row: View {
        let item: Int
        let model: Model
        @State private var state: Int

        init(_ item: Int, _ model: Model) {
            self.item = item
            self.model = model
            _state = State(wrappedValue: -1)
        }

        var body: some View {
            cell(100, 20, "row\(item)")
                .onAppear {
                    if state < 0 { state = model.makeState() }
                    model.log.append("+\(item)")
                }
                .onDisappear { model.log.append("-\(item)") }
                .overlay { Text("\(state)").accessibilityIdentifier("state\(item)") }
        }
    }

    enum Container: CaseIterable { case stack, grid, section }

    private struct Rows: View {
        let model: Model
        let container: Container
        var body: some View {
            let rows = ForEach(model.items, id: \.self) { Row($0, model) }
            ScrollView {
                switch container {
                case .stack: LazyVStack(spacing: 0) { rows }
                case .grid: LazyVGrid(columns: [GridItem()], spacing: 0) { rows }
                case .section: LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Section { rows } }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    private struct Edit {
        let name: Comment
        /// The number of realized rows.
        let realized: Int
        /// The items that appear and disappear.
        let appearing: Set<Int>
        let disappearing: Set<Int>
        let change: (inout [Int]) -> Void
    }

    @Test(arguments: Container.allCases) func `An edit at the start costs what becomes visible`(container: Container)
        throws
    {
        let edits: [Edit] = [
            Edit(name: "two before", realized: 2, appearing: [-1, -2], disappearing: [8, 9]) {
                $0.insert(contentsOf: [-2, -1], at: 0)
            },
            Edit(name: "without them", realized: 0, appearing: [8, 9], disappearing: [-1, -2]) {
                $0.removeFirst(2)
            },
            Edit(name: "exchanged", realized: 0, appearing: [], disappearing: []) { $0.swapAt(0, 5) },
            Edit(name: "one less", realized: 1, appearing: [10], disappearing: [3]) { $0.remove(at: 3) },
            Edit(name: "more at the end", realized: 0, appearing: [], disappearing: []) {
                $0 += [200, 201]
            },
            Edit(name: "less at the end", realized: 0, appearing: [], disappearing: []) {
                $0.removeLast(50)
            },
            Edit(
                name: "others", realized: 10, appearing: Set(300..<310),
                disappearing: [5, 1, 2, 4, 0, 6, 7, 8, 9, 10]
            ) { $0 = Array(300..<350) },
        ]
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model, container: container) }
        try stage.settle()
        for edit in edits {
            let before = stage.frames(prefix: "state").keys
            let states = Dictionary(uniqueKeysWithValues: try before.map { ($0, try stage.text(of: $0)) })
            model.log = []
            stage.resetStatistics()
            edit.change(&model.items)
            try stage.settle()
            let expected = edit.appearing.map { "+\($0)" } + edit.disappearing.map { "-\($0)" }
            #expect(Set(model.log) == Set(expected) && model.log.count == expected.count, edit.name)
            if container != .grid { #expect(stage.statistics.rowsRealized == edit.realized, edit.name) }
            let shown = stage.frames(prefix: "row")
            #expect(shown.count == 10, edit.name)
            for (index, item) in model.items.prefix(10).enumerated() {
                #expect(shown["row\(item)"]?.minY == CGFloat(20 * index), edit.name)
                if let state = states["state\(item)"] {
                    #expect(try stage.text(of: "state\(item)") == state, edit.name)
                }
            }
            #expect(try stage.scroll("scroll").offset.y == 0)
            #expect(try stage.scroll("scroll").contentSize.height == CGFloat(20 * model.items.count), edit.name)
        }
    }

    // MARK: The length of the content

    nonisolated private static func height(_ item: Int) -> CGFloat { [20, 35, 50, 10, 5][abs(item) % 5] }

    private struct Uneven: View {
        let model: Model
        let spacing: CGFloat
        var body: some View {
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(model.items, id: \.self) { cell(100, LazyEditCostTests.height($0), "row\($0)") }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// All rows were visible once.
    @Test(arguments: [0, 6] as [CGFloat]) func `Inserting and removing rows at the end keeps the lengths of the others`(
        spacing: CGFloat
    ) throws {
        let model = Model()
        model.items = Array(0..<50)
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Uneven(model: model, spacing: spacing) }
        for distance in Array(repeating: 150, count: 12) + [-3_000] as [CGFloat] {
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 100), precise: true)
            try stage.settle()
        }
        func length(_ items: some Sequence<Int>) -> CGFloat {
            items.reduce(0) { $0 + Self.height($1) + spacing } - spacing
        }
        func found() throws -> CGFloat { try stage.scroll("scroll").contentSize.height }
        #expect(abs(try found() - length(0..<50)) < 0.01)
        model.items.removeLast(3)
        try stage.settle()
        #expect(abs(try found() - length(0..<47)) < 0.01)
        // The new rows have the mean length until they are visible.
        model.items += [100, 101, 102, 103, 104]
        try stage.settle()
        let mean = (length(0..<47) + spacing) / 47
        #expect(abs(try found() - length(0..<47) - 5 * mean) < 0.01)
        // From the start on, rows that never were visible count with the mean too.
        model.items.removeLast(5)
        try stage.settle()
        #expect(abs(try found() - length(0..<47)) < 0.01)
        model.items = []
        try stage.settle()
        #expect(try found() == 0)
    }
}
