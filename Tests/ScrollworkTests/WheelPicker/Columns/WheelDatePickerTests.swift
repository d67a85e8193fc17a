import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A date with bounds and a calendar that can change.
@MainActor @Observable
private final class DateRoom {
    let setting: WheelSetting<Date>
    var bounds: ClosedRange<Date>
    var calendar: Calendar

    init(_ date: Date, in bounds: ClosedRange<Date>, _ calendar: Calendar) {
        setting = WheelSetting(date)
        self.bounds = bounds
        self.calendar = calendar
    }
}

private struct DateRoomView: View {
    let room: DateRoom

    var body: some View {
        SettingView(room.setting) { WheelDatePicker("Day", selection: $0, in: room.bounds) }
            .environment(\.calendar, room.calendar)
            .environment(\.timeZone, room.calendar.timeZone)
    }
}

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

    @Test func aShorterMonthReducesTheDayAndKeepsTheTime() throws {
        let setting = WheelSetting(date(2025, 1, 31))
        let stage = stage(setting)
        let month = try stage.frame(of: "Scrollwork.WheelDatePicker.month")
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: month.midX, y: month.midY))
        try stage.settle()
        #expect(setting.value == date(2025, 2, 28))
        #expect(try stage.element(.slider, "Day").value == "28")
    }

    @Test func passingAShorterMonthKeepsTheDay() throws {
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

    @Test func passingAndTargetDatesAreReported() throws {
        let setting = WheelSetting(date(2024, 1, 31))
        let stage = stage(setting)
        let month = try stage.frame(of: "Scrollwork.WheelDatePicker.month")
        stage.flick(from: CGPoint(x: month.midX, y: month.midY), velocity: CGVector(dx: 0, dy: -700))
        stage.advance(by: 0.05)
        let target = try #require(setting.settling.last)
        try stage.settle()
        #expect(setting.settled == [target])
        #expect(setting.value == target)
        #expect(setting.passing.count > 1)
        setting.value = date(2020, 5, 5)
        try stage.settle()
        #expect(setting.settled.count == 1, "a date that appears without a movement isn't reported")
    }

    @Test func anAnimatedDateOfTheProgramIsReportedOnce() throws {
        let setting = WheelSetting(date(2024, 1, 31))
        let stage = stage(setting)
        for next in [date(2026, 5, 5), date(2026, 5, 6)] {
            setting.reports = []
            withAnimation { setting.value = next }
            try stage.settle()
            #expect(setting.value == next && setting.passing.isEmpty)
            #expect(setting.settling == [next] && setting.settled == [next])
        }
    }

    @Test func aDayReducedByAShorterMonthIsReportedOnce() throws {
        let setting = WheelSetting(date(2025, 1, 31))
        let stage = stage(setting)
        try stage.adjust("Scrollwork.WheelDatePicker.month", .increment)
        try stage.settle()
        #expect(spoken(stage, "day") == "28")
        #expect(setting.settling == [date(2025, 2, 28)] && setting.settled == [date(2025, 2, 28)])
    }

    /// The first date is June 10 at 9:30. A finger moves the day from June 11 at 8:10 to June 10.
    @Test func otherColumnsKeepTheirValuesUntilAllRest() throws {
        let setting = WheelSetting(date(2025, 6, 11) - 3_000), first = date(2025, 6, 10) + 1_800
        let stage = Stage(
            size: CGSize(width: 390, height: 300),
            environment: {
                $0.calendar = calendar
                $0.timeZone = calendar.timeZone
                $0.locale = Locale(identifier: "en_GB")
            }
        ) {
            SettingView(setting) {
                WheelDatePicker(
                    "Date", selection: $0, in: first...date(2025, 6, 20), displayedComponents: [.date, .time])
            }
        }
        let day = try stage.frame(of: "Scrollwork.WheelDatePicker.day")
        let finger = stage.touch(at: CGPoint(x: day.midX, y: day.midY))
        finger.move(by: CGSize(width: 0, height: 46), over: 0.3)
        finger.hold(for: 0.2)
        #expect(setting.value == first)
        #expect(spoken(stage, "minute") == "10")
        finger.lift()
        try stage.settle()
        #expect(setting.value == first)
        #expect(spoken(stage, "minute") == "30")
    }

    @Test func aColumnUnderAFingerHasNoTarget() throws {
        let setting = WheelSetting(date(2024, 3, 10)), stage = stage(setting)
        let frame = try stage.frame(of: "Scrollwork.WheelDatePicker.year")
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        stage.flick(from: middle, velocity: CGVector(dx: 0, dy: -1_500))
        stage.advance(by: 0.05)
        let target = try #require(setting.settling.last)
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: 80), over: 0.3)
        finger.hold(for: 0.1)
        let reached = setting.value
        #expect(calendar.component(.year, from: target) > calendar.component(.year, from: reached))
        try stage.adjust("Scrollwork.WheelDatePicker.month", .increment)
        stage.advance(by: 0.05)
        let expected = date(calendar.component(.year, from: reached), 4, 10)
        #expect(setting.settling.last == expected && setting.value == expected)
        finger.lift()
        try stage.settle()
    }

    /// A column that passes values on the way to its target keeps the target.
    @Test func aChoiceDuringAFlingIsCombinedWithTheTargetOfTheFling() throws {
        let setting = WheelSetting(date(2024, 3, 10)), stage = stage(setting)
        let frame = try stage.frame(of: "Scrollwork.WheelDatePicker.year")
        stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: 0, dy: -1_500))
        stage.advance(by: 0.3)
        let year = calendar.component(.year, from: try #require(setting.settling.last))
        #expect(calendar.component(.year, from: try #require(setting.passing.last)) < year)
        try stage.adjust("Scrollwork.WheelDatePicker.month", .increment)
        stage.update()
        #expect(setting.settling.last == date(year, 4, 10))
        try stage.settle()
        #expect(setting.settled == [date(year, 4, 10)] && setting.value == date(year, 4, 10))
    }

    @Test func allColumnsShowTheDateAfterAFingerTakesOneOver() throws {
        let first = date(2024, 3, 10), setting = WheelSetting(first)
        let stage = stage(setting, in: first...date(2030, 1, 1))
        withAnimation { setting.value = date(2027, 2, 5) }
        stage.update()
        let year = try stage.frame(of: "Scrollwork.WheelDatePicker.year")
        stage.touch(at: CGPoint(x: year.midX, y: year.midY)).lift()
        try stage.settle()
        #expect(setting.value == first)
        #expect([spoken(stage, "year"), spoken(stage, "month"), spoken(stage, "day")] == ["2024", "March", "10"])
        #expect(setting.settled == [first])
    }

    @Test func boundsThatNarrowDuringAMovementClampTheDateAtRest() throws {
        let room = DateRoom(date(2025, 6, 15), in: date(2025, 1, 1)...date(2025, 12, 1), calendar)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { DateRoomView(room: room) }
        try stage.adjust("Scrollwork.WheelDatePicker.month", .increment)
        stage.advance(by: 0.05)
        room.bounds = date(2025, 1, 1)...date(2025, 7, 10)
        try stage.settle()
        #expect(room.setting.value == date(2025, 7, 10))
        #expect([spoken(stage, "month"), spoken(stage, "day")] == ["July", "10"])
        #expect(room.setting.settled == [date(2025, 7, 10)])
    }

    @Test(arguments: ["year", "month", "day"])
    func anotherCalendarKeepsTheDateThatAColumnHasReached(_ column: String) throws {
        let room = DateRoom(date(2020, 9, 13), in: date(1990, 1, 1)...date(2050, 1, 1), calendar)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { DateRoomView(room: room) }
        let frame = try stage.frame(of: "Scrollwork.WheelDatePicker.\(column)")
        stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: 0, dy: -300))
        stage.advance(by: 0.05)
        let reached = room.setting.value
        #expect(reached != date(2020, 9, 13))
        room.calendar = Calendar(identifier: .hebrew)
        room.calendar.timeZone = calendar.timeZone
        try stage.settle()
        #expect(room.setting.value == reached)
        #expect(room.setting.settled == [reached])
        #expect(spoken(stage, "day") == "\(room.calendar.component(.day, from: reached))")
    }

    @Test(arguments: [(Calendar.Identifier.gregorian, "1999"), (.hebrew, "5771"), (.buddhist, "2550")])
    func aTypedYearIsTakenLiterally(_ system: Calendar.Identifier, _ typed: String) throws {
        let setting = WheelSetting(date(2024, 3, 15))
        var calendar = Calendar(identifier: system)
        calendar.timeZone = self.calendar.timeZone
        let stage = Stage(
            size: CGSize(width: 390, height: 300),
            environment: {
                $0.calendar = calendar
                $0.locale = Locale(identifier: "en_US")
            }
        ) { SettingView(setting) { WheelDatePicker("Day", selection: $0) } }
        for _ in 0..<3 { stage.press(.tab) }
        for digit in typed { stage.press(.character(digit)) }
        try stage.settle()
        #expect(calendar.component(.year, from: setting.value) == Int(typed))
    }

    /// A chosen day doesn't come back after a shorter month, and a date that the program replaced is reported again.
    @Test func eachMovementHasItsOwnTarget() throws {
        let setting = WheelSetting(date(2025, 1, 30)), stage = stage(setting)
        try step(stage, "day", .increment)
        setting.value = date(2025, 1, 30)
        try stage.settle()
        for column in ["day", "month", "month"] { try step(stage, column, .increment) }
        let expected = [date(2025, 1, 31), date(2025, 1, 31), date(2025, 2, 28), date(2025, 3, 28)]
        #expect(setting.settling == expected && setting.settled == expected)
    }

    @Test func aDateOutsideTheRangeMovesFromTheNearestDate() throws {
        let setting = WheelSetting(date(2030, 8, 5))
        let stage = stage(setting, in: date(2024, 1, 10)...date(2024, 5, 20))
        #expect(try stage.element(.slider, "Year").value == "2024")
        #expect(try stage.element(.slider, "Day").value == "20")
        #expect(setting.value == date(2030, 8, 5))
        let month = try stage.frame(of: "Scrollwork.WheelDatePicker.month")
        stage.wheel(by: CGSize(width: 0, height: -1), at: CGPoint(x: month.midX, y: month.midY))
        try stage.settle()
        #expect(setting.value == date(2024, 4, 20))
    }

    // MARK: Clocks

    private func clock(_ setting: WheelSetting<Date>, _ locale: String, in bounds: ClosedRange<Date>? = nil) -> Stage {
        Stage(
            size: CGSize(width: 390, height: 300),
            environment: {
                $0.calendar = calendar
                $0.timeZone = calendar.timeZone
                $0.locale = Locale(identifier: locale)
            }
        ) {
            SettingView(setting) { WheelDatePicker("Time", selection: $0, in: bounds, displayedComponents: .time) }
        }
    }

    private func spoken(_ stage: Stage, _ column: String) -> String? {
        stage.semantics.flattened.first { $0.identifier == "Scrollwork.WheelDatePicker.\(column)" && $0.value != nil }?
            .value
    }

    private func step(_ stage: Stage, _ column: String, _ direction: AccessibilityAdjustmentDirection) throws {
        try stage.adjust("Scrollwork.WheelDatePicker.\(column)", direction)
        try stage.settle()
    }

    private func hour(_ setting: WheelSetting<Date>) -> Int { calendar.component(.hour, from: setting.value) }

    @Test func hoursFollowTheClockOfTheLocale() throws {
        let afternoon = date(2025, 6, 15) + 4 * 3_600
        for (locale, texts) in [
            ("en_US", ["1", "PM"]), ("en_GB", ["13"]), ("ko_KR", ["1", "오후"]), ("en_US@hours=h23", ["13"]),
            ("en_US@hours=h11", ["1", "PM"]),
        ] {
            let stage = clock(WheelSetting(afternoon), locale)
            #expect([spoken(stage, "hour"), spoken(stage, "period")].compactMap { $0 } == texts, "\(locale)")
        }
        let midnight = date(2025, 6, 15) - 9 * 3_600
        #expect(spoken(clock(WheelSetting(midnight), "en_US"), "hour") == "12")
        #expect(spoken(clock(WheelSetting(midnight), "en_US@hours=h11"), "hour") == "0")
    }

    @Test func thePeriodIsOnTheSideOfTheLocale() throws {
        for (locale, isFirst) in [("en_US", false), ("ko_KR", true)] {
            let stage = clock(WheelSetting(date(2025, 6, 15)), locale)
            let period = try stage.frame(of: "Scrollwork.WheelDatePicker.period"),
                hour = try stage.frame(of: "Scrollwork.WheelDatePicker.hour")
            #expect((period.minX < hour.minX) == isFirst, "\(locale)")
        }
    }

    @Test func thePeriodFollowsTheHoursPastNoonAndMovesTheTimeByTwelveHours() throws {
        let setting = WheelSetting(date(2025, 6, 15) + 2 * 3_600)
        let stage = clock(setting, "en_US")
        #expect([spoken(stage, "hour"), spoken(stage, "period")] == ["11", "AM"])
        try step(stage, "hour", .increment)
        #expect([spoken(stage, "hour"), spoken(stage, "period")] == ["12", "PM"])
        #expect(hour(setting) == 12)
        try step(stage, "period", .decrement)
        #expect(hour(setting) == 0)
        #expect([spoken(stage, "hour"), spoken(stage, "period")] == ["12", "AM"])
    }

    /// Hours, minutes, and seconds wrap, whatever surrounds the picker, and the halves of a day don't.
    @Test(arguments: [false, true]) func theTimesOfADayWrap(_ wraps: Bool) throws {
        let day = date(2025, 6, 15) - 9 * 3_600, last = day + 86_399, setting = WheelSetting(last)
        let stage = Stage(
            size: CGSize(width: 390, height: 300),
            environment: {
                $0.calendar = calendar
                $0.timeZone = calendar.timeZone
                $0.locale = Locale(identifier: "en_US")
            }
        ) {
            SettingView(setting) {
                WheelDatePicker("Time", selection: $0, displayedComponents: .timeWithSeconds).wheelPickerWraps(wraps)
            }
        }
        let later = [("period", last), ("second", last - 59), ("minute", last - 3_599), ("hour", day)]
        for (column, expected) in later {
            try step(stage, column, .increment)
            #expect(setting.value == expected, "\(column)")
        }
        for (column, expected) in [("period", day), ("second", day + 59), ("minute", day + 3_599), ("hour", last)] {
            try step(stage, column, .decrement)
            #expect(setting.value == expected, "\(column)")
        }
    }

    @Test func aTypedHourIsInTheVisiblePeriod() throws {
        for (start, keys, expected) in [(15, "9", 21), (9, "9", 9), (15, "12", 12), (9, "12", 0), (9, "17", 17)] {
            let setting = WheelSetting(date(2025, 6, 15) + Double(start - 9) * 3_600)
            let stage = clock(setting, "en_US")
            try stage.focus("Scrollwork.WheelDatePicker.hour")
            for key in keys { stage.press(.character(key)) }
            try stage.settle()
            #expect(hour(setting) == expected, "\(keys) at \(start)")
        }
    }

    @Test func aPeriodOutsideTheRangeCannotBePicked() throws {
        let setting = WheelSetting(date(2025, 6, 15))
        let stage = clock(setting, "en_US", in: date(2025, 6, 15) - 3_600...date(2025, 6, 15) + 3_600)
        try step(stage, "period", .increment)
        #expect(hour(setting) == 9)
        #expect(spoken(stage, "period") == "AM")
    }
}
