import ScrollworkTesting
import SwiftUI
import Testing

/// Which scroll views a `ScrollViewReader` scrolls, and which of several views with one identity it finds.
@MainActor
@Suite struct ReaderScopeTests {
    private let size = CGSize(width: 200, height: 400)

    // MARK: Around the reader

    private struct ReaderInside: View {
        let wish: Wish<Int>
        let isLazy: Bool

        var body: some View {
            ScrollView {
                ScrollViewReader { proxy in
                    Group {
                        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                    }
                    .onChange(of: wish.target) { wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) } }
                }
            }
            .accessibilityIdentifier("scroll")
        }

        private var rows: some View { ForEach(0..<200, id: \.self) { cell(200, 50, "row-\($0)") } }
    }

    @Test(arguments: [false, true]) func `A reader inside a scroll view scrolls the one around it`(isLazy: Bool) throws
    {
        let wish = Wish<Int>()
        let stage = Stage(size: size) { ReaderInside(wish: wish, isLazy: isLazy) }
        wish.target = 150
        try stage.settle()
        #expect(try stage.frame(of: "row-150").minY == 0)
        wish.anchor = .bottom
        wish.target = 20
        try stage.settle()
        #expect(try stage.frame(of: "row-20").maxY == 400)
    }

    @Test func `A reader inside a scroll view sets the initial offset`() throws {
        let stage = Stage(size: size) {
            ScrollView {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(200, 50, "row-\($0)") } }
                        .onAppear { proxy.scrollTo(12, anchor: .top) }
                }
            }
        }
        #expect(try stage.frame(of: "row-12").minY == 0)
    }

    /// Content inside the reader comes first: a carousel on a page doesn't scroll the page.
    @Test func `A reader does not scroll the page around it when the view is inside`() throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 600)
                    ScrollViewReader { proxy in
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { cell(200, 100, "page-\($0)") } }
                        }
                        .accessibilityIdentifier("shelf")
                        .onAppear { proxy.scrollTo(4, anchor: .leading) }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(try stage.scroll("shelf").offset.x == 800)
        #expect(try stage.scroll("scroll").offset.y == 0)
    }

    private struct ReaderInsideTwo: View {
        let wish: Wish<Int>

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 600).id(100)
                    ScrollView {
                        ScrollViewReader { proxy in
                            VStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(200, 50, "row-\($0)") } }
                                .onChange(of: wish.target) {
                                    wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) }
                                }
                        }
                    }
                    .frame(height: 200)
                    .accessibilityIdentifier("inner")
                }
            }
            .accessibilityIdentifier("outer")
        }
    }

    @Test func `A reader inside two scroll views scrolls the nearest one with the view`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: size) { ReaderInsideTwo(wish: wish) }
        wish.target = 10
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 500)
        #expect(try stage.scroll("outer").offset.y == 0)
        // Only the outer one has this view, which is longer than the window by 200 points.
        wish.anchor = .bottom
        wish.target = 100
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 500)
        #expect(try stage.scroll("outer").offset.y == 200)
    }

    private struct Columns: View {
        let wish: Wish<Int>

        var body: some View {
            ScrollViewReader { proxy in
                HStack(spacing: 0) {
                    column("left", 0..<20)
                    column("right", 10..<30)
                }
                .onChange(of: wish.target) { wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) } }
            }
        }

        private func column(_ name: String, _ rows: Range<Int>) -> some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(rows, id: \.self) { _ in Color.red.frame(width: 100, height: 50) } }
            }
            .accessibilityIdentifier(name)
        }
    }

    @Test func `The first scroll view with the view scrolls, and no other one`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: size) { Columns(wish: wish) }
        wish.target = 11
        try stage.settle()
        #expect(try stage.scroll("left").offset.y == 550)
        #expect(try stage.scroll("right").offset.y == 0)
        wish.target = 21
        try stage.settle()
        #expect(try stage.scroll("left").offset.y == 550)
        #expect(try stage.scroll("right").offset.y == 550)
    }

    // MARK: Scroll views inside each other

    private struct Shelves: View {
        let wish: Wish<String>
        var isAnimated = false
        let isLazy: Bool

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    Group {
                        if isLazy { LazyVStack(spacing: 0) { shelves } } else { VStack(spacing: 0) { shelves } }
                    }
                }
                .accessibilityIdentifier("page")
                .onChange(of: wish.target) {
                    withAnimation(isAnimated ? .default : nil) {
                        wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) }
                    }
                }
            }
        }

        private var shelves: some View {
            ForEach(0..<40, id: \.self) { shelf in
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { item in
                            cell(100, 100, "\(shelf)-\(item)").id("\(shelf)-\(item)")
                        }
                    }
                }
                .frame(height: 100)
                .accessibilityIdentifier("shelf-\(shelf)")
            }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `The page and the shelf scroll to a view in the shelf`(isLazy: Bool, isAnimated: Bool) throws {
        let wish = Wish<String>()
        let stage = Stage(size: size) { Shelves(wish: wish, isAnimated: isAnimated, isLazy: isLazy) }
        wish.anchor = .topLeading
        wish.target = "25-30"
        try stage.settle()
        #expect(try stage.frame(of: "25-30").origin == .zero)
        #expect(try stage.scroll("shelf-25").offset.x == 3_000)
        #expect(try stage.scroll("page").offset.y == 2_500)
        wish.anchor = nil
        wish.target = "20-2"
        try stage.settle()
        #expect(try stage.frame(of: "20-2") == CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    private struct Lists: View {
        let wish: Wish<Int>

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 1_000)
                        ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(200, 50, "row-\($0)") } } }
                            .frame(height: 200)
                            .accessibilityIdentifier("inner")
                        Color.red.frame(height: 1_000)
                    }
                }
                .accessibilityIdentifier("outer")
                .onChange(of: wish.target) { wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) } }
            }
        }
    }

    @Test func `Scroll views along the same axis both scroll to a view`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: size) { Lists(wish: wish) }
        wish.anchor = .center
        wish.target = 20
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 925)
        #expect(try stage.frame(of: "row-20").midY == 200)
        // Each moves as little as possible: the inner one doesn't move for a view that it already shows.
        wish.anchor = nil
        wish.target = 21
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 925)
        #expect(try stage.frame(of: "row-20").midY == 200)
    }

    private struct Shelf: View {
        let wish: Wish<Int>

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 1_000)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(50, 200, "card-\($0)") } }
                        }
                        .frame(width: 100)
                        .accessibilityIdentifier("inner")
                        Color.red.frame(width: 1_000)
                    }
                }
                .accessibilityIdentifier("outer")
                .onChange(of: wish.target) { wish.target.map { proxy.scrollTo($0, anchor: wish.anchor) } }
            }
        }
    }

    /// The inner scroll view is 100 points wide, between 1,000 points on both sides, in a window of 200 points.
    @Test(arguments: [false, true]) func `Rows inside each other both scroll, from the leading edge`(
        isRightToLeft: Bool
    ) throws {
        let wish = Wish<Int>()
        let stage = Stage(
            size: CGSize(width: 200, height: 200),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Shelf(wish: wish) }
        wish.anchor = .center
        wish.target = 20
        try stage.settle()
        #expect(try stage.frame(of: "card-20").midX == 100)
        // The card begins after 1,000 points, and its middle is 25 points further.
        #expect(try stage.scroll("inner").offset.x == (isRightToLeft ? 1_900 - 975 : 975))
        #expect(try stage.scroll("outer").offset.x == (isRightToLeft ? 1_900 - 950 : 950))
    }

    // MARK: One identity, several views

    private struct Months: View {
        let wish: Wish<Int>

        var body: some View {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<400, id: \.self) { month in
                        Section {
                            VStack(spacing: 0) {
                                ForEach(0..<5, id: \.self) { week in
                                    cell(200, 20, "week-\(month)-\(week)")
                                        // The last week of a month shows the first day of the next one.
                                        .id(week < 4 ? 10_000 + month * 10 + week : month + 1)
                                }
                            }
                        } header: {
                            cell(200, 50, "name-\(month)")
                        }
                        .id(month)
                    }
                }
            }
        }
    }

    @Test func `A reader finds the outermost view with an identity whatever was visible before`() throws {
        for far in [nil, 199, 201, 210] as [Int?] {
            let wish = Wish<Int>()
            let stage = Stage(size: size) { Months(wish: wish) }
            if let far {
                wish.target = far
                try stage.settle()
            }
            wish.target = 200
            try stage.settle()
            #expect(try stage.frame(of: "name-200").minY == 0, "after \(far.map(String.init) ?? "nothing")")
        }
    }

    private struct Doubles: View {
        let wish: Wish<String>

        var body: some View {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<400, id: \.self) { row in
                        VStack(spacing: 0) {
                            cell(200, 50, "row-\(row)").id("mark-\(row / 100)")
                        }
                    }
                }
            }
        }
    }

    @Test func `A reader finds the first of several views in rows whatever was visible before`() throws {
        for far in [nil, "mark-2", "mark-3"] as [String?] {
            let wish = Wish<String>()
            let stage = Stage(size: size) { Doubles(wish: wish) }
            if let far {
                wish.target = far
                try stage.settle()
                stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
                try stage.settle()
            }
            wish.target = "mark-1"
            try stage.settle()
            #expect(try stage.frame(of: "row-100").minY == 0, "after \(far ?? "nothing")")
            wish.target = nil
            stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -500))
            try stage.settle()
            #expect(try stage.scroll("scroll").offset.y > 5_050)
            wish.target = "mark-1"
            try stage.settle()
            #expect(try stage.frame(of: "row-100").minY == 0, "again after \(far ?? "nothing")")
        }
    }

    private struct Wrapped: View {
        let wish: Wish<String>

        var body: some View {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { row in
                        Group {
                            if row.isMultiple(of: 2) {
                                VStack(spacing: 0) {
                                    ForEach(0..<20, id: \.self) { part in
                                        cell(200, 50, "\(row)-\(part)").id("\(row)-\(part)")
                                    }
                                }
                            } else {
                                cell(200, 50, "row-\(row)")
                            }
                        }
                        // Around each view of a group of unknown number.
                        .background(Color.clear)
                    }
                }
            }
        }
    }

    @Test func `A reader finds a view in a row inside a modifier`() throws {
        let wish = Wish<String>()
        let stage = Stage(size: size) { Wrapped(wish: wish) }
        wish.anchor = .top
        for target in ["0-3", "0-15", "20-7", "20-2"] {
            wish.target = target
            try stage.settle()
            #expect(try stage.frame(of: target).minY == 0, "\(target)")
        }
    }
}
