import Foundation
import LayerTree
import Observation
import SwiftUI
import Testing

/// A program with scenes, commands, focused values, and toolbar content in Apple's spelling. The test is that it
/// compiles and opens.
@MainActor
@Suite struct ProgramSurfaceTests {
    final class Store: ObservableObject {
        @Published var count = 1
    }

    @Observable final class Model {}

    private struct Program: App {
        @StateObject private var store = Store()
        @State private var model = Model()
        @AppStorage("program-surface") private var isShown = true
        @Environment(\.scenePhase) private var scenePhase

        var body: some Scene {
            WindowGroup("Main") {
                Main(store: store, name: nil).environmentObject(store).environment(model)
            }
            .onChange(of: scenePhase) {}
            .onChange(of: scenePhase, initial: true) { _, _ in }
            .commands {
                SidebarCommands()
                ToolbarCommands()
                TextEditingCommands()
                TextFormattingCommands()
                All(name: "Name")
            }
            .commandsRemoved()
            .commandsReplaced {
                if isShown { All(name: "Name") }
                if #available(macOS 14, *) { EmptyCommands() }
            }
            WindowGroup(id: "other") { Text("other") }.commands {}
        }
    }

    private struct All: Commands {
        let name: String

        var body: some Commands {
            CommandMenu("Name") { Button("a") {} }
            CommandMenu(Text("Name")) { Button("a") {} }
            CommandMenu(name) { Button("a") {} }
            CommandGroup(before: .appInfo) { Button("a") {} }
            CommandGroup(after: .appSettings) { Button("a") {} }
            CommandGroup(replacing: .systemServices) {}
            Group {
                CommandGroup(replacing: .newItem) {}
                CommandGroup(replacing: .saveItem) {}
            }
            if name.isEmpty {
                CommandGroup(replacing: .help) {}
            } else {
                CommandGroup(replacing: .sidebar) { Divider() }
            }
        }

        static let places: [CommandGroupPlacement] = [
            .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem,
            .importExport, .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar,
            .windowSize, .windowList, .singleWindowList, .windowArrangement, .help,
        ]
    }

    private struct Main: View {
        @FocusedValue(\.surfaceName) private var focusedName
        @FocusedValue(Model.self) private var focusedModel: Model?
        @FocusedBinding(\.surfaceCount) private var focusedCount: Int?
        @FocusedObject private var focusedStore: Store?
        @ObservedObject var store: Store
        let name: String?
        @State private var model = Model()
        @State private var optional: Store?

        var body: some View {
            Text("content \(focusedName ?? "none") \(counts)")
                .focusedValue(\.surfaceName, "a").focusedValue(\.surfaceName, name)
                .focusedSceneValue(\.surfaceName, "a").focusedSceneValue(\.surfaceName, name)
                .focusedValue(\.surfaceCount, $store.count).focusedValue(model).focusedSceneValue(model)
                .focusedObject(store).focusedObject(optional)
                .focusedSceneObject(store).focusedSceneObject(optional)
                .toolbar(id: "main") {
                    ToolbarItem(id: "a", placement: .primaryAction) { Text("a") }.customizationBehavior(.default)
                    ToolbarItem(id: "b", placement: .secondaryAction, showsByDefault: true) { Text("b") }
                        .customizationBehavior(.reorderable)
                        .defaultCustomization(.visible, options: [.alwaysAvailable])
                    Group { ToolbarItem(id: "c") { Text("c") } }
                    if name == nil { ToolbarSpacer(.fixed) }
                }
                .toolbar { Items(name: name) }
        }

        private var counts: String {
            "\($focusedCount.wrappedValue ?? 0) \($focusedStore?.count.wrappedValue ?? 0)"
        }
    }

    private struct Items: ToolbarContent {
        let name: String?

        var body: some ToolbarContent {
            if let name {
                ToolbarItem { Text(name) }
            } else {
                ToolbarItemGroup(placement: .bottomBar) { Text("none") }
            }
            Group { ToolbarItem(placement: .principal) { Text("title") } }
            if #available(iOS 26, macOS 26, *) { ToolbarSpacer() }
        }
    }

    @Test func aProgramCompilesAndOpens() {
        let windows = AppScene(app: Program()).allWindows
        #expect(windows.map(\.title) == ["Main", nil])
        let scene = open(windows[0])
        _ = scene.frame(at: 1)
        #expect(scene.semantics.flattened.compactMap(\.label).contains("content a 0 1"))
        #expect(All.places.count == 20)
        scene.close()
    }
}

extension FocusedValues {
    @Entry fileprivate var surfaceName: String?
    @Entry fileprivate var surfaceCount: Binding<Int>?
}
