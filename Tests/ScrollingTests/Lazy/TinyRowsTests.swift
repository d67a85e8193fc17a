import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

/// Rows with little or no length never fill the viewport. A frame nevertheless realizes a bounded number of them.
@MainActor
@Suite struct TinyRowsTests {
    enum Container: CaseIterable {
        case vStack, hStack, vGrid, hGrid, list, nested, alone

        /// The velocity of a flick toward the end.
        var flick: CGVector {
            switch self {
            case .hStack, .hGrid: CGVector(dx: -3_000, dy: 0)
            case .vStack, .vGrid, .list, .nested, .alone: CGVector(dx: 0, dy: -3_000)
            }
        }
    }

    @Observable final class Rows {
        var length: CGFloat
        var spacing: CGFloat = 0
        init(_ length: CGFloat) { self.length = length }
    }

    private struct Content: View {
        let container: Container
        let rows: Rows
        let count: Int

        var body: some View {
            switch container {
            case .vStack:
                ScrollView { LazyVStack(spacing: rows.spacing) { all(isTall: true) } }.accessibilityIdentifier("scroll")
            case .hStack:
                ScrollView(.horizontal) { LazyHStack(spacing: rows.spacing) { all(isTall: false) } }
                    .accessibilityIdentifier("scroll")
            case .vGrid:
                ScrollView { LazyVGrid(columns: tracks, spacing: rows.spacing) { all(isTall: true) } }
                    .accessibilityIdentifier("scroll")
            case .hGrid:
                ScrollView(.horizontal) { LazyHGrid(rows: tracks, spacing: rows.spacing) { all(isTall: false) } }
                    .accessibilityIdentifier("scroll")
            case .list:
                List { all(isTall: true).listRowInsets(EdgeInsets()) }
                    .environment(\.defaultMinListRowHeight, 0)
                    .accessibilityIdentifier("scroll")
            case .nested:
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100) { _ in LazyVStack(spacing: rows.spacing) { all(isTall: true) } }
                    }
                }
                .accessibilityIdentifier("scroll")
            case .alone:
                LazyVStack(spacing: rows.spacing) { all(isTall: true) }.accessibilityIdentifier("scroll")
            }
        }

        private var tracks: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 0), count: 3) }

        private func all(isTall: Bool) -> some View {
            ForEach(0..<count, id: \.self) { _ in
                Color.red.frame(width: isTall ? nil : rows.length, height: isTall ? rows.length : nil)
            }
        }
    }

    /// The rows that a frame may realize, and a few without which a container's length isn't known.
    private let bound = 1_300

    private func expectBoundedFrames(_ stage: Stage, _ count: Int) {
        for _ in 0..<count {
            #expect(stage.statistics.rowsRealized <= bound)
            stage.resetStatistics()
            stage.advance(by: 1.0 / 60)
        }
        #expect(stage.statistics.rowsRealized <= bound)
    }

    /// Advances the stage until it rests, and expects that it then realizes no more rows.
    private func settleInBoundedFrames(_ stage: Stage) {
        var frames = 0
        while !stage.isAtRest, frames < 300 {
            frames += 1
            expectBoundedFrames(stage, 1)
        }
        #expect(stage.isAtRest)
        stage.resetStatistics()
        stage.advance(by: 0.1)
        #expect(stage.statistics.rowsRealized == 0)
    }

    @Test(arguments: Container.allCases, [0, 0.001])
    func `Ten million rows without a length open, and come to rest`(container: Container, length: CGFloat) {
        let rows = Rows(length)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Content(container: container, rows: rows, count: 10_000_000)
        }
        expectBoundedFrames(stage, 4)
        settleInBoundedFrames(stage)
    }

    @Test(arguments: Container.allCases, [0, 0.001])
    func `Scrolled rows that lose their length come to rest`(container: Container, length: CGFloat) throws {
        let rows = Rows(50)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Content(container: container, rows: rows, count: container == .alone ? 5_000 : 30_000)
        }
        stage.flick(from: CGPoint(x: 200, y: 300), velocity: container.flick)
        try stage.settle()
        stage.resetStatistics()
        rows.length = length
        stage.update()
        settleInBoundedFrames(stage)
        rows.length = 50
        stage.update()
        settleInBoundedFrames(stage)
    }

    @Test func `Rows that lose their length under a moving viewport keep few of them realized`() throws {
        let rows = Rows(50)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Content(container: .vStack, rows: rows, count: 1_000_000)
        }
        stage.flick(from: CGPoint(x: 200, y: 300), velocity: Container.vStack.flick)
        stage.advance(by: 0.2)
        rows.length = 0.001
        var kept = stage.statistics.rowsRealized - stage.statistics.rowsReleased
        for _ in 0..<20 {
            stage.resetStatistics()
            stage.advance(by: 1.0 / 60)
            #expect(stage.statistics.rowsRealized <= bound)
            kept += stage.statistics.rowsRealized - stage.statistics.rowsReleased
            #expect(kept <= 8_000)
        }
    }

    /// The first of more thin rows than a window has are those at the top.
    @Test(arguments: [Container.vStack, .vGrid, .list])
    func `Thin rows that rest at the top stay there as they grow`(container: Container) throws {
        let rows = Rows(0.001)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Content(container: container, rows: rows, count: 30_000)
        }
        stage.flick(from: CGPoint(x: 200, y: 300), velocity: container.flick)
        stage.resetStatistics()
        settleInBoundedFrames(stage)
        rows.length = 50
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0)
    }

    @Test func `Scrolling to a view among millions of rows without a length works`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000_000, id: \.self) { index in
                        let isLong = index.isMultiple(of: 1_000_000)
                        Color.red.frame(height: isLong ? 50 : 0)
                            .accessibilityIdentifier(isLong ? "row-\(index)" : "thin")
                    }
                }
            }
        }
        wish.anchor = .top
        for target in [5_000_000, 9_000_000, 1_000_000] {
            stage.resetStatistics()
            wish.target = target
            stage.update()
            settleInBoundedFrames(stage)
            #expect(abs(try stage.frame(of: "row-\(target)").minY) < 1, "\(target)")
        }
    }

    @Observable fileprivate final class Messages { var ids = Array(0..<30_000) }

    private struct Conversation: View {
        let messages: Messages
        let length: CGFloat

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(messages.ids, id: \.self) { _ in Color.red.frame(height: length) }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: [0, 0.001, 0.3]) func `Thin rows inserted at the start are realized in bounded frames`(
        length: CGFloat
    ) throws {
        let messages = Messages()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Conversation(messages: messages, length: length) }
        settleInBoundedFrames(stage)
        stage.flick(from: CGPoint(x: 200, y: 300), velocity: Container.vStack.flick)
        stage.resetStatistics()
        settleInBoundedFrames(stage)
        messages.ids.insert(contentsOf: -5_000..<0, at: 0)
        stage.update()
        settleInBoundedFrames(stage)
    }

    @Test(arguments: [Container.vStack, .hStack, .vGrid])
    func `Overlapping rows without a length are realized in bounded frames`(
        container: Container
    ) throws {
        let rows = Rows(0)
        rows.spacing = -20
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Content(container: container, rows: rows, count: 10_000_000)
        }
        expectBoundedFrames(stage, 3)
        try stage.settle(within: 2)
    }

    /// Each cell of a line counts. The first line of a window doesn't count as thin.
    @Test(arguments: [1, 10]) func `A frame has about a thousand cells, and a window two thousand thin ones`(
        columns: Int
    ) throws {
        let tracks = Array(repeating: GridItem(.fixed(10), spacing: 0), count: columns)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVGrid(columns: tracks, spacing: 0) {
                    ForEach(0..<50_000, id: \.self) { _ in Color.red.frame(height: 0) }
                }
            }
        }
        #expect(stage.statistics.rowsRealized * columns == 1_000)
        try stage.settle()
        #expect(stage.statistics.rowsRealized * columns == 2_000 + columns)
    }

    /// A pixel is half a point long. More than 2,000 rows of a pixel fit into the window.
    @Test func `Rows of a pixel fill any window`() throws {
        let stage = Stage(size: CGSize(width: 20, height: 1_030), scale: 2) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<3_000, id: \.self) { cell(nil, 0.5, "row-\($0)") } } }
        }
        try stage.settle()
        #expect(stage.exists("row-2059") && !stage.exists("row-2060"))
    }

    @MainActor @Observable final class Busy {
        var first = 400
        var alignment = HorizontalAlignment.leading
        var others: CGFloat = 50
    }

    /// Two inner stacks with rows without a length, beside a scroll view whose rows use up a frame.
    private struct BusyScreen: View {
        let busy: Busy

        var body: some View {
            HStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<10_000, id: \.self) { _ in Color.red.frame(height: busy.others) }
                    }
                }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        LazyVStack(spacing: 0) { ForEach(0..<busy.first, id: \.self) { cell(nil, 0, "first-\($0)") } }
                        LazyVStack(alignment: busy.alignment, spacing: 0) {
                            ForEach(0..<1_500, id: \.self) { cell(nil, 0, "second-\($0)") }
                        }
                    }
                }
            }
        }
    }

    /// The second stack has 1,500 thin rows, also in a frame that realizes no rows for it. The first one can have 500.
    @Test func `Thin rows count in a frame that can't realize more`() throws {
        let busy = Busy()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { BusyScreen(busy: busy) }
        try stage.settle()
        #expect(stage.frames(prefix: "first").count == 400 && stage.frames(prefix: "second").count == 1_500)
        busy.others = 0.08
        busy.first = 5_000
        busy.alignment = .trailing
        try stage.settle()
        #expect((490...510).contains(stage.frames(prefix: "first").count))
        #expect(stage.frames(prefix: "second").count == 1_500)
    }

    /// The inner containers have fewer thin rows than a window ends after, and all of them together have more.
    @Test func `The thin rows of inner containers count together`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { _ in
                        LazyVStack(spacing: 0) { ForEach(0..<500) { _ in Color.red.frame(height: 0) } }
                    }
                }
            }
        }
        try stage.settle()
        #expect(stage.statistics.rowsRealized > 1_900 && stage.statistics.rowsRealized < 4_000)
    }

    /// The rows after more empty ones than a frame realizes appear a few frames later.
    @Test func `Rows after those without a length are reached`() throws {
        let columns = Array(repeating: GridItem(.fixed(100), spacing: 0), count: 3)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<20_000) { index in
                        Color.red.frame(height: index < 1_800 ? 0 : 50).accessibilityIdentifier("cell-\(index)")
                    }
                }
            }
        }
        #expect(!stage.exists("cell-1800"))
        try stage.settle(within: 1)
        #expect(try stage.frame(of: "cell-1800").minY == 0)
        #expect(try stage.frame(of: "cell-1823").maxY == 400)
    }

    private struct Match: View {
        let index: Int
        var body: some View {
            if index.isMultiple(of: 5_000) && index > 0 {
                Text("Match \(index)").frame(height: 50).accessibilityIdentifier("match-\(index)")
            }
        }
    }

    /// A list whose rows are often empty.
    @Test func `Rows between many empty ones are reached`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<15_001) { Match(index: $0) } } }
        }
        #expect(stage.statistics.rowsRealized <= bound)
        try stage.settle(within: 1)
        #expect(try stage.frame(of: "match-5000").minY == 0)
        #expect(try stage.frame(of: "match-15000").maxY == 150)
    }

    @Test func `A cell of a large screen full of cells appears within a few frames`() throws {
        let columns = Array(repeating: GridItem(.fixed(10), spacing: 0), count: 60)
        let stage = Stage(size: CGSize(width: 600, height: 500)) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<100_000) { Color.red.frame(height: 10).accessibilityIdentifier("cell-\($0)") }
                }
            }
        }
        #expect(!stage.exists("cell-2999"))
        stage.advance(by: 0.1)
        #expect(stage.isAtRest)
        #expect(try stage.frame(of: "cell-2999").maxY == 500)
    }

    /// Rows with many views are fewer in a frame, and the others of a large viewport follow.
    @Test func `Rows with many views appear over several frames`() throws {
        let stage = Stage(size: CGSize(width: 600, height: 4_000)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000) { row in
                        HStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(width: 5, height: 10) } }
                            .accessibilityIdentifier("row-\(row)")
                    }
                }
            }
        }
        #expect(stage.statistics.rowsRealized < 100)
        while !stage.isAtRest {
            stage.resetStatistics()
            stage.advance(by: 1.0 / 60)
            #expect(stage.statistics.rowsRealized < 100)
        }
        #expect(try stage.frame(of: "row-399").maxY == 4_000)
    }

    private struct Pages: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1_000_000, id: \.self) { page in
                        Text("Page \(page)").containerRelativeFrame(.horizontal).accessibilityIdentifier("page-\(page)")
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 24, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
        }
    }

    @Test func `Pages work in a window without a width`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Pages() }
        for _ in 0..<4 {
            stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -2_000, dy: 0))
            try stage.settle()
        }
        for width in [0, 1, 40, 48, 300] {
            stage.resetStatistics()
            stage.resize(to: CGSize(width: width, height: 400))
            expectBoundedFrames(stage, 2)
            try stage.settle(within: 2)
        }
        #expect(!stage.frames(prefix: "page-").isEmpty)
    }

    /// The loop of pages, scrolled, with large text, in a window without a width.
    @Test func `The paging carousel works in any window`() throws {
        let carousel = try #require(Exhibit.all.first { $0.name == "carousel-paging" })
        let stage = Stage(size: CGSize(width: 390, height: 844)) { carousel.view }
        stage.flick(from: CGPoint(x: 300, y: 280), velocity: CGVector(dx: -1_500, dy: 0))
        try stage.settle()
        stage.changeEnvironment { $0.dynamicTypeSize = .accessibility5 }
        for width in [0, 0.001, 1, 390] {
            stage.resetStatistics()
            stage.resize(to: CGSize(width: width, height: 844))
            expectBoundedFrames(stage, 2)
            try stage.settle(within: 3)
        }
        #expect(!stage.frames(prefix: "tile-").isEmpty)
    }

    @Test func `The frames after the first one realize the other visible rows`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            LazyVStack(spacing: 0) { ForEach(0..<3_000, id: \.self) { cell(nil, 0.1, "row-\($0)") } }
        }
        #expect(!stage.exists("row-2999"))
        try stage.settle()
        #expect(stage.exists("row-2999"))
    }
}
