/// A stretch of time in which as much of an area was visible as a rule asks for.
public struct Exposure: Hashable, Sendable {
    /// When it began, in seconds of the clock that does not run while the machine sleeps.
    public internal(set) var start: Double
    /// Seconds.
    public internal(set) var duration = 0.0
    /// The visible part of the area, integrated over time: a second in which half of it is visible adds half.
    public internal(set) var areaSeconds = 0.0
    /// The parts that were not visible, integrated over time. Together with `areaSeconds` they are the duration.
    public internal(set) var lost = Losses()
    /// The largest part that was visible.
    public internal(set) var largest: Double
    /// Whether it lasted as long as the rule asks for.
    public internal(set) var isViewable = false
    /// The largest number of pixels that the area had.
    public internal(set) var pixels: Double
    /// The least sure that it was.
    public internal(set) var measurability: Measurability

    init(start: Double, sample: AreaSample, largest: Double) {
        self.start = start
        self.largest = largest
        pixels = sample.pixels
        measurability = sample.measurability
    }

    mutating func reach(_ sample: AreaSample, share: Double) {
        largest = max(largest, share)
        pixels = max(pixels, sample.pixels)
        measurability = max(measurability, sample.measurability)
    }
}
