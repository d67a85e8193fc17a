import ScrollworkTesting
import SwiftUI
import Testing

/// The context menu for the rows of a list, in a window of 300 by 500 points.
@MainActor
@Suite struct ItemMenuTests {
    @MainActor @Observable final class Model {
        var one: String?
        var several: Set<String> = []
        var mode = EditMode.inactive
    }

    private struct Rows: View {
        static let names = ["ant", "bee", "cow", "doe"]

        var body: some View { ForEach(Self.names, id: \.self) { Text($0).accessibilityIdentifier($0) } }
    }

    private struct SeveralList: View {
        @Bindable var model: Model
        let log: GestureLog
        var isActing = false

        var body: some View {
            List(selection: $model.several) { Rows() }
                .contextMenu(forSelectionType: String.self) { items in
                    if !items.isEmpty { Button("Eat") { log.note("eat \(items.sorted())") } }
                } primaryAction: { items in
                    log.note("act \(items.sorted())")
                }
                .environment(\.editMode, $model.mode)
        }
    }

    private struct OneList: View {
        @Bindable var model: Model
        let log: GestureLog

        var body: some View {
            List(selection: $model.one) { Rows() }
                .contextMenu(forSelectionType: String.self) { items in
                    Button(items.isEmpty ? "New" : "Eat") { log.note("\(items.sorted())") }
                }
        }
    }

    private let model = Model(), log = GestureLog()

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 500), content: content)
    }

    private func hold(_ name: String, _ stage: Stage) throws {
        let frame = try stage.frame(of: name)
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: 0.7)
        finger.lift()
        try stage.settle()
    }

    private func labels(_ stage: Stage) -> Set<String> { Set(stage.semantics.flattened.compactMap(\.label)) }

    private func choose(_ label: String, _ stage: Stage) throws {
        let node = try stage.element(.button, label)
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
        try stage.settle()
    }

    @Test func `A long press opens the menu of its row and selects nothing`() throws {
        let stage = stage { OneList(model: model, log: log) }
        try hold("bee", stage)
        try choose("Eat", stage)
        #expect(log.entries == [#"["bee"]"#] && model.one == nil)
        #expect(!labels(stage).contains("Eat"))
    }

    @Test func `A secondary click opens the menu of its row`() throws {
        let stage = stage { OneList(model: model, log: log) }
        let frame = try stage.frame(of: "cow")
        stage.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        try choose("Eat", stage)
        #expect(log.entries == [#"["cow"]"#])
    }

    @Test func `The area below the rows has the menu of no items`() throws {
        let stage = stage { OneList(model: model, log: log) }
        stage.secondaryClick(at: CGPoint(x: 150, y: 450))
        try stage.settle()
        try choose("New", stage)
        let finger = stage.touch(at: CGPoint(x: 150, y: 450))
        finger.hold(for: 0.7)
        finger.lift()
        try stage.settle()
        try choose("New", stage)
        #expect(log.entries == ["[]", "[]"])
    }

    @Test func `A menu without rows does not open`() throws {
        let stage = stage { SeveralList(model: model, log: log) }
        stage.secondaryClick(at: CGPoint(x: 150, y: 450))
        try stage.settle()
        #expect(labels(stage).isSuperset(of: Rows.names), "the list is not behind a menu")
    }

    @Test func `The menu of a selected row is that of the selection`() throws {
        model.several = ["ant", "doe"]
        let stage = stage { SeveralList(model: model, log: log) }
        try hold("doe", stage)
        try choose("Eat", stage)
        try hold("bee", stage)
        try choose("Eat", stage)
        #expect(log.entries == [#"eat ["ant", "doe"]"#, #"eat ["bee"]"#] && model.several == ["ant", "doe"])
    }

    @Test func `A tap runs the primary action unless the list is in edit mode`() throws {
        let stage = stage { SeveralList(model: model, log: log) }
        try stage.tap("cow")
        try stage.settle()
        #expect(log.entries == [#"act ["cow"]"#] && model.several.isEmpty)
        model.mode = .active
        try stage.settle()
        try stage.tap("cow")
        try stage.settle()
        #expect(log.entries.count == 1 && model.several == ["cow"])
    }

    @Test func `Without a primary action a tap selects`() throws {
        let stage = stage { OneList(model: model, log: log) }
        try stage.tap("ant")
        try stage.settle()
        #expect(model.one == "ant" && log.entries.isEmpty)
    }

    @Test func `Assistive technology opens the menu`() throws {
        let stage = stage { OneList(model: model, log: log) }
        try stage.perform("Show menu", on: "ant")
        try stage.settle()
        try choose("Eat", stage)
        #expect(log.entries == [#"["ant"]"#])
    }

    @Test func `A list in a sheet does not have the menu of the list below`() throws {
        let model = model, log = log
        struct Screen: View {
            @Bindable var model: Model
            let log: GestureLog
            var body: some View {
                List(selection: .constant(Set<String>())) {
                    Text("below").sheet(isPresented: .constant(true)) {
                        List(selection: $model.one) { Rows() }.accessibilityIdentifier("list")
                    }
                }
                .contextMenu(forSelectionType: String.self) { _ in Button("Eat") { log.note("eat") } }
            }
        }
        let stage = stage { Screen(model: model, log: log) }
        try stage.settle()
        try hold("bee", stage)
        #expect(!labels(stage).contains("Eat"))
        try stage.tap("bee")
        try stage.settle()
        #expect(model.one == "bee")
    }

    @Test func `Rows that cannot be selected have no menu`() throws {
        let log = log
        let stage = stage {
            List { Rows() }
                .contextMenu(forSelectionType: String.self) { _ in Button("Eat") { log.note("eat") } }
                .disabled(true)
        }
        try hold("ant", stage)
        #expect(!labels(stage).contains("Eat"))
    }
}
