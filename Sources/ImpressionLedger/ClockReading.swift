/// A simultaneous reading of three clocks, in seconds.
public struct ClockReading: Hashable, Sendable {
    /// The clock that stops while the machine sleeps. It measures durations.
    public var awake: Double
    /// The clock that continues while the machine sleeps. Its difference from the wall clock changes only when someone
    /// sets the wall clock.
    public var elapsed: Double
    /// The wall clock, since January 1, 1970, 0:00 UTC.
    public var wall: Double

    /// Creates a reading.
    public init(awake: Double, elapsed: Double, wall: Double) {
        self.awake = awake
        self.elapsed = elapsed
        self.wall = wall
    }
}

/// Converts times of the clock that stops during sleep to dates, and detects changes of the wall clock.
public struct WallWatch: Sendable {
    /// The smallest difference that is treated as a change of the wall clock, in seconds. Gradual correction of a clock
    /// causes smaller differences.
    public static let smallestJump = 0.5

    /// The number of changes of the wall clock since the first reading.
    public private(set) var jumps = 0
    private var last: ClockReading

    /// Creates a watch with a first reading.
    public init(_ reading: ClockReading) { last = reading }

    /// Adds a reading.
    public mutating func read(_ reading: ClockReading) {
        if abs((reading.wall - reading.elapsed) - (last.wall - last.elapsed)) > Self.smallestJump { jumps += 1 }
        last = reading
    }

    /// Returns the date of a time in seconds since January 1, 1970, according to the wall clock at the last reading.
    public func date(of awake: Double) -> Double { last.wall - (last.awake - awake) }
}
