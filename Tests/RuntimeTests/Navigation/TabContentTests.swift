import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TabContentTests {
    private let size = CGSize(width: 300, height: 400)

    private enum Page { case days, weeks, search }

    private struct Chosen: View {
        @State var page = Page.weeks
        let showsSearch: Bool

        var body: some View {
            TabView(selection: $page) {
                Tab("Days", systemImage: "calendar", value: Page.days) { Text("All days") }
                Tab(value: Page.weeks) {
                    Text("All weeks")
                } label: {
                    Label("Weeks", systemImage: "star")
                }
                TabSection("Find") {
                    if showsSearch {
                        Tab("Find", systemImage: "magnifyingglass", value: Page.search, role: .search) {
                            Text("Nothing found")
                        }
                    }
                }
            }
        }
    }

    private func labels(_ stage: Stage) -> [String] { stage.semantics.flattened.compactMap(\.label) }

    private func press(_ label: String, _ stage: Stage, role: SemanticsRole = .tab) throws {
        let frame = try stage.element(role, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test(arguments: [false, true]) func theTabOfTheValueIsVisibleAndTheBarSelectsAnother(showsSearch: Bool) throws {
        let stage = Stage(size: size) { Chosen(showsSearch: showsSearch) }
        #expect(labels(stage).contains("All weeks") && !labels(stage).contains("All days"))
        try press("Days", stage)
        #expect(labels(stage).contains("All days") && !labels(stage).contains("All weeks"))
        #expect(labels(stage).contains("Find") == showsSearch)
        if showsSearch {
            try press("Find", stage)
            #expect(labels(stage).contains("Nothing found"))
        }
    }

    @Test func aTabWithoutALabelHasTheLabelOfItsRole() throws {
        let stage = Stage(size: size) {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab(role: .search) { Text("Nothing found") }
            }
        }
        try press("Search", stage)
        #expect(labels(stage).contains("Nothing found"))
        let same = Stage(size: size) {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Search", systemImage: "magnifyingglass") { Text("Nothing found") }
            }
        }
        try press("Search", same)
        #expect(stage.marks.map(\.kind) == same.marks.map(\.kind))
        #expect(stage.marks.map(\.frame) == same.marks.map(\.frame))
    }

    @Test func withoutValuesTheFirstTabIsVisibleInitially() throws {
        let stage = Stage(size: size) {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
            }
        }
        #expect(labels(stage).contains("First"))
        try press("Two", stage)
        #expect(labels(stage).contains("Second") && !labels(stage).contains("First"))
    }

    @Observable final class Model {
        var isSignedIn = false
        var names = ["Ada", "Ben", "Cy"]
        var unread: Int? = 3
        var selection = "Ada"
    }

    private struct Conditional: View {
        let model: Model

        var body: some View {
            TabView {
                if model.isSignedIn {
                    Tab("Home", systemImage: "house") { Text("Welcome back") }
                    Tab("Mail", systemImage: "envelope") { Text("No mail") }
                } else {
                    Tab("Sign in", systemImage: "person") { Text("Who are you?") }
                }
                if let unread = model.unread {
                    Tab("Inbox", systemImage: "tray") { Text("Much to read") }.badge(unread)
                }
            }
        }
    }

    @Test func tabsCanDependOnConditions() throws {
        let model = Model()
        let stage = Stage(size: size) { Conditional(model: model) }
        #expect(labels(stage).contains("Who are you?") && labels(stage).contains("Inbox, 3"))
        model.isSignedIn = true
        model.unread = nil
        try stage.settle()
        #expect(labels(stage).contains("Welcome back") && !labels(stage).contains("Sign in"))
        try press("Mail", stage)
        #expect(labels(stage).contains("No mail") && !labels(stage).contains("Inbox, 3"))
    }

    /// A view with the tabs of a person, which changes by itself.
    private struct PersonalTabs: View {
        let model: Model

        var body: some View {
            Text("First").tabItem { Text("One") }
            if model.isSignedIn { Text("Second").tabItem { Text("Two") } }
        }
    }

    @Test func aViewAmongTheTabsAddsAndRemovesThem() throws {
        let model = Model()
        let stage = Stage(size: size) { TabView { PersonalTabs(model: model) } }
        for isSignedIn in [true, false, true] {
            model.isSignedIn = isSignedIn
            try stage.settle()
            let tabs = stage.semantics.flattened.filter { $0.role == .tab }.compactMap(\.label)
            #expect(tabs == (isSignedIn ? ["One", "Two"] : ["One"]))
        }
    }

    private struct Several: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.selection) {
                ForEach(model.names, id: \.self) { name in
                    Tab(name, systemImage: "person", value: name) { Counting(name: name) }
                }
                Group {
                    Tab("All", systemImage: "person.3", value: "All") { Text("All of them") }
                }
            }
        }
    }

    private struct Counting: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func tabsOfACollectionKeepTheirStates() throws {
        let model = Model()
        let stage = Stage(size: size) { Several(model: model) }
        try press("Cy", stage)
        #expect(model.selection == "Cy")
        try press("Cy 0", stage, role: .button)
        model.names.removeFirst()
        try stage.settle()
        #expect(labels(stage).contains("Cy 1") && !labels(stage).contains("Ada"))
        try press("All", stage)
        #expect(labels(stage).contains("All of them"))
    }

    @Test func itemsHaveBadges() throws {
        let stage = Stage(size: size) {
            TabView {
                Text("First").tabItem { Label("One", systemImage: "1.circle") }.badge(12)
                Text("Second").badge(nil as String?).tabItem { Label("Two", systemImage: "2.circle") }
                Text("Third").tabItem { Label("Three", systemImage: "3.circle") }.badge(Optional("new"))
                if size.width > 1 {
                    Text("Fourth").tabItem { Text("Four") }.badge(0)
                } else {
                    Text("Fifth").tabItem { Text("Five") }
                }
            }
        }
        for label in ["One, 12", "Two", "Three, new", "Four"] { _ = try stage.element(.tab, label) }
    }

    private struct Unread: TabContent {
        @Environment(\.locale) private var locale
        @State private var count = 0

        var body: some TabContent<Page> {
            Tab("Days \(count)", systemImage: "calendar", value: Page.days) {
                Button("Count in \(locale.identifier)") { count += 1 }
            }
        }
    }

    private struct Reading: View {
        @State private var page = Page.days

        var body: some View {
            TabView(selection: $page) {
                Unread()
                Tab("Weeks", systemImage: "star", value: Page.weeks) { Text("All weeks") }
            }
        }
    }

    @Test func tabContentOfAProgramHasPropertiesOfItsOwn() throws {
        let stage = Stage(size: size) { Reading().environment(\.locale, Locale(identifier: "fr")) }
        try press("Count in fr", stage, role: .button)
        try press("Weeks", stage)
        try press("Days 1", stage)
        try press("Count in fr", stage, role: .button)
        #expect(labels(stage).contains("Days 2") && labels(stage).contains("Count in fr"))
    }
}
