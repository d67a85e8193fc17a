import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The number of calls of a program's rules.
@MainActor
@Suite struct CalendarAskingTests {
    @MainActor private final class Asked {
        var disabled: [Day] = []
        var blocked: [Day] = []
    }

    private struct Asking: View {
        @Bindable var bound: Bound
        let asked: Asked

        var body: some View {
            MonthCalendar(
                selection: $bound.range,
                disabled: {
                    asked.disabled.append($0)
                    return $0 < october21
                },
                blocked: {
                    asked.blocked.append($0)
                    return false
                })
        }
    }

    /// Returns the number of days of the realized months.
    private func days(_ stage: Stage) -> Int { stage.frames(prefix: "day-").count }

    @Test func aTapCallsTheRuleOncePerVisibleDay() throws {
        let bound = Bound(), asked = Asked()
        let stage = Stage.calendar(checksBodies: false) { Asking(bound: bound, asked: asked) }
        // Two months at the beginning of the calendar are realized before it moves to its position.
        #expect(asked.disabled.count <= days(stage) + 62, "at first")
        asked.disabled = []
        asked.blocked = []
        try stage.tap(october21 + 2)
        try stage.settle()
        #expect(bound.range == october21 + 2...october21 + 2)
        // The rules also run for the tapped day.
        #expect(asked.disabled.count <= days(stage) + 4, "\(asked.disabled.count)")
        #expect(asked.blocked.count <= days(stage) + 4, "\(asked.blocked.count)")
    }

    @Test func anArrowKeyCallsTheRuleForNewDaysOnly() throws {
        let bound = Bound(), asked = Asked()
        let stage = Stage.calendar { Asking(bound: bound, asked: asked) }
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        asked.disabled = []
        asked.blocked = []
        for _ in 0..<3 { stage.press(.rightArrow) }
        try stage.settle()
        #expect(asked.disabled.count <= 6, "\(asked.disabled.count)")
        #expect(asked.blocked.count <= 6, "\(asked.blocked.count)")
    }

    private struct Ruled: View {
        @Bindable var bound: Bound
        let notes: Bound

        var body: some View {
            let closed = notes.days
            MonthCalendar(selection: $bound.day, disabled: { closed.contains($0) })
        }
    }

    @Test func anotherRuleAppliesToEveryVisibleDay() throws {
        let bound = Bound(), notes = Bound()
        let stage = Stage.calendar { Ruled(bound: bound, notes: notes) }
        notes.days = [october21 + 1]
        stage.update()
        try stage.tap(october21 + 1)
        #expect(bound.day == nil)
        #expect(stage.spoken(october21 + 1)?.role != .button)
        // A month that returns to the viewport shows it, too.
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 20), over: 0.3)
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 20), over: 0.3)
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 20), over: 0.3)
        try stage.settle()
        notes.days = [october21 + 3]
        stage.update()
        bound.month = october
        for _ in 0..<3 { stage.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 600), over: 0.3) }
        try stage.settle()
        #expect(stage.spoken(october21 + 1)?.role == .button)
        #expect(stage.spoken(october21 + 3)?.role != .button)
    }
}
