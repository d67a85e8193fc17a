/// A period in which the visible share of an area met the threshold of a rule.
public struct Exposure: Hashable, Sendable {
    /// The start, in seconds of the clock that stops while the machine sleeps.
    public internal(set) var start: Double
    /// The duration, in seconds.
    public internal(set) var duration = 0.0
    /// The duration of earlier exposures that count toward this one because the rule is cumulative, in seconds.
    public internal(set) var earlier: Double
    /// The visible share of the area, integrated over time: a second with a share of one half adds 0.5.
    public internal(set) var areaSeconds = 0.0
    /// The shares that weren't visible, integrated over time. Together with ``areaSeconds``, they add up to the
    /// duration.
    public internal(set) var lost = Losses()
    /// The largest visible share.
    public internal(set) var largest: Double
    /// A Boolean value that indicates whether the exposure lasted as long as the rule requires.
    public internal(set) var isViewable = false
    /// The largest size of the area, in density-independent pixels.
    public internal(set) var pixels: Double
    /// The least certainty during the exposure.
    public internal(set) var measurability: Measurability

    init(start: Double, earlier: Double, sample: AreaSample, largest: Double) {
        self.start = start
        self.earlier = earlier
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
