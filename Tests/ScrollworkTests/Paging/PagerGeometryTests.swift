import SwiftUI
import Testing

@testable import Scrollwork

/// Where a pager and a week pager are, as numbers of pages.
@Suite struct PagerGeometryTests {
    @Test(
        arguments: [
            (0, 1_200, -2), (-300, 1_200, -1), (-450, 1_200, -0.5), (-900, 1_200, 1), (60, 1_200, -2.2), (-50, 0, -2),
        ] as [(CGFloat, CGFloat, Double)])
    func thePositionIsCountedInSlots(_ start: CGFloat, _ extent: CGFloat, _ position: Double) {
        let slots = -2...1
        func geometry(_ frame: CGRect, _ axis: Axis, _ isRightToLeft: Bool = false) -> PagerGeometry {
            PagerGeometry(frame, axis: axis, isRightToLeft: isRightToLeft, slots: slots)
        }
        let row = geometry(CGRect(x: start, y: 7, width: extent, height: 200), .horizontal)
        let column = geometry(CGRect(x: 7, y: start, width: 200, height: extent), .vertical)
        #expect(abs(row.position - position) < 1e-9 && row.length == Double(extent) / 4)
        #expect(abs(column.position - position) < 1e-9 && column.length == row.length)
        // From right to left, the first slot is at the right edge of the content.
        let mirrored = geometry(
            CGRect(x: extent / 4 - extent - start, y: 7, width: extent, height: 200), .horizontal, true)
        #expect(abs(mirrored.position - position) < 1e-9)
        #expect(geometry(CGRect(x: 7, y: start, width: 200, height: extent), .vertical, true) == column)
    }

    @Test func aPagerIsOnASlotWithinATolerance() {
        let slots = PagerSlots(length: 200)
        #expect(slots.point(of: -3) == -3 && slots.slot(near: 2.4) == 2 && slots.slot(near: -2.6) == -3)
        #expect(slots.tolerance == Tolerance.position / 200 && PagerSlots(length: 0).tolerance == .infinity)
        #expect(
            slots.isAt(2, 2) && !slots.isAt(2, 2 + slots.tolerance * 1.01) && slots.isAt(2, 2 - slots.tolerance * 0.99))
    }

    // MARK: Weeks

    private func setting(
        _ weekday: Int, _ days: ClosedRange<Day> = CalendarSystem.reach, today: Day? = nil
    ) -> WeekSetting {
        WeekSetting(
            system: .gregorian, locale: Locale(identifier: "en_US"), firstWeekday: weekday, minimumDays: 4,
            today: today,
            numbers: .byRule, days: days)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7]) func weeksHaveConsecutivePages(_ weekday: Int) {
        let setting = setting(weekday)
        for number in [-719_164, -8, -7, -1, 0, 3, 7, 20_700, 52_125_217] {
            let day = Day(number: number), week = setting.week(containing: day), page = setting.page(of: week)
            #expect(week.days.contains(day) && setting.week(onPage: page) == week, "\(number)")
            #expect(setting.week(onPage: page + 1) == week + 1 && setting.page(of: week - 1) == page - 1, "\(number)")
        }
    }

    @Test func pagesEndAtTheBounds() {
        let first = Day(year: 2026, month: 3, day: 10)!, last = Day(year: 2026, month: 5, day: 1)!
        let setting = setting(2, first...last)
        #expect(setting.dayPages == Int64(first.number)...Int64(last.number))
        #expect(setting.weekPages.count == 8 && setting.monthPages.count == 3)
        #expect(setting.week(onPage: setting.weekPages.lowerBound).firstDay.description == "2026-03-09")
        #expect(setting.month(onPage: setting.monthPages.upperBound) == Month(year: 2026, month: 5))
        let days: [Day] = [first - 1, first, last, last + 1]
        #expect(days.map(setting.clamp) == [first, first, last, last])
        let all = self.setting(2, Day(number: .min)...Day(number: .max))
        let firstMonth = Month(number: .min), lastMonth = Month(number: .max)
        #expect(all.monthPages == Int64(firstMonth.number)...Int64(lastMonth.number))
    }
}
