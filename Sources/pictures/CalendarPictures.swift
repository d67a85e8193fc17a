import Scrollwork
import ScrollworkTesting
import SwiftUI

extension Pictures {
    static let calendars = [
        Picture("month-calendar", 390, 420) {
            Bound(Day.picture + 2 as Day?) { MonthCalendar(selection: $0, position: .constant(month)) }
                .today(.picture)
        },
        Picture("month-calendar-range", 390, 420) {
            Bound(Day.picture - 9...Day.picture + 5 as ClosedRange<Day>?) {
                MonthCalendar(selection: $0, position: .constant(month), blocked: { $0 == Day.picture + 7 })
            }
            .weekRule(.iso8601)
            .weekNumbers(.iso8601)
            .today(.picture)
        },
        Picture("month-calendar-days", 300, 330) {
            Bound(Set([-12, -9, -1, 2, 3, 8].map { Day.picture + $0 })) {
                MonthCalendar(selection: $0, position: .constant(month))
            }
            .today(.picture)
        },
        Picture("month-calendar-disabled", 300, 330) {
            Bound(Day.picture + 1...Day.picture + 3 as ClosedRange<Day>?) {
                MonthCalendar(
                    selection: $0, position: .constant(month), disabled: { $0 < .picture },
                    blocked: { [6, 7, 8].contains(Day.picture.distance(to: $0)) })
            }
            .today(.picture)
        },
        Picture("month-calendar-dots", 300, 330) {
            Agenda(events: Set([-17, -13, -8, -2, 0, 5, 9].map { Day.picture + $0 }))
                .today(.picture)
        },
        scrolled("month-calendar-continuous", .continuous),
        scrolled("month-calendar-aligned", .aligned),
        scrolled("month-calendar-paged", .paged),
        Picture("month-calendar-horizontal", 300, 300, movement: hold(from: 250, to: 140)) {
            months.monthCalendarAxis(.horizontal)
        },
        Picture("month-calendar-pinned", 300, 300, movement: hold(from: 250, to: 140, down: true)) {
            months.monthCalendarTitles(.pinned)
        },
        Picture("month-calendar-varying", 260, 360) { months.monthCalendarRows(.varying) },
        Picture("month-calendar-fixed", 260, 360) { months.monthCalendarRows(.fixed) },
        Picture("month-calendar-month", 300, 400) {
            VStack(alignment: .leading, spacing: 12) {
                months.monthCalendarHeight(.month)
                Divider()
                Text("Wednesday").font(.headline)
                Text("Water the ferns")
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 12)
        },
        Picture("month-calendar-overview", 300, 460) { months.monthCalendarOverview(isPresented: .constant(true)) },
    ]

    private static let month = Month(containing: .picture)

    /// A calendar with a selected day.
    private static var months: some View {
        Bound(month) { position in
            Bound(Day.picture + 2 as Day?) { MonthCalendar(selection: $0, position: position) }
        }
        .today(.picture)
    }

    /// A calendar after a drag by less than a month.
    private static func scrolled(_ name: String, _ scrolling: MonthCalendarScrolling) -> Picture {
        Picture(
            name, 260, 340,
            movement: { stage in
                stage.drag(from: CGPoint(x: 130, y: 300), to: CGPoint(x: 130, y: 90), over: 0.8)
                _ = try? stage.settle()
            }
        ) { months.monthCalendarScrolling(scrolling) }
    }

    /// Returns a movement that leaves a finger on the view.
    static func hold(from start: CGFloat, to end: CGFloat, down isVertical: Bool = false) -> (Stage) -> Void {
        { stage in
            let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
            let point = { (place: CGFloat) in
                isVertical ? CGPoint(x: middle.x, y: place) : CGPoint(x: place, y: middle.y)
            }
            stage.touch(at: point(start)).move(to: point(end), over: 0.4)
        }
    }
}

/// The example of the guide to the calendar.
private struct Agenda: View {
    let events: Set<Day>

    var body: some View {
        MonthCalendar { day in
            MonthCalendarDayLabel(day)
                .overlay(alignment: .bottom) {
                    if events.contains(day.day) { Circle().fill(.red).frame(width: 5, height: 5) }
                }
        }
    }
}
