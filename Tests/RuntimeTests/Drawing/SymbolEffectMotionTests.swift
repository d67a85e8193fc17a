import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class RunModel {
    var count = 0
}

/// Where symbol effects move a symbol, and how much of it is visible.
@MainActor @Suite struct SymbolEffectMotionTests {
    private let model = RunModel()

    private struct Subject<Content: View>: View {
        let model: RunModel
        @ViewBuilder let content: (RunModel) -> Content

        var body: some View { content(model).font(.system(size: 60)) }
    }

    private func stage(@ViewBuilder _ content: @escaping (RunModel) -> some View) -> Stage {
        let model = model
        return Stage(size: CGSize(width: 100, height: 100), scale: 1) { Subject(model: model, content: content) }
    }

    /// Returns the mean position of the dark pixels in the rows.
    private func center(_ stage: Stage, rows: Range<Int> = 0..<100) throws -> CGPoint {
        let pixels = Pixels(stage)
        var sum = CGPoint.zero, count: CGFloat = 0
        for y in rows {
            for x in 0..<100 where pixels[x, y].red < 0.5 {
                sum.x += CGFloat(x)
                sum.y += CGFloat(y)
                count += 1
            }
        }
        try #require(count > 0)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// Returns how far the symbol has moved after a time since the change that starts the effect.
    private func distance<Effect: DiscreteSymbolEffect & SymbolEffect>(_ effect: Effect, after seconds: Double) throws
        -> CGSize
    {
        let stage = stage { Image(systemName: "star.fill").symbolEffect(effect, value: $0.count) }
        let start = try center(stage)
        model.count += 1
        stage.advance(by: seconds)
        let end = try center(stage)
        try stage.settle()
        #expect(try center(stage) == start)
        return CGSize(width: end.x - start.x, height: end.y - start.y)
    }

    @Test func aWiggleFirstMovesInItsDirection() throws {
        // A twelfth of the effect, when the first swing is widest.
        func offset(_ effect: WiggleSymbolEffect) throws -> CGSize { try distance(effect, after: 0.075) }
        for (effect, x, y) in [
            (.wiggle.left, -1, 0), (.wiggle.right, 1, 0), (.wiggle.up, 0, -1), (.wiggle.down, 0, 1),
            (.wiggle.backward, -1, 0), (.wiggle.forward, 1, 0), (.wiggle.custom(angle: 90), 0, 1),
            (.wiggle.custom(angle: .degrees(180)), -1, 0),
        ] as [(WiggleSymbolEffect, CGFloat, CGFloat)] {
            let moved = try offset(effect)
            #expect(moved.width * x + moved.height * y > 4 * (abs(x) + abs(y)), "\(effect.configuration) \(moved)")
            #expect(abs(moved.width * y) + abs(moved.height * x) < 1, "\(effect.configuration) \(moved)")
        }
    }

    @Test func aWiggleForwardFollowsTheLayoutDirection() throws {
        func offset(_ effect: WiggleSymbolEffect, _ direction: LayoutDirection) throws -> CGFloat {
            let model = RunModel()
            let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
                Subject(model: model) {
                    Image(systemName: "star.fill").symbolEffect(effect, value: $0.count)
                }
                .environment(\.layoutDirection, direction)
            }
            let start = try center(stage)
            model.count += 1
            stage.advance(by: 0.075)
            return try center(stage).x - start.x
        }
        #expect(try offset(.wiggle.forward, .rightToLeft) < -4)
        #expect(try offset(.wiggle.backward, .rightToLeft) > 4)
        #expect(try offset(.wiggle.right, .rightToLeft) > 4)
    }

    @Test func aPauseNeedsNoFrames() throws {
        let stage = stage {
            Image(systemName: "star.fill")
                .symbolEffect(.bounce, options: .repeat(.periodic(delay: 10)), isActive: $0.count > 0)
        }
        model.count += 1
        stage.advance(by: 1)
        stage.resetStatistics()
        stage.advance(by: 8)
        #expect(stage.statistics.layersChanged == 0)
        stage.advance(by: 2)
        #expect(stage.statistics.layersChanged > 0)
    }

    /// Returns how far to the right the tip of an arrow is after a time.
    private func tip<Effect: DiscreteSymbolEffect & SymbolEffect>(_ effect: Effect, after seconds: Double) throws
        -> CGFloat
    {
        let stage = stage { Image(systemName: "arrow.up").symbolEffect(effect, value: $0.count) }
        let start = try center(stage, rows: 0..<50).x
        model.count += 1
        stage.advance(by: seconds)
        return try center(stage, rows: 0..<50).x - start
    }

    @Test func rotationsAndWigglesHaveADirection() throws {
        #expect(try tip(.wiggle, after: 0.075) > 1)
        #expect(try tip(.wiggle.clockwise, after: 0.075) > 1)
        #expect(try tip(.wiggle.counterClockwise, after: 0.075) < -1)
        #expect(try tip(.rotate, after: 0.4) > 3)
        #expect(try tip(.rotate.clockwise, after: 0.4) > 3)
        #expect(try tip(.rotate.counterClockwise, after: 0.4) < -3)
    }

    @Test func aRotationIsHalfDoneAfterHalfItsTime() throws {
        let stage = stage { Image(systemName: "arrow.up").symbolEffect(.rotate, value: $0.count) }
        let start = try center(stage, rows: 0..<50)
        model.count += 1
        stage.advance(by: 0.8)
        let end = try center(stage, rows: 50..<100)
        #expect(abs(start.x + end.x - 99) < 3 && abs(start.y + end.y - 99) < 3, "\(start) \(end)")
        #expect(abs(try stage.settle() - 0.8) < 0.1)
    }

    @Test func aBreathBeginsAndEndsWithTheSymbolAsItIs() throws {
        let stage = stage { Image(systemName: "star.fill").symbolEffect(.breathe, value: $0.count) }
        #expect(Pixels(stage)[50, 50].red < 0.05)
        model.count += 1
        stage.advance(by: 0.05)
        #expect(Pixels(stage)[50, 50].red < 0.1)
        try stage.settle()
        #expect(Pixels(stage)[50, 50].red < 0.05)
    }
}
