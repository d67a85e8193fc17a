import ScrollworkTesting
import SwiftUI
import Testing

/// Complete screens of typical programs: lists, forms, sheets, tabs, and stacks.
@MainActor @Suite struct ScreenIdiomTests {
    private let size = CGSize(width: 320, height: 640)

    private func labels(_ stage: Stage) -> [String] { stage.semantics.flattened.compactMap(\.label) }

    private func press(_ label: String, _ stage: Stage, role: SemanticsRole = .button) throws {
        let frame = try stage.element(role, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    // MARK: A list that is added to in a sheet

    @Observable final class Library {
        struct Book: Identifiable, Hashable {
            let id: Int
            var title: String
            var isRead = false
        }

        var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses"), Book(id: 3, title: "Dune")]

        func add(_ title: String) { books.append(Book(id: (books.map(\.id).max() ?? 0) + 1, title: title)) }
    }

    private struct LibraryScreen: View {
        @State private var library = Library()
        @State private var isAdding = false
        @State private var query = ""

        private var shown: [Library.Book] {
            query.isEmpty ? library.books : library.books.filter { $0.title.localizedCaseInsensitiveContains(query) }
        }

        var body: some View {
            NavigationStack {
                List {
                    Section("Books") {
                        ForEach(shown) { book in
                            NavigationLink(value: book) {
                                Label(book.title, systemImage: book.isRead ? "book.closed" : "book").badge(
                                    book.isRead ? "read" : nil)
                            }
                        }
                        .onDelete { library.books.remove(atOffsets: $0) }
                    }
                }
                .navigationTitle("Library")
                .navigationDestination(for: Library.Book.self) { book in
                    BookScreen(book: $library.books[id: book.id])
                }
                .searchable(text: $query)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add a book", systemImage: "plus") { isAdding = true }
                    }
                }
                .sheet(isPresented: $isAdding) { NewBook(library: library) }
            }
        }
    }

    private struct BookScreen: View {
        @Binding var book: Library.Book

        var body: some View {
            Form {
                Toggle("Read", isOn: $book.isRead)
                LabeledContent("Title", value: book.title)
            }
            .navigationTitle(book.title)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private struct NewBook: View {
        let library: Library
        @Environment(\.dismiss) private var dismiss
        @State private var title = ""

        var body: some View {
            NavigationStack {
                Form {
                    TextField("Title", text: $title)
                    Section {
                        Button("Suggest") { title = "Middlemarch" }
                    } footer: {
                        if title.isEmpty { Text("A book has a title.").foregroundStyle(.red) }
                    }
                }
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Save") {
                            library.add(title)
                            dismiss()
                        }
                        .disabled(title.isEmpty)
                    }
                }
            }
        }
    }

    @Test func aBookIsAddedAndReadAndItsRowShowsIt() throws {
        let stage = Stage(size: size) { LibraryScreen() }
        try press("Add a book", stage)
        #expect(labels(stage).contains("A book has a title."))
        try press("Suggest", stage)
        #expect(!labels(stage).contains("A book has a title."))
        try press("Save", stage)
        #expect(labels(stage).contains { $0.hasPrefix("Middlemarch") } && !labels(stage).contains("Suggest"))
        try press("Ulysses", stage)
        let toggle = try stage.element(.toggle, "Read").frame
        stage.tap(at: CGPoint(x: toggle.maxX - 10, y: toggle.midY))
        try stage.settle()
        try press("Back", stage)
        #expect(labels(stage).contains { $0.contains("Ulysses") && $0.contains("read") })
    }

    // MARK: Tabs with stacks of their own

    private struct Shop: View {
        enum Page: Hashable { case home, cart }
        @State private var page = Page.home
        @State private var cart: [String] = []
        @State private var path: [String] = []

        var body: some View {
            TabView(selection: $page) {
                NavigationStack(path: $path) {
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
                            ForEach(["Chair", "Table", "Lamp", "Shelf"], id: \.self) { name in
                                NavigationLink(value: name) {
                                    VStack {
                                        RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).aspectRatio(
                                            1, contentMode: .fit)
                                        Text(name).font(.headline)
                                    }
                                }
                                .buttonStyle(.plain)
                            }
                        }
                        .padding()
                    }
                    .navigationTitle("Shop")
                    .navigationDestination(for: String.self) { name in
                        VStack {
                            Text("The \(name)").font(.title)
                            Button("Buy") {
                                cart.append(name)
                                page = .cart
                            }
                            .buttonStyle(.borderedProminent)
                        }
                    }
                }
                .tabItem { Label("Home", systemImage: "house") }
                .tag(Page.home)
                List {
                    ForEach(cart, id: \.self) { Text($0) }
                    if cart.isEmpty { Text("Nothing yet") }
                }
                .tabItem { Label("Cart", systemImage: "cart") }
                .badge(cart.count)
                .tag(Page.cart)
            }
        }
    }

    @Test func boughtItemsAreInTheCart() throws {
        let stage = Stage(size: size) { Shop() }
        try press("Lamp", stage)
        #expect(labels(stage).contains("The Lamp"))
        try press("Buy", stage)
        #expect(labels(stage).contains("Lamp") && !labels(stage).contains("The Lamp"))
        #expect(labels(stage).contains("Cart, 1"))
        try press("Home", stage, role: .tab)
        // The stack kept its state.
        #expect(labels(stage).contains("The Lamp"))
        try press("Back", stage)
        #expect(labels(stage).contains("Chair"))
    }

    // MARK: Settings

    private struct Settings: View {
        enum Theme: String, CaseIterable, Identifiable {
            case system, light, dark
            var id: Self { self }
        }
        @State private var theme = Theme.system
        @State private var isNotified = true
        @State private var count = 3
        @State private var volume = 0.5
        @State private var isAsking = false
        @State private var isReset = false

        var body: some View {
            Form {
                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    Slider(value: $volume, in: 0...1) { Text("Volume") }
                }
                Section {
                    Toggle("Notifications", isOn: $isNotified.animation())
                    if isNotified { Stepper("At most \(count) a day", value: $count, in: 1...10) }
                } header: {
                    Text("Messages")
                } footer: {
                    Text("You can change this at any time.")
                }
                Section {
                    Button("Reset", role: .destructive) { isAsking = true }
                    if isReset { Text("All is as it was") }
                }
            }
            .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Reset all", role: .destructive) { (count, isReset) = (3, true) }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test func settingsAreChangedAndReset() throws {
        let stage = Stage(size: size) { Settings() }
        #expect(labels(stage).contains { $0.contains("At most 3 a day") })
        let toggle = try stage.element(.toggle, "Notifications").frame
        stage.tap(at: CGPoint(x: toggle.maxX - 10, y: toggle.midY))
        try stage.settle()
        #expect(!labels(stage).contains { $0.contains("At most") })
        try press("Reset", stage)
        try press("Reset all", stage)
        #expect(labels(stage).contains("All is as it was"))
    }

    // MARK: Pages

    private struct Onboarding: View {
        @State private var page = 0
        @State private var isDone = false

        var body: some View {
            if isDone {
                Text("Welcome").transition(.opacity)
            } else {
                VStack {
                    TabView(selection: $page) {
                        ForEach(0..<3) { index in
                            VStack {
                                Image(systemName: "\(index + 1).circle").font(.largeTitle)
                                Text("Step \(index + 1)")
                            }
                            .tag(index)
                        }
                    }
                    .tabViewStyle(.page)
                    Button(page == 2 ? "Start" : "Next") {
                        withAnimation {
                            if page == 2 { isDone = true } else { page += 1 }
                        }
                    }
                    .padding()
                }
            }
        }
    }

    @Test func pagesAreTurnedByAButtonAndByAFinger() throws {
        let stage = Stage(size: size) { Onboarding() }
        try press("Next", stage)
        #expect(labels(stage).contains("Step 2"))
        stage.drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 40, y: 300), over: 0.2)
        try stage.settle()
        try press("Start", stage)
        #expect(labels(stage) == ["Welcome"])
    }
}

extension [ScreenIdiomTests.Library.Book] {
    fileprivate subscript(id id: Int) -> Element {
        get { first { $0.id == id } ?? Element(id: id, title: "") }
        set { if let index = firstIndex(where: { $0.id == id }) { self[index] = newValue } }
    }
}
