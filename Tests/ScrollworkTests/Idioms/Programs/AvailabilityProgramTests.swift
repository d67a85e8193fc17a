import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A calendar whose disabled days depend on toggles, and on data that loads later.
@MainActor
@Suite struct AvailabilityProgramTests {
    @MainActor @Observable
    final class Rooms {
        var onlyWeekends = false
        var booked: Set<Day> = []
        var nights: ClosedRange<Day>?
        var day: Day?
    }

    private struct Booking: View {
        @Bindable var rooms: Rooms
        let choosesRange: Bool

        var body: some View {
            VStack {
                Toggle("Only weekends", isOn: $rooms.onlyWeekends)
                Button("Load") { rooms.booked = [october21 + 2, october21 + 3] }
                if choosesRange {
                    MonthCalendar(selection: $rooms.nights, blocked: { rooms.booked.contains($0) })
                } else {
                    MonthCalendar(selection: $rooms.day, disabled: isDisabled)
                }
            }
        }

        private func isDisabled(_ day: Day) -> Bool {
            rooms.booked.contains(day) || rooms.onlyWeekends && !(day.weekday == 1 || day.weekday == 7)
        }
    }

    /// A day that can't be chosen isn't a button.
    private func isDisabled(_ day: Day, _ stage: Stage) throws -> Bool {
        try #require(stage.spoken(day)).role != .button
    }

    @Test func aToggleDisablesDays() throws {
        let rooms = Rooms()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 700)) { Booking(rooms: rooms, choosesRange: false) }
        try stage.tap(october21 + 1)
        #expect(rooms.day == october21 + 1)
        rooms.onlyWeekends = true
        try stage.settle()
        for offset in -4...4 {
            #expect(try isDisabled(october21 + offset, stage) == ![-4, -3, 3, 4].contains(offset), "\(offset)")
        }
        try stage.tap(october21 + 2)
        #expect(rooms.day == october21 + 1, "a disabled day can't be chosen, and a chosen one stays")
        try stage.tap(october21 + 3)
        #expect(rooms.day == october21 + 3)
        try stage.tapButton("Load")
        #expect(try isDisabled(october21 + 3, stage))
        rooms.onlyWeekends = false
        try stage.settle()
        for (offset, expected) in [(1, false), (2, true), (3, true), (4, false)] {
            #expect(try isDisabled(october21 + offset, stage) == expected, "\(offset)")
        }
    }

    /// Booked days arrive between the two taps, or while a finger draws a range.
    @Test func aRangeEndsBeforeNewlyBookedDays() throws {
        let rooms = Rooms()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 700)) { Booking(rooms: rooms, choosesRange: true) }
        try stage.tap(october21)
        try stage.tapButton("Load")
        try stage.tap(october21 + 5)
        #expect(rooms.nights == october21 + 5...october21 + 5, "a range can't contain booked days, so another begins")
        rooms.booked = []
        rooms.nights = nil
        try stage.settle()
        let from = try stage.frame(of: "day-\(october21)"), to = try stage.frame(of: "day-\(october21 + 7)")
        let finger = stage.touch(at: CGPoint(x: from.midX, y: from.midY))
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: from.midX + 60, y: from.midY), over: 0.2)
        #expect(rooms.nights == october21...october21 + 1)
        rooms.booked = [october21 + 4]
        stage.update()
        finger.move(to: CGPoint(x: to.midX, y: to.midY), over: 0.3)
        #expect(rooms.nights == october21...october21 + 3)
        finger.lift()
        try stage.settle()
        #expect(rooms.nights == october21...october21 + 3)
    }
}
