import LayerTree
import ScrollMechanics
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The rest positions with which a host continues a released movement before the scene does.
@MainActor
@Suite struct RestsTests {
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
        for velocity in [3_000.0, 900, 1_800, -700, 400, 5_000, -2_200, 700, -400, 1_500] {
            let layer = try #require(content(stage)), before = try #require(layer.motion?.horizontal)
            let rests = try #require(layer.rests?.horizontal), choice = try #require(SnapChoice(numbers: rests))
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
            let rest = try #require(choice.shifted(by: moving.growth).rest(of: release))
            #expect(abs(reachable(rest.position) - law[1]) < 0.01, "after \(velocity)")
            try stage.settle()
        }
    }

    @Test func `Pages are described as a grid`() throws {
        let stage = row(.paging)
        try stage.settle()
        let rests = try #require(content(stage)?.rests?.horizontal)
        #expect(SnapChoice(numbers: rests) == SnapChoice(.onePage, .even(SnapGrid(interval: 390))))
        #expect(content(stage)?.rests?.vertical == nil)
    }

    @Test func `Aligned views of equal length are described as a grid`() throws {
        let stage = row(.viewAligned(limitBehavior: .always), margin: 20)
        try stage.settle()
        let rests = try #require(content(stage)?.rests?.horizontal), choice = try #require(SnapChoice(numbers: rests))
        #expect(choice.rule == .within(350))
        #expect(choice.points == .even(SnapGrid(origin: -20, interval: 120)))
    }

    @Test func `Aligned views of different lengths are described one by one`() throws {
        let stage = row(.viewAligned(limitBehavior: .never)) { $0 % 2 == 0 ? 100 : 150 }
        try stage.settle()
        let rests = try #require(content(stage)?.rests?.horizontal), choice = try #require(SnapChoice(numbers: rests))
        guard case .near(let positions, false, true) = choice.points else {
            Issue.record("\(choice)")
            return
        }
        #expect(choice.rule == .nearest && positions.starts(with: [0, 100, 250]))
    }

    @Test func `Free content and a program's own behavior have no description`() throws {
        struct Own: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 40 }
        }
        let own = row(Own())
        try own.settle()
        #expect(content(own)?.motion != nil && content(own)?.rests == nil)
        let free = Stage(size: CGSize(width: 300, height: 300)) { ScrollView { box(300, 900, "box") } }
        free.show(ahead: 0.1)
        try free.settle()
        #expect(content(free)?.motion != nil && content(free)?.rests == nil)
    }

    @Test func `Without a lead, nothing is described`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView { box(300, 900, "box") }.scrollTargetBehavior(.paging)
        }
        try stage.settle()
        stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), over: 0.1)
        func described(_ layer: Layer) -> Bool { layer.rests != nil || layer.children.contains(where: described) }
        #expect(!described(stage.graph.rootLayer))
    }

    @Test func `The description follows the container`() throws {
        let stage = row(.paging)
        try stage.settle()
        stage.resize(to: CGSize(width: 300, height: 200))
        try stage.settle()
        let rests = try #require(content(stage)?.rests?.horizontal)
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

extension Stage {
    /// Sets the lead of a host that shows the scene, and touches the scene so that it describes its motion.
    fileprivate func show(ahead lead: Double) {
        graph.lead = lead
        let finger = touch(at: CGPoint(x: size.width / 2, y: size.height / 2))
        finger.hold(for: 0.1)
        finger.move(by: CGSize(width: 3, height: 3), over: 0.1)
        finger.lift()
    }
}
