/// What the three clocks of a machine say at one moment, in seconds.
public struct ClockReading: Hashable, Sendable {
    /// Of a clock that stands still while the machine sleeps. Durations are measured with it.
    public var awake: Double
    /// Of a clock that goes on while the machine sleeps. The difference between it and the wall clock changes only when
    /// that is set.
    public var elapsed: Double
    /// Of the wall clock, since 1 January 1970, 0:00 UTC.
    public var wall: Double

    public init(awake: Double, elapsed: Double, wall: Double) {
        self.awake = awake
        self.elapsed = elapsed
        self.wall = wall
    }
}

/// Turns times of the clock that stands still during sleep into dates, and notices when the wall clock is set.
public struct WallWatch: Sendable {
    /// A difference in seconds that slow correction of a clock does not explain.
    public static let smallestJump = 0.5

    /// How often the wall clock was set since the first reading.
    public private(set) var jumps = 0
    private var last: ClockReading

    public init(_ reading: ClockReading) { last = reading }

    /// Takes a reading.
    public mutating func read(_ reading: ClockReading) {
        if abs((reading.wall - reading.elapsed) - (last.wall - last.elapsed)) > Self.smallestJump { jumps += 1 }
        last = reading
    }

    /// The date of a time, in seconds since 1 January 1970, as the wall clock stood at the last reading.
    public func date(of awake: Double) -> Double { last.wall - (last.awake - awake) }
}
