import Foundation
import LayerTree
import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// Values that focused views and the scene provide.
@MainActor @Suite struct FocusedValueTests {
    @Observable final class Document {
        var title: String
        init(_ title: String) { self.title = title }
    }

    final class Player: ObservableObject {
        @Published var song = "first"
    }

    private struct Reader: View {
        @FocusedValue(\.word) private var word
        @FocusedValue(\.save) private var save
        @FocusedValue(Document.self) private var document
        @FocusedBinding(\.count) private var count
        @FocusedObject private var player: Player?

        var body: some View {
            Text("\(word ?? "none") \(count ?? -1) \(document?.title ?? "none") \(player?.song ?? "none")")
                .accessibilityIdentifier("read")
            Button("Save") {
                save?()
                count = 5
            }
            .disabled(save == nil)
            .accessibilityIdentifier("save")
            Button("Rename") { $player?.song.wrappedValue = "renamed" }.accessibilityIdentifier("rename")
        }
    }

    @Observable final class Model {
        var count = 0
        var sceneWord: String? = "scene"
        var saved = 0
        var document: Document? = Document("letter")
    }

    private struct Screen: View {
        enum Field { case outer, inner, other }

        let model: Model
        let player: Player
        @FocusState private var field: Field?

        var body: some View {
            @Bindable var model = model
            VStack {
                Reader()
                VStack {
                    Text("outer").focusable().focused($field, equals: .outer)
                    Text("inner").focusable().focused($field, equals: .inner).focusedValue(\.word, "inner")
                }
                .focusedValue(\.word, "outer")
                .focusedValue(\.count, $model.count)
                .focusedObject(player)
                Text("other").focusable().focused($field, equals: .other)
                Button("to outer") { field = .outer }.accessibilityIdentifier("outer")
                Button("to inner") { field = .inner }.accessibilityIdentifier("inner")
                Button("to other") { field = .other }.accessibilityIdentifier("other")
            }
            .focusedSceneValue(\.word, model.sceneWord)
            .focusedSceneValue(\.save) { model.saved += 1 }
            .focusedSceneValue(model.document)
        }
    }

    private func open(_ model: Model, _ player: Player = Player()) -> Stage {
        Stage(size: CGSize(width: 300, height: 600)) { Screen(model: model, player: player) }
    }

    private func tap(_ identifier: String, _ stage: Stage) throws -> String {
        try stage.tap(identifier)
        try stage.settle()
        return try stage.text(of: "read")
    }

    @Test func theInnermostFocusedValueReplacesThatOfTheScene() throws {
        let stage = open(Model())
        try stage.settle()
        #expect(try stage.text(of: "read") == "scene -1 letter none")
        #expect(try tap("inner", stage) == "inner 0 letter first")
        #expect(try tap("outer", stage) == "outer 0 letter first")
        #expect(try tap("other", stage) == "scene -1 letter none")
        #expect(stage.warnings == [])
    }

    @Test func valuesUpdateTheirReaders() throws {
        let model = Model(), player = Player()
        let stage = open(model, player)
        try stage.settle()
        model.sceneWord = nil
        model.document?.title = "novel"
        try stage.settle()
        #expect(try stage.text(of: "read") == "none -1 novel none")
        model.document = nil
        _ = try tap("inner", stage)
        player.song = "second"
        try stage.settle()
        #expect(try stage.text(of: "read") == "inner 0 none second")
        #expect(try tap("rename", stage) == "inner 0 none renamed")
    }

    @Test func actionsAndBindingsReachTheFocusedView() throws {
        let model = Model()
        let stage = open(model)
        _ = try tap("outer", stage)
        #expect(try tap("save", stage) == "outer 5 letter first")
        #expect(model.saved == 1 && model.count == 5)
    }

    private struct Tabs: View {
        @FocusedValue(\.word) private var word

        var body: some View {
            Text(word ?? "none").accessibilityIdentifier("read")
            TabView {
                Text("first").focusedSceneValue(\.word, "first").tabItem { Text("A").accessibilityIdentifier("a") }
                Text("second").focusedSceneValue(\.word, "second").tabItem { Text("B").accessibilityIdentifier("b") }
            }
        }
    }

    @Test func onlyTheSelectedTabProvidesValuesToTheScene() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Tabs() }
        try stage.settle()
        #expect(try stage.text(of: "read") == "first")
        #expect(try tap("b", stage) == "second")
        #expect(try tap("a", stage) == "first")
    }

    @Test func valuesAreComparable() {
        var a = FocusedValues(), b = FocusedValues()
        a.word = "a"
        #expect(a != b)
        b.word = "b"
        #expect(a != b)
        b.word = "a"
        #expect(a == b)
    }

    private struct Saving: Commands {
        @FocusedValue(\.save) private var save

        var body: some Commands {
            CommandGroup(replacing: .saveItem) {
                Button("Save") { save?() }.keyboardShortcut("s").disabled(save == nil)
            }
        }
    }

    @Test(arguments: [false, true]) func commandsUseTheValuesOfTheirWindow(_ canSave: Bool) throws {
        let model = Model()
        let save: (() -> Void)? = canSave ? { model.saved += 1 } : nil
        let program = WindowGroup { Color.red.focusedSceneValue(\.save, save) }.commands { Saving() }
        let scene = RuntimeTests.open(program.allWindows[0])
        _ = scene.frame(at: 1)
        scene.send(.key(KeyEvent(key: .character("s"), modifiers: .command, time: 1)))
        _ = scene.frame(at: 2)
        #expect(model.saved == (canSave ? 1 : 0))
        scene.close()
    }
}

extension FocusedValues {
    @Entry fileprivate var word: String?
    fileprivate var save: (() -> Void)? {
        get { self[SaveKey.self] }
        set { self[SaveKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

private struct SaveKey: FocusedValueKey {
    typealias Value = () -> Void
}

private struct CountKey: FocusedValueKey {
    typealias Value = Binding<Int>
}
