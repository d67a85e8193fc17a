import Foundation
import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ToolbarTests {
    @Observable final class Counter { var count = 1 }

    private struct Count: View {
        @Environment(Counter.self) private var counter
        var body: some View { Text("count \(counter.count)").accessibilityIdentifier("count") }
    }

    private struct Screen: View {
        let counter: Counter
        @State private var mode = EditMode.inactive

        var body: some View {
            NavigationStack {
                VStack {
                    Text(mode.isEditing ? "editing" : "reading").accessibilityIdentifier("mode")
                    Text("content").frame(maxHeight: .infinity).accessibilityIdentifier("content")
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { EditButton().accessibilityIdentifier("edit") }
                    ToolbarItem(placement: .confirmationAction) { Count() }
                    ToolbarItem(placement: .bottomBar) {
                        Button("Below") { counter.count += 1 }.accessibilityIdentifier("below")
                    }
                }
                .environment(counter)
                .environment(\.editMode, $mode)
            }
        }
    }

    @Test func addingItemsToABarOnlyDescribes() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 320, height: 400), checksBodies: true) { Screen(counter: counter) }
        try stage.settle()
        stage.changeEnvironment { $0.locale = Locale(identifier: "de_DE") }
        try stage.settle()
        #expect(stage.bodyFindings == [])
    }

    @Test func barItemsHaveTheEnvironmentOfTheViewThatAddsThem() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Screen(counter: counter) }
        #expect(try stage.text(of: "count") == "count 1")
        #expect(try stage.text(of: "mode") == "reading")
        try stage.tap("edit")
        try stage.settle()
        #expect(try stage.text(of: "mode") == "editing")
    }

    @Test func aBarBelowTheScreenReducesIt() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Screen(counter: counter) }
        let below = try stage.frame(of: "below")
        #expect(below.midY == 400 - 24.5)
        #expect(try stage.frame(of: "content").maxY <= 400 - 49)
        try stage.tap("below")
        stage.update()
        #expect(try stage.text(of: "count") == "count 2")
    }

    private struct Old: View {
        let log: GestureLog
        @Environment(\.presentationMode) private var mode
        var body: some View {
            Button("Back") { mode.wrappedValue.dismiss() }.accessibilityIdentifier("away")
                .onAppear { log.note("presented \(mode.wrappedValue.isPresented)") }
        }
    }

    @Test func presentationModeDismissesTheScreen() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 320, height: 400)) {
            NavigationStack { NavigationLink("Go") { Old(log: log) }.accessibilityIdentifier("go") }
        }
        try stage.tap("go")
        try stage.settle()
        #expect(log.entries == ["presented true"])
        try stage.tap("away")
        try stage.settle()
        #expect(!stage.exists("away"))
    }

    private struct Notes: View {
        let count: Int

        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack { ForEach(0..<count, id: \.self) { Text("Note \($0)").frame(height: 40) } }.frame(
                        maxWidth: .infinity)
                }
                .accessibilityIdentifier("scroll")
                .navigationTitle("All of my notes")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Select all of them", systemImage: "checkmark.circle") {}
                    }
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Label("Search in them", systemImage: "magnifyingglass")
                        }
                        Menu {
                            Button("Delete", systemImage: "trash") {}
                        } label: {
                            Label("More to do", systemImage: "ellipsis")
                        }
                        Button("Done") {}
                    }
                }
            }
        }
    }

    @Test func buttonsWithSymbolsShowOnlyTheSymbols() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Notes(count: 3) }
        for label in ["Select all of them", "Search in them", "More to do"] {
            let frame = try stage.element(.button, label).frame
            #expect(frame.width < 40)
        }
        #expect(try stage.element(.button, "Done").frame.width > 20)
        let more = try stage.element(.button, "More to do").frame
        stage.tap(at: CGPoint(x: more.midX, y: more.midY))
        try stage.settle()
        #expect(try stage.element(.button, "Delete").frame.width > 80)
    }

    private func titles(_ stage: Stage) -> [CGRect] {
        stage.semantics.flattened.filter { $0.label == "All of my notes" }.map(\.frame)
    }

    @Test func aLargeTitleOverShortContentIsInTheBarWhileItIsPulledUp() throws {
        let stage = Stage(size: CGSize(width: 320, height: 600)) { Notes(count: 3) }
        #expect(titles(stage).count == 1)
        let large = try #require(titles(stage).first)
        #expect(large.minY >= 64)
        let finger = stage.touch(at: CGPoint(x: 160, y: 500))
        finger.move(to: CGPoint(x: 160, y: 200), over: 0.3)
        let inline = try #require(titles(stage).first { $0.maxY <= 64 })
        #expect(inline.midX > 0 && inline.width <= large.width)
        finger.lift()
        try stage.settle()
        #expect(titles(stage) == [large])
    }

    @Test func aLongTitleIsBetweenTheButtons() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400)) {
            NavigationStack {
                Text("content")
                    .navigationTitle("A title that does not fit into the bar at all")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save it") {} }
                    }
            }
        }
        let title = try #require(stage.semantics.flattened.first { $0.label?.hasPrefix("A title") == true }).frame
        #expect(title.minX >= (try stage.element(.button, "Cancel").frame.maxX))
        #expect(title.maxX <= (try stage.element(.button, "Save it").frame.minX))
    }
}
