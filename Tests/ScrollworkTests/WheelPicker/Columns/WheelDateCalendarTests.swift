import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Columns of dates in calendars with years and months that differ from the Gregorian ones.
@MainActor
@Suite struct WheelDateCalendarTests {
    private nonisolated static let systems: [(Calendar.Identifier, String)] = [
        (.gregorian, "en_US"), (.japanese, "ja_JP"), (.chinese, "zh_CN"), (.hebrew, "he_IL"),
        (.islamicUmmAlQura, "ar_SA"),
        (.persian, "fa_IR"), (.buddhist, "th_TH"), (.coptic, "ar_EG"), (.ethiopicAmeteMihret, "am_ET"),
        (.indian, "hi_IN"),
    ]

    private func calendar(_ identifier: Calendar.Identifier, _ zone: String = "UTC") -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: zone)!
        return calendar
    }

    private func stage(
        _ setting: WheelSetting<Date>, _ calendar: Calendar, locale: String = "en_US",
        in bounds: ClosedRange<Date>? = nil,
        _ components: WheelDatePicker.Components = .date
    ) -> Stage {
        Stage(
            size: CGSize(width: 390, height: 300),
            environment: {
                $0.calendar = calendar
                $0.timeZone = calendar.timeZone
                $0.locale = Locale(identifier: locale)
            }
        ) {
            SettingView(setting) { WheelDatePicker("Date", selection: $0, in: bounds, displayedComponents: components) }
        }
    }

    private func noon(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Day(year: year, month: month, day: day)!.start(in: .gmt) + 43_200
    }

    private func step(_ stage: Stage, _ column: String, _ count: Int) throws {
        for _ in 0..<abs(count) {
            try stage.adjust("Scrollwork.WheelDatePicker.\(column)", count > 0 ? .increment : .decrement)
        }
        try stage.settle()
    }

    private func spoken(_ stage: Stage, _ column: String) -> String? {
        stage.semantics.flattened.first { $0.identifier == "Scrollwork.WheelDatePicker.\(column)" && $0.value != nil }?
            .value
    }

    @Test(arguments: systems.indices) func everyColumnMovesItsOwnPartAlone(_ index: Int) throws {
        let (identifier, locale) = Self.systems[index], calendar = calendar(identifier)
        let start = Date(timeIntervalSinceReferenceDate: 814_190_400.25)
        let parts = { (date: Date) in calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date) }
        for direction in [1, -1] {
            let year = WheelSetting(start)
            let yearStage = stage(year, calendar, locale: locale)
            try step(yearStage, "year", direction)
            #expect(parts(year.value) == parts(start))
            #expect(abs(year.value.timeIntervalSince(start) / 86_400 / 365 - Double(direction)) < 0.1)
            let month = WheelSetting(start)
            let monthStage = stage(month, calendar, locale: locale)
            try step(monthStage, "month", direction)
            #expect(parts(month.value).day == parts(start).day)
            #expect(abs(month.value.timeIntervalSince(start) / 86_400 / 30 - Double(direction)) < 0.1)
            let day = WheelSetting(start)
            let dayStage = stage(day, calendar, locale: locale)
            try step(dayStage, "day", direction)
            #expect(day.value == start + Double(direction) * 86_400, "to the fraction of a second")
        }
    }

    @Test func yearsContinueAcrossEras() throws {
        let japanese = calendar(.japanese), setting = WheelSetting(noon(2018, 7, 15))
        let stage = stage(setting, japanese, locale: "ja_JP")
        #expect(spoken(stage, "year") == "平成30年")
        try step(stage, "year", 1)
        #expect(setting.value == noon(2019, 7, 15))
        #expect(spoken(stage, "year") == "令和元年")
        try step(stage, "year", -31)
        #expect(setting.value == noon(1988, 7, 15))
        #expect(spoken(stage, "year") == "昭和63年")
    }

    @Test func aLeapMonthAppearsInItsYear() throws {
        // In 2025, the sixth month was followed by a leap sixth month.
        let chinese = calendar(.chinese), setting = WheelSetting(noon(2025, 7, 10))
        let stage = stage(setting, chinese, locale: "zh_CN")
        let before = chinese.dateComponents([.month, .day], from: setting.value)
        try step(stage, "month", 1)
        let leap = chinese.dateComponents([.month, .day], from: setting.value)
        #expect((before.month, before.isLeapMonth, leap.month, leap.isLeapMonth) == (6, false, 6, true))
        #expect(leap.day == before.day)
        try step(stage, "year", 1)
        let later = chinese.dateComponents([.month, .day], from: setting.value)
        #expect((later.month, later.isLeapMonth, later.day) == (6, false, before.day), "2026 repeats no month")
    }

    @Test func aMissingMonthBecomesTheNextOne() throws {
        // Adar I of 5784; 5785 has only one Adar.
        let hebrew = calendar(.hebrew), setting = WheelSetting(noon(2024, 2, 20))
        let stage = stage(setting, hebrew, locale: "he_IL")
        #expect(hebrew.component(.month, from: setting.value) == 6)
        try step(stage, "year", 1)
        #expect(
            hebrew.dateComponents([.year, .month], from: setting.value)
                == hebrew.dateComponents([.year, .month], from: noon(2025, 3, 10)))
        try step(stage, "month", -1)
        #expect(hebrew.component(.month, from: setting.value) == 5, "there is no other Adar to pick")
    }

    @Test func withoutARangeTheYearsStayWhereTheyAre() throws {
        let setting = WheelSetting(noon(2026, 7, 10))
        let stage = stage(setting, calendar(.gregorian))
        try stage.focus("Scrollwork.WheelDatePicker.year")
        stage.press(.end)
        try stage.settle()
        #expect(setting.value == noon(2126, 7, 10))
        stage.press(.end)
        try stage.settle()
        #expect(setting.value == noon(2126, 7, 10))
        stage.press(.home)
        try stage.settle()
        #expect(setting.value == noon(1926, 7, 10))
    }

    @Test func anHourThatAClockChangeSkipsCannotBePicked() throws {
        let berlin = calendar(.gregorian, "Europe/Berlin")
        let setting = WheelSetting(
            berlin.date(from: DateComponents(year: 2026, month: 3, day: 29, hour: 1, minute: 30))!)
        let stage = stage(setting, berlin, .time)
        try step(stage, "hour", 1)
        #expect(
            berlin.dateComponents([.day, .hour, .minute], from: setting.value)
                == DateComponents(day: 29, hour: 3, minute: 30))
        try step(stage, "hour", -1)
        #expect(berlin.component(.hour, from: setting.value) == 1)
    }

    @Test func boundsWithoutAnEndAreThoseOfTheCalendar() throws {
        let setting = WheelSetting(noon(2026, 7, 10))
        let forever = Date(timeIntervalSince1970: -.infinity)...Date(timeIntervalSince1970: .infinity)
        let stage = stage(setting, calendar(.gregorian), in: forever)
        try step(stage, "year", -1)
        #expect(setting.value == noon(2025, 7, 10))
        setting.value = Date(timeIntervalSince1970: .nan)
        stage.update()
        #expect(spoken(stage, "year") != nil)
    }

    /// 1:30 occurs twice when clocks move back.
    @Test func aRepeatedHourIsKept() throws {
        let newYork = calendar(.gregorian, "America/New_York")
        let first = newYork.date(from: DateComponents(year: 2025, month: 11, day: 2, hour: 1, minute: 30))!
        for start in [first, first + 3_600] {
            let setting = WheelSetting(start)
            let stage = stage(setting, newYork, [.date, .time])
            try step(stage, "minute", 1)
            #expect(setting.value == start + 60)
            try step(stage, "hour", 1)
            try step(stage, "hour", -1)
            #expect(
                newYork.dateComponents([.day, .hour, .minute], from: setting.value)
                    == DateComponents(day: 2, hour: 1, minute: 31))
        }
    }

    /// In Samoa, December 29, 2011, was followed by December 31.
    @Test func aSkippedDayCannotBePicked() throws {
        let apia = calendar(.gregorian, "Pacific/Apia")
        let setting = WheelSetting(apia.date(from: DateComponents(year: 2011, month: 12, day: 29, hour: 10))!)
        let stage = stage(setting, apia)
        for (direction, day) in [(1, 31), (-1, 29)] {
            try step(stage, "day", direction)
            #expect(
                apia.dateComponents([.month, .day, .hour], from: setting.value)
                    == DateComponents(month: 12, day: day, hour: 10))
        }
    }
}
