import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The bar above the keyboard, and the space that it and the keyboard take.
@MainActor @Suite struct KeyboardBarTests {
    @Observable final class Model {
        var log: [String] = []
        var showsSheet = false
        var hasItems = true
    }

    private struct Screen: View {
        @Bindable var model: Model
        @FocusState private var field: Int?

        init(model: Model) { self.model = model }

        var body: some View {
            VStack(spacing: 0) {
                TextField("First", text: .constant("")).focused($field, equals: 1).accessibilityIdentifier("first")
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Clear") { model.log.append("clear") } } }
                TextField("Second", text: .constant("")).focused($field, equals: 2).accessibilityIdentifier("second")
                Button("Button") {}.accessibilityIdentifier("button")
                Spacer()
                Text("Bottom").accessibilityIdentifier("bottom")
                Color.red.accessibilityIdentifier("still").ignoresSafeArea(.keyboard).frame(height: 10)
            }
            .toolbar {
                if model.hasItems {
                    ToolbarItemGroup(placement: .keyboard) {
                        Button("Next") { field = 2 }
                        Spacer()
                        Button("Done") { field = nil }
                    }
                }
            }
            .sheet(isPresented: $model.showsSheet) {
                VStack {
                    Spacer()
                    TextField("Sheet", text: .constant("")).accessibilityIdentifier("sheet")
                        .toolbar { ToolbarItem(placement: .keyboard) { Button("Sheet's") {} } }
                }
            }
        }
    }

    private let stage: Stage
    private let model = Model()

    init() {
        let model = model
        stage = Stage(
            size: CGSize(width: 300, height: 600), safeArea: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
        ) {
            Screen(model: model)
        }
    }

    private func bar() -> [String] {
        let names = ["Clear", "Next", "Done", "Sheet's"]
        return stage.semantics.flattened.filter { $0.role == .button && names.contains($0.label ?? "") }
            .compactMap(\.label)
    }

    private func tapButton(_ label: String) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test func theBarIsVisibleWhileATextFieldHasTheFocus() throws {
        #expect(bar() == [])
        try stage.tap("second")
        #expect(bar() == ["Next", "Done"])
        try stage.focus("button")
        #expect(bar() == [], "a button needs no keyboard")
        try stage.tap("first")
        #expect(bar() == ["Next", "Done", "Clear"], "the items of the views around the field, the outermost first")
        try tapButton("Next")
        #expect(try stage.element(.textField, "Second").isFocused)
        #expect(bar() == ["Next", "Done"])
        try tapButton("Done")
        #expect(bar() == [])
    }

    @Test func theItemsShareTheWidth() throws {
        try stage.tap("second")
        let next = try stage.element(.button, "Next").frame, done = try stage.element(.button, "Done").frame
        #expect(next.minX < 30 && done.maxX > 270 && abs(next.midY - (600 - 30 - 22)) < 1)
    }

    @Test func theItemsFollowTheProgram() throws {
        try stage.tap("second")
        model.hasItems = false
        stage.update()
        #expect(bar() == [])
        model.hasItems = true
        stage.update()
        #expect(bar() == ["Next", "Done"])
    }

    @Test func contentStaysAboveTheBarAndTheKeyboard() throws {
        func bottom() throws -> CGFloat { try stage.frame(of: "bottom").maxY }
        let rest = try bottom()
        #expect(abs(rest - (600 - 30 - 10)) < 1)
        try stage.tap("second")
        #expect(abs(try bottom() - (rest - 44)) < 1)
        var host = HostEnvironment()
        host.safeArea.bottom = 30
        host.keyboard = 250
        stage.graph.setEnvironment(host)
        stage.update()
        // The keyboard covers the safe area, too.
        #expect(abs(try bottom() - (600 - 250 - 44 - 10)) < 1)
        #expect(abs(try stage.element(.button, "Done").frame.midY - (600 - 250 - 22)) < 1)
        #expect(abs(try stage.frame(of: "still").maxY - (600 - 30)) < 1, "a view that ignores the keyboard")
        try tapButton("Done")
        #expect(abs(try bottom() - (600 - 250 - 10)) < 1)
        host.keyboard = 0
        stage.graph.setEnvironment(host)
        stage.update()
        #expect(try bottom() == rest)
    }

    @Test func aSheetHasItsOwnBar() throws {
        model.showsSheet = true
        try stage.settle()
        #expect(abs(try stage.frame(of: "sheet").maxY - (600 - 30)) < 1, "in the safe area")
        try stage.tap("sheet")
        #expect(bar() == ["Sheet's"])
        #expect(abs(try stage.frame(of: "sheet").maxY - (600 - 30 - 44)) < 1)
        model.showsSheet = false
        try stage.settle()
        #expect(bar() == [])
    }
}
