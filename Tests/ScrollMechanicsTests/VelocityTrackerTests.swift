import ScrollMechanics
import Testing

struct VelocityTrackerTests {
    private func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for (time, position) in samples { tracker.add(time: time, position: position) }
        return tracker
    }

    @Test func estimatesAsTheReference() throws {
        for entry in try Reference.load("velocity", "velocity_estimators") {
            let samples = entry.list("samples").map { ($0["t"], $0["x"]) }
            let velocity = tracker(samples).velocity(at: samples.last?.0 ?? 0)
            // The reference counts missing pairs as zero, so a single pair contributes only its weight of 0.05.
            let expected = entry["weighted_0.6_0.35_0.05"] / (samples.count == 2 ? 0.05 : 1)
            #expect(isClose(velocity, expected), "\(entry.text("sequence"))")
        }
    }

    @Test func twoPairsShareTheWeight() {
        let velocity = tracker([(0, 0), (0.01, 10), (0.02, 30)]).velocity(at: 0.02)
        #expect(isClose(velocity, (0.35 * 1000 + 0.05 * 2000) / 0.4))
    }

    @Test func aFingerThatRestedDoesNotThrow() {
        let moved = tracker([(0, 0), (0.01, 10), (0.02, 20)])
        #expect(isClose(moved.velocity(at: 0.11), 1000))
        #expect(moved.velocity(at: 0.13) == 0)
    }

    @Test func whatWasBeforeAPauseIsForgotten() {
        let velocity = tracker([(0, 0), (0.01, 50), (0.02, 100), (1.02, 101), (1.03, 102)]).velocity(at: 1.03)
        #expect(isClose(velocity, 100))
    }

    @Test func theSameTimeReplacesThePosition() {
        let velocity = tracker([(0, 0), (0.01, 5), (0.01, 10)]).velocity(at: 0.01)
        #expect(isClose(velocity, 1000))
        let almost = tracker([(0, 0), (0.01, 5), (0.01004, 10)]).velocity(at: 0.01004)
        #expect(isClose(almost, 1000))
    }

    @Test func anEarlierTimeIsIgnored() {
        #expect(tracker([(0, 0), (0.01, 10), (0.005, 400)]) == tracker([(0, 0), (0.01, 10)]))
    }

    @Test func noNumberSpreads() {
        var broken = tracker([(.nan, 0), (0, .nan), (.infinity, 1), (0, 0), (0.01, 10)])
        #expect(isClose(broken.velocity(at: 0.01), 1000))
        #expect(broken.velocity(at: .nan).isFinite)
        broken.reset()
        #expect(broken.velocity(at: 0.01) == 0)
        #expect(VelocityTracker(restingDuration: .nan) == VelocityTracker())
    }
}
