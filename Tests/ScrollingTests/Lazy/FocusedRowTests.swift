import ScrollworkTesting
import SwiftUI
import Testing

/// A row with the focus stays while other rows that are as far away are released.
@MainActor
@Suite struct FocusedRowTests {
    enum Container: CaseIterable { case stack, grid, list }

    @Observable final class Model {
        var rows = Array(0..<1000)
        var text = ""
    }

    private struct Rows: View {
        @Bindable var model: Model
        let container: Container
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 0) {
                Text(isFocused ? "focused" : "not").accessibilityIdentifier("focus")
                switch container {
                case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
                case .grid:
                    ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows } }
                case .list: List { rows }
                }
            }
        }

        private var rows: some View {
            ForEach(model.rows, id: \.self) { row in
                if row == 2 {
                    TextField("Name", text: $model.text).focused($isFocused).accessibilityIdentifier("field")
                } else {
                    Text("row \(row)").frame(height: 44).accessibilityIdentifier("row-\(row)")
                }
            }
        }
    }

    private func fling(_ stage: Stage, down: Bool, times: Int) throws {
        for _ in 0..<times {
            stage.flick(
                from: CGPoint(x: 150, y: down ? 150 : 400), velocity: CGVector(dx: 0, dy: down ? 5000 : -5000))
            try stage.settle()
        }
    }

    @Test(arguments: Container.allCases) func aFieldKeepsTheFocusOffscreen(container: Container) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows(model: model, container: container) }
        try stage.tap("field")
        stage.press(.character("a"))
        try fling(stage, down: false, times: 4)
        #expect(!stage.exists("field") && !stage.exists("row-40"))
        stage.press(.character("b"))
        model.rows.insert(1000, at: 0)
        try stage.settle()
        stage.press(.character("c"))
        #expect(try stage.text(of: "focus") == "focused")
        #expect(model.text == "abc")
        try fling(stage, down: true, times: 12)
        #expect(try stage.element(.textField, "Name").value == "abc")
        stage.press(.character("d"))
        #expect(try stage.element(.textField, "Name").value == "abcd")
    }

    @Test(arguments: Container.allCases) func aRemovedRowLosesTheFocus(container: Container) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows(model: model, container: container) }
        try stage.tap("field")
        try fling(stage, down: false, times: 4)
        #expect(try stage.text(of: "focus") == "focused")
        model.rows.remove(at: 2)
        try stage.settle()
        #expect(try stage.text(of: "focus") == "not")
    }

    @Test func aRowIsReleasedAfterItLostTheFocus() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows(model: model, container: .stack) }
        try stage.tap("field")
        try fling(stage, down: false, times: 4)
        let kept = stage.statistics.rowsRealized - stage.statistics.rowsReleased
        stage.press(.escape)
        try fling(stage, down: false, times: 4)
        #expect(try stage.text(of: "focus") == "not")
        #expect(stage.statistics.rowsRealized - stage.statistics.rowsReleased < kept)
    }
}
