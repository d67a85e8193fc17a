import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TabViewTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Counter: View {
        let name: String
        let log: GestureLog
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .accessibilityIdentifier(name)
                .onAppear { log.note("+\(name)") }
                .onDisappear { log.note("-\(name)") }
        }
    }

    private struct Bar: View {
        let log: GestureLog
        @State var tab = "b"

        var body: some View {
            TabView(selection: $tab) {
                Counter(name: "first", log: log).tag("a").tabItem { Label("First", systemImage: "star") }
                Counter(name: "second", log: log).tag("b").tabItem { Label("Second", systemImage: "heart") }
            }
            .onChange(of: tab) { log.note(tab) }
        }
    }

    @Test func aBarSelectsTabsAndViewsKeepTheirState() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Bar(log: log) }
        #expect(!stage.exists("first"))
        try stage.tap("second")
        #expect(try stage.element(.button, "second 1").frame.midX == 150)
        let first = try stage.element(.tab, "First").frame
        #expect(first.minY >= 350)
        stage.tap(at: CGPoint(x: first.midX, y: first.midY))
        try stage.settle()
        #expect(stage.exists("first") && !stage.exists("second"))
        let second = try stage.element(.tab, "Second").frame
        stage.tap(at: CGPoint(x: second.midX, y: second.midY))
        try stage.settle()
        #expect(try stage.element(.button, "second 1").frame.midX == 150)
        #expect(log.entries.filter { $0.count == 1 } == ["a", "b"])
        #expect(log.entries.filter { $0.count > 1 } == ["+second", "+first", "-second", "+second", "-first"])
    }

    @Test(arguments: [(nil, 10), (200, 200)] as [(CGFloat?, CGFloat)])
    func pagesInAScrollViewHaveTheHeightOfTheirFrame(least: CGFloat?, height: CGFloat) throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    TabView {
                        Color.red.accessibilityIdentifier("page")
                        Color.green
                    }
                    .tabViewStyle(.page)
                    .frame(minHeight: least)
                    Color.blue.frame(height: 20).accessibilityIdentifier("below")
                }
            }
        }
        #expect(try stage.frame(of: "page") == CGRect(x: 0, y: 0, width: 300, height: height))
        #expect(try stage.frame(of: "below").minY == height)
    }

    /// Every evaluation of a `ForEach` creates new labels.
    @Test func tabsOfAForEachComeToRest() throws {
        struct Tabs: View {
            let log: GestureLog
            @State private var tab = 0

            var body: some View {
                TabView(selection: $tab) {
                    ForEach(0..<3) { number in
                        Counter(name: "page-\(number)", log: log).tag(number).tabItem {
                            Label("Tab \(number)", systemImage: "star")
                        }
                    }
                }
            }
        }
        let log = GestureLog()
        let stage = Stage(size: size) { Tabs(log: log) }
        try stage.settle(within: 0.1)
        #expect(stage.warnings.isEmpty)
        stage.tap(at: CGPoint(x: 150, y: 380))
        try stage.settle()
        #expect(stage.exists("page-1") && !stage.exists("page-0"))
    }

    private struct Pages: View {
        let log: GestureLog
        @State var page = 1

        var body: some View {
            VStack(spacing: 0) {
                TabView(selection: $page) {
                    ForEach([0, 1, 2], id: \.self) { number in
                        // Identities inside a page don't identify pages.
                        HStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .contentShape(.rect)
                            .accessibilityIdentifier("page-\(number)")
                            .tag(number)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                Button("Last") { page = 2 }.frame(height: 40).accessibilityIdentifier("last")
            }
            .onChange(of: page) { log.note("\(page)") }
        }
    }

    @Test func pagesKeepTheirState() throws {
        struct Counters: View {
            let log: GestureLog
            @State private var page = 0

            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<9) { number in
                        Counter(name: "page-\(number)", log: log)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .tag(number)
                    }
                }
                .tabViewStyle(.page)
            }
        }
        let log = GestureLog()
        let stage = Stage(size: size) { Counters(log: log) }
        try stage.tap("page-0")
        for velocity in [-1_000.0, 1_000] {
            for _ in 0..<6 {
                stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: velocity, dy: 0))
                try stage.settle()
            }
        }
        #expect(try stage.element(.button, "page-0 1").frame.minX >= 0)
        #expect(log.entries.filter { $0.hasSuffix("page-0") } == ["+page-0", "-page-0", "+page-0"])
    }

    @Test func pagesOpenAtTheSelectionAndAFingerTurnsThem() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Pages(log: log) }
        #expect(try stage.frame(of: "page-1").minX == 0)
        stage.flick(from: CGPoint(x: 60, y: 200), velocity: CGVector(dx: 900, dy: 0))
        try stage.settle()
        #expect(try stage.frame(of: "page-0").minX == 0)
        #expect(log.entries == ["0"])
        try stage.tap("last")
        try stage.settle()
        #expect(try stage.frame(of: "page-2").minX == 0)
        #expect(log.entries == ["0", "2"])
    }

    /// A long pull moves the first and the last page by more than half of their width.
    @Test(arguments: [(0, 2_000), (2, -2_000)] as [(Int, CGFloat)])
    func theDotsStayAtTheFirstAndTheLastPage(page: Int, distance: CGFloat) throws {
        let stage = Stage(size: size) {
            TabView(selection: Binding.constant(page)) {
                ForEach(0..<3) { number in Color.blue.accessibilityIdentifier("page-\(number)").tag(number) }
            }
            .tabViewStyle(.page)
        }
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: distance, height: 0), over: 0.3)
        finger.hold(for: 0.1)
        #expect(try abs(stage.frame(of: "page-\(page)").minX) > 150)
        #expect(stage.semantics.flattened.contains { $0.value == "page \(page + 1) of 3" })
    }

    /// Three pages around the visible one. When another page becomes current, the numbers change and the center
    /// returns.
    private struct Endless: View {
        @State var middle = 10
        @State var page = 1
        @State var step = 0

        var body: some View {
            TabView(selection: $page) {
                number(middle - 1).tag(0)
                number(middle).tag(1)
                    .onDisappear {
                        guard step != 0 else { return }
                        middle += step
                        step = 0
                        page = 1
                    }
                number(middle + 1).tag(2)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onChange(of: page) { step = page - 1 }
        }

        private func number(_ value: Int) -> some View {
            Color.blue.overlay { Text("\(value)").accessibilityIdentifier("number-\(value)") }
        }
    }

    @Test func threePagesSufficeForEndlessPages() throws {
        let stage = Stage(size: size) { Endless() }
        #expect(stage.exists("number-10"))
        for number in 11...15 {
            stage.flick(from: CGPoint(x: 240, y: 200), velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            #expect(try stage.frame(of: "number-\(number)").midX == 150)
        }
        for number in (8...14).reversed() {
            stage.flick(from: CGPoint(x: 60, y: 200), velocity: CGVector(dx: 900, dy: 0))
            try stage.settle()
            #expect(try stage.frame(of: "number-\(number)").midX == 150)
        }
    }

    private struct HiddenBar: View {
        @State private var hides = true
        @State private var tab = 0

        var body: some View {
            TabView(selection: $tab) {
                Button("Change") { hides.toggle() }
                    .accessibilityIdentifier("change")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .toolbar(hides ? .hidden : .visible, for: .tabBar)
                    .tabItem { Text("First") }
                    .tag(0)
                Text("second")
                    .accessibilityIdentifier("second")
                    .tabItem { Text("Second") }
                    .tag(1)
            }
            .overlay(alignment: .top) { Button("Next") { tab = 1 }.accessibilityIdentifier("next") }
        }
    }

    @Test func aTabHidesTheTabBarWhileItIsSelected() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { HiddenBar() }
        try stage.settle()
        #expect(throws: (any Error).self) { try stage.element(.tab, "Second") }
        #expect(abs(try stage.frame(of: "change").midY - 200) < 0.01)
        try stage.tap("change")
        try stage.settle()
        _ = try stage.element(.tab, "Second")
        try stage.tap("change")
        try stage.settle()
        #expect(throws: (any Error).self) { try stage.element(.tab, "Second") }
        try stage.tap("next")
        try stage.settle()
        #expect(stage.exists("second"))
        _ = try stage.element(.tab, "Second")
    }

    /// Each bar hides by itself. Without a name, the bar at the top does.
    @Test func aScreenHidesOnlyTheNamedBar() throws {
        func visible(_ bar: ToolbarPlacement?) throws -> [Bool] {
            let stage = Stage(size: size) {
                TabView {
                    NavigationStack {
                        if let bar {
                            Text("content").navigationTitle("Title").toolbar(.hidden, for: bar)
                        } else {
                            Text("content").navigationTitle("Title").toolbar(.hidden)
                        }
                    }
                    .tabItem { Text("Item") }
                }
            }
            try stage.settle()
            let labels = stage.semantics.flattened.compactMap(\.label)
            return ["Title", "Item"].map { labels.contains($0) }
        }
        #expect(try visible(nil) == [false, true])
        #expect(try visible(.navigationBar) == [false, true])
        #expect(try visible(.automatic) == [false, true])
        #expect(try visible(.tabBar) == [true, false])
        #expect(try visible(.bottomBar) == [true, true])
    }

    @Test func theViewsOfAnItemAreStacked() throws {
        let stage = Stage(size: size) {
            TabView {
                Text("content").tabItem {
                    box(20, 20, "icon")
                    box(30, 10, "title")
                }
            }
        }
        let icon = try stage.frame(of: "icon"), title = try stage.frame(of: "title")
        #expect(icon.midX == 150 && title.midX == 150 && title.minY - icon.maxY == 2)
    }

    @Test(arguments: [("a", [true, false]), ("b", [false, true]), ("none", [true, false])])
    func anUnknownSelectionShowsTheFirstTab(selection: String, selected: [Bool]) throws {
        let stage = Stage(size: size) {
            TabView(selection: Binding.constant(selection)) {
                Text("first").tag("a").tabItem { Text("One") }
                Text("second").tag("b").tabItem { Text("Two") }
            }
        }
        let bar = try #require(stage.semantics.flattened.first { $0.role == .tabList })
        #expect(bar.label == "Tab Bar")
        #expect(bar.children.map(\.role) == [.tab, .tab])
        #expect(bar.children.compactMap(\.label) == ["One", "Two"])
        #expect(bar.children.map { $0.traits.contains(.selected) } == selected)
        #expect(stage.semantics.flattened.contains { $0.label == (selected[0] ? "first" : "second") })
    }

    private struct Feed: View {
        var body: some View {
            TabView {
                Tab("Feed", systemImage: "list.bullet") {
                    ScrollView {
                        LazyVStack { ForEach(0..<50) { Text("\($0)").frame(height: 40) } }
                    }
                }
                Tab("More", systemImage: "ellipsis") { Text("more") }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { Accessory() }
        }
    }

    private struct Accessory: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement

        var body: some View {
            Text(placement == .inline ? "inline" : "expanded").accessibilityIdentifier("accessory")
        }
    }

    @Test func theTabBarShrinksWhileTheContentScrollsDown() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Feed() }
        try stage.settle()
        #expect(try stage.text(of: "accessory") == "expanded")
        #expect(try stage.frame(of: "accessory").maxY < 400 - 49)
        _ = try stage.element(.tab, "More")
        stage.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100), over: 0.2)
        try stage.settle()
        #expect(throws: (any Error).self) { try stage.element(.tab, "More") }
        #expect(try stage.text(of: "accessory") == "inline")
        // It's in the bar, which is 49 points high.
        #expect(try abs(stage.frame(of: "accessory").midY - (400 - 24.5)) < 0.51)
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 160), over: 0.2)
        try stage.settle()
        _ = try stage.element(.tab, "More")
        #expect(try stage.text(of: "accessory") == "expanded")
    }
}
