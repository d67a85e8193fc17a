import ImpressionLedger

/// How much of a view is visible as of a frame.
package struct Sighting {
    package let sample: AreaSample
    /// When the frame was, by the three clocks.
    package let clock: ClockReading
    /// The last time at which the share was still the one before, on the clock that stands still during sleep.
    package let lookedAt: Double
    /// Whether it changed from one frame to the next rather than evenly between them.
    package let isStep: Bool

    package init(sample: AreaSample, clock: ClockReading, lookedAt: Double, isStep: Bool) {
        self.sample = sample
        self.clock = clock
        self.lookedAt = lookedAt
        self.isStep = isStep
    }
}
