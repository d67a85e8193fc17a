#if canImport(ViewRuntime)
import Foundation
import ImpressionLedger
import SwiftUI

/// A moment at which something is to happen, in seconds of the clock that stands still during sleep.
@MainActor
package final class SightAlarm {
    fileprivate let alarm = Alarm()

    package nonisolated init() {}

    package var moment: Double? {
        get { alarm.moment }
        set { alarm.moment = newValue }
    }

    package var action: (@MainActor (ClockReading) -> Void)? {
        didSet {
            if let action {
                alarm.action = { time, origin in action(reading(time, origin: origin)) }
            } else {
                alarm.action = nil
            }
        }
    }

    /// Now, where the alarm is in a scene.
    package var now: ClockReading? { alarm.now.map { reading($0.time, origin: $0.origin) } }
}

/// A scene whose first moment is the start of 2001 has a time of its own, in tests and pictures; others run by the
/// system's clocks.
private func reading(_ time: Double, origin: Date) -> ClockReading {
    if origin.timeIntervalSinceReferenceDate == 0 {
        return ClockReading(awake: time, elapsed: time, wall: origin.timeIntervalSince1970 + time)
    }
    let system = SystemClock.reading
    return ClockReading(awake: time, elapsed: system.elapsed, wall: system.wall)
}

extension View {
    /// Runs an action with how much of the view a person can see, after each frame in which that is another part.
    nonisolated package func onSight(_ action: @escaping @MainActor (Sighting) -> Void) -> some View {
        onVisibleShare { found in
            let share = found.share
            var lost = Losses()
            lost[.clipped] = share.clipped
            lost[.obstructed] = share.obstructed
            lost[.hidden] = share.hidden
            lost[.shrunk] = share.shrunk
            lost[.backgrounded] = share.backgrounded
            action(
                Sighting(
                    sample: AreaSample(lost: lost, pixels: share.area, measurability: .exact),
                    clock: reading(found.time, origin: found.origin), lookedAt: found.lookedAt, isStep: found.isStep
                ))
        }
    }

    /// Says that the view covers what lies under its bounds, whatever it shows there.
    nonisolated package func coversSight(_ isOn: Bool) -> some View { coversAreas(isOn) }

    /// Runs the alarm's action at its moment.
    nonisolated package func sightAlarm(_ alarm: SightAlarm) -> some View { self.alarm(alarm.alarm) }
}
#endif
