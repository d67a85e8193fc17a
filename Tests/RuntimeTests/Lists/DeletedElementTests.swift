import ScrollworkTesting
import SwiftUI
import Testing

/// Programs that delete the element of a collection while a view shows it through a binding.
@MainActor @Suite struct DeletedElementTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var count = 0
        var isDone = false
    }

    @MainActor @Observable final class Model {
        var items = [1, 2, 3].map { Item(id: $0, name: "Item \($0)") }

        func delete(_ id: Int) { items.removeAll { $0.id == id } }
    }

    private let model = Model()

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 390, height: 700), content: content)
    }

    private func labels(_ stage: Stage) -> [String] { stage.semantics.flattened.compactMap(\.label) }

    // MARK: Details

    private struct Detail: View {
        @Binding var item: Item
        let delete: () -> Void
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Detail of \(item.name)")
                TextField("Name", text: $item.name).accessibilityIdentifier("name")
                Toggle("Done", isOn: $item.isDone)
                Button("Delete") {
                    delete()
                    dismiss()
                }
                .accessibilityIdentifier("delete")
            }
            .navigationTitle(item.name)
        }
    }

    private struct Linked: View {
        @Bindable var model: Model
        let isAnimated: Bool

        var body: some View {
            NavigationStack {
                List {
                    ForEach($model.items) { $item in
                        NavigationLink {
                            Detail(item: $item) { withAnimation(isAnimated ? .default : nil) { model.delete(item.id) } }
                        } label: {
                            Text(item.name)
                        }
                        .accessibilityIdentifier("row \(item.id)")
                    }
                }
            }
        }
    }

    @Test(arguments: [1, 3], [false, true]) func aDetailDeletesItsElement(id: Int, isAnimated: Bool) throws {
        let stage = stage { Linked(model: model, isAnimated: isAnimated) }
        try stage.tap("row \(id)")
        try stage.settle()
        #expect(labels(stage).contains("Detail of Item \(id)"))
        try stage.tap("delete")
        try stage.settle()
        #expect(model.items.map(\.id) == [1, 2, 3].filter { $0 != id })
        #expect(!labels(stage).contains("Detail of Item \(id)"))
        #expect(stage.exists("row 2") && !stage.exists("row \(id)"))
    }

    private struct Presented: View {
        @Bindable var model: Model
        @State private var shown: Int?

        var body: some View {
            VStack {
                ForEach($model.items) { $item in
                    Button(item.name) { shown = item.id }
                        .accessibilityIdentifier("row \(item.id)")
                        .sheet(isPresented: Binding(get: { shown == item.id }, set: { if !$0 { shown = nil } })) {
                            Detail(item: $item) { withAnimation { model.delete(item.id) } }
                        }
                }
            }
        }
    }

    @Test(arguments: [1, 3]) func aSheetDeletesItsElement(id: Int) throws {
        let stage = stage { Presented(model: model) }
        try stage.tap("row \(id)")
        try stage.settle()
        #expect(labels(stage).contains("Detail of Item \(id)"))
        try stage.tap("delete")
        stage.advance(by: 0.05)
        #expect(model.items.count == 2 && !labels(stage).contains("Detail of Item \(id)"), "the sheet leaves at once")
        try stage.settle()
        #expect(labels(stage).contains("Item 2"))
    }

    // MARK: Rows

    private struct Row: View {
        @Binding var item: Item
        let model: Model

        var body: some View {
            HStack {
                TextField("Name", text: $item.name).accessibilityIdentifier("name \(item.id)")
                TextField("Count", value: $item.count, format: .number).accessibilityIdentifier("count \(item.id)")
                Toggle("Done", isOn: $item.isDone).labelsHidden()
                Button("Delete") { withAnimation { model.delete(item.id) } }
                    .accessibilityIdentifier("delete \(item.id)")
            }
            .onChange(of: item) { if item.count < 0 { item.count = 0 } }
        }
    }

    enum Container: CaseIterable { case stack, lazyStack, list }

    private struct Rows: View {
        @Bindable var model: Model
        let container: Container

        var body: some View {
            switch container {
            case .stack: VStack { rows }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .list: List { rows.onDelete { model.items.remove(atOffsets: $0) } }
            }
        }

        private var rows: some DynamicViewContent {
            ForEach($model.items) { $item in Row(item: $item, model: model) }
        }
    }

    /// A formatted field writes its value when it loses the focus.
    @Test(arguments: Container.allCases, ["name", "count"])
    func aRowWithTheFocusIsDeleted(container: Container, field: String) throws {
        for id in [1, 3] {
            let model = Model(), stage = stage { Rows(model: model, container: container) }
            try stage.tap("\(field) \(id)")
            try stage.insertText("7")
            try stage.tap("delete \(id)")
            stage.advance(by: 0.1)
            #expect(stage.semantics.flattened.allSatisfy { !$0.isFocused })
            // A tap reaches another row in its new place while the row is still on its way.
            let row = try stage.frame(of: "name 2")
            stage.tap(at: CGPoint(x: row.midX, y: row.midY))
            try stage.insertText("!")
            try stage.settle()
            #expect(model.items.map(\.id) == [1, 2, 3].filter { $0 != id })
            #expect(model.items.contains { $0.name == "Item 2!" })
            #expect(!stage.exists("name \(id)"))
        }
    }

    @Test func aSwipeDeletesTheLastRow() throws {
        let stage = stage { Rows(model: model, container: .list) }
        let frame = try stage.frame(of: "name 3")
        stage.drag(
            from: CGPoint(x: 350, y: frame.midY), to: CGPoint(x: 20, y: frame.midY), over: 0.3)
        try stage.settle()
        #expect(model.items.map(\.id) == [1, 2])
        #expect(!stage.exists("name 3"))
    }

    @Test func pagesLoseTheirElement() throws {
        struct Pages: View {
            @Bindable var model: Model
            @State private var page = 3
            var body: some View {
                TabView(selection: $page) {
                    ForEach($model.items) { $item in Row(item: $item, model: model).tag(item.id) }
                }
                .tabViewStyle(.page)
            }
        }
        let stage = stage { Pages(model: model) }
        try stage.settle()
        try stage.tap("delete 3")
        try stage.settle()
        #expect(model.items.map(\.id) == [1, 2])
    }

    @Test func aContextMenuDeletesItsRow() throws {
        struct Menus: View {
            @Bindable var model: Model
            var body: some View {
                List($model.items) { $item in
                    Text(item.name).accessibilityIdentifier("row \(item.id)")
                        .contextMenu { Button("Delete") { withAnimation { model.delete(item.id) } } }
                }
            }
        }
        let stage = stage { Menus(model: model) }
        let frame = try stage.frame(of: "row 3")
        stage.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        let button = try stage.element(.button, "Delete")
        stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        try stage.settle()
        #expect(model.items.map(\.id) == [1, 2] && !stage.exists("row 3"))
    }

    @Test func aDragEndsOnADeletedRow() throws {
        struct Draggable: View {
            @Bindable var model: Model
            var body: some View {
                VStack {
                    ForEach($model.items) { $item in
                        Color.red.frame(height: 40).accessibilityIdentifier("row \(item.id)")
                            .gesture(
                                DragGesture().onChanged {
                                    item.count = Int($0.translation.height)
                                    if item.count > 30 { withAnimation { model.delete(item.id) } }
                                })
                    }
                }
            }
        }
        let stage = stage { Draggable(model: model) }
        let frame = try stage.frame(of: "row 3")
        stage.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 100), over: 0.5)
        try stage.settle()
        #expect(model.items.map(\.id) == [1, 2])
    }
}
