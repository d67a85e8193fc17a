import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The cost of a pager doesn't depend on its position.
@MainActor @Suite struct PagerCostTests {
    private func frames(at index: Int64) throws -> (bodies: Int, layouts: Int, built: Int) {
        let log = PagerLog(index)
        let stage = Stage(size: CGSize(width: 390, height: 300), checksBodies: false) { PagerScene(log: log) }
        let finger = stage.touch(at: CGPoint(x: 380, y: 100))
        finger.move(to: CGPoint(x: 350, y: 100), over: 0.1)
        log.forget()
        stage.resetStatistics()
        finger.move(to: CGPoint(x: 200, y: 100), over: 0.5)
        let still = stage.statistics
        #expect(still.bodiesEvaluated == 0)
        #expect(still.nodesLaidOut == 0)
        #expect(log.built.isEmpty)
        stage.resetStatistics()
        finger.move(to: CGPoint(x: -900, y: 100), over: 1)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        return (stage.statistics.bodiesEvaluated, stage.statistics.nodesLaidOut, log.built.count)
    }

    @Test func aFrameCostsTheSameAtEveryIndex() throws {
        let first = try frames(at: 0)
        #expect(first.built == 3)
        for index in [1 << 40, (1 << 53) + 1, .max - 9, .min + 5] as [Int64] {
            let other = try frames(at: index)
            #expect(other == first, "at \(index)")
        }
    }

    @Test func neverMoreThanThreePagesAtRest() throws {
        let log = PagerLog((1 << 53) + 1)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { PagerScene(log: log, limit: 8) }
        for velocity in [-5000.0, -900, 7000, -3000, 400] {
            stage.flick(from: CGPoint(x: 195, y: 100), velocity: CGVector(dx: velocity, dy: 0))
            try stage.settle()
            #expect(log.alive == [log.index - 1, log.index, log.index + 1])
        }
        log.index = 3
        try stage.settle()
        #expect(log.alive == [2, 3, 4])
        #expect(log.mostAlive <= 6)
    }
}
