import Foundation
import Scrollwork
import Testing

/// Scales of dates whose last date isn't a whole number of steps from the first.
@Suite struct WheelDateScaleTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: 2025, month: month, day: day, hour: hour))!
    }

    @Test func `The last step can be shorter`() {
        let days = WheelScale(in: date(1, 1)...date(1, 3, 12), by: .day, calendar: calendar)
        #expect((0..<days.count).map(days.value) == [date(1, 1), date(1, 2), date(1, 3), date(1, 3, 12)])
        #expect((0..<days.count).map(days.position) == [0, 1, 2, 2.5])
        let months = WheelScale(in: date(1, 1)...date(2, 15), by: .month, calendar: calendar)
        #expect((0..<months.count).map(months.position) == [0, 1, 1.5])
        let pairs = WheelScale(in: date(1, 1)...date(1, 6), by: .day, step: 2, calendar: calendar)
        #expect((0..<pairs.count).map(pairs.value) == [date(1, 1), date(1, 3), date(1, 5), date(1, 6)])
        #expect((0..<pairs.count).map(pairs.position) == [0, 1, 2, 2.5])
    }

    @Test func `Whole steps have whole positions`() {
        let days = WheelScale(in: date(1, 1)...date(1, 3), by: .day, calendar: calendar)
        #expect((0..<days.count).map(days.value) == [date(1, 1), date(1, 2), date(1, 3)])
        #expect((0..<days.count).map(days.position) == [0, 1, 2])
        let one = WheelScale(in: date(1, 1)...date(1, 1), by: .day, calendar: calendar)
        #expect(one.count == 1 && one.value(at: 0) == date(1, 1) && one.position(at: 0) == 0)
        let part = WheelScale(in: date(1, 1)...date(1, 1, 6), by: .day, calendar: calendar)
        #expect((0..<part.count).map(part.position) == [0, 0.25])
    }

    @Test func `A date between two steps counts as the nearer one`() {
        let days = WheelScale(in: date(1, 1)...date(1, 5), by: .day, calendar: calendar)
        for (moment, index) in [
            (date(1, 2, 11), 1), (date(1, 2, 13), 2), (date(1, 3), 2), (date(1, 4, 23), 4), (date(2, 1), 4),
            (calendar.date(byAdding: .year, value: -1, to: date(1, 1))!, 0), (date(1, 1, 1), 0),
        ] {
            #expect(days.index(of: moment) == index, "\(moment)")
        }
    }
}
