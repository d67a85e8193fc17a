import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// The clock changes, or the system reports a new day, while a calendar is visible.
@MainActor
@Suite struct ClockTests {
    @MainActor @Observable final class Clock {
        var origin = october21.start(in: .gmt).addingTimeInterval(3_600)
    }

    private struct Clocked: View {
        let clock: Clock

        var body: some View {
            let origin = clock.origin
            MonthCalendar().transformEnvironment(\.self) { $0.timelineOrigin = origin }
        }
    }

    @Test(arguments: [
        Notification.Name.NSSystemTimeZoneDidChange, .NSCalendarDayChanged,
        Notification.Name("NSSystemClockDidChangeNotification"),
    ])
    func todayUpdatesWhenTheSystemNotifies(_ name: Notification.Name) async throws {
        let clock = Clock()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Clocked(clock: clock) }
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == true)
        // Two days later, without a midnight in between.
        clock.origin += 2 * 86_400
        NotificationCenter.default.post(name: name, object: nil)
        await stage.mainQueue { stage.spoken(october21 + 2)?.label?.hasPrefix("Today") == true }
        #expect(stage.spoken(october21 + 2)?.label?.hasPrefix("Today") == true)
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == false)
        // The next midnight is that of the new clock.
        stage.advance(by: 86_400, framesPerSecond: 0.01)
        #expect(stage.spoken(october21 + 3)?.label?.hasPrefix("Today") == true)
    }

    @Test func aRemovedCalendarReceivesNoReports() async throws {
        let clock = Clock()
        weak var gone: Stage?
        do {
            let stage = Stage(size: CGSize(width: 390, height: 600)) { Clocked(clock: clock) }
            gone = stage
            stage.close()
        }
        NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
        #expect(gone == nil)
    }
}
