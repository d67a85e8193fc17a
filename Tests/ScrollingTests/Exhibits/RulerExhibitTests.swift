import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

@MainActor
@Suite struct RulerExhibitTests {
    private func makeStage(_ direction: LayoutDirection = .leftToRight, size: CGSize = CGSize(width: 390, height: 844))
        -> Stage
    {
        Stage(size: size, environment: { $0.layoutDirection = direction }) { RulerExhibit() }
    }

    private func number(_ stage: Stage) throws -> Int { try #require(Int(try stage.text(of: "number"))) }

    private func expectTickUnderLine(_ stage: Stage) throws {
        let line = try stage.frame(of: "ruler").midX
        let tick = try stage.frame(of: "tick-\(number(stage))").midX
        #expect(abs(tick - line) < 0.51)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func opensWithItsNumberUnderTheLine(_ direction: LayoutDirection) throws {
        let stage = makeStage(direction)
        #expect(try number(stage) == 30)
        try expectTickUnderLine(stage)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func restsOnATickAfterAnyFling(_ direction: LayoutDirection) throws {
        let stage = makeStage(direction), place = try stage.frame(of: "ruler")
        for velocity in [-900.0, 333, 1470, -60] {
            stage.flick(from: CGPoint(x: place.midX, y: place.midY), velocity: CGVector(dx: velocity, dy: 0))
            try stage.settle()
            try expectTickUnderLine(stage)
        }
        stage.flick(from: CGPoint(x: place.midX, y: place.midY), velocity: CGVector(dx: -9000, dy: 0))
        try stage.settle()
        #expect(try number(stage) == (direction == .leftToRight ? 100 : 0))
        try expectTickUnderLine(stage)
    }

    @Test func dimsTheTicksBeforeTheLine() throws {
        let stage = makeStage()
        #expect(try stage.opacity(of: "tick-29") < 0.25)
        #expect(try stage.opacity(of: "tick-31") == 1)
    }

    @Test func clicksAtEachNumberItPasses() throws {
        let stage = makeStage(), place = try stage.frame(of: "ruler")
        let finger = stage.touch(at: CGPoint(x: place.midX, y: place.midY))
        finger.move(by: CGSize(width: -10, height: 0), over: 0.1)
        let before = stage.feedback.count, start = try number(stage)
        for _ in 0..<6 { finger.move(by: CGSize(width: -10, height: 0), over: 0.1) }
        let numbers = try number(stage) - start
        #expect(numbers >= 5)
        #expect(stage.feedback.count - before == numbers)
        finger.lift()
    }

    @Test func adjustsByOne() throws {
        let stage = makeStage()
        try stage.adjust("ruler", .increment)
        try stage.settle()
        #expect(try number(stage) == 31)
        try expectTickUnderLine(stage)
    }
}
