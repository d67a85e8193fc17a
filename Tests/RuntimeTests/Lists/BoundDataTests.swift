import ScrollworkTesting
import SwiftUI
import Testing

/// Views of the elements of a binding to a collection. A binding is a collection itself, and always has the current
/// elements.
@MainActor
@Suite struct BoundDataTests {
    struct Item: Identifiable, Hashable {
        let id: Int
        var isDone = false
    }

    final class OlderModel: ObservableObject { @Published var items = (0..<3).map { Item(id: $0) } }
    @Observable final class Model { var items = (0..<3).map { Item(id: $0) } }

    nonisolated enum Source: CaseIterable, Sendable { case state, object, olderObject }
    nonisolated enum Form: CaseIterable, Sendable {
        case stack, stackByKeyPath, lazyStack, list, listByKeyPath, listWithSelection, listWithSelections, listOfForEach
    }

    private struct Items: View {
        @Binding var items: [Item]
        let form: Form
        @State private var selection: Int?
        @State private var selections: Set<Int> = []

        var body: some View {
            switch form {
            case .stack: VStack { ForEach($items) { $item in row($item) } }
            case .stackByKeyPath: VStack { ForEach($items, id: \.id) { $item in row($item) } }
            case .lazyStack: ScrollView { LazyVStack { ForEach($items) { $item in row($item) } } }
            case .list: List($items) { $item in row($item) }
            case .listByKeyPath: List($items, id: \.id) { $item in row($item) }
            case .listWithSelection: List($items, selection: $selection) { $item in row($item) }
            case .listWithSelections: List($items, id: \.id, selection: $selections) { $item in row($item) }
            case .listOfForEach: List { ForEach($items) { $item in row($item) } }
            }
        }

        private func row(_ item: Binding<Item>) -> some View {
            Button(item.wrappedValue.isDone ? "done" : "open") { item.wrappedValue.isDone.toggle() }
                .accessibilityIdentifier("item-\(item.wrappedValue.id)")
        }
    }

    private struct Screen: View {
        let source: Source
        let form: Form
        @State private var items = (0..<3).map { Item(id: $0) }
        @State private var model = Model()
        @StateObject private var olderModel = OlderModel()

        private var data: Binding<[Item]> {
            switch source {
            case .state: $items
            case .object: Bindable(model).items
            case .olderObject: $olderModel.items
            }
        }

        var body: some View {
            VStack(spacing: 0) {
                Items(items: data, form: form)
                Button("Append") { data.wrappedValue.append(Item(id: 10)) }.accessibilityIdentifier("append")
                Button("Insert") { data.wrappedValue.insert(Item(id: 20), at: 0) }.accessibilityIdentifier("insert")
                Button("Remove") { data.wrappedValue.removeLast(2) }.accessibilityIdentifier("remove")
            }
        }
    }

    private func names(_ stage: Stage) -> [String] {
        stage.frames(prefix: "item-").sorted { $0.value.minY < $1.value.minY }.map(\.key)
    }

    @Test(arguments: Source.allCases, Form.allCases)
    func `Views follow the elements of a binding`(source: Source, form: Form) throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Screen(source: source, form: form) }
        #expect(names(stage) == ["item-0", "item-1", "item-2"])
        try stage.tap("append")
        #expect(names(stage) == ["item-0", "item-1", "item-2", "item-10"])
        try stage.tap("item-10")
        #expect(try stage.text(of: "item-10") == "done")
        try stage.tap("insert")
        #expect(names(stage) == ["item-20", "item-0", "item-1", "item-2", "item-10"])
        try stage.tap("remove")
        #expect(names(stage) == ["item-20", "item-0", "item-1"])
    }
}
