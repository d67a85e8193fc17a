import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with scroll views, readers, nesting, refreshing, and geometry.
@MainActor
@Suite struct ScrollIdiomTests {
    private let size = CGSize(width: 200, height: 400)

    // MARK: Readers

    private struct Jumps: View {
        let wish: Wish<Int>
        var isAnimated = false
        var isList = false

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    if isList {
                        List(0..<300, id: \.self) { Text("\($0)").accessibilityIdentifier("row-\($0)") }.listStyle(
                            .plain)
                    } else {
                        ScrollView {
                            VStack(spacing: 0) { ForEach(0..<300, id: \.self) { cell(200, 50, "row-\($0)").id($0) } }
                        }
                    }
                }
                .onChange(of: wish.target) {
                    withAnimation(isAnimated ? .default : nil) {
                        wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) }
                    }
                }
            }
        }
    }

    @Test(arguments: [false, true], [false, true]) func `A reader jumps in lists and stacks`(
        isAnimated: Bool, isList: Bool
    ) throws {
        let wish = Wish<Int>()
        let stage = Stage(size: size) { Jumps(wish: wish, isAnimated: isAnimated, isList: isList) }
        for target in [250, 3, 120] {
            wish.target = target
            try stage.settle()
            #expect(try stage.frame(of: "row-\(target)").minY < (isList ? 20 : 0.01))
            #expect(!stage.exists("row-\(target + 20)") || !isList)
        }
        wish.anchor = .center
        wish.target = 200
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-200").midY - 200) < 0.51)
    }

    @Test func `A row that is added is scrolled to in the same update`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<50)
        struct Log: View {
            let wish: Wish<Int>
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(wish.items, id: \.self) { cell(200, 50, "row-\($0)") } }
                    }
                    .onChange(of: wish.items.count) { withAnimation { proxy.scrollTo(wish.items.last) } }
                }
            }
        }
        let stage = Stage(size: size) { Log(wish: wish) }
        for added in 50..<55 {
            wish.items.append(added)
            try stage.settle()
            #expect(try stage.frame(of: "row-\(added)").maxY == 400)
        }
    }

    @Test func `A letter at the side scrolls to its section`() throws {
        struct Contacts: View {
            let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                            ForEach(letters, id: \.self) { letter in
                                Section {
                                    ForEach(0..<10, id: \.self) { cell(150, 40, "\(letter)-\($0)") }
                                } header: {
                                    cell(150, 20, "head-\(letter)")
                                }
                                .id(letter)
                            }
                        }
                    }
                    .overlay(alignment: .trailing) {
                        VStack(spacing: 0) {
                            ForEach(letters, id: \.self) { letter in
                                Button(letter) { proxy.scrollTo(letter, anchor: .top) }
                                    .frame(width: 20, height: 15)
                                    .accessibilityIdentifier("to-\(letter)")
                            }
                        }
                    }
                }
            }
        }
        let stage = Stage(size: size) { Contacts() }
        for letter in ["Q", "B", "T"] {
            try stage.tap("to-\(letter)")
            try stage.settle()
            #expect(try stage.frame(of: "head-\(letter)").minY == 0)
            #expect(try stage.frame(of: "\(letter)-0").minY == 20)
        }
    }

    @Test func `A focused question is scrolled to after a change of state`() throws {
        struct Form: View {
            @State private var open: Int?
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) { row in
                                VStack(spacing: 0) {
                                    Button("Open \(row)") { open = row }.frame(height: 50).accessibilityIdentifier(
                                        "open-\(row)")
                                    if open == row { cell(200, 300, "detail-\(row)") }
                                }
                                .id(row)
                            }
                        }
                    }
                    .onChange(of: open) { withAnimation { proxy.scrollTo(open, anchor: .bottom) } }
                }
            }
        }
        let stage = Stage(size: size) { Form() }
        try stage.tap("open-6")
        try stage.settle()
        #expect(try stage.frame(of: "detail-6").maxY == 400)
    }

    // MARK: Nesting

    private struct Store: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<30) { shelf in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) { ForEach(0..<30) { cell(80, 80, "item-\(shelf)-\($0)") } }
                        }
                        .frame(height: 80)
                        .accessibilityIdentifier("shelf-\(shelf)")
                    }
                }
            }
            .accessibilityIdentifier("store")
        }
    }

    @Test func `A nested row scrolls horizontally and the page vertically, from the same point`() throws {
        let stage = Stage(size: size) { Store() }
        stage.flick(from: CGPoint(x: 150, y: 120), velocity: CGVector(dx: -800, dy: 30))
        try stage.settle()
        #expect(try stage.scroll("shelf-1").offset.x > 100)
        #expect(try stage.scroll("store").offset.y == 0)
        let before = try stage.scroll("shelf-1").offset.x
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 30, dy: -400))
        try stage.settle()
        #expect(try stage.scroll("store").offset.y > 50)
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 390), over: 0.5)
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 390), over: 0.5)
        try stage.settle()
        #expect(try stage.scroll("shelf-1").offset.x == before)
    }

    @Test func `A horizontal row keeps its offset while it is briefly offscreen`() throws {
        let stage = Stage(size: size) { Store() }
        stage.flick(from: CGPoint(x: 150, y: 40), velocity: CGVector(dx: -800, dy: 0))
        try stage.settle()
        let before = try stage.scroll("shelf-0").offset.x
        let finger = stage.touch(at: CGPoint(x: 100, y: 390))
        finger.move(by: CGSize(width: 0, height: -150), over: 0.3)
        finger.hold(for: 0.2)
        finger.move(by: CGSize(width: 0, height: 150), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("shelf-0").offset.x == before)
    }

    @Test func `A disabled scroll view lets the one around it scroll`() throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 1_000) }.scrollDisabled(true).frame(height: 200)
                        .accessibilityIdentifier("inner")
                    Color.gray.frame(height: 2_000)
                }
            }
            .accessibilityIdentifier("outer")
        }
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.4)
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 0)
        #expect(try stage.scroll("outer").offset.y > 80)
    }

    @Test func `A swipe on a row's drag gesture sideways leaves scrolling to the list`() throws {
        struct Row: View {
            @State private var x = 0.0
            let index: Int
            var body: some View {
                Color.gray.frame(height: 60).accessibilityIdentifier("row-\(index)").offset(x: x)
                    .gesture(
                        DragGesture(minimumDistance: 20).onChanged { x = min($0.translation.width, 0) }
                            .onEnded { _ in withAnimation { x = 0 } })
            }
        }
        let stage = Stage(size: size) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(index: $0) } } }.accessibilityIdentifier(
                "scroll")
        }
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), over: 0.3)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 150)
    }

    // MARK: Taps

    @Test func `Rows are tapped at rest, and not by a finger that scrolls`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<60) { row in
                        Button {
                            log.note("\(row)")
                        } label: {
                            cell(200, 50, "row-\(row)")
                        }
                    }
                }
            }
        }
        stage.tap(at: CGPoint(x: 100, y: 75))
        #expect(log.entries == ["1"])
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), over: 0.4)
        try stage.settle()
        #expect(log.entries == ["1"])
    }

    // MARK: Refreshing

    @MainActor @Observable final class Feed {
        var refreshes = 0

        func refresh() async { refreshes += 1 }
    }

    @Test func `A short pull refreshes nothing`() async throws {
        let feed = Feed()
        let stage = Stage(size: size) {
            ScrollView { Color.red.frame(height: 1_000) }.refreshable { await feed.refresh() }.accessibilityIdentifier(
                "scroll")
        }
        stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 130), over: 0.5)
        try stage.settle()
        await stage.mainQueue(for: 0.02)
        #expect(feed.refreshes == 0)
        #expect(try stage.scroll("scroll").offset.y == 0)
    }

    // MARK: Geometry

    @Test func `A header shrinks with the offset by a preference`() throws {
        struct OffsetKey: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
        struct Screen: View {
            @State private var offset: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(height: max(100 + min(offset, 0), 40)).accessibilityIdentifier("header")
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<60) { cell(200, 50, "row-\($0)") } }
                            .background {
                                GeometryReader {
                                    Color.clear.preference(
                                        key: OffsetKey.self, value: $0.frame(in: .named("scroll")).minY)
                                }
                            }
                    }
                    .coordinateSpace(name: "scroll")
                    .onPreferenceChange(OffsetKey.self) { offset = $0 }
                    .accessibilityIdentifier("scroll")
                }
            }
        }
        let stage = Stage(size: size) { Screen() }
        #expect(try stage.frame(of: "header").height == 100)
        stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 250), over: 0.5)
        try stage.settle()
        #expect(try stage.frame(of: "header").height == 40)
        stage.press(.home)
        try stage.settle()
        #expect(try stage.frame(of: "header").height == 100)
    }

    @Test func `A button shows when content is scrolled`() throws {
        struct Screen: View {
            @State private var isScrolled = false
            var body: some View {
                ScrollView { Color.red.frame(height: 2_000) }
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 100
                    } action: {
                        isScrolled = $1
                    }
                    .overlay(alignment: .bottom) { if isScrolled { cell(50, 50, "up") } }
            }
        }
        let stage = Stage(size: size) { Screen() }
        #expect(!stage.exists("up"))
        stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200), over: 0.5)
        try stage.settle()
        #expect(stage.exists("up"))
    }

    @Test func `Phases follow a finger and a program`() throws {
        let log = GestureLog()
        let wish = Wish<Int>()
        let stage = Stage(size: size) {
            WishScroll(wish: wish) {
                VStack(spacing: 0) { ForEach(0..<200, id: \.self) { cell(200, 50, "row-\($0)") } }
            }
            .onScrollPhaseChange { old, new in if old != new { log.note("\(new)") } }
        }
        stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGVector(dx: 0, dy: -1_000))
        try stage.settle()
        #expect(log.entries == ["tracking", "interacting", "decelerating", "idle"])
        withAnimation { wish.target = 100 }
        try stage.settle()
        #expect(log.entries.dropFirst(4).allSatisfy { ["animating", "idle"].contains($0) })
    }

    // MARK: Visibility

    @Test func `Visibility is reported once half of the view is visible`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 500)
                    Color.red.frame(height: 100).onScrollVisibilityChange { log.note("\($0)") }
                    Color.gray.frame(height: 1_000)
                }
            }
        }
        #expect(log.entries.isEmpty || log.entries == ["false"])
        stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 180), over: 1)
        try stage.settle()
        #expect(log.entries.last == "true")
        stage.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 390), over: 1)
        try stage.settle()
        #expect(log.entries.last == "false")
    }

    @Observable final class Show { var isShown = true }

    @Test func `Without a scroll view, a view that appears is visible`() throws {
        let log = GestureLog()
        let show = Show()
        struct Card: View {
            let log: GestureLog, show: Show
            var body: some View {
                if show.isShown {
                    Color.red.frame(width: 50, height: 50).onScrollVisibilityChange(threshold: 0.8) {
                        log.note("\($0)")
                    }
                }
            }
        }
        let stage = Stage(size: size) { Card(log: log, show: show) }
        stage.advance(by: 0.1)
        #expect(log.entries == ["true"])
        show.isShown = false
        stage.advance(by: 0.1)
        show.isShown = true
        stage.advance(by: 0.1)
        #expect(log.entries.last == "true" && log.entries.count { $0 == "true" } == 2)
    }

    @Test func `Rows appear and disappear as they enter and leave`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { row in
                        cell(200, 100, "row-\(row)").onAppear { log.note("+\(row)") }.onDisappear {
                            log.note("-\(row)")
                        }
                    }
                }
            }
        }
        #expect(log.entries == ["+0", "+1", "+2", "+3"])
        let finger = stage.touch(at: CGPoint(x: 100, y: 390))
        finger.move(by: CGSize(width: 0, height: -160), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries.sorted() == ["+0", "+1", "+2", "+3", "+4", "+5", "-0"])
    }

    // MARK: Keys and wheels

    @Test func `Keys and wheels scroll`() throws {
        let stage = Stage(size: size) {
            ScrollView { Color.red.frame(height: 4_000) }.accessibilityIdentifier("scroll")
        }
        stage.press(.end)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 3_600)
        stage.press(.home)
        try stage.settle()
        stage.wheel(by: CGSize(width: 0, height: 3), at: CGPoint(x: 100, y: 200))
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 100)
    }

    // MARK: Insets

    @Test func `A bar at the bottom leaves the last row visible`() throws {
        let stage = Stage(size: size) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<30) { cell(200, 50, "row-\($0)") } } }
                .safeAreaInset(edge: .bottom, spacing: 0) { cell(200, 60, "bar") }
        }
        stage.press(.end)
        try stage.settle()
        #expect(try stage.frame(of: "row-29").maxY == 340)
    }

    @Test func `A scroll view that may not bounce does not, when its content fits`() throws {
        let stage = Stage(size: size) {
            ScrollView { Color.red.frame(height: 300) }.scrollBounceBehavior(.basedOnSize).accessibilityIdentifier(
                "scroll")
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: 150), over: 0.3)
        #expect(try stage.scroll("scroll").offset.y == 0)
        finger.lift()
    }
}
