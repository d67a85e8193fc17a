import ImpressionLedger

/// The visible share of a view, as of a frame.
package struct VisibilityReading {
    package let sample: AreaSample
    /// The time of the frame on three clocks.
    package let clock: ClockReading
    /// The last time with the previous share, in seconds of the clock that stops while the machine sleeps.
    package let previousTime: Double
    /// Whether the share changed at once instead of linearly since then.
    package let isStep: Bool

    package init(sample: AreaSample, clock: ClockReading, previousTime: Double, isStep: Bool) {
        self.sample = sample
        self.clock = clock
        self.previousTime = previousTime
        self.isStep = isStep
    }
}
