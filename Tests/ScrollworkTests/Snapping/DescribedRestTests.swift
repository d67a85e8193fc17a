import LayerTree
import ScrollMechanics
import Scrollwork
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The rest positions that components describe for a browser, which continues a released movement before the scene
/// does.
@MainActor @Suite struct DescribedRestTests {
    private func content(_ stage: Stage) -> Layer? {
        func found(_ layer: Layer) -> Layer? {
            layer.restPositions == nil ? layer.children.lazy.compactMap(found).first : layer
        }
        return found(stage.graph.rootLayer)
    }

    private func axis(_ stage: Stage) throws -> LayerMotion.Axis {
        let motion = try #require(content(stage)?.motion)
        return try #require(content(stage)?.restPositions?.vertical == nil ? motion.horizontal : motion.vertical)
    }

    private func choice(_ stage: Stage) throws -> SnapChoice {
        let rests = try #require(content(stage)?.restPositions),
            numbers = try #require(rests.vertical ?? rests.horizontal)
        return try #require(SnapChoice(numbers: numbers))
    }

    private static let velocities = [1_800.0, 700, 3_000, -500, 400, -1_500, 900, 2_400]

    /// Flings the content of a stage and compares its rest position with the choice that the layer described before.
    ///
    /// - Parameters:
    ///   - isSuccessive: Whether each fling catches the content of the last one.
    ///   - beyond: The velocities whose flings end beyond the described snap points.
    private func compare(
        _ stage: Stage, vertical: Bool = false, mirrored: Bool = false, isSuccessive: Bool = false,
        beyond: [Double] = []
    ) throws {
        stage.show(ahead: 0.1)
        try stage.settle()
        let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        var unknown: [Double] = []
        for velocity in Self.velocities {
            let before = try axis(stage), choice = try choice(stage)
            let time = stage.time
            let finger = stage.touch(at: middle)
            var start = before.offset(at: time), original = start
            if case .law(let law, _) = before.course { (start, original) = (try axis(stage).offset(at: time), law[1]) }
            let distance = (mirrored ? velocity : -velocity) * 0.1
            finger.move(
                by: vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0), over: 0.1)
            finger.lift()
            let after = try axis(stage)
            guard case .law(let law, _) = after.course else {
                Issue.record("at rest after \(velocity)")
                continue
            }
            let current = law[3] == 1 ? law[4] : law[6] + law[7], speed = law[3] == 1 ? law[5] : law[8]
            func reachable(_ offset: Double) -> Double {
                min(max(offset, after.bounds.lowerBound), after.bounds.upperBound)
            }
            let growth = after.growth - before.growth
            start += growth
            original += growth
            let release = SnapRelease(
                current: current,
                proposed: reachable(Deceleration.projectedRest(position: current, velocity: speed)), velocity: speed,
                start: start, original: original)
            if let rest = choice.shifted(by: after.growth).rest(of: release) {
                #expect(abs(reachable(rest.position) - law[1]) < Self.rounding, "after \(velocity)")
            } else {
                unknown.append(velocity)
            }
            if isSuccessive { stage.advance(by: 0.12) } else { try stage.settle() }
        }
        #expect(unknown == beyond)
    }

    /// The greatest difference between a described position and an offset of the scroll view, in points.
    private static let rounding = 1e-6

    @Test(arguments: [true, false], [false, true]) func `A carousel`(loops: Bool, mirrored: Bool) throws {
        let subject = CarouselSubject(count: 24, selection: "p12")
        subject.loops = loops
        subject.pageSize = .relative(0.8)
        subject.spacing = 12
        try compare(subject.stage(rightToLeft: mirrored), mirrored: mirrored)
        let stage = subject.stage()
        stage.show(ahead: 0.1)
        #expect(try choice(stage).rule == .pages(limit: 1))
    }

    @Test func `A carousel that catches its pages`() throws {
        let subject = CarouselSubject(count: 40, selection: "p12")
        subject.pageSize = .fixed(220)
        try compare(subject.stage(), isSuccessive: true)
    }

    @Test func `A carousel that rests anywhere has no description`() throws {
        let subject = CarouselSubject(count: 24)
        subject.paging = .free
        let stage = subject.stage()
        stage.show(ahead: 0.1)
        try stage.settle()
        #expect(content(stage) == nil)
    }

    @Test(arguments: [false, true]) func `A pager`(isSuccessive: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            PagerOfNumbers()
        }
        try compare(stage, isSuccessive: isSuccessive)
        #expect(try choice(stage).rule == .pages(limit: 1))
    }

    @Test(arguments: [false, true]) func `A ruler`(hasDisabledValues: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 150)) { Ruler(hasDisabledValues: hasDisabledValues) }
        stage.show(ahead: 0.1)
        try stage.settle()
        let isGrid = if case .even = try choice(stage).points { true } else { false }
        #expect(isGrid != hasDisabledValues)
        // With a rule, the description contains 100 values on each side, at a distance of 10 points.
        try compare(stage, beyond: [1_800, 3_000, 2_400])
    }

    /// A ruler with a rule describes 100 values on each side, without the multiples of three.
    @Test(
        arguments: [
            (899, 134, true, true), (901, 133, true, false), (101, 134, true, true), (100, 134, false, true),
            (500, 134, true, true),
        ] as [(Int, Int, Bool, Bool)])
    func `A ruler near its ends`(value: Int, count: Int, continuesBefore: Bool, continuesAfter: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 150)) { Ruler(hasDisabledValues: true, value: value) }
        stage.show(ahead: 0.1)
        try stage.settle()
        let found = try choice(stage)
        guard case .near(let positions) = found.points else {
            Issue.record("not a list of values")
            return
        }
        #expect(positions.count == count && found.rule == .nearest)
        #expect(found.continuesBefore == continuesBefore && found.continuesAfter == continuesAfter)
    }

    /// A ruler that wraps around has values on both sides of each value. Of the 201 values around 5, 67 are disabled.
    @Test func `A ruler with a rule that wraps around`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 150)) {
            WheelPicker("Number", value: .constant(5), in: 0...29).valueDisabled { $0 % 3 == 0 }.wheelPickerWraps()
                .wheelPickerStyle(.ruler)
        }
        stage.show(ahead: 0.1)
        try stage.settle()
        let found = try choice(stage)
        guard case .near(let positions) = found.points else {
            Issue.record("not a list of values")
            return
        }
        #expect(positions.count == 134 && found.continuesBefore && found.continuesAfter)
    }

    /// The values of a ruler are 10 points apart. Those of a ruler that wraps around continue in both directions.
    @Test(
        arguments: [
            ([], false, 0), ([7], false, 1), ([7, 8, 9], false, 3), ([7], true, nil), ([7, 8, 9], true, nil),
        ] as [([Int], Bool, Int?)])
    func `A ruler of few values`(values: [Int], wraps: Bool, count: Int?) throws {
        let stage = Stage(size: CGSize(width: 300, height: 150)) {
            WheelPicker("Number", selection: .constant(7), values: values).wheelPickerWraps(wraps)
                .wheelPickerStyle(.ruler)
        }
        stage.show(ahead: 0.1)
        try stage.settle()
        if values.isEmpty {
            #expect(content(stage) == nil)
            return
        }
        guard case .even(let grid) = try choice(stage).points else {
            Issue.record("not evenly spaced")
            return
        }
        #expect(grid.interval == 10 && grid.count == count)
    }

    /// Pages without a length have no positions.
    @Test(arguments: [(0, false), (1, true)] as [(CGFloat, Bool)])
    func `A narrow pager`(width: CGFloat, isDescribed: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { PagerOfNumbers().frame(width: width) }
        stage.show(ahead: 0.1)
        try stage.settle()
        #expect((content(stage) != nil) == isDescribed)
    }

    @Test func `A calendar that aligns months`() throws {
        let stage = Stage.calendar {
            MonthCalendar(selection: .constant(nil)).monthCalendarScrolling(.aligned)
        }
        // Realize the months that the flings reach, because the lengths of other months are estimates.
        for velocity in [-4_000.0, 4_000, -4_000, 4_000] {
            stage.flick(
                from: CGPoint(x: stage.size.width / 2, y: stage.size.height / 2),
                velocity: CGVector(dx: 0, dy: velocity))
            try stage.settle()
        }
        try compare(stage, vertical: true)
    }

    @Test(arguments: [false, true]) func `A calendar whose last month is longer than the viewport`(isOnly: Bool) throws
    {
        let last = try #require(Month(year: 2026, month: 10)), first = isOnly ? last : last.advanced(by: -2)
        for height in [1_000.0, 250] {
            let stage = Stage.calendar(size: CGSize(width: 390, height: height)) {
                MonthCalendar(selection: .constant(nil), in: first...last).monthCalendarScrolling(.aligned)
            }
            stage.show(ahead: 0.1)
            try stage.settle()
            #expect((content(stage)?.restPositions != nil) == (height == 1_000), "\(height)")
        }
    }

    /// The number of pages counts from the position where the gesture began, even if it began near the target.
    @Test func `A pager that a finger drags back from its target`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { PagerOfNumbers() }
        stage.show(ahead: 0.1)
        try stage.settle()
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGSize(width: -900, height: 0))
        var before = try axis(stage)
        guard case .law(let law, _) = before.course else {
            Issue.record("at rest")
            return
        }
        while law[1] - before.offset(at: stage.time) > 2.5 {
            stage.advance(by: 1.0 / 60)
            before = try axis(stage)
        }
        let choice = try choice(stage)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100)), start = try axis(stage).offset(at: stage.time)
        #expect(law[1] - start > 0.01)
        finger.move(by: CGSize(width: 100, height: 0), over: 0.5)
        finger.move(by: CGSize(width: -40, height: 0), over: 0.04)
        finger.lift()
        guard case .law(let end, _) = try axis(stage).course else {
            Issue.record("at rest after the drag")
            return
        }
        let current = end[3] == 1 ? end[4] : end[6] + end[7], speed = end[3] == 1 ? end[5] : end[8]
        let release = SnapRelease(
            current: current, proposed: Deceleration.projectedRest(position: current, velocity: speed),
            velocity: speed, start: start, original: law[1])
        #expect(end[1] == law[1])
        let rest = try #require(choice.shifted(by: axis(stage).growth).rest(of: release))
        #expect(abs(rest.position - end[1]) < 0.01)
    }
}

private struct PagerOfNumbers: View {
    @State private var index = 0

    var body: some View { EndlessPager(index: $index) { page in Text("\(page)") } }
}

private struct Ruler: View {
    let hasDisabledValues: Bool
    @State var value = 500

    var body: some View {
        WheelPicker("Number", value: $value, in: 0...1_000)
            .valueDisabled { (value: Int) in hasDisabledValues && value % 3 == 0 }
            .wheelPickerStyle(.ruler)
    }
}
