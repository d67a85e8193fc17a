import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with calendars.
@MainActor
@Suite struct CalendarHabits {
    private static let day = Day(year: 2026, month: 10, day: 21)!

    private struct Picked: View {
        @Bindable var kept: Kept<Day>
        var height = MonthCalendarHeight.flexible

        var body: some View {
            MonthCalendar(selection: $kept.value, in: october - 24...october + 24).monthCalendarHeight(height).today(
                CalendarHabits.day)
        }
    }

    @Test(arguments: Surroundings.allCases, [MonthCalendarHeight.flexible, .month])
    func aDayIsChosenInAnyContainer(_ place: Surroundings, _ height: MonthCalendarHeight) throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 800)) {
            Placed(surrounding: place, height: nil) { Picked(kept: kept, height: height) }
        }
        try stage.settle()
        try stage.tap("day-2026-10-13")
        try stage.settle()
        #expect(kept.value == Day(year: 2026, month: 10, day: 13))
        let first = try stage.frame(of: "day-2026-10-01")
        #expect(first.minX >= 0 && first.maxX <= 390)
    }

    @Test(arguments: Setter.allCases) func aDayIsSetByAnybody(_ setter: Setter) async throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Driven(kept: kept, setter: setter, next: Self.day + 2) { MonthCalendar(selection: $0).today(Self.day) }
        }
        try await stage.drive(kept, by: setter) { kept.value == Self.day + 2 }
        #expect(kept.seen == [Self.day + 2])
        #expect(stage.spoken(Self.day + 2)?.traits.contains(.selected) == true)
        #expect(stage.spoken(Self.day)?.traits.contains(.selected) == false)
    }

    private struct Old: View {
        @ObservedObject var kept: Shared<Set<Day>>

        var body: some View {
            VStack {
                Text("\(kept.value.count)")
                MonthCalendar(selection: $kept.value).today(CalendarHabits.day)
            }
        }
    }

    @Test func anObservableObjectIsBoundToo() throws {
        let kept = Shared<Set<Day>>([])
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Old(kept: kept) }
        for day in [Self.day, Self.day + 1] { try stage.tap("day-\(day)") }
        #expect(kept.value == [Self.day, Self.day + 1])
    }

    @Test(arguments: [Surroundings.list, .scrollView]) func aRangeThatIsDrawnDoesNotDragWhatIsAround(
        _ place: Surroundings
    ) throws {
        let kept = Kept<ClosedRange<Day>?>(nil)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: 360) { MonthCalendar(selection: Bindable(kept).value).today(Self.day) }
        }
        try stage.settle()
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

    @Test func theRingOfTheKeyboardDoesNotStayAfterATouch() throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            MonthCalendar(selection: Bindable(kept).value) { day in
                Text(day.isFocused ? "(\(day.text))" : day.text).frame(height: 40).accessibilityIdentifier(
                    "text-\(day.day)")
            }
            .today(Self.day)
        }
        try stage.tap("day-\(Self.day + 1)")
        #expect(try stage.text(of: "text-\(Self.day + 1)") == "22")
        stage.press(.rightArrow)
        #expect(try stage.text(of: "text-\(Self.day + 2)") == "(23)", "the keyboard goes on from there")
        try stage.tap("day-\(Self.day + 2)")
        #expect(try stage.text(of: "text-\(Self.day + 2)") == "23")
    }
}
