import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Screens, searches, dates, and bar items in Apple's spelling. The test is that they compile.
@MainActor
@Suite struct ScreenSurfaceTests {
    private static let title = "title"

    private struct Searches: View {
        @State private var text = ""
        @State private var isPresented = false
        @State private var scope = 1
        @Environment(\.isSearching) private var isSearching: Bool
        @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction

        var body: some View {
            Group {
                Text("a").searchable(text: $text).searchable(
                    text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
                Text("a").searchable(text: $text, prompt: ScreenSurfaceTests.title).searchable(
                    text: $text, placement: .toolbar, prompt: Text("Find"))
                Text("a").searchable(text: $text, isPresented: $isPresented).searchable(
                    text: $text, isPresented: $isPresented, prompt: "Find"
                )
                .searchScopes($scope) { Text("1").tag(1) }
                .searchSuggestions { Text("Pear").searchCompletion("pear") }
                .onSubmit(of: .search) { dismissSearch() }
                ContentUnavailableView.search
                ContentUnavailableView.search(text: "pear")
                ContentUnavailableView("None", systemImage: "tray")
                ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing"))
                ContentUnavailableView(ScreenSurfaceTests.title, image: "tray", description: Text("Nothing"))
                ContentUnavailableView { Label("None", systemImage: "tray") }
                ContentUnavailableView {
                    Label("None", systemImage: "tray")
                } description: {
                    Text("a")
                } actions: {
                    Button("b") {}
                }
                ContentUnavailableView {
                    Text("None")
                } actions: {
                    Button("b") {}
                }
            }
        }
    }

    private struct Dates: View {
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var text = ""
        private let now = Date(timeIntervalSinceReferenceDate: 0)

        var body: some View {
            Group {
                DatePicker("a", selection: $date)
                DatePicker(ScreenSurfaceTests.title, selection: $date, displayedComponents: .date)
                DatePicker("a", selection: $date, in: now...now, displayedComponents: [.date, .hourAndMinute])
                DatePicker("a", selection: $date, in: now..., displayedComponents: .hourAndMinute)
                DatePicker("a", selection: $date, in: ...now)
                DatePicker(selection: $date, in: now...now, displayedComponents: .date) { Text("a") }
                DatePicker(selection: $date, in: now...) { Text("a") }
                DatePicker(selection: $date) { Text("a") }
                    .datePickerStyle(.automatic).datePickerStyle(.compact).datePickerStyle(.graphical).datePickerStyle(
                        .wheel
                    )
                    .datePickerStyle(PlainDates())
                TextEditor(text: $text).textEditorStyle(.plain).textEditorStyle(.automatic)
            }
        }
    }

    private struct PlainDates: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Button("\(configuration.selection, format: .dateTime)") {
                    configuration.selection = configuration.minimumDate ?? configuration.selection
                }
                Text(configuration.displayedComponents.contains(.date) ? "date" : "time")
            }
        }
    }

    private struct Screens: View {
        @State private var columns = NavigationSplitViewVisibility.all
        @State private var column = NavigationSplitViewColumn.sidebar

        var body: some View {
            Group {
                NavigationSplitView {
                    Text("a")
                } detail: {
                    Text("b")
                }
                NavigationSplitView {
                    Text("a")
                } content: {
                    Text("b")
                } detail: {
                    Text("c")
                }
                NavigationSplitView(columnVisibility: $columns) {
                    Text("a").navigationSplitViewColumnWidth(200)
                } detail: {
                    Text("b")
                }
                NavigationSplitView(columnVisibility: $columns) {
                    Text("a")
                } content: {
                    Text("b")
                } detail: {
                    Text("c")
                }
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("a")
                } detail: {
                    Text("b")
                }
                NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) {
                    Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
                } content: {
                    Text("b")
                } detail: {
                    Text("c")
                }
                .navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.prominentDetail)
                .navigationSplitViewStyle(.automatic)
                Text("a").toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("a", role: .destructive) {} }
                    ToolbarItem(placement: .status) { Text("a") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("a") {}; Spacer(); Button("b") {}
                    }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {}.keyboardShortcut(.defaultAction) }
                }
                .toolbarBackground(.visible, for: .navigationBar).toolbarBackground(
                    Color.red, for: .navigationBar, .tabBar
                )
                .toolbarBackgroundVisibility(.hidden, for: .navigationBar).toolbarColorScheme(
                    .dark, for: .navigationBar
                )
                .toolbarVisibility(.hidden, for: .navigationBar).toolbarTitleDisplayMode(.inline)
                Button("a") {}.keyboardShortcut("a").keyboardShortcut("a", modifiers: [.command, .shift])
                    .keyboardShortcut(.cancelAction)
                    .keyboardShortcut(KeyboardShortcut("b", modifiers: .option)).keyboardShortcut(nil)
                    .keyboardShortcut("c", modifiers: .command, localization: .custom)
            }
        }
    }

    private struct Sections<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            ForEach(sections: content) { (section: SectionConfiguration) in
                section.header
                ForEach(section.content) { (subview: Subview) in subview }
                if !section.footer.isEmpty { section.footer }
            }
            Group(sections: content) { (sections: SectionCollection) in
                ForEach(sections) { $0.content }
                Text("\(sections.count)")
            }
        }
    }

    @available(*, deprecated)
    private struct Old: View {
        @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

        var body: some View {
            Button("a") { mode.wrappedValue.dismiss() }
                .navigationBarTitle("a", displayMode: .inline).navigationBarTitle(Text("a"), displayMode: .large)
                .navigationBarTitle(ScreenSurfaceTests.title, displayMode: .automatic)
                .navigationBarItems(leading: Text("a"), trailing: Text("b")).navigationBarItems(leading: Text("a"))
                .navigationBarItems(trailing: Text("b"))
        }
    }

    private struct Lines: ViewModifier {
        func body(content: Content) -> some View { content.underline(true, pattern: .dot, color: .red).strikethrough() }
    }

    @Test func everyScreenAppears() {
        let stage = Stage(size: CGSize(width: 390, height: 4000)) {
            VStack {
                Searches()
                Dates()
                Sections {
                    Text("a"); Section("b") { Text("c") }
                }
                Text("a").underline().underline(true, color: .red).underline(pattern: .dash).strikethrough(
                    true, color: nil
                )
                .strikethrough(true, pattern: .dashDot, color: .blue)
                Text("a").modifier(Lines().animation(.default)).modifier(Lines().transaction { $0.animation = nil })
            }
        }
        #expect(stage.semantics.children.isEmpty == false)
        let screens = Stage(size: CGSize(width: 390, height: 4000)) { VStack { Screens() } }
        #expect(screens.semantics.children.isEmpty == false)
    }
}
