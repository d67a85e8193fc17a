import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The text of date columns in languages with units.
@MainActor
@Suite struct WheelDateUnitTests {
    private func stage(_ locale: String, _ setting: WheelSetting<Date>, wraps: Bool = false) -> Stage {
        Stage(size: CGSize(width: 390, height: 300), environment: { $0.locale = Locale(identifier: locale) }) {
            SettingView(setting) { WheelDatePicker("Date", selection: $0).wheelPickerWraps(wraps) }
        }
    }

    private func spoken(_ stage: Stage, _ column: String) -> String? {
        stage.semantics.flattened.first { $0.identifier == "Scrollwork.WheelDatePicker.\(column)" && $0.value != nil }?
            .value
    }

    private let first = Date(timeIntervalSince1970: 43_200)

    @Test(arguments: [
        ("ko_KR", ["1970년", "1월", "1일"]), ("ja_JP", ["1970年", "1月", "1日"]), ("zh_CN", ["1970年", "一月", "1日"]),
        ("en_US", ["1970", "January", "1"]), ("da_DK", ["1970", "januar", "1."]), ("de_DE", ["1970", "Januar", "1"]),
    ])
    func yearsMonthsAndDaysHaveTheirUnits(_ locale: String, _ expected: [String]) {
        let stage = stage(locale, WheelSetting(first))
        #expect(["year", "month", "day"].map { spoken(stage, $0) } == expected)
    }

    @Test func aYearWithItsUnitIsTypedAsANumber() throws {
        let setting = WheelSetting(first), stage = stage("ko_KR", setting)
        let year = try stage.frame(of: "Scrollwork.WheelDatePicker.year")
        stage.tap(at: CGPoint(x: year.midX, y: year.midY))
        stage.press(.tab)
        for digit in "1999" { stage.press(.character(digit)) }
        try stage.settle()
        #expect(spoken(stage, "year") == "1999년")
    }

    @Test func monthsAndDaysWrapIfRequestedAndYearsDoNot() throws {
        let setting = WheelSetting(first), stage = stage("en_US", setting, wraps: true)
        try stage.adjust("Scrollwork.WheelDatePicker.day", .decrement)
        try stage.settle()
        #expect(spoken(stage, "day") == "31")
        try stage.adjust("Scrollwork.WheelDatePicker.month", .decrement)
        try stage.settle()
        #expect(spoken(stage, "month") == "December")
        #expect(spoken(stage, "year") == "1970")
        let plain = self.stage("en_US", WheelSetting(first))
        try plain.adjust("Scrollwork.WheelDatePicker.day", .decrement)
        try plain.settle()
        #expect(spoken(plain, "day") == "1")
    }

    /// A bound at midnight is the beginning of a day, and excludes the previous day.
    @Test func theDayBeforeABoundAtMidnightCannotBePicked() throws {
        let midnight = Day(year: 2026, month: 3, day: 10)!.start(in: .gmt)
        let setting = WheelSetting(midnight + 43_200)
        let stage = Stage(size: CGSize(width: 390, height: 300), environment: { $0.timeZone = .gmt }) {
            SettingView(setting) { WheelDatePicker("Date", selection: $0, in: midnight...midnight + 5 * 86_400) }
                .wheelPickerStyle(.drum)
        }
        try stage.adjust("Scrollwork.WheelDatePicker.day", .decrement)
        try stage.settle()
        #expect(setting.reports.isEmpty, "there is nothing to go to")
        #expect(spoken(stage, "day") == "10")
        // A range that begins with a year excludes the previous year.
        let newYear = Day(year: 2026, month: 1, day: 1)!.start(in: .gmt)
        let years = WheelSetting(newYear + 43_200)
        let other = Stage(size: CGSize(width: 390, height: 300), environment: { $0.timeZone = .gmt }) {
            SettingView(years) { WheelDatePicker("Date", selection: $0, in: newYear...newYear + 400 * 86_400) }
        }
        try other.adjust("Scrollwork.WheelDatePicker.year", .decrement)
        try other.settle()
        #expect(years.reports.isEmpty)
        #expect(spoken(other, "year") == "2026")
    }
}
