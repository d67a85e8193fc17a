import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class JumpedPages {
    var position = ScrollPosition()
}

private struct JumpedPagesView: View {
    @Bindable var pages: JumpedPages

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10) { box(300, 100, "page-\($0)") } }
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition($pages.position)
        .accessibilityIdentifier("pager")
    }
}

@MainActor
@Suite struct SnappingTests {
    private let start = CGPoint(x: 250, y: 50)

    // MARK: Pages

    private func pages() -> Stage {
        Stage(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { box(300, 100, "page-\($0)") } }
            }
            .scrollTargetBehavior(.paging)
            .accessibilityIdentifier("pager")
        }
    }

    private func page(_ stage: Stage) throws -> CGFloat { try stage.scroll("pager").offset.x / 300 }

    @Test(arguments: [400.0, 2_000, 9_000]) func aFlickTurnsOnePageHoweverFastItIs(velocity: Double) throws {
        let stage = pages()
        for expected in 1...3 {
            stage.flick(from: start, velocity: CGVector(dx: -velocity, dy: 0))
            try stage.settle()
            #expect(try page(stage) == CGFloat(expected))
        }
        stage.flick(from: CGPoint(x: 50, y: 50), velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
        #expect(try page(stage) == 2)
    }

    /// The limit of one page counts from the page where the program moved the content during the drag.
    @Test func aDragReleasedOnAnotherPageTurnsPagesFromThere() throws {
        let pages = JumpedPages()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { JumpedPagesView(pages: pages) }
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: -40, height: 0), over: 0.2)
        pages.position.scrollTo(x: 1_500)
        stage.advance(by: 0.1)
        finger.move(by: CGSize(width: -120, height: 0), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try page(stage) == 6)
    }

    @Test func aSlowDragMovesToTheNearestPage() throws {
        for (distance, expected) in [(100.0, 0.0), (149, 0), (171, 1), (240, 1)] {
            let stage = pages()
            let finger = stage.touch(at: CGPoint(x: 290, y: 50))
            finger.move(by: CGSize(width: -distance, height: 0), over: 0.5)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            #expect(try page(stage) == expected, "after \(distance) points")
        }
    }

    @Observable final class Bar { var height = 100.0 }

    private struct PagesUnderABar: View {
        let bar: Bar
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: bar.height)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<10) { index in
                            Color.gray.containerRelativeFrame(.vertical).accessibilityIdentifier("page-\(index)")
                        }
                    }
                }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("pager")
            }
        }
    }

    /// A bar above the pages that changes its height during a motion changes the length of the pages.
    @Test(arguments: ["wheel", "key", "flick"], [60.0, 180]) func pagesThatChangeTheirLengthInMotionAreRestPositions(
        by: String, height: Double
    ) throws {
        let bar = Bar()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { PagesUnderABar(bar: bar) }
        let point = CGPoint(x: 150, y: 300)
        for page in 1...4 {
            switch by {
            case "wheel": stage.wheel(by: CGSize(width: 0, height: 1), at: point)
            case "key": stage.press(.pageDown)
            default: stage.flick(from: point, velocity: CGVector(dx: 0, dy: -1_200))
            }
            stage.advance(by: 0.1)
            bar.height = page % 2 == 1 ? height : 100
            try stage.settle()
            #expect(abs(try stage.frame(of: "page-\(page)").minY - bar.height) < 0.01, "page \(page)")
        }
    }

    @Test func pagesStayPagesWhenTheWindowChanges() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            GeometryReader { proxy in
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<10) { box(proxy.size.width, 100, "page-\($0)") } }
                }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("pager")
            }
        }
        stage.flick(from: start, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(try stage.frame(of: "page-1").minX == 0)
        stage.resize(to: CGSize(width: 410, height: 100))
        try stage.settle()
        let place = try stage.scroll("pager").offset.x / 410
        #expect(place == place.rounded())
    }

    @Test func pagesNeitherStopShortNorOvershoot() throws {
        let stage = pages()
        stage.flick(from: start, velocity: CGVector(dx: -1_500, dy: 0))
        var last = try stage.scroll("pager").offset.x
        while !stage.isAtRest {
            stage.advance(by: 1 / 60)
            let now = try stage.scroll("pager").offset.x
            #expect(now >= last - 1e-6)
            #expect(now <= 300 + 1e-6)
            last = now
        }
        #expect(last == 300)
    }

    // MARK: Views

    private func cards(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, isLazy: Bool = false) -> Stage {
        Stage(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                Group {
                    if isLazy { LazyHStack(spacing: 10) { all } } else { HStack(spacing: 10) { all } }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
            .accessibilityIdentifier("cards")
        }
    }

    /// Cards of 60, 80, and 100 points.
    private var all: some View { ForEach(0..<60) { box(CGFloat(60 + $0 % 3 * 20), 100, "card-\($0)") } }

    /// Returns the card at the leading edge, or `nil` if there's none.
    private func first(_ stage: Stage) -> Int? {
        stage.frames(prefix: "card-").first { abs($0.value.minX) < 0.01 }.flatMap { Int($0.key.dropFirst(5)) }
    }

    @Test(arguments: [-300.0, -900, -2_500]) func viewsOfDifferentLengthsAreAligned(velocity: Double) throws {
        let stage = cards(.never)
        stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
        #expect(first(stage) != nil)
        #expect(first(stage) != 0)
    }

    @Test(arguments: [-300.0, -900, -2_500]) func lazyViewsOfDifferentLengthsAreAligned(velocity: Double) throws {
        let stage = cards(.never, isLazy: true)
        stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
        #expect(first(stage) != nil)
    }

    /// Later cards are longer, so every estimate is too small.
    private func growingCards(_ behavior: some ScrollTargetBehavior, spacing: CGFloat = 0) -> Stage {
        Stage(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: spacing) { ForEach(0..<200) { box(CGFloat(40 + $0 * 7), 100, "card-\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .accessibilityIdentifier("cards")
        }
    }

    /// A custom behavior that aligns views.
    private struct Aligned: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
        }
    }

    @Test(arguments: [-900.0, -2_500, -6_000]) func aCustomBehaviorReachesAViewWithAnEstimatedPosition(
        velocity: Double
    ) throws {
        let stage = growingCards(Aligned(), spacing: 10)
        stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
        #expect((first(stage) ?? 0) > 2)
    }

    /// A custom behavior that aligns the ends of views with the end of the container.
    private struct EndAligned: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.x += context.containerSize.width
            ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
            target.rect.origin.x -= context.containerSize.width
        }
    }

    /// Returns the position of the end of a visible card in the window.
    private func ends(_ stage: Stage) -> [CGFloat] {
        (0..<200).compactMap { try? stage.frame(of: "card-\($0)").maxX }.filter { (0...301).contains($0) }
    }

    @Test(arguments: [-900.0, -2_500, -6_000]) func aFlingEndsAtTheEndOfAViewWithAnEstimatedLength(
        velocity: Double
    ) throws {
        let stage = growingCards(EndAligned())
        stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
        var last = try stage.scroll("cards").offset.x, farthest = 0.0, step = 0.0
        while try stage.scroll("cards").phase != .idle {
            stage.advance(by: 1 / 60)
            let now = try stage.scroll("cards").offset.x
            step = abs(now - last)
            farthest = max(farthest, now)
            last = now
        }
        try stage.settle()
        #expect(ends(stage).contains { abs($0 - 300) < 0.01 }, "\(ends(stage))")
        #expect(farthest > 100)
        // The content follows the view during the fling rather than jump to it at the end.
        #expect(step < 1)
        #expect(abs(try stage.scroll("cards").offset.x - last) < 0.5)
    }

    /// A custom behavior that stops at a quarter of the distance between two views.
    private struct Quarter: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let proposed = target.rect.minX, reach = context.contentSize.width
            func start(near position: CGFloat) -> CGFloat {
                var target = ScrollTarget(rect: CGRect(origin: .zero, size: context.containerSize))
                target.rect.origin.x = position
                ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
                return target.rect.minX
            }
            let first = start(near: proposed)
            let others = sequence(first: first + 20) { $0 < reach ? $0 + 20 : nil }.lazy.map { start(near: $0) }
            target.rect.origin.x = first + ((others.first { $0 > first } ?? first) - first) / 4
        }
    }

    @Test func aFlingToNoViewRestsWhereItsBehaviorSays() throws {
        let stage = growingCards(Quarter())
        for velocity in [-900.0, -2_500, -6_000] {
            stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
            try stage.settle()
            let frames = try (0..<200).filter { stage.exists("card-\($0)") }.map { try stage.frame(of: "card-\($0)") }
            let cut = try #require(frames.first { $0.maxX > 0 })
            #expect(abs(cut.minX + cut.width / 4) < 0.01, "\(cut)")
        }
    }

    @Test(arguments: [0, 200, 400]) func aCustomBehaviorSettlesHoweverTheEstimatesChange(from row: Int) throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<600) { box(300, 30 + CGFloat($0 * 7919 % 17 * ($0 / 20 % 2) * 20), "row-\($0)") }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(Aligned())
                .accessibilityIdentifier("rows")
                .onChange(of: wish.target) { wish.target.map { reader.scrollTo($0, anchor: .top) } }
            }
        }
        wish.target = 500 - row
        try stage.settle()
        stage.press(.home)
        try stage.settle()
        #expect(try stage.scroll("rows").offset.y == 0)
    }

    /// The finger moves the content by 390 points, nearest to card 5; the last card within 300 points of that is card
    /// 7.
    @Test func limitsHoldBackAFling() throws {
        for (limit, expected) in [(ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByOne, 5), (.always, 7)] {
            let stage = cards(limit)
            stage.flick(from: start, velocity: CGVector(dx: -4_000, dy: 0))
            try stage.settle()
            #expect(first(stage) == expected)
        }
        let free = cards(.never)
        free.flick(from: start, velocity: CGVector(dx: -4_000, dy: 0))
        try free.settle()
        #expect((first(free) ?? 0) > 12)
    }

    @Test func theEndIsReachedEvenIfNoViewBeginsThere() throws {
        let stage = cards(.never)
        for _ in 0..<3 {
            stage.flick(from: start, velocity: CGVector(dx: -9_000, dy: 0))
            try stage.settle()
        }
        let state = try stage.scroll("cards")
        #expect(state.offset.x <= state.contentSize.width - 300)
        #expect(stage.exists("card-59"))
    }
}
