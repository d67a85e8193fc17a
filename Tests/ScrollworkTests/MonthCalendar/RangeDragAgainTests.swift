import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct RangeDragAgainTests {
    @MainActor @Observable final class Closed {
        var days: Set<Day> = [october21]
    }

    /// A pointer that doesn't move between two presses has exactly the same location.
    @Test func aDragAtThePlaceOfADragThatSelectedNothingSelectsARange() throws {
        let bound = Bound(), closed = Closed()
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).range, disabled: { closed.days.contains($0) })
        }
        let place = try stage.frame(of: "day-\(october21)"), start = CGPoint(x: place.midX, y: place.midY)
        let first = stage.touch(at: start)
        first.hold(for: 0.5)
        first.move(by: CGSize(width: 4, height: 0), over: 0.1)
        first.lift()
        try stage.settle()
        #expect(bound.range == nil)
        closed.days = []
        try stage.settle()
        let goal = try stage.frame(of: "day-\(october21 + 9)"), end = CGPoint(x: goal.midX, y: goal.midY)
        let second = stage.touch(at: start)
        second.hold(for: 0.5)
        second.move(to: end, over: 0.4)
        second.lift()
        try stage.settle()
        #expect(bound.range == october21...october21 + 9)
    }
}
