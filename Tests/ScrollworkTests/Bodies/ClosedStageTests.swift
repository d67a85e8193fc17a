import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A component without views releases all its objects: no object in its state retains a closure that retains the state.
@MainActor
@Suite struct ClosedStageTests {
    /// An object that a program's closures retain.
    private final class Belonging: Sendable {}

    private func expectGone(_ action: (Belonging) throws -> Void) rethrows {
        weak var kept: Belonging?
        do {
            let belonging = Belonging()
            kept = belonging
            try action(belonging)
        }
        #expect(kept == nil)
    }

    private func use(_ stage: Stage) throws {
        stage.flick(from: CGPoint(x: 200, y: 200), velocity: CGVector(dx: -900, dy: -900))
        try stage.settle()
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        stage.close()
    }

    private static let size = CGSize(width: 390, height: 500)

    @Test(arguments: [false, true]) func ofAWheel(_ isDrum: Bool) throws {
        try expectGone { belonging in
            let setting = WheelSetting(100)
            try use(
                Stage(size: Self.size) {
                    let picker = WheelPicker("Number", value: Bindable(setting).value, in: 0...200)
                        .valueText { number in withExtendedLifetime(belonging) { "No. \(number)" } }
                        .valueDisabled { _ in withExtendedLifetime(belonging) { false } }
                        .onWheelPickerChange { _, _ in withExtendedLifetime(belonging) {} }
                    if isDrum { picker.wheelPickerStyle(.drum) } else { picker }
                })
        }
    }

    @Test(arguments: [0, 1, 2, 60]) func ofAWheelThatClosesImmediately(_ frames: Int) throws {
        expectGone { belonging in
            let stage = Stage(size: Self.size) {
                WheelPicker("Number", value: .constant(100), in: 0...200)
                    .valueLabel { number in withExtendedLifetime(belonging) { Text("\(number)") } }
            }
            for _ in 0..<frames { stage.advance(by: 1 / 60) }
            stage.close()
        }
    }

    /// Leaves during a movement, before a component without scroll phases has detected its end.
    private func leave(_ content: @escaping () -> some View) {
        let stage = Stage(
            size: Self.size, environment: { $0.reportsScrollPhases = false }, content: { content() })
        stage.flick(from: CGPoint(x: 200, y: 200), velocity: CGVector(dx: -900, dy: -900))
        stage.advance(by: 0.05)
        stage.close()
    }

    @Test func ofAMovingCarousel() {
        expectGone { belonging in
            leave { Carousel(0..<6, id: \.self) { number in withExtendedLifetime(belonging) { Text("\(number)") } } }
        }
    }

    @Test func ofAMovingMonthCalendar() {
        expectGone { belonging in
            leave {
                MonthCalendar(selection: .constant(Day?.none)) { day in
                    withExtendedLifetime(belonging) { Text(day.text) }
                }
            }
        }
    }

    @Test func ofADatePicker() throws {
        try expectGone { belonging in
            let setting = WheelSetting(Date(timeIntervalSince1970: 1_000_000_000))
            try use(
                Stage(size: Self.size) {
                    WheelDatePicker("Day", selection: Bindable(setting).value)
                        .onWheelPickerChange(of: Date.self) { _, _ in withExtendedLifetime(belonging) {} }
                })
        }
    }

    @Test(arguments: [Axis.horizontal, .vertical]) func ofAMonthCalendar(_ axis: Axis) throws {
        try expectGone { belonging in
            let kept = Kept<Day?>(Day(year: 2026, month: 3, day: 11))
            try use(
                Stage(size: Self.size) {
                    MonthCalendar(
                        selection: Bindable(kept).value, disabled: { _ in withExtendedLifetime(belonging) { false } }
                    ) { day in
                        withExtendedLifetime(belonging) { Text(day.text) }
                    }
                    .monthCalendarAxis(axis)
                })
        }
    }

    @Test func ofACarousel() throws {
        try expectGone { belonging in
            let kept = Kept<Int?>(0)
            try use(
                Stage(size: Self.size) {
                    Carousel(0..<6, id: \.self, selection: Bindable(kept).value) { number in
                        withExtendedLifetime(belonging) { Text("\(number)") }
                    }
                    .onPageChange { _, _ in withExtendedLifetime(belonging) {} }
                })
        }
    }

    @Test func ofAWeekPager() throws {
        try expectGone { belonging in
            let kept = Kept(Day(year: 2026, month: 3, day: 11)!)
            try use(
                Stage(size: Self.size) {
                    WeekPager(selection: Bindable(kept).value) { day in
                        withExtendedLifetime(belonging) { Text(day.description) }
                    }
                    .onPageChange { _, _ in withExtendedLifetime(belonging) {} }
                })
        }
    }
}
