import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A calendar whose locale, time zone, and calendar system change while it's visible.
@MainActor
@Suite struct ChangingLocaleProgramTests {
    struct Region: Hashable, Identifiable {
        let id: String
        let locale: Locale
        let zone: TimeZone
        let system: Calendar.Identifier

        init(_ locale: String, _ zone: String, _ system: Calendar.Identifier = .gregorian) {
            id = locale
            self.locale = Locale(identifier: locale)
            self.zone = TimeZone(identifier: zone)!
            self.system = system
        }

        static let all = [
            Region("en_US", "America/New_York"), Region("de_DE", "Europe/Berlin"), Region("ar_EG", "Africa/Cairo"),
            Region("ja_JP", "Asia/Tokyo", .japanese), Region("th_TH", "Asia/Bangkok", .buddhist),
            Region("he_IL", "Asia/Jerusalem", .hebrew), Region("fa_IR", "Asia/Tehran", .persian),
            Region("zh_CN", "Asia/Shanghai", .chinese),
        ]

        var calendar: Calendar {
            var calendar = Calendar(identifier: system)
            calendar.locale = locale
            calendar.timeZone = zone
            return calendar
        }
    }

    private struct Travel: View {
        @Bindable var kept: Kept<Day?>
        @State private var region = Region.all[0]

        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    ForEach(Region.all) { other in
                        Button(other.id) { region = other }.font(.caption2)
                    }
                }
                Text(kept.value.map { $0.formatted() } ?? "none").accessibilityIdentifier("day")
                MonthCalendar(selection: $kept.value) { day in
                    MonthCalendarDayLabel(day).overlay {
                        if day.isToday { Color.clear.accessibilityIdentifier("today \(day.day)") }
                    }
                }
            }
            .environment(\.locale, region.locale)
            .environment(\.timeZone, region.zone)
            .environment(\.calendar, region.calendar)
        }
    }

    /// October 21, 2026, at 20:00 in UTC, which is October 22 in Tokyo and Shanghai.
    private func stage(_ kept: Kept<Day?>) throws -> Stage {
        let stage = Stage(
            size: CGSize(width: 390, height: 700),
            environment: { $0.timelineOrigin = october21.start(in: .gmt).addingTimeInterval(20 * 3_600) }
        ) {
            Travel(kept: kept)
        }
        try stage.settle()
        return stage
    }

    /// Returns the column of a day, from the leading edge.
    private func column(_ day: Day, _ stage: Stage) throws -> Int {
        let frame = try stage.frame(of: "day-\(day)")
        return Int(frame.midX / (390 / 7))
    }

    @Test func theDayStaysAndWeeksBeginOnTheNewWeekday() throws {
        let kept = Kept<Day?>(nil), stage = try stage(kept)
        try stage.tap(october21 + 2)
        let selected = october21 + 2
        for region in Region.all + Region.all.reversed() {
            try stage.tapButton(region.id)
            #expect(kept.value == selected, "\(region.id)")
            let node = try #require(stage.spoken(selected), "\(region.id)")
            #expect(node.traits.contains(.selected), "\(region.id)")
            #expect(node.frame.minY > 0 && node.frame.maxY < 700, "\(region.id)")
            #expect(try column(selected, stage) == (selected.weekday - region.calendar.firstWeekday + 7) % 7)
            #expect(stage.warnings.isEmpty, "\(stage.warnings)")
        }
    }

    @Test func theCurrentDayIsThatOfTheTimeZone() throws {
        let kept = Kept<Day?>(nil), stage = try stage(kept)
        let tomorrow: Set = ["ja_JP", "th_TH", "zh_CN"]
        for region in Region.all + Region.all.reversed() {
            try stage.tapButton(region.id)
            let day = october21 + (tomorrow.contains(region.id) ? 1 : 0)
            #expect(Set(stage.frames(prefix: "today ").keys) == ["today \(day)"], "\(region.id)")
        }
    }

    /// The locale changes while the months fling, and while a finger holds them.
    @Test func theLocaleChangesDuringAMovement() throws {
        let kept = Kept<Day?>(nil)
        let stage = try stage(kept)
        for region in Region.all.shuffledInOrder {
            stage.flick(from: CGPoint(x: 195, y: 550), velocity: CGVector(dx: 0, dy: -1_500))
            stage.advance(by: 0.15)
            let frame = try stage.element(.button, region.id).frame
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            try stage.settle()
            #expect(!stage.seenDays.isEmpty, "\(region.id)")
            let day = try #require(stage.seenDays.dropFirst(7).first)
            try stage.tap(day)
            #expect(kept.value == day, "\(region.id)")
            #expect(try column(day, stage) == (day.weekday - region.calendar.firstWeekday + 7) % 7, "\(region.id)")
        }
    }

    /// A program binds the position, too. The months of another calendar system contain the same days.
    private struct Positioned: View {
        @Bindable var kept: Kept<Month>
        let region: Region

        var body: some View {
            MonthCalendar(position: $kept.value)
                .environment(\.locale, region.locale)
                .environment(\.calendar, region.calendar)
        }
    }

    @MainActor @Observable
    final class Choice {
        var region = Region.all[0]
    }

    private struct Choosing: View {
        let kept: Kept<Month>
        let choice: Choice

        var body: some View { Positioned(kept: kept, region: choice.region) }
    }

    @Test func theBoundMonthContainsTheSameDays() throws {
        let kept = Kept(october), choice = Choice()
        let stage = Stage.calendar { Choosing(kept: kept, choice: choice) }
        try stage.settle()
        for region in Region.all + Region.all {
            choice.region = region
            try stage.settle()
            let middle = october.firstDay + 14
            let month = Month(containing: kept.value.firstDay + 14, in: CalendarSystem(region.system))
            #expect(abs(month.firstDay.distance(to: middle)) < 62, "\(region.id): \(month.firstDay)")
            #expect(stage.seenDays.contains { abs($0.distance(to: middle)) < 31 }, "\(region.id)")
        }
    }
}

extension Array {
    /// The elements from both ends in turn.
    fileprivate var shuffledInOrder: [Element] {
        indices.map { self[$0 % 2 == 0 ? $0 / 2 : count - 1 - $0 / 2] }
    }
}
