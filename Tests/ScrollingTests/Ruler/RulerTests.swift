import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct RulerTests {
    // Beside the line, which is in front of the ruler.
    private let start = CGPoint(x: 100, y: 40)

    @Test func beginsWithTheFirstTickAtTheLine() throws {
        let ruler = RulerOnStage()
        let tick = try ruler.stage.frame(of: "tick-0")
        #expect(tick.isNear(CGRect(x: 140, y: 0, width: 2, height: 80)))
        #expect(try ruler.stage.frame(of: "tick-7").minX == 210)
        #expect(try ruler.stage.frame(of: "line").midX == 140)
        try ruler.expectAtRest()
    }

    @Test func everyDragEndsOnATick() throws {
        for (distance, seconds) in [(-30.0, 0.5), (-37, 0.3), (-100, 1), (-200, 0.25), (-260, 0.1), (60, 0.4)] {
            let ruler = RulerOnStage()
            let finger = ruler.stage.touch(at: start)
            finger.move(by: CGSize(width: distance, height: 0), over: seconds)
            finger.hold(for: 0.2)
            finger.lift()
            try ruler.stage.settle()
            try ruler.expectAtRest()
            // The first 10 points begin the drag.
            let expected = max((-distance - 10) / 10, 0).rounded()
            #expect(try ruler.value == expected, "after \(distance) points")
        }
    }

    @Test(arguments: [-300.0, -700, -1500, -4000, -9000]) func everyFlingEndsOnATick(velocity: Double) throws {
        let ruler = RulerOnStage()
        ruler.stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
        try ruler.stage.settle()
        try ruler.expectAtRest()
        #expect(ruler.model.count > 0)
    }

    @Test func aFlingEndsAtTheTickNearestToItsProjectedRest() throws {
        let ruler = RulerOnStage()
        ruler.stage.flick(from: start, velocity: CGVector(dx: -600, dy: 0))
        let released = try ruler.value
        try ruler.stage.settle()
        // 0.4994998 seconds of the velocity, the distance of a deceleration at the normal rate.
        #expect(try ruler.value == (released + 600 * 0.4994998 / 10).rounded())
    }

    @Test func aFlingThatIsCaughtRestsOnATick() throws {
        for delay in [0.03, 0.1, 0.25, 0.4] {
            let ruler = RulerOnStage()
            ruler.stage.flick(from: start, velocity: CGVector(dx: -900, dy: 0))
            ruler.stage.advance(by: delay)
            let caught = try ruler.value
            let finger = ruler.stage.touch(at: start)
            finger.hold(for: 0.3)
            #expect(try ruler.value == caught, "a held ruler does not move")
            finger.lift()
            try ruler.stage.settle()
            try ruler.expectAtRest()
            #expect(abs(try ruler.value - caught) <= 0.5001)
        }
    }

    @Test func aSecondFlingContinuesFromTheFirst() throws {
        let ruler = RulerOnStage()
        ruler.stage.flick(from: start, velocity: CGVector(dx: -600, dy: 0))
        ruler.stage.advance(by: 0.1)
        let between = try ruler.value
        ruler.stage.flick(from: start, velocity: CGVector(dx: -600, dy: 0))
        try ruler.stage.settle()
        try ruler.expectAtRest()
        #expect(try ruler.value > between + 20)
    }

    @Test func neitherEndIsPassed() throws {
        let ruler = RulerOnStage()
        ruler.stage.flick(from: start, velocity: CGVector(dx: 2000, dy: 0))
        try ruler.stage.settle()
        #expect(ruler.model.count == 0)
        try ruler.expectAtRest()
        for _ in 0..<4 {
            ruler.stage.flick(from: start, velocity: CGVector(dx: -5000, dy: 0))
            try ruler.stage.settle()
        }
        #expect(ruler.model.count == 100)
        try ruler.expectAtRest()
    }

    @Test func aChangeByTheProgramMovesTheRuler() throws {
        let ruler = RulerOnStage()
        ruler.model.count = 42
        try ruler.stage.settle()
        #expect(try ruler.value == 42)
        try ruler.expectAtRest()
    }

    @Test func theRulerKeepsItsTickWhenTheWindowChanges() throws {
        let ruler = RulerOnStage()
        ruler.model.count = 12
        try ruler.stage.settle()
        ruler.stage.resize(to: CGSize(width: 500, height: 300))
        try ruler.stage.settle()
        #expect(try ruler.stage.frame(of: "tick-12").minX == 250)
        #expect(ruler.model.count == 12)
    }

    // MARK: Appearance

    @Test func ticksBeforeTheLineAreFaint() throws {
        let ruler = RulerOnStage()
        ruler.model.count = 13
        try ruler.stage.settle()
        for tick in 0...100 {
            let expected = tick < 13 ? 0.2 : 1
            #expect(abs(try ruler.stage.opacity(of: "tick-\(tick)") - expected) < 1e-6, "tick \(tick)")
        }
    }

    @Test func onlyTheNumberAtTheLineIsOpaque() throws {
        let ruler = RulerOnStage()
        ruler.model.count = 20
        try ruler.stage.settle()
        for number in stride(from: 0, through: 100, by: 5) {
            let expected = number == 20 ? 1 : 0.4
            #expect(abs(try ruler.stage.opacity(of: "number-\(number)") - expected) < 1e-6, "number \(number)")
        }
        #expect(try ruler.stage.text(of: "number-20") == "20")
        #expect(!ruler.stage.exists("number-21"))
    }

    // MARK: Feedback

    @Test func everyPassingValueClicksOnce() throws {
        let ruler = RulerOnStage()
        let finger = ruler.stage.touch(at: start)
        finger.move(by: CGSize(width: -110, height: 0), over: 2)
        finger.hold(for: 0.2)
        finger.lift()
        try ruler.stage.settle()
        #expect(ruler.model.count == 10)
        #expect(ruler.stage.feedback.count == 10)
        #expect(ruler.stage.feedback.allSatisfy { $0.name == "selection" })
        let times = ruler.stage.feedback.map(\.time)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aFlingClicksAtMostOnceAFrameAndEndsWithItsLastValue() throws {
        let ruler = RulerOnStage()
        ruler.stage.flick(from: start, velocity: CGVector(dx: -1500, dy: 0))
        try ruler.stage.settle()
        let times = ruler.stage.feedback.map(\.time)
        #expect(!times.isEmpty)
        #expect(Set(times).count == times.count)
        #expect(times.count <= ruler.model.count)
    }

    @Test func nothingClicksWhileNothingChanges() throws {
        let ruler = RulerOnStage()
        ruler.stage.advance(by: 0.5)
        #expect(ruler.stage.feedback.isEmpty)
        ruler.stage.tap(at: start)
        try ruler.stage.settle()
        #expect(ruler.stage.feedback.isEmpty)
    }
}
