import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with calendars.
@MainActor
@Suite struct CalendarIdiomTests {
    private static let day = Day(year: 2026, month: 10, day: 21)!

    private struct Picked: View {
        @Bindable var kept: Kept<Day>
        var height = MonthCalendarHeight.flexible

        var body: some View {
            MonthCalendar(selection: $kept.value, in: october - 24...october + 24).monthCalendarHeight(height).today(
                CalendarIdiomTests.day)
        }
    }

    @Test(arguments: Surroundings.allCases, [MonthCalendarHeight.flexible, .month])
    func aDayCanBeSelectedInAnyContainer(_ place: Surroundings, _ height: MonthCalendarHeight) throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 800)) {
            Placed(surrounding: place, height: nil) { Picked(kept: kept, height: height) }
        }
        try stage.arrive(in: place)
        try stage.tap("day-2026-10-13")
        try stage.settle()
        #expect(kept.value == Day(year: 2026, month: 10, day: 13))
        try stage.leaveAndReturn(to: place)
        #expect(stage.spoken(Self.day - 8)?.traits.contains(.selected) == true)
        let first = try stage.frame(of: "day-2026-10-01")
        #expect(first.minX >= 0 && first.maxX <= 390)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesTheDay(_ setter: Setter) async throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Driven(kept: kept, setter: setter, next: Self.day + 2) { MonthCalendar(selection: $0).today(Self.day) }
        }
        try await stage.drive(kept, by: setter) { kept.value == Self.day + 2 }
        #expect(kept.seen == [Self.day + 2])
        #expect(stage.spoken(Self.day + 2)?.traits.contains(.selected) == true)
        #expect(stage.spoken(Self.day)?.traits.contains(.selected) == false)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesTheMonth(_ setter: Setter) async throws {
        let kept = Kept(october)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Driven(kept: kept, setter: setter, next: october + 14) { MonthCalendar(position: $0).today(Self.day) }
        }
        try await stage.drive(kept, by: setter) { kept.value == october + 14 }
        #expect(kept.value == october + 14)
        #expect(kept.seen.last == october + 14)
        #expect(stage.seenDays.first == (october + 14).firstDay)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesAnOptionalDay(_ setter: Setter) async throws {
        let kept = Kept<Day?>(nil)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Driven(kept: kept, setter: setter, next: Self.day + 2) { MonthCalendar(selection: $0).today(Self.day) }
        }
        try await stage.drive(kept, by: setter) { kept.value == Self.day + 2 }
        #expect(kept.seen == [Self.day + 2])
        #expect(stage.spoken(Self.day + 2)?.traits.contains(.selected) == true)
        kept.value = nil
        try stage.settle()
        #expect(stage.spoken(Self.day + 2)?.traits.contains(.selected) == false)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesSeveralDays(_ setter: Setter) async throws {
        let kept = Kept<Set<Day>>([Self.day]), next: Set<Day> = [Self.day + 2, Self.day + 4]
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Driven(kept: kept, setter: setter, next: next) { MonthCalendar(selection: $0).today(Self.day) }
        }
        try await stage.drive(kept, by: setter) { kept.value == next }
        #expect(kept.seen == [next])
        for offset in [0, 2, 3, 4] {
            let day = Self.day + offset
            #expect(stage.spoken(day)?.traits.contains(.selected) == next.contains(day))
        }
        // A tap continues from the days that were set.
        let tapped = Self.day + 3
        try stage.tap(tapped)
        #expect(kept.value == next.union([tapped]))
    }

    @Test(arguments: Setter.allCases) func everySetterChangesARange(_ setter: Setter) async throws {
        let kept = Kept<ClosedRange<Day>?>(nil), next = Self.day...Self.day + 3
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Driven(kept: kept, setter: setter, next: next) { MonthCalendar(selection: $0).today(Self.day) }
        }
        // A range that is begun is replaced.
        try stage.tap(Self.day - 6)
        kept.seen = []
        try await stage.drive(kept, by: setter) { kept.value == next }
        #expect(kept.seen == [next])
        for (offset, isSelected) in [(-6, false), (-1, false), (0, true), (3, true), (4, false)] {
            #expect(stage.spoken(Self.day + offset)?.traits.contains(.selected) == isSelected)
        }
        // The range is complete, so a tap begins another one.
        try stage.tap(Self.day + 6)
        #expect(kept.value == Self.day + 6...Self.day + 6)
    }

    private struct MonthReader: View {
        @State private var month = october
        @State private var passed: [Month] = []

        var body: some View {
            VStack {
                Text("\(month.formatted()) after \(passed.count)").accessibilityIdentifier("value")
                MonthCalendar(position: $month) { day in
                    Text(day.text)
                        .foregroundStyle(day.month == month ? .primary : .secondary)
                        .frame(height: 44)
                }
                .today(CalendarIdiomTests.day)
            }
            .onChange(of: month) { old, _ in passed.append(old) }
        }
    }

    /// The parent reads the month that changes, so it creates the calendar again while the months move.
    @Test func aParentReadsThePassingMonths() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { MonthReader() }
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
        let november = october + 1, day = november.firstDay + 9
        let before = try stage.drawnFrame(of: "day-\(day)").minY
        finger.move(by: CGSize(width: 0, height: -350), over: 0.5)
        let moved = try stage.drawnFrame(of: "day-\(day)").minY - before
        #expect(abs(moved + 350) < 1)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.text(of: "value") == "\(november.formatted()) after 1")
        stage.flick(from: CGPoint(x: 195, y: 500), velocity: CGVector(dx: 0, dy: -5_000))
        try stage.settle()
        let first = try #require(stage.seenDays.first), shown = try stage.text(of: "value")
        let month = Month(containing: first), months: [Month] = [month, month - 1, month + 1]
        #expect(months.contains { shown.hasPrefix("\($0.formatted()) after") }, "\(shown), \(first)")
        #expect(!shown.hasSuffix("after 1"))
    }

    @Test(arguments: [Surroundings.list, .scrollView]) func monthsTurnAndTheSurroundingViewScrolls(
        _ place: Surroundings
    )
        throws
    {
        let kept = Kept(october)
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            Placed(surrounding: place, height: nil) {
                MonthCalendar(position: Bindable(kept).value).monthCalendarHeight(.month).today(Self.day)
            }
        }
        try stage.arrive(in: place)
        let seventh = october.firstDay + 6, november = october + 1
        let day = try stage.frame(of: "day-\(seventh)")
        stage.flick(from: CGPoint(x: 300, y: day.midY), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == november)
        #expect(stage.seenDays.contains(november.firstDay))
        // A finger that moves along the container scrolls the container, and no month turns.
        let before = try stage.frame(of: "day-\(november.firstDay)").minY
        stage.drag(from: CGPoint(x: 300, y: day.midY + 60), to: CGPoint(x: 310, y: day.midY - 20), over: 0.4)
        #expect(try stage.frame(of: "day-\(november.firstDay)").minY < before - 50)
        try stage.settle()
        #expect(kept.value == november)
        // So it does for a finger that goes too far across, when the movement has begun.
        stage.drag(from: CGPoint(x: 300, y: day.midY), to: CGPoint(x: 60, y: day.midY + 100), over: 0.4)
        try stage.settle()
        #expect(kept.value == october + 2)
    }

    @Test(arguments: [Surroundings.list, .scrollView]) func monthsOfAFixedHeightScrollInsteadOfTheSurroundingView(
        _ place: Surroundings
    ) throws {
        let kept = Kept(october)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: 360) {
                MonthCalendar(position: Bindable(kept).value).today(Self.day).accessibilityIdentifier("calendar")
            }
        }
        try stage.arrive(in: place)
        let frame = try stage.frame(of: "calendar")
        for distance in [-250.0, -250, 200] {
            stage.drag(
                from: CGPoint(x: 195, y: frame.midY - distance / 2), to: CGPoint(x: 195, y: frame.midY + distance / 2),
                over: 0.4)
            try stage.settle()
        }
        #expect(kept.value > october)
        #expect(try stage.frame(of: "calendar") == frame)
        stage.drag(from: CGPoint(x: 195, y: frame.maxY + 40), to: CGPoint(x: 195, y: frame.maxY - 60), over: 0.4)
        try stage.settle()
        #expect(try stage.frame(of: "calendar").minY < frame.minY - 50)
    }

    private struct Old: View {
        @ObservedObject var kept: Shared<Set<Day>>

        var body: some View {
            VStack {
                Text("\(kept.value.count)")
                MonthCalendar(selection: $kept.value).today(CalendarIdiomTests.day)
            }
        }
    }

    @Test func anObservableObjectCanBeBound() throws {
        let kept = Shared<Set<Day>>([])
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Old(kept: kept) }
        for day in [Self.day, Self.day + 1] { try stage.tap("day-\(day)") }
        #expect(kept.value == [Self.day, Self.day + 1])
    }

    @Test(arguments: [Surroundings.list, .scrollView]) func extendingARangeDoesNotScrollTheSurroundingView(
        _ place: Surroundings
    ) throws {
        let kept = Kept<ClosedRange<Day>?>(nil)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: 360) { MonthCalendar(selection: Bindable(kept).value).today(Self.day) }
        }
        try stage.arrive(in: place)
        let from = try stage.frame(of: "day-2026-10-06"), to = try stage.frame(of: "day-2026-10-22")
        let finger = stage.touch(at: CGPoint(x: from.midX, y: from.midY))
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: to.midX, y: to.midY), over: 0.5)
        #expect(abs(try stage.frame(of: "day-2026-10-06").minY - from.minY) < 0.5, "nothing around it has moved")
        finger.lift()
        try stage.settle()
        #expect(kept.value == Day(year: 2026, month: 10, day: 6)!...Day(year: 2026, month: 10, day: 22)!)
        #expect(abs(try stage.frame(of: "day-2026-10-06").minY - from.minY) < 0.5)
    }

    @Test func theFocusRingDisappearsAfterATouch() throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            MonthCalendar(selection: Bindable(kept).value) { day in
                let text = day.isFocused ? "(\(day.text))" : day.text
                Text(text).frame(height: 40).accessibilityIdentifier("text-\(day.day)")
            }
            .today(Self.day)
        }
        let second = Self.day + 1, third = Self.day + 2
        try stage.tap("day-\(second)")
        #expect(try stage.text(of: "text-\(second)") == "22")
        stage.press(.rightArrow)
        #expect(try stage.text(of: "text-\(third)") == "(23)", "the keyboard goes on from there")
        try stage.tap("day-\(third)")
        #expect(try stage.text(of: "text-\(third)") == "23")
    }
}
