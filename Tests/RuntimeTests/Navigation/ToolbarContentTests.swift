import Observation
import ScrollworkTesting
import SwiftUI
import Testing

/// Toolbar content that a program defines, with properties of its own.
@MainActor
@Suite struct ToolbarContentTests {
    private let size = CGSize(width: 320, height: 400)

    private struct Cancel: ToolbarContent {
        @Environment(\.dismiss) private var dismiss

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { dismiss() }.accessibilityIdentifier("cancel")
            }
        }
    }

    /// The same in the spelling of earlier systems.
    @available(*, deprecated)
    private struct Close: ToolbarContent {
        @Environment(\.presentationMode) private var mode

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { mode.wrappedValue.dismiss() }.accessibilityIdentifier("cancel")
            }
        }
    }

    private struct Presenting<Items: ToolbarContent>: View {
        let items: Items
        @State private var isPresented = true

        var body: some View {
            Text(isPresented ? "open" : "closed").accessibilityIdentifier("state")
                .sheet(isPresented: $isPresented) {
                    NavigationStack { Text("sheet").toolbar { items } }
                }
        }
    }

    @Test func contentDismissesTheScreenOfItsToolbar() throws {
        let stage = Stage(size: size) { Presenting(items: Cancel()) }
        try stage.settle()
        try stage.tap("cancel")
        try stage.settle()
        #expect(try stage.text(of: "state") == "closed")
    }

    @available(*, deprecated)
    @Test func contentDismissesTheScreenThroughItsPresentationMode() throws {
        let stage = Stage(size: size) { Presenting(items: Close()) }
        try stage.settle()
        try stage.tap("cancel")
        try stage.settle()
        #expect(try stage.text(of: "state") == "closed")
    }

    private final class Account: ObservableObject {
        @Published var name = "Ann"
    }

    @Observable final class Mail { var unread = 1 }

    private struct Status: ToolbarContent {
        @State private var taps = 0
        @ObservedObject var account: Account
        @EnvironmentObject private var shared: Account
        @Environment(Mail.self) private var mail
        @Binding var title: String

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) {
                Button("taps \(taps)") { taps += 1 }.accessibilityIdentifier("taps")
            }
            ToolbarItem(placement: .topBarTrailing) {
                Text("\(account.name), \(shared.name), \(mail.unread)").accessibilityIdentifier("status")
            }
            ToolbarItem(placement: .bottomBar) {
                Button("rename") { title += "!" }.accessibilityIdentifier("rename")
            }
        }
    }

    private struct Screen: View {
        let account: Account
        let shared: Account
        let mail: Mail
        @State private var title = "Inbox"

        var body: some View {
            NavigationStack {
                Text(title).accessibilityIdentifier("title").toolbar { Status(account: account, title: $title) }
            }
            .environmentObject(shared)
            .environment(mail)
        }
    }

    @Test func contentHasPropertiesAndUpdatesWithThem() throws {
        let account = Account(), shared = Account(), mail = Mail()
        let stage = Stage(size: size, checksBodies: true) { Screen(account: account, shared: shared, mail: mail) }
        #expect(try stage.text(of: "status") == "Ann, Ann, 1")
        account.name = "Bea"
        try stage.settle()
        #expect(try stage.text(of: "status") == "Bea, Ann, 1")
        shared.name = "Cleo"
        try stage.settle()
        #expect(try stage.text(of: "status") == "Bea, Cleo, 1")
        mail.unread = 2
        try stage.settle()
        #expect(try stage.text(of: "status") == "Bea, Cleo, 2")
        try stage.tap("taps")
        try stage.tap("taps")
        try stage.settle()
        #expect(try stage.text(of: "taps") == "taps 2")
        try stage.tap("rename")
        try stage.settle()
        #expect(try stage.text(of: "title") == "Inbox!")
        #expect(stage.bodyFindings == [])
    }

    private struct Counting: ToolbarContent {
        @State private var count = 0
        let name: String

        var body: some ToolbarContent {
            ToolbarItem { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
        }
    }

    @Observable final class Choice {
        var showsFirst = false
        var isOther = false
    }

    private struct Choosing: View {
        let choice: Choice

        var body: some View {
            NavigationStack {
                Text("content").toolbar {
                    if choice.showsFirst { ToolbarItem { Text("first") } }
                    if choice.isOther {
                        ToolbarItemGroup(placement: .topBarLeading) { Text("other") }
                    } else {
                        Group { Counting(name: "a") }
                    }
                    Counting(name: "b")
                }
            }
        }
    }

    private func shown(_ stage: Stage) -> [String] { ["a", "b"].compactMap { try? stage.text(of: $0) } }

    @Test func contentKeepsItsStateWhileItStaysInPlace() throws {
        let choice = Choice()
        let stage = Stage(size: size) { Choosing(choice: choice) }
        try stage.tap("a")
        try stage.tap("b")
        try stage.tap("b")
        try stage.settle()
        #expect(shown(stage) == ["a 1", "b 2"])
        choice.showsFirst = true
        try stage.settle()
        #expect(shown(stage) == ["a 1", "b 2"])
        choice.isOther = true
        try stage.settle()
        #expect(shown(stage) == ["b 2"])
        choice.isOther = false
        try stage.settle()
        #expect(shown(stage) == ["a 0", "b 2"])
    }

    /// A button with a state in its view.
    private struct Toggling: View {
        let name: String
        @State private var isOn = false
        var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() }.accessibilityIdentifier(name) }
    }

    private struct Editing: View {
        let choice: Choice
        let placement: ToolbarItemPlacement

        var body: some View {
            NavigationStack {
                Text("content").toolbar {
                    if choice.showsFirst { ToolbarItem(placement: placement) { Toggling(name: "first") } }
                    ToolbarItem(placement: placement) { Toggling(name: "toggle") }
                }
            }
        }
    }

    private enum Bar: CaseIterable {
        case leading, trailing, bottom, status

        var placement: ToolbarItemPlacement {
            switch self {
            case .leading: .topBarLeading
            case .trailing: .topBarTrailing
            case .bottom: .bottomBar
            case .status: .status
            }
        }
    }

    @Test(arguments: Bar.allCases) private func anItemKeepsItsViewWhenAnotherAppearsBeforeIt(_ bar: Bar) throws {
        let choice = Choice(), placement = bar.placement
        let stage = Stage(size: size) { Editing(choice: choice, placement: placement) }
        try stage.tap("toggle")
        choice.showsFirst = true
        try stage.settle()
        #expect(try stage.text(of: "toggle") == "on")
        #expect(try stage.text(of: "first") == "off")
    }

    @Test func aCustomizableToolbarShowsItsDefaultItems() throws {
        let choice = Choice()
        choice.showsFirst = true
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").toolbar(id: "main") {
                    ToolbarItem(id: "a", placement: .navigation) { Text("a").accessibilityIdentifier("a") }
                    ToolbarItem(id: "b", showsByDefault: false) { Text("b").accessibilityIdentifier("b") }
                    ToolbarItem(id: "c") { Text("c").accessibilityIdentifier("c") }
                        .customizationBehavior(.disabled)
                        .defaultCustomization(options: .alwaysAvailable)
                    ToolbarItem(id: "d") { Text("d").accessibilityIdentifier("d") }.defaultCustomization(.hidden)
                    if choice.showsFirst { ToolbarItem(id: "e") { Text("e").accessibilityIdentifier("e") } }
                }
            }
        }
        #expect(["a", "b", "c", "d", "e"].compactMap { try? stage.text(of: $0) } == ["a", "c", "e"])
        #expect(ToolbarItem(id: "a") { Text("a") }.id == "a")
    }
}
