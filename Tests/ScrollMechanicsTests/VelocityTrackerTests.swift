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

    @Test func aFingerThatPausedDoesNotFling() {
        let moved = tracker([(0, 0), (0.01, 10), (0.02, 20)])
        #expect(isClose(moved.velocity(at: 0.11), 1000))
        #expect(moved.velocity(at: 0.13) == 0)
    }

    @Test func aPauseDiscardsEarlierSamples() {
        let velocity = tracker([(0, 0), (0.01, 50), (0.02, 100), (1.02, 101), (1.03, 102)]).velocity(at: 1.03)
        #expect(isClose(velocity, 100))
    }

    /// A tracker keeps four samples, and forgets them all at a pause.
    @Test func aPauseDiscardsEverySample() {
        let before = [(0.0, 0.0), (0.01, 50), (0.02, 100), (0.03, 150), (0.04, 200)]
        for count in 0...3 {
            let after = Array([(1.0, 300.0), (1.01, 302), (1.02, 306), (1.03, 313)].prefix(count + 1))
            #expect(tracker(before + after) == tracker(after))
        }
        var reset = tracker(before)
        reset.reset()
        #expect(reset == VelocityTracker())
        #expect(tracker(before) == tracker(Array(before.dropFirst())))
    }

    /// A finger rests after a tenth of a second.
    @Test(arguments: [(0.099, true), (0.1, true), (0.101, false)]) func theRestingDuration(
        _ time: Double, _ isMoving: Bool
    ) {
        #expect(VelocityTracker().restingDuration == 0.1)
        var tracker = VelocityTracker()
        tracker.add(time: 0, position: 0)
        tracker.add(time: time, position: 10)
        #expect((tracker.velocity(at: time) > 0) == isMoving)
        #expect((self.tracker([(-1, 0), (-0.99, 10)]).velocity(at: time - 0.99) > 0) == isMoving)
        for none in [0, -1, Double.infinity] { #expect(VelocityTracker(restingDuration: none) == VelocityTracker()) }
        #expect(VelocityTracker(restingDuration: 0.3).restingDuration == 0.3)
    }

    @Test func theSameTimeReplacesThePosition() {
        let velocity = tracker([(0, 0), (0.01, 5), (0.01, 10)]).velocity(at: 0.01)
        #expect(isClose(velocity, 1000))
        let almost = tracker([(0, 0), (0.01, 5), (0.01004, 10)]).velocity(at: 0.01004)
        #expect(isClose(almost, 1000))
    }

    /// Samples closer than 0.1 milliseconds replace each other.
    @Test(arguments: [(0.9e-4, 0.0), (1e-4, 10_000), (1.05e-4, 1 / 1.05e-4)])
    func theShortestStep(_ time: Double, _ velocity: Double) {
        #expect(isClose(tracker([(0, 0), (time, 1)]).velocity(at: time), velocity))
    }

    @Test func aPositionThatIsNotANumberIsIgnored() {
        #expect(tracker([(0, 0), (0.01, .nan), (0.02, 20)]) == tracker([(0, 0), (0.02, 20)]))
        #expect(tracker([(0, 0), (.nan, 3), (0.02, 20)]) == tracker([(0, 0), (0.02, 20)]))
    }

    @Test func anEarlierTimeIsIgnored() {
        #expect(tracker([(0, 0), (0.01, 10), (0.005, 400)]) == tracker([(0, 0), (0.01, 10)]))
    }

    @Test func notANumberDoesNotSpread() {
        var broken = tracker([(.nan, 0), (0, .nan), (.infinity, 1), (0, 0), (0.01, 10)])
        #expect(isClose(broken.velocity(at: 0.01), 1000))
        #expect(broken.velocity(at: .nan).isFinite)
        broken.reset()
        #expect(broken.velocity(at: 0.01) == 0)
        #expect(VelocityTracker(restingDuration: .nan) == VelocityTracker())
    }
}
