import ScrollworkTesting
import SwiftUI
import Testing

/// A type that isn't `Sendable`, like many defaults.
private final class Journal {
    var lines: [String] = ["first"]
}

@MainActor private final class Screen {
    var title = "main"
}

private protocol Greeting {
    var text: String { get }
}

private struct Hello: Greeting {
    var text = "hello"
}

extension EnvironmentValues {
    @Entry fileprivate var spacing: CGFloat = 8
    @Entry fileprivate var inferred = 3.5
    @Entry fileprivate var note: String?
    @Entry fileprivate var journal: Journal = Journal()
    @Entry fileprivate var inferredJournal = Journal()
    @Entry @MainActor fileprivate var screen = Screen()
    @Entry fileprivate var perform: @MainActor (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var ignore: () -> Void = {}
    @Entry fileprivate var greeting: any Greeting = Hello()
    @Entry fileprivate var names: [String: Int] = [:]
    @Entry fileprivate var `default`: Int = if Bool("true") == true { 1 } else { 2 }
}

extension SwiftUI.EnvironmentValues {
    @Entry fileprivate var qualified: Int = 4
}

extension Transaction {
    @Entry fileprivate var origin: String = "nowhere"
    @Entry fileprivate var isQuiet = false
}

private struct Reader: View {
    @Environment(\.spacing) private var spacing
    @Environment(\.note) private var note
    let id: String

    var body: some View {
        Text(verbatim: "\(Double(spacing)) \(note ?? "none")").accessibilityIdentifier(id)
    }
}

@Observable private final class Room {
    var spacing: CGFloat = 1
}

private struct Surroundings: View {
    let room: Room

    var body: some View { Reader(id: "reader").environment(\.spacing, room.spacing) }
}

@MainActor
struct EntryTests {
    @Test func anEntryHasItsDefaultUntilAnAncestorSetsIt() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            VStack {
                Reader(id: "outside")
                VStack {
                    Reader(id: "inside")
                    Reader(id: "nearer").environment(\.spacing, 2)
                }
                .environment(\.spacing, 12)
                .environment(\.note, "set")
            }
        }
        #expect(try stage.text(of: "outside") == "8.0 none")
        #expect(try stage.text(of: "inside") == "12.0 set")
        #expect(try stage.text(of: "nearer") == "2.0 set")
    }

    @Test func viewsFollowAnEntryThatChanges() throws {
        let room = Room()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Surroundings(room: room) }
        #expect(try stage.text(of: "reader") == "1.0 none")
        room.spacing = 20
        stage.update()
        #expect(try stage.text(of: "reader") == "20.0 none")
    }

    @Test func defaultsOfAllKindsAreRead() {
        var values = EnvironmentValues()
        #expect(values.inferred == 3.5)
        #expect(values.journal.lines == ["first"])
        #expect(values.screen.title == "main")
        #expect(values.perform(1) == 2)
        #expect(values.greeting.text == "hello")
        #expect(values.names.isEmpty)
        #expect(values.default == 1)
        #expect(values.qualified == 4)
        values.ignore()
        values.names["a"] = 1
        #expect(values.names == ["a": 1])
    }

    @Test func entriesDoNotShareAKey() {
        var values = EnvironmentValues()
        values.inferred = 1
        #expect(values.spacing == 8)
        #expect(values.inferred == 1)
    }

    @Test func aDefaultWithATypeIsEvaluatedAgainAndOneWithoutIsStored() {
        let values = EnvironmentValues()
        #expect(values.journal !== values.journal)
        #expect(values.inferredJournal === values.inferredJournal)
    }

    @Test func aTransactionContainsItsEntries() {
        var transaction = Transaction()
        #expect(transaction.origin == "nowhere")
        #expect(!transaction.isQuiet)
        transaction.origin = "button"
        transaction.isQuiet = true
        #expect(transaction.origin == "button")
        #expect(transaction.isQuiet)
    }
}
