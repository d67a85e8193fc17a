import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct RotorTests {
    private let size = CGSize(width: 200, height: 200)

    private struct Mail: Identifiable {
        let id: Int
        var subject: String { "Subject \(id)" }
        var isUnread: Bool { id % 10 == 0 }
    }

    private static let mails = (0..<100).map(Mail.init)

    @Test func entriesAreReportedInOrder() throws {
        let stage = Stage(size: size) {
            Text("Mails").accessibilityIdentifier("mails")
                .accessibilityRotor("Unread") {
                    AccessibilityRotorEntry("First", id: 0)
                    if Self.mails.isEmpty { AccessibilityRotorEntry("Never", id: 1) }
                    ForEach(Self.mails.filter(\.isUnread).prefix(2)) { AccessibilityRotorEntry($0.subject, id: $0.id) }
                    Group { AccessibilityRotorEntry("Last", id: 9) }
                }
                .accessibilityRotor(.headings, entries: Self.mails.prefix(1).map { $0 }, entryLabel: \.subject)
        }
        #expect(try stage.rotor("Unread", on: "mails") == ["First", "Subject 0", "Subject 10", "Last"])
        #expect(try stage.rotor("Headings", on: "mails") == ["Subject 0"])
        #expect(throws: StageError.self) { try stage.rotor("Links", on: "mails") }
        #expect(throws: StageError.self) { try stage.turn("Unread", to: "Second", on: "mails") }
    }

    @Test func anEntryOfALazyStackIsMadeVisibleAndFocused() throws {
        let stage = Stage(size: size) {
            ScrollView {
                LazyVStack {
                    ForEach(Self.mails) { Text($0.subject).frame(height: 40).accessibilityIdentifier("mail-\($0.id)") }
                }
            }
            .accessibilityRotor("Unread", entries: Self.mails.filter(\.isUnread), entryLabel: \.subject)
            .accessibilityIdentifier("list")
        }
        #expect(stage.assistiveFocus == nil)
        try stage.turn("Unread", to: "Subject 70", on: "list")
        try stage.settle()
        #expect(try CGRect(origin: .zero, size: size).contains(stage.frame(of: "mail-70")))
        #expect(stage.assistiveFocus?.label == "Subject 70")
        try stage.turn("Unread", to: "Subject 20", on: "list")
        try stage.settle()
        #expect(stage.assistiveFocus?.label == "Subject 20")
    }

    @Test func rotorsWaitForThePreparationOfAnEntry() throws {
        struct Pages: View {
            @Namespace private var namespace
            @State private var page = 0

            var body: some View {
                ScrollViewReader { scroll in
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<100, id: \.self) { number in
                                VStack { Text("Chapter \(number)").accessibilityRotorEntry(id: number, in: namespace) }
                                    .frame(height: 150)
                            }
                        }
                    }
                    .accessibilityRotor("Chapters") {
                        ForEach(0..<100) { number in
                            AccessibilityRotorEntry(Text("To \(number)"), id: number, in: namespace) {
                                withAnimation(.smooth(duration: 0.4)) { scroll.scrollTo(number, anchor: .top) }
                            }
                        }
                    }
                    .accessibilityIdentifier("book")
                }
            }
        }
        let stage = Stage(size: size) { Pages() }
        try stage.turn("Chapters", to: "To 50", on: "book")
        #expect(stage.assistiveFocus == nil)
        try stage.settle()
        #expect(stage.assistiveFocus?.label == "Chapter 50")
        #expect(stage.accessibilityNotifications.count == 1)
    }

    @Test func anEntryWithoutAViewMovesNothingAndTimesOut() throws {
        struct Empty: View {
            @Namespace private var namespace

            var body: some View {
                Text("Nothing").accessibilityIdentifier("text")
                    .accessibilityRotor("Ghosts") { AccessibilityRotorEntry("Ghost", 1, in: namespace) }
            }
        }
        let stage = Stage(size: size) { Empty() }
        try stage.turn("Ghosts", to: "Ghost", on: "text")
        #expect(try stage.settle(within: 3) < 2.1)
        #expect(stage.assistiveFocus == nil)
    }

    @Test func anEntryOfAViewThatDoesNotScrollIsFocused() throws {
        let stage = Stage(size: size) {
            VStack { ForEach(0..<3, id: \.self) { Text(verbatim: "row \($0)") } }
                .accessibilityRotor("Rows") {
                    ForEach(0..<3) { row in AccessibilityRotorEntry(Text(verbatim: "to \(row)"), id: row) }
                }
                .accessibilityIdentifier("rows")
        }
        for row in [2, 0] {
            try stage.turn("Rows", to: "to \(row)", on: "rows")
            try stage.settle()
            #expect(stage.assistiveFocus?.label == "row \(row)")
        }
        #expect(stage.accessibilityNotifications.map(\.kind) == [.layoutChanged, .layoutChanged])
    }

    /// A host can send an action for an entry or a rotor that doesn't exist anymore.
    @Test func anEntryThatDoesNotExistMovesNothing() throws {
        let word = "Word"
        let stage = Stage(size: size) {
            Text(verbatim: word).accessibilityRotor("Parts", textRanges: [word.startIndex..<word.endIndex])
                .accessibilityIdentifier("text")
        }
        let id = try #require(stage.semantics.flattened.first { $0.identifier == "text" }).id
        for (rotor, entry, label) in [
            ("Parts", 1, nil), ("Parts", -1, nil), ("Links", 0, nil), ("Parts", 0, word),
        ] as [(String, Int, String?)] {
            stage.send(.semantics(id: id, action: .rotor(rotor, entry: entry)))
            stage.update()
            try stage.settle()
            #expect(stage.assistiveFocus?.label == label, "\(rotor) \(entry)")
        }
    }

    /// The preparation of the entry removes the view with the rotor.
    @Test func aSearchEndsWithItsRotor() throws {
        struct Leaving: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    if isShown {
                        Text("Index").accessibilityIdentifier("index")
                            .accessibilityRotor("Rows") {
                                AccessibilityRotorEntry(Text(verbatim: "to 1"), id: 1) { isShown = false }
                            }
                    }
                    Text("Other")
                }
            }
        }
        let stage = Stage(size: size) { Leaving() }
        try stage.turn("Rows", to: "to 1", on: "index")
        #expect(!stage.exists("index"))
        #expect(try stage.settle() < 0.1 && stage.assistiveFocus == nil)
        #expect(stage.accessibilityNotifications.isEmpty)
    }

    @Test func rotorsKeepTheActionsOfTheirViews() throws {
        let presses = Counter()
        let stage = Stage(size: size) {
            Button("Press") { presses.count += 1 }.accessibilityRotor("Parts", textRanges: []).accessibilityIdentifier(
                "button")
        }
        try stage.activate("button")
        #expect(presses.count == 1)
        #expect(try stage.rotor("Parts", on: "button").isEmpty)
    }

    private final class Counter { var count = 0 }

    @Test func rotorsOfTheSystemHaveTheirNames() throws {
        let rotors: [(AccessibilitySystemRotor, String)] = [
            (.links, "Links"), (.links(visited: true), "Visited Links"), (.links(visited: false), "Unvisited Links"),
            (.headings, "Headings"), (.headings(level: .unspecified), "Headings"),
            (.headings(level: .h1), "Headings Level 1"), (.headings(level: .h6), "Headings Level 6"),
            (.boldText, "Bold Text"), (.italicText, "Italic Text"), (.underlineText, "Underlined Text"),
            (.misspelledWords, "Misspelled Words"), (.images, "Images"), (.textFields, "Text Fields"),
            (.tables, "Tables"), (.lists, "Lists"), (.landmarks, "Landmarks"),
        ]
        for (rotor, label) in rotors {
            let stage = Stage(size: size) {
                Text("Word").accessibilityIdentifier("text")
                    .accessibilityRotor(rotor) { AccessibilityRotorEntry("Entry", id: 0) }
            }
            #expect(try stage.rotor(label, on: "text") == ["Entry"])
        }
    }

    @Test func partsOfATextLeadToTheText() throws {
        let word = "Word"
        let range = word.startIndex..<word.endIndex
        let stage = Stage(size: size) {
            Text(verbatim: word).accessibilityIdentifier("text")
                .accessibilityRotor("Parts") { AccessibilityRotorEntry("Part", textRange: range) }
        }
        #expect(try stage.rotor("Parts", on: "text") == ["Part"])
        try stage.turn("Parts", to: "Part", on: "text")
        try stage.settle()
        #expect(stage.assistiveFocus?.label == "Word")
        let ranges = Stage(size: size) {
            Text(verbatim: word).accessibilityIdentifier("text")
                .accessibilityRotor("Parts", textRanges: [range, range])
        }
        #expect(try ranges.rotor("Parts", on: "text") == [nil, nil])
    }
}
