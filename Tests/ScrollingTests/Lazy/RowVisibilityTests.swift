import ScrollworkTesting
import SwiftUI
import Testing

/// Reports of the visibility of rows, which are 100 points high in a scroll view of 400 points.
@MainActor
@Suite struct RowVisibilityTests {
    @MainActor @Observable final class Model {
        var rows = Array(0..<60)
        var row: Int?
        var height: CGFloat = 400
        var isShown = true
        @ObservationIgnored var visible: Set<Int> = []
        @ObservationIgnored var reports: [String] = []
    }

    private struct Page: View {
        @Bindable var model: Model
        let columns: Int

        var body: some View {
            TabView(selection: .constant(model.isShown ? 0 : 1)) {
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: columns), spacing: 0) {
                        ForEach(model.rows, id: \.self) { row in
                            Color.red.frame(height: 100)
                                .accessibilityIdentifier("row-\(row)")
                                .onScrollVisibilityChange {
                                    model.reports.append("\(row) \($0)")
                                    if $0 { model.visible.insert(row) } else { model.visible.remove(row) }
                                }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $model.row)
                .accessibilityIdentifier("scroll")
                .frame(height: model.height)
                .frame(maxHeight: .infinity, alignment: .top)
                .toolbar(.hidden, for: .tabBar)
                .tag(0)
                Text("Other").tag(1)
            }
        }
    }

    private func stage(_ model: Model, columns: Int) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, columns: columns) }
    }

    /// Rows leave by small and large jumps, with a shorter scroll view, by removal, in flings, and with their tab.
    @Test(arguments: [1, 3]) func `The rows that were reported as visible are visible`(columns: Int) throws {
        let model = Model(), stage = stage(model, columns: columns)
        func check(_ line: Int = #line) throws {
            let scroll = CGRect(x: 0, y: 0, width: 300, height: model.height)
            let expected = stage.frames(prefix: "row-").filter {
                $0.value.intersection(scroll).height >= 50 - 0.01 && model.isShown
            }
            let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
            #expect(model.visible == Set(expected.compactMap { Int($0.key.dropFirst(4)) }), sourceLocation: place)
        }
        try stage.settle()
        try check()
        for row in [5, 0, 50, 44, 3] {
            model.row = row
            try stage.settle()
            try check()
        }
        for height in [150.0, 400, 260] {
            model.height = height
            try stage.settle()
            try check()
        }
        model.rows.removeFirst(7)
        try stage.settle()
        try check()
        for velocity in [-3_000.0, 5_000] {
            stage.flick(from: CGPoint(x: 150, y: 130), velocity: CGVector(dx: 0, dy: velocity))
            for _ in 0..<20 {
                stage.advance(by: 0.05)
                try check()
            }
        }
        try stage.settle()
        for isShown in [false, true] {
            model.isShown = isShown
            try stage.settle()
            try check()
        }
    }

    @Test func `A jump reports each row once`() throws {
        let model = Model(), stage = stage(model, columns: 1)
        try stage.settle()
        model.reports = []
        model.row = 6
        try stage.settle()
        #expect(model.reports.sorted() == (0...2).map { "\($0) false" } + (4...6).map { "\($0) true" })
    }
}
