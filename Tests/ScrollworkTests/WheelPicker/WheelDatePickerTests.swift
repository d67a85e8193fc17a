import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct WheelDatePickerTests {
    private let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9))!
    }

    private func stage(_ setting: WheelSetting<Date>, in bounds: ClosedRange<Date>? = nil) -> Stage {
        Stage(size: CGSize(width: 390, height: 300), environment: { $0.calendar = calendar }) {
            SettingView(setting) { WheelDatePicker("Day", selection: $0, in: bounds) }
        }
    }

    @Test func aShorterMonthTakesTheDayDownAndKeepsTheTime() throws {
        let setting = WheelSetting(date(2025, 1, 31))
        let stage = stage(setting)
        let month = try stage.frame(of: "Scrollwork.WheelDatePicker.month")
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: month.midX, y: month.midY))
        try stage.settle()
        #expect(setting.value == date(2025, 2, 28))
        #expect(try stage.element(.slider, "Day").value == "28")
    }

    @Test func passingAShorterMonthLeavesTheDay() throws {
        let setting = WheelSetting(date(2025, 1, 31))
        let stage = stage(setting)
        let month = try stage.frame(of: "Scrollwork.WheelDatePicker.month")
        for _ in 0..<2 { stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: month.midX, y: month.midY)) }
        try stage.settle()
        #expect(setting.value == date(2025, 3, 31))
    }

    @Test func daysOutsideTheRangeAreNotPicked() throws {
        let setting = WheelSetting(date(2025, 6, 15))
        let stage = stage(setting, in: date(2025, 6, 10)...date(2025, 6, 20))
        let day = try stage.frame(of: "Scrollwork.WheelDatePicker.day")
        stage.flick(from: CGPoint(x: day.midX, y: 200), velocity: CGVector(dx: 0, dy: -3000))
        try stage.settle()
        #expect(setting.value == date(2025, 6, 20))
    }
}
