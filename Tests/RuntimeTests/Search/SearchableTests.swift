import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SearchableTests {
    private struct Fruits: View {
        let log: GestureLog
        @State var text = ""
        @State var scope = 0

        var body: some View {
            NavigationStack {
                Results(text: text)
                    .navigationTitle("Fruits")
                    .searchable(text: $text, prompt: "Find a fruit")
                    .searchScopes($scope) {
                        Text("All").tag(0)
                        Text("Red").tag(1)
                    }
                    .searchSuggestions {
                        if text == "p" { Text("Pear?").searchCompletion("Pear").accessibilityIdentifier("suggestion") }
                    }
                    .onSubmit(of: .search) { log.note("search \(text)") }
            }
        }
    }

    private struct Results: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            List {
                Text(isSearching ? "searching" : "resting").accessibilityIdentifier("state")
                Button("Stop") { dismissSearch() }.accessibilityIdentifier("stop")
                ForEach(["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                    Text($0).accessibilityIdentifier($0)
                }
            }
            .overlay { if text == "x" { ContentUnavailableView.search } }
        }
    }

    private let size = CGSize(width: 390, height: 700)

    private func labels(_ stage: Stage) -> [String] {
        func collect(_ node: SemanticsNode) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(collect)
        }
        return collect(stage.semantics)
    }

    private func tapField(_ stage: Stage) throws {
        let frame = try stage.element(.textField, "Search").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func typingInTheFieldSearches() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Fruits(log: log) }
        #expect(try stage.text(of: "state") == "resting")
        #expect(!labels(stage).contains("Cancel"))
        try tapField(stage)
        #expect(try stage.text(of: "state") == "searching")
        #expect(labels(stage).contains("Cancel") && labels(stage).contains("Red") && !labels(stage).contains("Fruits"))
        for key in "Pl" { stage.press(.character(key)) }
        try stage.settle()
        #expect(stage.exists("Plum") && !stage.exists("Apple"))
        stage.press(.return)
        #expect(log.entries == ["search Pl"])
        stage.press(.escape)
        stage.press(.escape)
        try stage.settle()
        #expect(try stage.text(of: "state") == "resting", "escape leaves the field, and then the search")
        #expect(stage.exists("Apple") && labels(stage).contains("Fruits"))
    }

    @Test func theViewsInsideEndTheSearch() throws {
        let stage = Stage(size: size) { Fruits(log: GestureLog()) }
        try tapField(stage)
        stage.press(.character("A"))
        try stage.tap("stop")
        try stage.settle()
        #expect(try stage.text(of: "state") == "resting")
        #expect(stage.exists("Plum"), "the text is empty again")
        stage.press(.character("A"))
        stage.update()
        #expect(stage.exists("Plum"), "and the field has lost the focus")
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func aFieldWithTextCanBeCleared() throws {
        let stage = Stage(size: size) { Fruits(log: GestureLog()) }
        try tapField(stage)
        #expect(!labels(stage).contains("Clear"))
        stage.press(.character("A"))
        try stage.settle()
        #expect(stage.exists("Apple") && !stage.exists("Plum"))
        try press("Clear", stage)
        #expect(try stage.element(.textField, "Search").value == "")
        #expect(try stage.exists("Plum") && stage.text(of: "state") == "searching")
        #expect(!labels(stage).contains("Clear"))
    }

    @Test func cancelEndsTheSearchAndClearsTheField() throws {
        let stage = Stage(size: size) { Fruits(log: GestureLog()) }
        try tapField(stage)
        stage.press(.character("A"))
        try stage.settle()
        try press("Cancel", stage)
        #expect(try stage.text(of: "state") == "resting")
        #expect(stage.exists("Plum") && !labels(stage).contains("Cancel"))
        stage.press(.character("A"))
        try stage.settle()
        #expect(stage.exists("Plum"), "the field has lost the focus")
    }

    @Test func aSuggestionSetsItsText() throws {
        let stage = Stage(size: size) { Fruits(log: GestureLog()) }
        try tapField(stage)
        stage.press(.character("p"))
        try stage.settle()
        try stage.tap("suggestion")
        try stage.settle()
        #expect(try stage.element(.textField, "Search").value == "Pear")
        #expect(!stage.exists("suggestion") && stage.exists("Pear") && !stage.exists("Plum"))
    }

    @Test func anEmptyResultNamesTheSearchText() throws {
        let stage = Stage(size: size) { Fruits(log: GestureLog(), text: "x") }
        #expect(labels(stage).contains("No Results for “x”"))
        #expect(labels(stage).contains("Check the spelling or try a new search."))
    }

    private struct Presented: View {
        @State private var text = ""
        @State private var isPresented = true

        var body: some View {
            NavigationStack {
                VStack {
                    Text(isPresented ? "shown" : "hidden").accessibilityIdentifier("shown")
                    Button("Switch") { isPresented.toggle() }.accessibilityIdentifier("switch")
                }
                .navigationTitle("Title")
                .searchable(text: $text, isPresented: $isPresented)
            }
        }
    }

    @Test func theProgramBeginsAndEndsTheSearch() throws {
        let stage = Stage(size: size) { Presented() }
        try stage.settle()
        #expect(labels(stage).contains("Cancel"))
        stage.press(.character("q"))
        #expect(try stage.element(.textField, "Search").value == "q", "the field has the focus")
        try stage.tap("switch")
        try stage.settle()
        #expect(!labels(stage).contains("Cancel"))
        try tapField(stage)
        #expect(try stage.text(of: "shown") == "shown")
    }

    @Test func theFieldMovesUpWithTheLargeTitleAndStays() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                ScrollView { Color.blue.frame(height: 3000) }
                    .navigationTitle("Long")
                    .searchable(text: .constant(""))
            }
        }
        let before = try stage.element(.textField, "Search").frame.midY
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.5)
        try stage.settle()
        let after = try stage.element(.textField, "Search").frame.midY
        #expect(abs(before - after - 52.5) < 0.01)
    }

    private struct Moving: View {
        let log: GestureLog
        @State private var texts = ["", ""]
        @State private var place = 0

        var body: some View {
            let place = place
            NavigationStack {
                VStack {
                    Text(texts.joined(separator: "|")).accessibilityIdentifier("texts")
                    Button("Switch") { self.place = 1 }.accessibilityIdentifier("switch")
                }
                .searchable(text: $texts[place])
                .onSubmit(of: .search) { log.note("submit \(place)") }
            }
        }
    }

    @Test func theFieldFollowsItsBinding() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Moving(log: log) }
        try tapField(stage)
        stage.press(.character("a"))
        try stage.tap("switch")
        try stage.settle()
        try tapField(stage)
        stage.press(.character("b"))
        stage.press(.return)
        try stage.settle()
        #expect(log.entries == ["submit 1"])
        #expect(try stage.text(of: "texts") == "a|b")
    }

    private struct Names: View {
        @State private var query = ""
        private var names: [String] { ["Chris", "Paul", "Scott"].filter { query.isEmpty || $0.contains(query) } }

        var body: some View {
            NavigationStack {
                List(names, id: \.self) { name in
                    NavigationLink(name) { Text("detail").accessibilityIdentifier("detail") }
                        .accessibilityIdentifier(name)
                }
                .navigationTitle("Names")
            }
            .searchable(text: $query, prompt: Text("Filter"))
            .searchSuggestions { if query == "P" { Text("Paul?").searchCompletion("Paul") } }
        }
    }

    @Test func aSearchFieldAroundAStackIsOnTheFirstScreen() throws {
        let stage = Stage(size: size) { Names() }
        #expect(labels(stage).contains("Search"))
        try tapField(stage)
        for key in "P" { stage.press(.character(key)) }
        try stage.settle()
        #expect(labels(stage).contains("Paul?"))
        #expect(!stage.exists("Chris"))
        stage.press(.escape)
        try stage.settle()
    }

    private func fields(_ stage: Stage) -> [CGRect] {
        stage.semantics.flattened.filter { $0.role == .textField && $0.label == "Search" }.map(\.frame)
    }

    private struct Columns: View {
        @State var visibility: NavigationSplitViewVisibility
        @State private var query = ""

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List { Text("sidebar") }.navigationTitle("Sidebar")
            } content: {
                List { Text("content") }.navigationTitle("Content")
            } detail: {
                Text("found: \(query)").accessibilityIdentifier("detail")
            }
            .searchable(text: $query)
        }
    }

    @Test func aSearchFieldAroundColumnsIsInTheFirstColumn() throws {
        func field(_ visibility: NavigationSplitViewVisibility) throws -> CGRect {
            let stage = Stage(size: CGSize(width: 1_000, height: 600)) { Columns(visibility: visibility) }
            #expect(fields(stage).count == 1)
            try tapField(stage)
            stage.press(.character("P"))
            try stage.settle()
            #expect(try stage.text(of: "detail") == "found: P")
            return try #require(fields(stage).first)
        }
        #expect(try field(.all).maxX < 320)
        let content = try field(.doubleColumn)
        #expect(content.maxX < 320)
        #expect(try field(.detailOnly).width > 320)
    }

    @Test func aStackInsideAScreenDoesNotRepeatItsField() throws {
        struct Nested: View {
            @State private var query = ""

            var body: some View {
                NavigationStack {
                    NavigationStack { Text("content").navigationTitle("Inner") }
                        .searchable(text: $query)
                        .navigationTitle("Outer")
                }
            }
        }
        #expect(fields(Stage(size: size) { Nested() }).count == 1)
    }

    @Test func aSearchFieldAroundAStackIsNotOnPushedScreens() throws {
        let stage = Stage(size: size) { Names() }
        try stage.tap("Paul")
        try stage.settle()
        #expect(stage.exists("detail"))
        #expect(!labels(stage).contains("Search"))
    }
}
