import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PresentedScreenTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Places: View {
        @State private var place: String?
        let log: GestureLog

        var body: some View {
            NavigationStack {
                VStack {
                    ForEach(["north", "south"], id: \.self) { name in
                        Button(name) { place = name }.accessibilityIdentifier(name)
                    }
                }
                .navigationTitle("Places")
                .navigationDestination(item: $place) { name in
                    Text("at \(name)").accessibilityIdentifier("place").navigationTitle(name)
                }
            }
            .onChange(of: place) { log.note(place ?? "nowhere") }
        }
    }

    @Test func anItemPresentsAScreenAndGoingBackClearsIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Places(log: log) }
        for name in ["north", "south"] {
            try stage.tap(name)
            try stage.settle()
            #expect(try stage.text(of: "place") == "at \(name)")
            let back = try stage.element(.button, "Back").frame
            stage.tap(at: CGPoint(x: back.midX, y: back.midY))
            try stage.settle()
            #expect(!stage.exists("place"))
        }
        #expect(log.entries == ["north", "nowhere", "south", "nowhere"])
    }

    private struct Counting: View {
        @State private var count = 1
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                Button("Show") { isShown = true }.accessibilityIdentifier("show")
                    .navigationDestination(isPresented: $isShown) {
                        Button("count \(count)") { count += 1 }.accessibilityIdentifier("count").navigationTitle(
                            "\(count)")
                    }
            }
        }
    }

    @Test func aPresentedScreenFollowsItsData() throws {
        let stage = Stage(size: size) { Counting() }
        try stage.tap("show")
        try stage.settle()
        for count in 1...3 {
            #expect(try stage.text(of: "count") == "count \(count)")
            try stage.tap("count")
            try stage.settle()
        }
    }

    @Test func bodiesDoNotChangePresentedScreens() throws {
        let stage = Stage(size: size, checksBodies: true) { Counting() }
        try stage.tap("show")
        try stage.settle()
        try stage.tap("count")
        try stage.settle()
        #expect(try stage.text(of: "count") == "count 2")
        #expect(stage.bodyFindings.isEmpty, "\(stage.bodyFindings)")
    }

    private struct Priced: View {
        @State private var price = 1
        @State var path: [String] = ["tea"]
        let log: GestureLog

        var body: some View {
            NavigationStack(path: $path) {
                Text("Shop")
                    .navigationDestination(for: String.self) { [price] name in
                        Button("\(name) \(price)") { self.price += 1 }.accessibilityIdentifier("price")
                            .onAppear { log.note(name) }
                    }
            }
        }
    }

    @Test func screensOfValuesFollowTheCapturesOfTheirDestination() throws {
        let log = GestureLog()
        let stage = Stage(size: size, checksBodies: true) { Priced(log: log) }
        for price in 1...3 {
            #expect(try stage.text(of: "price") == "tea \(price)")
            try stage.tap("price")
            try stage.settle()
        }
        #expect(log.entries == ["tea"])
        #expect(stage.bodyFindings.isEmpty, "\(stage.bodyFindings)")
    }

    @Test func anInitialPathHasItsDestinationAtOnce() {
        let log = GestureLog()
        let stage = Stage(size: size) { Priced(path: ["tea", "cake"], log: log) }
        #expect(stage.semantics.flattened.contains { $0.identifier == "price" && $0.label == "cake 1" })
        #expect(!stage.semantics.flattened.contains { $0.label?.contains("exclamationmark") == true })
        // The first screen is covered.
        #expect(log.entries == ["cake"])
    }

    private struct Folder: View {
        let path: String
        let isRoot: Bool

        var body: some View {
            Text(path).accessibilityIdentifier(path)
                .navigationDestination(for: String.self) { [path, isRoot] name in
                    Folder(path: isRoot ? name : "\(path)!\(name)", isRoot: false)
                }
        }
    }

    @Test func theDestinationNearestToTheRootCreatesScreens() throws {
        let stage = Stage(size: size, checksBodies: true) {
            NavigationStack(path: .constant(["a", "b"])) { Folder(path: "root", isRoot: true) }
        }
        try stage.settle()
        #expect(try stage.text(of: "b") == "b")
        #expect(stage.bodyFindings.isEmpty, "\(stage.bodyFindings)")
    }

    private struct Switching: View {
        @State private var isRed = true

        var body: some View {
            NavigationStack(path: .constant([1])) {
                if isRed {
                    Color.red.navigationDestination(for: Int.self) { _ in
                        Button("red") { isRed = false }.accessibilityIdentifier("color")
                    }
                } else {
                    Color.blue.navigationDestination(for: Int.self) { _ in
                        Text("blue").accessibilityIdentifier("color")
                    }
                }
            }
        }
    }

    @Test func aViewThatReplacesAnotherReplacesItsDestination() throws {
        let stage = Stage(size: size) { Switching() }
        try stage.tap("color")
        try stage.settle()
        #expect(try stage.text(of: "color") == "blue")
    }

    private struct Late: View {
        @State private var hasDestination = false

        var body: some View {
            NavigationStack(path: .constant([1])) {
                if hasDestination {
                    Text("root").navigationDestination(for: Int.self) {
                        Text("number \($0)").accessibilityIdentifier("number")
                    }
                }
            }
            .onAppear { hasDestination = true }
        }
    }

    @Test func aLaterDestinationReplacesTheWarning() throws {
        let stage = Stage(size: size) { Late() }
        try stage.settle()
        #expect(try stage.text(of: "number") == "number 1")
    }

    @Test func dotsShowTheCountAndThePage() throws {
        for (mode, pages, expected) in [
            (PageTabViewStyle.IndexDisplayMode.automatic, 3, true), (.automatic, 1, false), (.always, 1, true),
            (.never, 3, false),
        ] {
            let stage = Stage(size: size) {
                TabView { ForEach(0..<pages, id: \.self) { Color(white: 0.4).accessibilityIdentifier("page-\($0)") } }
                    .tabViewStyle(.page(indexDisplayMode: mode))
            }
            func value() -> String? { stage.semantics.flattened.compactMap(\.value).first { $0.hasPrefix("page") } }
            #expect(value() == (expected ? "page 1 of \(pages)" : nil))
            stage.flick(from: CGPoint(x: 250, y: 200), velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            if expected { #expect(value() == "page \(min(2, pages)) of \(pages)") }
        }
    }
}
