import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Notes on pages that a person edits, searches, and deletes.
@MainActor
@Suite struct EditedPagesProgramTests {
    struct Note: Identifiable, Equatable {
        let id: String
        var isDone = false
    }

    @MainActor @Observable
    final class Notebook {
        var notes: [Note]
        var shown: String?
        var page = 0
        var query = ""

        init(_ names: [String]) { notes = names.map { Note(id: $0) } }

        var found: [Note] { query.isEmpty ? notes : notes.filter { $0.id.contains(query) } }
    }

    private struct Cards: View {
        @Bindable var notebook: Notebook

        var body: some View {
            VStack {
                TextField("Find", text: $notebook.query)
                Carousel(notebook.found, selection: $notebook.shown, loops: false, pageSize: .relative(0.8)) { note in
                    VStack {
                        Text(note.id)
                        Toggle("Done \(note.id)", isOn: isDone(note)).accessibilityIdentifier("toggle \(note.id)")
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("card \(note.id)")
                }
                Text("\(notebook.notes.filter(\.isDone).count) done").accessibilityIdentifier("done")
            }
        }

        private func isDone(_ note: Note) -> Binding<Bool> {
            Binding {
                notebook.notes.first { $0.id == note.id }?.isDone ?? false
            } set: { new in
                notebook.notes.firstIndex { $0.id == note.id }.map { notebook.notes[$0].isDone = new }
            }
        }
    }

    private let names = ["apple", "banana", "cherry", "date", "elder", "fig"]

    private func cards(_ notebook: Notebook) throws -> Stage {
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Cards(notebook: notebook) }
        try stage.settle()
        return stage
    }

    private func centered(_ stage: Stage) -> String? {
        let card = stage.frames(prefix: "card ").first { abs($0.value.midX - 195) < 0.5 }
        return card.map { String($0.key.dropFirst(5)) }
    }

    @Test func aToggleIsTurnedOnEachCard() throws {
        let notebook = Notebook(names), stage = try cards(notebook)
        for (count, name) in names.enumerated() {
            let toggle = try stage.element(.toggle, "Done \(name)").frame
            stage.tap(at: CGPoint(x: toggle.maxX - 25, y: toggle.midY))
            try stage.settle()
            #expect(notebook.notes[count].isDone, "\(name)")
            #expect(try stage.text(of: "done") == "\(count + 1) done")
            stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
        }
        let last = try stage.frame(of: "card fig")
        #expect(last.minX >= -0.5 && last.maxX <= 390.5)
    }

    /// The search leaves only some cards, and then others, and then all again.
    @Test func cardsAreFound() throws {
        let notebook = Notebook(names), stage = try cards(notebook)
        notebook.shown = "date"
        try stage.settle()
        #expect(centered(stage) == "date")
        for (query, found) in [
            ("a", ["apple", "banana", "date"]), ("an", ["banana"]), ("x", []),
            ("e", ["apple", "cherry", "date", "elder"]),
        ] {
            notebook.query = query
            try stage.settle()
            #expect(notebook.found.map(\.id) == found)
            let visible = stage.frames(prefix: "card ").filter { $0.value.minX < 390 && $0.value.maxX > 0 }
            #expect(visible.isEmpty == found.isEmpty, "\(query): \(visible)")
            #expect(visible.keys.allSatisfy { found.contains(String($0.dropFirst(5))) }, "\(query): \(visible)")
            if let shown = notebook.shown { #expect(found.contains(shown), "\(query): \(shown)") }
        }
        notebook.query = ""
        try stage.settle()
        let shown = notebook.shown ?? "apple"
        let frame = try stage.frame(of: "card \(shown)")
        #expect(frame.minX >= -0.5 && frame.maxX <= 390.5)
    }

    private struct Pages: View {
        @Bindable var notebook: Notebook

        var body: some View {
            VStack {
                if notebook.notes.isEmpty {
                    Text("Nothing left").accessibilityIdentifier("nothing")
                } else {
                    EndlessPager(index: $notebook.page, in: 0...notebook.notes.count - 1) { page in
                        // A page that has just been deleted can still be asked for.
                        Text(notebook.notes.indices.contains(page) ? notebook.notes[page].id : "")
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .accessibilityIdentifier("page \(page)")
                    }
                }
                Text("\(notebook.page + 1) of \(notebook.notes.count)").accessibilityIdentifier("place")
                Button("Delete") {
                    notebook.notes.remove(at: notebook.page)
                    notebook.page = min(notebook.page, max(notebook.notes.count - 1, 0))
                }
                .disabled(notebook.notes.isEmpty)
            }
        }
    }

    @Test func pagesAreDeletedFromTheEnd() throws {
        let notebook = Notebook(names)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Pages(notebook: notebook) }
        notebook.page = 5
        try stage.settle()
        for left in stride(from: 5, through: 1, by: -1) {
            try stage.tapButton("Delete")
            #expect(try stage.text(of: "place") == "\(left) of \(left)")
            #expect(abs(try stage.frame(of: "page \(left - 1)").minX) < 0.5)
            #expect(try stage.text(of: "page \(left - 1)") == names[left - 1])
        }
        try stage.tapButton("Delete")
        #expect(stage.exists("nothing"))
        notebook.notes = [Note(id: "new"), Note(id: "newer")]
        try stage.settle()
        #expect(try stage.text(of: "page 0") == "new")
        stage.flick(from: CGPoint(x: 330, y: 150), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(try stage.text(of: "page 1") == "newer" && notebook.page == 1)
    }

    /// A page in the middle is deleted, and the next one takes its place, also during a turn.
    @Test func pagesAreDeletedInTheMiddle() throws {
        let notebook = Notebook(names)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Pages(notebook: notebook) }
        notebook.page = 2
        try stage.settle()
        try stage.tapButton("Delete")
        #expect(try stage.text(of: "page 2") == "date" && stage.text(of: "place") == "3 of 5")
        stage.flick(from: CGPoint(x: 330, y: 150), velocity: CGVector(dx: -1_200, dy: 0))
        stage.advance(by: 0.05)
        #expect(notebook.page == 3)
        try stage.tapButton("Delete")
        #expect(try stage.text(of: "page 3") == "fig" && stage.text(of: "place") == "4 of 4")
        #expect(abs(try stage.frame(of: "page 3").minX) < 0.5)
    }
}
