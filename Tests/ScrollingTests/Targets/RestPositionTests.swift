import LayerTree
import ScrollMechanics
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The rest positions with which a host continues a released movement before the scene does.
@MainActor
@Suite struct RestPositionTests {
    private func row(
        _ behavior: some ScrollTargetBehavior, margin: CGFloat = 0, isRightToLeft: Bool = false,
        length: ((Int) -> CGFloat)? = nil
    ) -> Stage {
        let stage = Stage(
            size: CGSize(width: 390, height: 200),
            environment: {
                $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
                $0.horizontalSizeClass = .compact
            }
        ) {
            ScrollView(.horizontal) {
                if let length {
                    // In a lazy stack, the lengths of distant views would be estimates.
                    HStack(spacing: 0) { ForEach(0..<200) { box(length($0), 200, "card-\($0)") } }.scrollTargetLayout()
                } else {
                    LazyHStack(spacing: 0) { ForEach(0..<400) { box(120, 200, "card-\($0)") } }.scrollTargetLayout()
                }
            }
            .contentMargins(.horizontal, margin, for: .scrollContent)
            .scrollTargetBehavior(behavior)
            .accessibilityIdentifier("row")
        }
        stage.show(ahead: 0.1)
        return stage
    }

    private func content(_ stage: Stage) -> Layer? {
        func found(_ layer: Layer) -> Layer? {
            layer.motion == nil ? layer.children.lazy.compactMap(found).first : layer
        }
        return found(stage.graph.rootLayer)
    }

    /// Flings the content of a stage and compares its rest position with the choice that the layer described before.
    private func compare(_ stage: Stage, isRightToLeft: Bool = false) throws {
        try stage.settle()
        var comparisons = 0
        for velocity in [3_000.0, 900, 1_800, -700, 400, 5_000, -2_200, 700, -400, 1_500] {
            let layer = try #require(content(stage)), before = try #require(layer.motion?.horizontal)
            let rests = try #require(layer.restPositions?.horizontal), choice = try #require(SnapChoice(numbers: rests))
            guard case .none(let start) = before.course else {
                Issue.record("in motion")
                return
            }
            stage.flick(
                from: CGPoint(x: 195, y: 100), velocity: CGSize(width: isRightToLeft ? velocity : -velocity, height: 0))
            let moving = try #require(content(stage)?.motion?.horizontal)
            guard case .law(let law, _) = moving.course else {
                Issue.record("at rest after \(velocity)")
                return
            }
            // The first piece of the trajectory begins at the release: a deceleration or a spring.
            let current = law[3] == 1 ? law[4] : law[6] + law[7], speed = law[3] == 1 ? law[5] : law[8]
            #expect(abs(speed - velocity) < 10)
            func reachable(_ offset: Double) -> Double {
                min(max(offset, moving.bounds.lowerBound), moving.bounds.upperBound)
            }
            let proposed = reachable(Deceleration.projectedRest(position: current, velocity: speed))
            let growth = moving.growth - before.growth
            let release = SnapRelease(
                current: current, proposed: proposed, velocity: speed, start: start + growth, original: start + growth)
            let known = choice.shifted(by: moving.growth)
            if let rest = known.rest(of: release) {
                comparisons += 1
                #expect(abs(reachable(rest.position) - law[1]) < 0.01, "after \(velocity)")
            } else {
                // A fast fling goes beyond the listed snap points.
                let range = try #require(known.range)
                #expect(abs(proposed - current) > 2_000 && proposed > range.upperBound - 200, "after \(velocity)")
            }
            try stage.settle()
        }
        #expect(comparisons >= 9)
    }

    @Test func `Pages are described as a grid`() throws {
        let stage = row(.paging)
        try stage.settle()
        let rests = try #require(content(stage)?.restPositions?.horizontal)
        #expect(SnapChoice(numbers: rests) == SnapChoice(.onePage, .even(SnapGrid(interval: 390))))
        #expect(content(stage)?.restPositions?.vertical == nil)
    }

    @Test func `Aligned views of equal length are described as a grid`() throws {
        let stage = row(.viewAligned(limitBehavior: .always), margin: 20)
        try stage.settle()
        let rests = try #require(content(stage)?.restPositions?.horizontal),
            choice = try #require(SnapChoice(numbers: rests))
        #expect(choice.rule == .within(350))
        // Four thousand points from the start.
        #expect(choice.points == .even(SnapGrid(origin: -20, interval: 120, count: 35)))
        #expect(!choice.continuesBefore && choice.continuesAfter)
    }

    @Test func `Aligned views of different lengths are described one by one`() throws {
        let stage = row(.viewAligned(limitBehavior: .never)) { $0 % 2 == 0 ? 100 : 150 }
        try stage.settle()
        let rests = try #require(content(stage)?.restPositions?.horizontal),
            choice = try #require(SnapChoice(numbers: rests))
        guard case .near(let positions) = choice.points else {
            Issue.record("\(choice)")
            return
        }
        #expect(choice.rule == .nearest && positions.starts(with: [0, 100, 250]))
        #expect(!choice.continuesBefore && choice.continuesAfter)
    }

    @Test func `Content before the first view isn't a rest position`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            ScrollView {
                VStack(spacing: 0) {
                    box(300, 200, "header")
                    LazyVStack(spacing: 0) { ForEach(0..<500) { box(300, 50, "row-\($0)") } }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.viewAligned)
            .accessibilityIdentifier("list")
        }
        stage.show(ahead: 0.1)
        let first = stage.touch(at: CGPoint(x: 150, y: 400))
        first.move(by: CGSize(width: 0, height: -200), over: 0.5)
        first.hold(for: 0.3)
        first.lift()
        try stage.settle()
        #expect(try stage.scroll("list").offset.y == 200)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        // After ten points, the content follows.
        finger.move(by: CGSize(width: 0, height: 190), over: 0.5)
        let rests = try #require(content(stage)?.restPositions?.vertical),
            choice = try #require(SnapChoice(numbers: rests))
        #expect(abs(try stage.scroll("list").offset.y - 20) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("list").offset.y == 200)
        let release = SnapRelease(current: 20, proposed: 20, velocity: 0, start: 200, original: 200)
        #expect(choice.rest(of: release)?.position == 200)
    }

    @Test(arguments: [false, true]) func `Content between two views rests on the later one`(isUneven: Bool) throws {
        let stage = row(.viewAligned(limitBehavior: .never)) { isUneven && $0 % 2 == 1 ? 60 : 100 }
        try stage.settle()
        let rests = try #require(content(stage)?.restPositions?.horizontal),
            choice = try #require(SnapChoice(numbers: rests))
        let finger = stage.touch(at: CGPoint(x: 300, y: 100))
        finger.move(by: CGSize(width: -60, height: 0), over: 0.5)
        finger.hold(for: 0.3)
        #expect(try stage.scroll("row").offset.x == 50)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("row").offset.x == 100)
        let release = SnapRelease(current: 50, proposed: 50, velocity: 0, start: 0, original: 0)
        #expect(choice.rest(of: release)?.position == 100)
    }

    @Test func `A description lasts until the content is far from its middle`() throws {
        let stage = row(.viewAligned(limitBehavior: .never))
        try stage.settle()
        let first = try #require(content(stage)?.restPositions?.horizontal)
        func scroll(by distance: CGFloat) throws -> CGFloat {
            let finger = stage.touch(at: CGPoint(x: 380, y: 100))
            finger.move(by: CGSize(width: -distance, height: 0), over: 1)
            finger.hold(for: 0.3)
            finger.lift()
            try stage.settle()
            return try stage.scroll("row").offset.x
        }
        var offset: CGFloat = 0
        while offset < 1_900 {
            #expect(content(stage)?.restPositions?.horizontal == first, "at \(offset)")
            offset = try scroll(by: 250)
        }
        while offset < 2_100 { offset = try scroll(by: 250) }
        let second = try #require(content(stage)?.restPositions?.horizontal)
        let range = try #require(SnapChoice(numbers: second)?.range)
        #expect(second != first && range.lowerBound == 0 && range.upperBound > 5_500)
    }

    @Test func `Corrections of estimates are described when a fling ends`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<2_000) { box(300, CGFloat(30 + $0 * 37 % 90), "row-\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .accessibilityIdentifier("list")
        }
        stage.show(ahead: 0.1)
        try stage.settle()
        stage.flick(from: CGPoint(x: 150, y: 500), velocity: CGSize(width: 0, height: -3_000))
        let start = try stage.scroll("list").offset.y, first = content(stage)?.restPositions?.vertical
        for _ in 0..<45 {
            stage.advance(by: 1.0 / 60)
            #expect(content(stage)?.restPositions?.vertical == first)
        }
        #expect(try stage.scroll("list").offset.y - start > 900)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        stage.advance(by: 1.0 / 60)
        #expect(content(stage)?.restPositions?.vertical != first)
        finger.lift()
        try stage.settle()
        let rest = try #require(content(stage)?.restPositions?.vertical),
            choice = try #require(SnapChoice(numbers: rest))
        let now = Double(try stage.scroll("list").offset.y), growth = content(stage)?.motion?.vertical?.growth ?? 0
        let release = SnapRelease(current: now, proposed: now, velocity: 0, start: now, original: now)
        #expect(abs((choice.shifted(by: growth).rest(of: release)?.position ?? 0) - now) < 0.01)
    }

    @Test func `Content whose pages have no length scrolls freely`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 200)) {
            ScrollView(.horizontal) { box(3_000, 200, "content") }
                .contentMargins(.horizontal, 195 - 1e-12, for: .scrollContent)
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("row")
        }
        stage.show(ahead: 0.1)
        try stage.settle()
        #expect(content(stage)?.motion != nil && content(stage)?.restPositions == nil)
        let start = try stage.scroll("row").offset.x
        stage.flick(from: CGPoint(x: 195, y: 100), velocity: CGSize(width: -2_000, height: 0))
        try stage.settle()
        #expect(try stage.scroll("row").offset.x - start > 500)
    }

    @Test func `Free content and a program's own behavior have no description`() throws {
        struct Own: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 40 }
        }
        let own = row(Own())
        try own.settle()
        #expect(content(own)?.motion != nil && content(own)?.restPositions == nil)
        let free = Stage(size: CGSize(width: 300, height: 300)) { ScrollView { box(300, 900, "box") } }
        free.show(ahead: 0.1)
        try free.settle()
        #expect(content(free)?.motion != nil && content(free)?.restPositions == nil)
    }

    @Test func `Without a lead, nothing is described`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView { box(300, 900, "box") }.scrollTargetBehavior(.paging)
        }
        try stage.settle()
        stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), over: 0.1)
        func described(_ layer: Layer) -> Bool {
            layer.restPositions != nil || layer.children.contains(where: described)
        }
        #expect(!described(stage.graph.rootLayer))
    }

    @Test func `The description follows the container`() throws {
        let stage = row(.paging)
        try stage.settle()
        stage.resize(to: CGSize(width: 300, height: 200))
        try stage.settle()
        let rests = try #require(content(stage)?.restPositions?.horizontal)
        #expect(SnapChoice(numbers: rests)?.points == .even(SnapGrid(interval: 300)))
    }

    @Test(arguments: [false, true]) func `A fling ends on a described page`(isRightToLeft: Bool) throws {
        try compare(row(.paging, isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft)
    }

    @Test(arguments: [false, true]) func `A fling ends on a described view`(isRightToLeft: Bool) throws {
        for limit in [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByOne, .never] {
            let stage = row(.viewAligned(limitBehavior: limit), margin: 30, isRightToLeft: isRightToLeft) {
                CGFloat(80 + $0 % 5 * 30)
            }
            try compare(stage, isRightToLeft: isRightToLeft)
        }
    }
}
