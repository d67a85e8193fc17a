import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Dates in the time zone of the environment, which isn't that of the environment's calendar.
@MainActor @Suite struct WheelTimeZoneTests {
    private struct MajorStyle: WheelStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.track(spacing: 30) { tick in
                Color.clear.frame(width: 4, height: 20)
                    .accessibilityIdentifier("\(tick.kind == .major ? "major" : "minor")-\(tick.index)")
            }
        }
    }

    @Test func theFirstOfAMonthIsAMajorValueInTheTimeZoneOfTheLabels() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let first = Day(year: 2026, month: 2, day: 26)!.start(in: tokyo)
        let last = Day(year: 2026, month: 3, day: 6)!.start(in: tokyo)
        let setting = WheelSetting(first)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.timeZone = tokyo }) {
            SettingView(setting) {
                WheelPicker("Day", value: $0, in: first...last, by: .day).wheelPickerStyle(MajorStyle())
            }
        }
        try stage.settle()
        // February 26, 27, 28, March 1.
        #expect(stage.frames(prefix: "major-").keys.sorted() == ["major-3"])
    }

    @Test func daysKeepTheirTimeOfDayInTheTimeZoneOfTheLabels() throws {
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        let first = Day(year: 2026, month: 3, day: 6)!.start(in: newYork)
        let last = Day(year: 2026, month: 3, day: 12)!.start(in: newYork)
        let setting = WheelSetting(first)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.timeZone = newYork }) {
            SettingView(setting) {
                WheelPicker("Day", value: $0, in: first...last, by: .day).wheelPickerStyle(MajorStyle())
            }
        }
        try stage.settle()
        // Four days later, after the clock change of March 8.
        stage.drag(from: stage.middle, to: CGPoint(x: stage.middle.x - 130, y: stage.middle.y), over: 1)
        try stage.settle()
        let day = Day(setting.value, in: newYork)
        #expect(setting.value == day.start(in: newYork))
    }
}
