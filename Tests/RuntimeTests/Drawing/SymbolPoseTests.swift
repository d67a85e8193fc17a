import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class PoseModel {
    var count = 0
    var isOn = false
}

/// The size, opacity, angle, and place of a symbol during its effects, at exact times.
@MainActor
@Suite struct SymbolPoseTests {
    private struct Subject<Content: View>: View {
        let model: PoseModel
        @ViewBuilder let content: (PoseModel) -> Content
        var body: some View { content(model).font(.system(size: 60)) }
    }

    private struct Pose {
        var scale: Double
        var opacity: Double
        var sine: Double
        var offset: CGSize
    }

    /// Returns the pose after each of the times since the change that begins the effect.
    private func poses<V: View>(
        at times: [Double], mirrored: Bool = false, change: (PoseModel) -> Void = { $0.count += 1 },
        @ViewBuilder _ content: @escaping (PoseModel) -> V
    ) throws -> [Pose] {
        let model = PoseModel()
        let stage = Stage(
            size: CGSize(width: 200, height: 200), environment: { if mirrored { $0.layoutDirection = .rightToLeft } }
        ) {
            Subject(model: model, content: content)
        }
        try stage.settle()
        let rest = try #require(stage.marks.first ?? reference())
        change(model)
        stage.update()
        let start = stage.time
        return times.map { time in
            stage.advance(by: start + time - stage.time)
            guard let mark = stage.marks.first else { return Pose(scale: 0, opacity: 0, sine: 0, offset: .zero) }
            let transform = mark.layer.transform ?? ProjectionTransform()
            return Pose(
                scale: Double(mark.frame.width / rest.frame.width), opacity: Double(mark.color?.alpha ?? 0),
                sine: Double(transform.m12),
                offset: CGSize(
                    width: mark.frame.midX - rest.frame.midX, height: mark.frame.midY - rest.frame.midY))
        }
    }

    private func reference() -> Mark? {
        Stage(size: CGSize(width: 200, height: 200)) { Image(systemName: "circle.fill").font(.system(size: 60)) }
            .marks.first
    }

    private var dot: Image { Image(systemName: "circle.fill") }

    private func expect(
        _ found: [Pose], _ key: KeyPath<Pose, Double>, _ expected: [Double],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (pose, number) in zip(found, expected) {
            #expect(abs(pose[keyPath: key] - number) < 0.004, "\(pose)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Once

    /// A bounce takes 0.6 seconds: a swing by a quarter of the size, which decays by the factor e³.
    @Test func `A bounce is a decaying swing of the size`() throws {
        func bounce(_ part: Double) -> Double { 0.25 * exp(-3 * part) * sin(2 * .pi * part) }
        let parts = [0.25, 0.5, 0.75]
        let up = try poses(at: parts.map { $0 * 0.6 } + [0.62]) { dot.symbolEffect(.bounce, value: $0.count) }
        expect(up, \.scale, parts.map { 1 + bounce($0) } + [1])
        let down = try poses(at: [0.15, 0.45]) { dot.symbolEffect(.bounce.down, value: $0.count) }
        expect(down, \.scale, [1 - bounce(0.25), 1 - bounce(0.75)])
        expect(down, \.opacity, [1, 1])
        let fast = try poses(at: [0.075, 0.32]) {
            dot.symbolEffect(.bounce, options: .speed(2), value: $0.count)
        }
        expect(fast, \.scale, [1 + bounce(0.25), 1])
    }

    /// A pulse takes 1.5 seconds, and fades to 45 percent.
    @Test func `A pulse fades and returns`() throws {
        let found = try poses(at: [0.375, 0.75, 1.125, 1.52]) { dot.symbolEffect(.pulse, value: $0.count) }
        expect(found, \.opacity, [0.725, 0.45, 0.725, 1])
        expect(found, \.scale, [1, 1, 1, 1])
    }

    /// A breath takes 2.4 seconds, and grows by 12 percent.
    @Test func `A breath grows, and fades unless it is plain`() throws {
        let found = try poses(at: [0.6, 1.2, 1.8]) {
            dot.symbolEffect(.breathe, options: .nonRepeating, value: $0.count)
        }
        expect(found, \.scale, [1.06, 1.12, 1.06])
        expect(found, \.opacity, [0.85, 0.7, 0.85])
        let plain = try poses(at: [1.2]) { dot.symbolEffect(.breathe.plain, value: $0.count) }
        expect(plain, \.scale, [1.12])
        expect(plain, \.opacity, [1])
    }

    /// A wiggle takes 0.9 seconds: three swings that end linearly. It moves by 12 percent of the height, or turns by 12
    /// degrees.
    @Test func `A wiggle swings in its direction`() throws {
        let part = 1.0 / 12, time = 0.9 * part, swing = 11.0 / 12
        let height = Double(try frame().height)
        func offset(_ effect: WiggleSymbolEffect, mirrored: Bool = false) throws -> CGSize {
            try poses(at: [time], mirrored: mirrored) { dot.symbolEffect(effect, value: $0.count) }[0].offset
        }
        let reach = 0.12 * swing * height
        for (effect, x, y) in [
            (.wiggle.right, 1, 0), (.wiggle.left, -1, 0), (.wiggle.up, 0, -1), (.wiggle.down, 0, 1),
            (.wiggle.forward, 1, 0),
            (.wiggle.backward, -1, 0), (.wiggle.custom(angle: 90), 0, 1), (.wiggle.custom(angle: .degrees(180)), -1, 0),
        ] as [(WiggleSymbolEffect, Double, Double)] {
            let found = try offset(effect)
            #expect(abs(found.width - x * reach) < 0.05 && abs(found.height - y * reach) < 0.05, "\(effect) \(found)")
        }
        for (effect, x) in [(.wiggle.forward, -1), (.wiggle.backward, 1)] as [(WiggleSymbolEffect, Double)] {
            let found = try offset(effect, mirrored: true)
            #expect(abs(found.width - x * reach) < 0.05 && abs(found.height) < 0.05, "\(effect) \(found)")
        }
        for (effect, degrees) in [(.wiggle.clockwise, 12), (.wiggle.counterClockwise, -12)]
            as [(WiggleSymbolEffect, Double)]
        {
            let found = try poses(at: [time, 3 * time, 0.92]) { dot.symbolEffect(effect, value: $0.count) }
            expect(found, \.sine, [sin(degrees * swing * .pi / 180), -sin(degrees * 0.75 * .pi / 180), 0])
        }
    }

    private func frame() throws -> CGRect {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            dot.font(.system(size: 60)).accessibilityIdentifier("dot")
        }
        return try stage.frame(of: "dot")
    }

    /// A turn takes 1.6 seconds, and begins and ends slowly.
    @Test func `A rotation turns once`() throws {
        let quarter = sin(360.0 * 0.0625 * 2.5 * .pi / 180)
        for (effect, sign) in [
            (RotateSymbolEffect.rotate, 1.0), (.rotate.counterClockwise, -1), (.rotate.clockwise, 1),
        ] {
            let found = try poses(at: [0.4, 0.8, 1.2, 1.62]) { dot.symbolEffect(effect, value: $0.count) }
            expect(found, \.sine, [sign * quarter, 0, -sign * quarter, 0])
        }
    }

    // MARK: While active

    /// Changes of a level take 0.3 seconds, and begin and end slowly.
    @Test func `A scale grows to its level, and returns`() throws {
        let half = 0.25 * 0.25 * 2.5
        for (effect, growth) in [(ScaleSymbolEffect.scale.up, 0.2), (.scale.down, -0.2), (.scale, 0)] {
            let found = try poses(at: [0.075, 0.15, 0.32], change: { $0.isOn = true }) {
                dot.symbolEffect(effect, isActive: $0.isOn)
            }
            expect(found, \.scale, [1 + growth * half, 1 + growth / 2, 1 + growth])
        }
        let fast = try poses(at: [0.075, 0.16], change: { $0.isOn = true }) {
            dot.symbolEffect(.scale.up, options: .speed(2), isActive: $0.isOn)
        }
        expect(fast, \.scale, [1.1, 1.2])
    }

    @Test func `A symbol appears and disappears at three fifths of its size`() throws {
        let appearing = try poses(at: [0.15, 0.32], change: { $0.isOn = true }) {
            dot.symbolEffect(.appear, isActive: $0.isOn)
        }
        expect(appearing, \.opacity, [0.5, 1])
        expect(appearing, \.scale, [0.8, 1])
        let leaving = try poses(at: [0.075, 0.15, 0.32], change: { $0.isOn = true }) {
            dot.symbolEffect(.disappear, isActive: $0.isOn)
        }
        let level = 0.25 * 0.25 * 2.5
        expect(leaving, \.opacity, [1 - level, 0.5, 0])
        expect(Array(leaving.prefix(2)), \.scale, [0.6 + 0.4 * (1 - level), 0.8])
    }

    @Test func `A change that is undone continues from the level that it reached`() throws {
        let model = PoseModel()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Subject(model: model) { dot.symbolEffect(.scale.up, isActive: $0.isOn) }
        }
        let rest = try #require(stage.marks.first).frame.width
        func scale() throws -> Double { Double(try #require(stage.marks.first).frame.width / rest) }
        model.isOn = true
        stage.update()
        stage.advance(by: 0.15)
        #expect(abs(try scale() - 1.1) < 0.004)
        model.isOn = false
        stage.update()
        #expect(abs(try scale() - 1.1) < 0.004)
        stage.advance(by: 0.15)
        #expect(abs(try scale() - 1.05) < 0.004)
        try stage.settle()
        #expect(try scale() == 1)
    }

    // MARK: Repetitions

    @Test(
        arguments: [
            (.default, [false, false]), (.nonRepeating, [false, false]), (.repeat(1), [false, false]),
            (.repeat(0), [false, false]), (.repeat(2), [true, false]), (.repeat(3), [true, true]),
            (.repeating, [true, true]), (.repeat(nil), [true, true]), (.repeat(.continuous), [true, true]),
            (.speed(0.5), [true, false]), (.default.speed(.nan), [false, false]),
            (.default.repeating, [true, true]), (.repeating.nonRepeating, [false, false]),
            (.speed(0.5).repeat(1), [true, false]), (.speed(0.5).nonRepeating, [true, false]),
        ] as [(SymbolEffectOptions, [Bool])])
    func `An effect runs as often as its options say`(options: SymbolEffectOptions, moves: [Bool]) throws {
        // Bounces take 0.6 seconds each, so these are a quarter of the second and of the third one.
        let found = try poses(at: [0.75, 1.35]) { dot.symbolEffect(.bounce, options: options, value: $0.count) }
        #expect(found.map { abs($0.scale - 1) > 0.005 } == moves, "\(found)")
    }

    /// A bounce and a pause of half a second.
    @Test func `Repetitions have pauses`() throws {
        let quarter = 1 + 0.25 * exp(-0.75)
        let found = try poses(at: [0.15, 0.85, 1.25, 1.9, 2.35]) {
            dot.symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 0.5)), value: $0.count)
        }
        expect(found, \.scale, [quarter, 1, quarter, 1, 1])
        let endless = try poses(at: [0.15, 1.2, 1.75, 3.35]) {
            dot.symbolEffect(.bounce, options: .repeat(.periodic), value: $0.count)
        }
        // The usual pause is a second, so the third begins at 3.2.
        expect(endless, \.scale, [quarter, 1, quarter, quarter])
        for delay in [-1, Double.nan] {
            let found = try poses(at: [0.75, 1.75]) {
                dot.symbolEffect(.bounce, options: .repeat(.periodic(delay: delay)), value: $0.count)
            }
            // A negative pause is none, and one that isn't a number is a second.
            expect(found, \.scale, delay < 0 ? [quarter] : [1, quarter])
        }
    }

    /// A bounce and a pause of half a second, twice.
    @Test func `A symbol needs frames while it moves, and none before the end of a pause`() {
        let model = PoseModel()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Subject(model: model) {
                dot.symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 0.5)), value: $0.count)
            }
        }
        func next(_ time: Double) -> FrameOutcome.Next { stage.graph.frame(at: time).next }
        model.count += 1
        stage.update()
        #expect(next(0.1) == .soon && next(0.5) == .soon)
        if case .at(let moment) = next(0.7) {
            #expect(abs(moment - 1.1) < 1e-9)
        } else {
            Issue.record("a pause needs no frames")
        }
        #expect(next(1.15) == .soon && next(1.65) == .soon)
        #expect(next(1.75) == .none)
    }

    // MARK: Replacement

    /// A replacement takes 0.4 seconds: the old symbol fades and shrinks to half its size, and the new one returns.
    @Test func `A symbol is replaced where neither is visible`() throws {
        let found = try poses(at: [0.1, 0.16, 0.24, 0.3, 0.42], change: { $0.isOn = true }) {
            Image(systemName: $0.isOn ? "square.fill" : "circle.fill").contentTransition(.symbolEffect(.replace))
        }
        expect(found, \.opacity, [0.5, 0.2, 0.2, 0.5, 1])
        let scales = found.map(\.scale)
        #expect(abs(scales[1] / scales[0] - 0.6 / 0.75) < 0.004 && abs(scales[2] / scales[3] - 0.6 / 0.75) < 0.004)
        #expect(abs(scales[3] / scales[4] - 0.75) < 0.004)
    }
}
