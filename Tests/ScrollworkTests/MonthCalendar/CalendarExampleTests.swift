import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

// The examples of the article.

private struct Departure: View {
    @State private var day: Day?

    var body: some View {
        MonthCalendar(selection: $day)
    }
}

private struct Stay: View {
    @State private var nights: ClosedRange<Day>?
    let booked: Set<Day>

    var body: some View {
        let today = Day(.now, in: .current)
        MonthCalendar(
            selection: $nights, in: Month(containing: today)...Month(containing: today) + 18,
            disabled: { $0 < today }, blocked: { booked.contains($0) })
    }
}

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

private struct Diary: View {
    @State private var month = Month(year: 2026, month: 1)!

    var body: some View {
        Button("Ten years on") { withAnimation(.smooth) { month = month + 120 } }.accessibilityIdentifier("later")
        MonthCalendar(position: $month)
    }
}

private struct Reader: View {
    var body: some View {
        MonthCalendarReader { calendar in
            Button("Today") { Task { await calendar.scroll(to: Day(.now, in: .current)) } }
            MonthCalendar()
        }
    }
}

private struct Plain: MonthCalendarStyle {
    func makeDay(_ day: MonthCalendarDay) -> some View {
        Text(verbatim: day.text).frame(height: 40).background(day.isSelected ? Color.yellow : .clear)
    }
}

@MainActor
@Suite struct CalendarExampleTests {
    private let size = CGSize(width: 390, height: 700)

    @Test func theArticlesProgramsRun() throws {
        #expect(!Stage(size: size) { Departure() }.seenDays.isEmpty)
        #expect(!Stage(size: size) { Stay(booked: [Day(.now, in: .current) + 3]) }.seenDays.isEmpty)
        #expect(!Stage(size: size) { Agenda(events: [october21]) }.seenDays.isEmpty)
        #expect(!Stage(size: size) { Reader() }.seenDays.isEmpty)
        let diary = Stage(size: size) { VStack { Diary() } }
        #expect(diary.seenDays.contains(Day(year: 2026, month: 1, day: 15)!))
        try diary.tap("later")
        try diary.settle()
        #expect(diary.seenDays.contains(Day(year: 2036, month: 1, day: 15)!))
    }

    @Test func aStyleReplacesTheAppearanceButNotTheBehavior() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).day).monthCalendarStyle(Plain()) }
        let height = try stage.frame(of: "day-\(october21)").height
        #expect(height == 40)
        try stage.tap(october21 + 1)
        #expect(bound.day == october21 + 1)
    }
}
