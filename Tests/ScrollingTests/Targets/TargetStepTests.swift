import LayerTree
import ScrollMechanics
import ScrollworkTesting
import SwiftUI
import Testing

/// The targets of keys and wheels, in a row of ten views of 120 points in 390 points: the last offset is 810.
@MainActor
@Suite struct TargetStepTests {
    /// Rests at multiples of a distance, or anywhere.
    nonisolated struct Multiples: ScrollTargetBehavior {
        let distance: CGFloat?

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            guard let distance else { return }
            target.rect.origin.x = (target.rect.origin.x / distance).rounded() * distance
        }
    }

    nonisolated enum Behavior: Sendable, Equatable {
        case aligned(CGFloat?), paging, multiples(CGFloat?), none
    }

    private func stage(_ behavior: Behavior, isRightToLeft: Bool = false) -> Stage {
        let erased: AnyScrollTargetBehavior? =
            switch behavior {
            case .aligned(let anchor):
                AnyScrollTargetBehavior(.viewAligned(anchor: anchor.map { UnitPoint(x: $0, y: 0) }))
            case .paging: AnyScrollTargetBehavior(.paging)
            case .multiples(let distance): AnyScrollTargetBehavior(Multiples(distance: distance))
            case .none: nil
            }
        return Stage(
            size: CGSize(width: 390, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            let row = ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { cell(120, 100, "\($0)") } }.scrollTargetLayout()
            }
            .accessibilityIdentifier("row")
            if let erased { row.scrollTargetBehavior(erased) } else { row }
        }
    }

    /// Returns the distance from the leading edge.
    private func offset(_ stage: Stage, _ isRightToLeft: Bool = false) throws -> CGFloat {
        let state = try stage.scroll("row")
        return isRightToLeft ? state.contentSize.width - 390 - state.offset.x : state.offset.x
    }

    /// The steps are to the trailing side, and then back by the same number.
    @Test(
        arguments: [
            (.aligned(nil), [120, 240, 360, 480, 600, 720, 810, 810], [720, 600, 480]),
            (.aligned(0.5), [105, 225, 345, 465, 585, 705, 810, 810], [705, 585, 465]),
            (.aligned(1), [90, 210, 330, 450, 570, 690, 810, 810], [690, 570, 450]),
            (.paging, [390, 780, 810, 810], [780, 390, 0, 0]), (.multiples(70), [70, 140, 210], [140, 70, 0, 0]),
            (.multiples(300), [300, 600, 810, 810], [600, 300, 0]), (.multiples(1_000), [810, 810], [0, 0]),
        ] as [(Behavior, [CGFloat], [CGFloat])])
    func `A step of a key or a wheel is a target`(behavior: Behavior, forward: [CGFloat], back: [CGFloat]) throws {
        for isRightToLeft in [false, true] {
            for isKey in [true, false] {
                let stage = stage(behavior, isRightToLeft: isRightToLeft)
                func step(_ direction: CGFloat) throws {
                    let physical = isRightToLeft ? -direction : direction
                    if isKey {
                        stage.press(physical > 0 ? .rightArrow : .leftArrow)
                    } else {
                        stage.wheel(by: CGSize(width: physical, height: 0), at: CGPoint(x: 100, y: 50))
                    }
                    try stage.settle()
                }
                for place in forward {
                    try step(1)
                    #expect(
                        abs(try offset(stage, isRightToLeft) - place) < 0.01, "\(behavior) \(isKey) \(isRightToLeft)")
                }
                for place in back {
                    try step(-1)
                    #expect(
                        abs(try offset(stage, isRightToLeft) - place) < 0.01,
                        "back \(behavior) \(isKey) \(isRightToLeft)")
                }
            }
        }
    }

    /// Steps before the content rests count from its destination.
    @Test(
        arguments: [(.aligned(nil), 3, 360), (.paging, 2, 780), (.multiples(70), 4, 280), (.aligned(nil), 20, 810)]
            as [(Behavior, Int, CGFloat)])
    func `Steps add up`(behavior: Behavior, steps: Int, place: CGFloat) throws {
        for notches in [false, true] {
            let stage = stage(behavior)
            if notches {
                stage.wheel(by: CGSize(width: CGFloat(steps), height: 0), at: CGPoint(x: 100, y: 50))
            } else {
                for _ in 0..<steps {
                    stage.press(.rightArrow)
                    stage.advance(by: 0.05)
                }
            }
            try stage.settle()
            #expect(abs(try offset(stage) - place) < 0.01)
        }
    }

    /// A behavior that accepts every position has no targets.
    @Test(arguments: [Behavior.none, .multiples(nil)]) func `Without targets, a key and a wheel have their distances`(
        behavior: Behavior
    ) throws {
        let stage = stage(behavior)
        stage.press(.rightArrow)
        try stage.settle()
        #expect(abs(try offset(stage) - pow(390, 2.0 / 3)) < 0.01)
        stage.press(.leftArrow)
        try stage.settle()
        #expect(try offset(stage) == 0)
        stage.wheel(by: CGSize(width: 2, height: 0), at: CGPoint(x: 100, y: 50))
        try stage.settle()
        #expect(abs(try offset(stage) - 200) < 0.01)
        stage.press(.space)
        try stage.settle()
        #expect(abs(try offset(stage) - 590) < 0.01)
    }

    /// A page of 390 points, and the next one, end at the nearest target.
    @Test(
        arguments: [(.aligned(nil), [360, 720]), (.multiples(70), [420, 810]), (.multiples(300), [300, 600])]
            as [(Behavior, [CGFloat])])
    func `A page ends at a target`(behavior: Behavior, places: [CGFloat]) throws {
        for key in [KeyEvent.Key.space, .pageDown] {
            let stage = stage(behavior)
            for place in places {
                stage.press(key)
                try stage.settle()
                #expect(abs(try offset(stage) - place) < 0.01)
            }
            stage.press(.end)
            try stage.settle()
            #expect(abs(try offset(stage) - 810) < 0.01)
        }
    }

    // MARK: Releases

    /// A slow release of a finger, and where the content then rests.
    @Test(
        arguments: [
            (.aligned(nil), 59, 0), (.aligned(nil), 60, 120), (.aligned(nil), 179, 120), (.aligned(nil), 181, 240),
            (.aligned(nil), 770, 720), (.aligned(nil), 790, 810), (.paging, 194, 0), (.paging, 196, 390),
            (.paging, 700, 390),
            (.multiples(70), 34, 0), (.multiples(70), 36, 70), (.multiples(nil), 123, 123), (.none, 123, 123),
            (.aligned(0.5), 40, 0), (.aligned(0.5), 60, 105), (.aligned(0.5), 164, 105), (.aligned(0.5), 166, 225),
        ] as [(Behavior, CGFloat, CGFloat)])
    func `Content rests at the nearest target`(behavior: Behavior, release: CGFloat, place: CGFloat) throws {
        let stage = stage(behavior)
        let finger = stage.touch(at: CGPoint(x: 380, y: 50))
        finger.move(by: CGSize(width: -(release + 10), height: 0), over: 1)
        finger.hold(for: 0.3)
        #expect(abs(try offset(stage) - release) < 0.01)
        finger.lift()
        try stage.settle()
        let found = try offset(stage)
        #expect(abs(found - place) < 0.01, "\(found)")
    }

    // MARK: Programs

    @MainActor @Observable final class Model {
        var count = 10
        var position = ScrollPosition(idType: Int.self)
    }

    private struct Row: View {
        @Bindable var model: Model
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { cell(120, 100, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition($model.position)
            .accessibilityIdentifier("row")
        }
    }

    @Test func `A program that takes over from a step ends at its target`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 100)) { Row(model: model) }
        stage.press(.rightArrow)
        stage.advance(by: 0.05)
        withAnimation(.linear(duration: 0.5)) { model.position.scrollTo(x: 200) }
        stage.advance(by: 0.1)
        model.count = 12
        try stage.settle()
        #expect(abs(try offset(stage) - 200) < 0.01)
    }

    // MARK: Proposals

    nonisolated final class Proposals: @unchecked Sendable {
        var all: [(place: CGFloat, original: CGFloat, velocity: CGFloat)] = []
        var places: [CGFloat] { all.map(\.place) }
    }

    /// Rests at multiples of a distance, or anywhere, and records what it receives.
    nonisolated struct Recording: ScrollTargetBehavior {
        let distance: CGFloat?
        let proposals: Proposals

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            proposals.all.append((target.rect.minX, context.originalTarget.rect.minX, context.velocity.dx))
            Multiples(distance: distance).updateTarget(&target, context: context)
        }
    }

    /// A step proposes each point up to 64, and then each distance that is a tenth longer, until the behavior leaves
    /// the current target. The content then moves to this target, which the behavior sees again.
    @Test func `A step proposes increasing distances without a velocity`() throws {
        for (distance, count) in [(70, 35), (300, 73)] as [(CGFloat, Int)] {
            let proposals = Proposals()
            let stage = Stage(size: CGSize(width: 390, height: 100)) {
                ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { cell(120, 100, "\($0)") } } }
                    .scrollTargetBehavior(Recording(distance: distance, proposals: proposals))
                    .accessibilityIdentifier("row")
            }
            for from in [0, distance] {
                proposals.all = []
                stage.press(.rightArrow)
                let expected = (1...count).map { step -> CGFloat in
                    let length = step <= 64 ? CGFloat(step) : 64 * pow(1.1, CGFloat(step - 64))
                    return from + length
                }
                let found = proposals.places
                try #require(found.count == count + 1, "\(distance): \(found)")
                for (one, other) in zip(found, expected + [from + distance]) {
                    #expect(abs(one - other) < 0.001, "\(distance)")
                }
                #expect(proposals.all.allSatisfy { abs($0.original - from) < 0.001 && $0.velocity == 0 })
                try stage.settle()
            }
            #expect(abs(try offset(stage) - 2 * distance) < 0.01)
            proposals.all = []
            stage.press(.leftArrow)
            #expect(abs(try #require(proposals.places.first) - (2 * distance - 1)) < 0.001)
            #expect(abs(try #require(proposals.places.last) - distance) < 0.001)
            #expect(proposals.all.allSatisfy { abs($0.original - 2 * distance) < 0.001 && $0.velocity == 0 })
        }
    }

    @Test func `A behavior that accepts two positions has no targets`() throws {
        let proposals = Proposals()
        let stage = Stage(size: CGSize(width: 390, height: 100)) {
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { cell(120, 100, "\($0)") } } }
                .scrollTargetBehavior(Recording(distance: nil, proposals: proposals))
                .accessibilityIdentifier("row")
        }
        proposals.all = []
        stage.press(.rightArrow)
        #expect(proposals.places.prefix(2) == [1, 1.5] && proposals.places.count == 3)
        #expect(abs(try #require(proposals.places.last) - pow(390, 2.0 / 3)) < 0.001)
        try stage.settle()
        proposals.all = []
        stage.press(.leftArrow)
        let start: CGFloat = pow(390, 2.0 / 3)
        #expect(proposals.places.count == 3)
        for (one, other) in zip(proposals.places, [start - 1, start - 1.5, 0]) { #expect(abs(one - other) < 0.01) }
    }

    // MARK: Ends and motions

    /// Three views as long as the container. Further steps follow before the content rests.
    @Test func `Steps end at the first and the last view`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<3) { cell(390, 100, "\($0)") } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .accessibilityIdentifier("row")
        }
        for (key, place) in [(.rightArrow, 780), (.leftArrow, 0)] as [(KeyEvent.Key, CGFloat)] {
            for _ in 0..<4 {
                stage.press(key)
                stage.advance(by: 0.02)
            }
            try stage.settle()
            #expect(abs(try offset(stage) - place) < 0.01)
        }
    }

    /// Rests at the start, or anywhere from 10 points on.
    nonisolated struct FreeFromTen: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if target.rect.origin.x < 10 { target.rect.origin.x = 0 }
        }
    }

    @Test func `The first position that a behavior accepts after it refused others is a target`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 100)) {
            ScrollView(.horizontal) { cell(1_200, 100, "content") }
                .scrollTargetBehavior(FreeFromTen())
                .accessibilityIdentifier("row")
        }
        stage.press(.rightArrow)
        try stage.settle()
        #expect(abs(try offset(stage) - 10) < 0.01)
    }

    /// Rests at multiples of 100 points, and anywhere in a range.
    nonisolated struct FreeBetween: ScrollTargetBehavior {
        let range: ClosedRange<CGFloat>

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if range.contains(target.rect.origin.x) { return }
            target.rect.origin.x = (target.rect.origin.x / 100).rounded() * 100
        }
    }

    /// The wheel turns to the start of each row first. A notch without a target is 100 points long.
    @Test(
        arguments: [(200...1_000, 0, 3, 300), (0...200, 800, -7, 100)]
            as [(ClosedRange<CGFloat>, CGFloat, CGFloat, CGFloat)])
    func `Notches that find no target have their length`(
        range: ClosedRange<CGFloat>, start: CGFloat, notches: CGFloat, end: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 390, height: 100)) {
            ScrollView(.horizontal) { cell(1_200, 100, "content") }
                .scrollTargetBehavior(FreeBetween(range: range))
                .accessibilityIdentifier("row")
        }
        for (count, place) in [(start / 100, start), (notches, end)] where count != 0 {
            stage.wheel(by: CGSize(width: count, height: 0), at: CGPoint(x: 100, y: 50))
            try stage.settle()
            #expect(abs(try offset(stage) - place) < 0.01)
        }
    }

    @Test func `A wheel moves content by a thousand targets at once at most`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1_200, id: \.self) { cell(10, 100, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .accessibilityIdentifier("row")
        }
        for (notches, place) in [(1_500, 10_000), (100, 11_000), (-1_500, 1_000)] as [(CGFloat, CGFloat)] {
            stage.wheel(by: CGSize(width: notches, height: 0), at: CGPoint(x: 50, y: 50))
            try stage.settle()
            #expect(abs(try offset(stage) - place) < 0.01)
        }
    }

    /// The springs of steps between targets have a response of 0.3 seconds, and those of other keys one of 0.4 seconds.
    @Test func `A key moves the content with a spring`() throws {
        let arrow: Double = pow(390, 2.0 / 3)
        for (behavior, key, distance, response) in [
            (.none, .space, 390, 0.4), (.none, .rightArrow, arrow, 0.4), (.none, .end, 810, 0.4),
            (.aligned(nil), .rightArrow, 120, 0.3), (.aligned(nil), .space, 360, 0.4),
        ] as [(Behavior, KeyEvent.Key, Double, Double)] {
            let stage = stage(behavior)
            let start = stage.time
            let spring = Trajectory.settle(from: 0, velocity: 0, to: distance, response: response)
            stage.press(key)
            for _ in 0..<3 {
                stage.advance(by: 0.05)
                let found = Double(try offset(stage)), expected = spring.position(at: stage.time - start)
                #expect(abs(found - expected) < 0.5, "\(behavior) \(distance): \(found), \(expected)")
            }
        }
    }
}
