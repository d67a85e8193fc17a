import ScrollworkTesting
import SwiftUI
import Testing

/// The most common programs with scroll views, in common code.
@MainActor
@Suite struct UsualProgramsTests {
    private let size = CGSize(width: 200, height: 400)

    // MARK: More at the end

    @MainActor @Observable final class Feed {
        var items = Array(0..<20)
        var loads = 0

        func loadMore() {
            loads += 1
            items += items.count..<items.count + 20
        }
    }

    private struct FeedView: View {
        let feed: Feed

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(feed.items, id: \.self) {
                        Text("\($0)").frame(height: 50).accessibilityIdentifier("item-\($0)")
                    }
                    if feed.items.count < 100 {
                        ProgressView().frame(height: 50).onAppear { feed.loadMore() }
                    }
                }
            }
            .accessibilityIdentifier("feed")
        }
    }

    @Test func aListLoadsMoreOnceEachTimeItsEndIsReached() throws {
        let feed = Feed()
        let stage = Stage(size: size) { FeedView(feed: feed) }
        stage.advance(by: 1)
        #expect(feed.loads == 0)
        for load in 1...4 {
            while feed.loads < load {
                let before = try stage.scroll("feed").offset.y
                stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), over: 0.4)
                try stage.settle()
                #expect(try stage.scroll("feed").offset.y > before)
            }
            #expect(feed.loads == load && feed.items.count == 20 + 20 * load)
        }
        for _ in 0..<20 { stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), over: 0.2) }
        try stage.settle()
        #expect(feed.loads == 4)
        #expect(abs(try stage.frame(of: "item-99").maxY - 400) < 0.01)
    }

    // MARK: Chat

    @MainActor @Observable final class Chat {
        var messages = Array(100..<130)
    }

    private struct ChatView: View {
        let chat: Chat

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(chat.messages, id: \.self) { message in
                            Text("\(message)").frame(height: 40 + CGFloat(message % 3) * 15).accessibilityIdentifier(
                                "message-\(message)")
                        }
                    }
                }
                .onAppear { proxy.scrollTo(chat.messages.last, anchor: .bottom) }
                .onChange(of: chat.messages.last) { _, last in
                    withAnimation { proxy.scrollTo(last, anchor: .bottom) }
                }
            }
        }
    }

    @Test func aChatOpensAtItsEndAndFollowsIt() throws {
        let chat = Chat()
        let stage = Stage(size: size) { ChatView(chat: chat) }
        #expect(abs(try stage.frame(of: "message-129").maxY - 400) < 0.01)
        chat.messages.append(130)
        try stage.settle()
        #expect(abs(try stage.frame(of: "message-130").maxY - 400) < 0.01)
        // While a person reads earlier messages, loading more before them doesn't move the content.
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 350), over: 0.5)
        try stage.settle()
        let before = try stage.frame(of: "message-118").minY
        chat.messages.insert(contentsOf: 80..<100, at: 0)
        try stage.settle()
        #expect(abs(try stage.frame(of: "message-118").minY - before) < 0.01)
    }

    private struct AnchoredChat: View {
        let chat: Chat

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(chat.messages, id: \.self) { message in
                        Text("\(message)").frame(height: 45).accessibilityIdentifier("message-\(message)")
                    }
                }
            }
            .defaultScrollAnchor(.bottom)
        }
    }

    /// The same with the anchor of newer releases.
    @Test func aChatAnchoredAtItsEndStaysThere() throws {
        let chat = Chat()
        let stage = Stage(size: size) { AnchoredChat(chat: chat) }
        #expect(abs(try stage.frame(of: "message-129").maxY - 400) < 0.01)
        chat.messages.append(contentsOf: [130, 131])
        try stage.settle()
        #expect(abs(try stage.frame(of: "message-131").maxY - 400) < 0.01)
    }

    // MARK: Headers

    private struct StretchyHeader: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { geometry in
                        let pull = geometry.frame(in: .named("scroll")).minY
                        Color.orange
                            .frame(width: geometry.size.width, height: geometry.size.height + max(pull, 0))
                            .accessibilityIdentifier("picture")
                            .offset(y: pull > 0 ? -pull : -pull / 2)
                    }
                    .frame(height: 200)
                    ForEach(0..<30) { Text("\($0)").frame(height: 50).accessibilityIdentifier("row-\($0)") }
                }
            }
            .coordinateSpace(name: "scroll")
        }
    }

    @Test func aHeaderStretchesDuringAPullAndLagsAsItLeaves() throws {
        let stage = Stage(size: size) { StretchyHeader() }
        #expect(try stage.frame(of: "picture") == CGRect(x: 0, y: 0, width: 200, height: 200))
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: 150), over: 0.3)
        let pulled = try stage.frame(of: "row-0").minY
        #expect(pulled > 230)
        #expect(abs(try stage.frame(of: "picture").height - pulled) < 0.01)
        finger.lift()
        try stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 240), over: 1)
        try stage.settle()
        let scrolled = 200 - (try stage.frame(of: "row-0").minY)
        #expect(scrolled > 50)
        #expect(abs(try stage.drawnFrame(of: "picture").minY - (-scrolled / 2)) < 0.01)
    }

    private struct OffsetKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    private struct TrackedOffset: View {
        @State private var offset: CGFloat = 0

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 50) } }
                    .background(
                        GeometryReader {
                            Color.clear.preference(key: OffsetKey.self, value: -$0.frame(in: .named("space")).origin.y)
                        })
            }
            .coordinateSpace(name: "space")
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
            .accessibilityIdentifier("list")
            .overlay(alignment: .top) { Text("\(Int(offset.rounded()))").accessibilityIdentifier("offset") }
        }
    }

    @Test func theOffsetIsTrackedByAPreference() throws {
        let stage = Stage(size: size) { TrackedOffset() }
        stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -2_000))
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            #expect(try stage.text(of: "offset") == "\(Int(stage.scroll("list").offset.y.rounded()))")
        }
        #expect(try stage.scroll("list").offset.y > 300)
    }

    // MARK: Back to the top

    private struct BackToTop: View {
        @State private var position = ScrollPosition(edge: .top)
        @State private var isFar = false

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text("\($0)").frame(height: 50) } }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: Bool.self) {
                $0.contentOffset.y > 300
            } action: {
                isFar = $1
            }
            .accessibilityIdentifier("list")
            .overlay(alignment: .bottom) {
                if isFar {
                    Button("Top") { withAnimation { position.scrollTo(edge: .top) } }.accessibilityIdentifier("top")
                }
            }
        }
    }

    @Test func aButtonBackToTheTopAppearsAndDisappears() throws {
        let stage = Stage(size: size) { BackToTop() }
        #expect(!stage.exists("top"))
        stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -6_000))
        try stage.settle()
        #expect(try stage.scroll("list").offset.y > 1_000)
        try stage.tap("top")
        try stage.settle()
        #expect(try stage.scroll("list").offset.y == 0)
        #expect(!stage.exists("top"))
    }

    // MARK: Cards

    private struct Cards: View {
        @State private var current: Int?

        var body: some View {
            VStack {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<12) { index in
                            RoundedRectangle(cornerRadius: 20)
                                .containerRelativeFrame(.horizontal)
                                .accessibilityIdentifier("card-\(index)")
                                .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 30, for: .scrollContent)
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $current)
                .frame(height: 150)
                .onAppear { current = 3 }
                Text("\(current ?? -1)").accessibilityIdentifier("current")
                Button("Next") { withAnimation { current = (current ?? 0) + 1 } }.accessibilityIdentifier("next")
            }
        }
    }

    @Test func cardsSnapBetweenMarginsAndReportTheCurrentOne() throws {
        let stage = Stage(size: size) { Cards() }
        try stage.settle()
        #expect(abs(try stage.frame(of: "card-3").minX - 30) < 0.01)
        #expect(try stage.frame(of: "card-3").width == 140)
        let middle = try stage.frame(of: "card-3").midY
        stage.flick(from: CGPoint(x: 100, y: middle), velocity: CGVector(dx: -300, dy: 0))
        try stage.settle()
        #expect(try stage.text(of: "current") == "4")
        #expect(abs(try stage.frame(of: "card-4").minX - 30) < 0.01)
        for _ in 0..<3 { try stage.tap("next") }
        try stage.settle()
        #expect(try stage.text(of: "current") == "7")
        #expect(abs(try stage.frame(of: "card-7").minX - 30) < 0.01)
    }

    // MARK: Tabs that follow sections

    private struct Sections: View {
        @State private var shown: String? = "A"

        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    ForEach(["A", "B", "C", "D"], id: \.self) { name in
                        Button(name) { withAnimation(.smooth) { shown = name } }
                            .accessibilityIdentifier("tab-\(name)")
                            .accessibilityAddTraits(shown == name ? .isSelected : [])
                    }
                }
                .frame(height: 40)
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(["A", "B", "C", "D"], id: \.self) { name in
                            Section {
                                ForEach(0..<15) { Text("\(name)\($0)").frame(height: 40) }
                            } header: {
                                Text(name).frame(height: 30).accessibilityIdentifier("header-\(name)")
                            }
                            .id(name)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $shown, anchor: .top)
            }
        }
    }

    @Test func aTabScrollsToItsSection() throws {
        let stage = Stage(size: size) { Sections() }
        for name in ["C", "B", "D", "A"] {
            try stage.tap("tab-\(name)")
            try stage.settle()
            if name == "D" {
                #expect(try stage.frame(of: "header-D").minY >= 40 - 0.01)
            } else {
                #expect(abs(try stage.frame(of: "header-\(name)").minY - 40) < 0.01, "\(name)")
            }
        }
    }

    // MARK: Shelves

    /// Rows that scroll horizontally in a page that scrolls vertically.
    @Test func nestedRowsScrollIndependently() throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<10) { shelf in
                        Text("Shelf \(shelf)").frame(height: 30)
                        ScrollView(.horizontal, showsIndicators: false) {
                            HStack(spacing: 10) {
                                ForEach(0..<20) {
                                    Color.blue.frame(width: 90, height: 90).accessibilityIdentifier("\(shelf)-\($0)")
                                }
                            }
                            .padding(.horizontal, 10)
                        }
                        .accessibilityIdentifier("shelf-\(shelf)")
                    }
                }
            }
            .accessibilityIdentifier("page")
        }
        stage.drag(from: CGPoint(x: 150, y: 70), to: CGPoint(x: 40, y: 74), over: 0.5)
        try stage.settle()
        #expect(try stage.scroll("shelf-0").offset.x > 80)
        #expect(try stage.scroll("page").offset.y == 0)
        #expect(try stage.scroll("shelf-1").offset.x == 0)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 96, y: 150), over: 0.5)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y > 100)
        #expect(try stage.scroll("shelf-0").offset.x > 80)
    }
}
