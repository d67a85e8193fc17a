#if canImport(ViewRuntime)
import Foundation
import ImpressionLedger
import SwiftUI

/// Runs an action at a time, in seconds of the clock that stops while the machine sleeps.
@MainActor
package final class VisibilityTimer {
    fileprivate let timer: FrameTimer

    /// - Parameter changesViews: Whether the action can change views.
    package nonisolated init(changesViews: Bool = true) { timer = FrameTimer(changesViews: changesViews) }

    package var moment: Double? {
        get { timer.moment }
        set { timer.moment = newValue }
    }

    package var action: (@MainActor (ClockReading) -> Void)? {
        didSet {
            if let action {
                timer.action = { time, origin in action(reading(time, origin: origin)) }
            } else {
                timer.action = nil
            }
        }
    }

    /// The current reading of the clocks, or `nil` if the timer isn't in a scene.
    package var now: ClockReading? { timer.now.map { reading($0.time, origin: $0.origin) } }
}

/// Returns the reading of the clocks at a time of a scene. A scene whose time starts at the beginning of 2001 has its
/// own time, in tests and images. Other scenes use the system's clocks.
private func reading(_ time: Double, origin: Date) -> ClockReading {
    if origin.timeIntervalSinceReferenceDate == 0 {
        return ClockReading(awake: time, elapsed: time, wall: origin.timeIntervalSince1970 + time)
    }
    let system = SystemClock.reading
    return ClockReading(awake: time, elapsed: system.elapsed, wall: system.wall)
}

extension VisibilityReading {
    @MainActor fileprivate init(_ found: ShareReading) {
        let share = found.share
        var lost = Losses()
        lost[.clipped] = share.clipped
        lost[.obstructed] = share.obstructed
        lost[.hidden] = share.hidden
        lost[.shrunk] = share.shrunk
        lost[.backgrounded] = share.backgrounded
        lost[.unmeasurable] = share.unknown
        let measurability: Measurability = share.unknown > 0 ? .unknown : share.isNoted ? .declared : .exact
        self.init(
            sample: AreaSample(lost: lost, pixels: share.area, measurability: measurability),
            clock: reading(found.time, origin: found.origin), previousTime: found.previousTime, isStep: found.isStep,
            isLast: found.isLast)
    }
}

extension View {
    /// Adds an action that receives the visible share of each modified view, with the identity of the view, after each
    /// frame in which it changes and when the view disappears.
    ///
    /// - Parameter action: The action, or `nil` to measure nothing. The view keeps its state when this changes.
    nonisolated package func onVisibilityOfEach(
        _ action: (@MainActor (ObjectIdentifier, VisibilityReading) -> Void)?
    ) -> some View {
        var report: (@MainActor (ShareReading) -> Void)?
        if let action { report = { action($0.view, VisibilityReading($0)) } }
        return onVisibleShare(report)
    }

    /// Declares that the view covers the content under its bounds, independent of its drawing.
    nonisolated package func coversViewsBelow(_ isOn: Bool) -> some View { coversAreas(isOn) }

    /// Runs the action of a timer at its time.
    nonisolated package func visibilityTimer(_ timer: VisibilityTimer) -> some View { frameTimer(timer.timer) }
}
#endif
