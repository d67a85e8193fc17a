import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Date pickers whose minutes have an interval.
@MainActor @Suite struct MinuteIntervalTests {
    private let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func time(_ hour: Int, _ minute: Int, _ second: Int = 0) -> Date {
        calendar.date(
            from: DateComponents(year: 2026, month: 3, day: 2, hour: hour, minute: minute, second: second))!
    }

    private func stage(_ setting: WheelSetting<Date>, every minutes: Int, in bounds: ClosedRange<Date>? = nil) -> Stage
    {
        Stage(
            size: CGSize(width: 390, height: 300),
            environment: {
                $0.calendar = calendar
                $0.timeZone = .gmt
                $0.locale = Locale(identifier: "en_GB")
            }
        ) {
            SettingView(setting) {
                WheelDatePicker("Start", selection: $0, in: bounds, displayedComponents: .time).minuteInterval(minutes)
            }
        }
    }

    private func turn(_ stage: Stage, _ column: String, by rows: CGFloat) throws {
        let frame = try stage.frame(of: "Scrollwork.WheelDatePicker.\(column)")
        stage.wheel(by: CGSize(width: 0, height: rows), at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func minutesMoveByTheIntervalAndWrapAround() throws {
        let setting = WheelSetting(time(9, 30)), stage = stage(setting, every: 15)
        try turn(stage, "minute", by: 1)
        #expect(setting.value == time(9, 45))
        try turn(stage, "minute", by: 1)
        #expect(setting.value == time(9, 0))
    }

    @Test func aDateBetweenTwoIntervalsChangesWithTheFirstMovement() throws {
        let setting = WheelSetting(time(9, 37, 20)), stage = stage(setting, every: 10)
        try stage.settle()
        #expect(setting.value == time(9, 37, 20))
        #expect(try stage.element(.slider, "Minute").value == "30")
        try turn(stage, "hour", by: 1)
        #expect(setting.value == time(10, 30, 20))
    }

    @Test func theBoundsAreWholeIntervals() throws {
        let setting = WheelSetting(time(10, 0)), stage = stage(setting, every: 15, in: time(9, 7)...time(10, 50))
        try turn(stage, "hour", by: -1)
        #expect(setting.value == time(9, 15))
        try turn(stage, "hour", by: 1)
        try turn(stage, "minute", by: -1)
        #expect(setting.value == time(10, 0))
        try turn(stage, "minute", by: -1)
        #expect(setting.value == time(10, 45))
    }

    @Test(arguments: [0, -5, 7, 60, 61]) func anIntervalThatDoesntDivideAnHourHasNoEffect(_ minutes: Int) throws {
        let setting = WheelSetting(time(9, 30)), stage = stage(setting, every: minutes)
        try turn(stage, "minute", by: 1)
        #expect(setting.value == time(9, 31))
    }
}
