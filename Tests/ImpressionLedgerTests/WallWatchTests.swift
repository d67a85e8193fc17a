import ImpressionLedger
import Testing

@Suite struct WallWatchTests {
    /// The machine sleeps for 100 seconds, which isn't a change of the wall clock.
    @Test(arguments: [(0.0, 0), (0.5, 0), (-0.5, 0), (0.52, 1), (-0.52, 1), (3_600, 1)])
    func `A change of more than half a second is a jump`(change: Double, jumps: Int) {
        var watch = WallWatch(ClockReading(awake: 10, elapsed: 20, wall: 1_000))
        watch.read(ClockReading(awake: 11, elapsed: 121, wall: 1_101 + change))
        #expect(watch.jumps == jumps)
        watch.read(ClockReading(awake: 12, elapsed: 122, wall: 1_102 + change))
        #expect(watch.jumps == jumps)
    }

    @Test func `Dates are those of the wall clock at the last reading`() {
        var watch = WallWatch(ClockReading(awake: 10, elapsed: 20, wall: 1_000))
        #expect(watch.date(of: 10) == 1_000 && watch.date(of: 8) == 998 && watch.date(of: 11) == 1_001)
        watch.read(ClockReading(awake: 15, elapsed: 25, wall: 5_000))
        #expect(watch.date(of: 12) == 4_997)
    }
}
