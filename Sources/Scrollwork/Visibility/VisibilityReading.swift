import ImpressionLedger
import SwiftUI

/// The visible share of a view, as of a frame.
package struct VisibilityReading {
    package let sample: AreaSample
    /// The time of the frame on three clocks.
    package let clock: ClockReading
    /// The last time with the previous share, in seconds of the clock that stops while the machine sleeps.
    package let previousTime: Double
    /// Whether the share changed at once instead of linearly since then.
    package let isStep: Bool
    /// Whether this is the last reading of the view, because it disappears.
    package let isLast: Bool

    package init(
        sample: AreaSample, clock: ClockReading, previousTime: Double, isStep: Bool, isLast: Bool = false
    ) {
        self.sample = sample
        self.clock = clock
        self.previousTime = previousTime
        self.isStep = isStep
        self.isLast = isLast
    }
}

extension View {
    /// Adds an action that receives the visible share of the view, after each frame in which it changes and when the
    /// view disappears.
    ///
    /// - Parameter action: The action, or `nil` to measure nothing. The view keeps its state when this changes.
    nonisolated package func onVisibility(_ action: (@MainActor (VisibilityReading) -> Void)?) -> some View {
        var report: (@MainActor (ObjectIdentifier, VisibilityReading) -> Void)?
        if let action { report = { action($1) } }
        return onVisibilityOfEach(report)
    }
}
