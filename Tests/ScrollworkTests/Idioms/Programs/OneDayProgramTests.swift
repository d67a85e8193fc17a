import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A calendar, a week pager, and a date picker that share one day.
@MainActor
@Suite struct OneDayProgramTests {
    private struct Screen: View {
        @Bindable var kept: Kept<Day>
        @State private var month = october

        var body: some View {
            VStack(spacing: 0) {
                Text(kept.value.description).accessibilityIdentifier("day")
                WeekPager(selection: $kept.value) { Text("On \($0)").accessibilityIdentifier("page \($0)") }
                    .weekRule(.iso8601)
                    .frame(height: 200)
                MonthCalendar(selection: $kept.value, position: $month) { day in
                    Text(day.text)
                        .frame(height: 40)
                        .accessibilityIdentifier("\(day.isSelected ? "chosen" : "cell") \(day.day)")
                }
                .frame(height: 330)
                WheelDatePicker("Day", selection: date).frame(height: 200)
            }
            .onChange(of: kept.value) { _, day in month = Month(containing: day) }
        }

        /// The day at noon, as programs convert it.
        private var date: Binding<Date> {
            Binding {
                kept.value.start(in: .gmt).addingTimeInterval(12 * 3_600)
            } set: {
                kept.value = Day($0, in: .gmt)
            }
        }
    }

    private func stage(_ kept: Kept<Day>) throws -> Stage {
        let stage = Stage.calendar(size: CGSize(width: 390, height: 800)) { Screen(kept: kept) }
        try stage.settle()
        return stage
    }

    private func expectOneDay(_ kept: Kept<Day>, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1), day = kept.value
        #expect(try stage.text(of: "day") == "\(day)", sourceLocation: place)
        #expect(abs(try stage.frame(of: "page \(day)").midX - 195) < 0.5, "the page", sourceLocation: place)
        let chosen = stage.frames(prefix: "chosen ").filter { $0.value.minY > 200 && $0.value.minY < 600 }
        #expect(Array(chosen.keys) == ["chosen \(day)"], "the calendar", sourceLocation: place)
        let columns = ["year", "month", "day"].map { part in
            stage.semantics.flattened.first { $0.identifier == "Scrollwork.WheelDatePicker.\(part)" }?.value
        }
        let components = day.components()
        #expect(columns[2] == "\(components.day)", "\(columns)", sourceLocation: place)
        #expect(columns[0] == "\(components.year)", "\(columns)", sourceLocation: place)
    }

    @Test func eachOfThemChangesTheOthers() throws {
        let kept = Kept(october21), stage = try stage(kept)
        try expectOneDay(kept, stage)
        try stage.tap("cell \(october21 - 8)")
        try stage.settle()
        #expect(kept.value == october21 - 8)
        try expectOneDay(kept, stage)
        let page = try stage.frame(of: "page \(kept.value)").midY
        stage.flick(from: CGPoint(x: 330, y: page), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == october21 - 7)
        try expectOneDay(kept, stage)
        for (part, next) in [
            ("month", Day(year: 2026, month: 11, day: 14)!), ("year", Day(year: 2027, month: 11, day: 14)!),
        ] {
            try stage.adjust("Scrollwork.WheelDatePicker.\(part)", .increment)
            try stage.settle()
            #expect(kept.value == next)
            try expectOneDay(kept, stage)
        }
    }

    /// The picker writes each date that passes, and the others follow it until it rests.
    @Test(arguments: ["day", "month", "year"], [-900.0, 1_800]) func aFlingMovesTheOthers(
        _ part: String, _ velocity: Double
    ) throws {
        let kept = Kept(october21), stage = try stage(kept)
        let column = try stage.frame(of: "Scrollwork.WheelDatePicker.\(part)")
        stage.flick(from: CGPoint(x: column.midX, y: column.midY), velocity: CGVector(dx: 0, dy: velocity))
        try stage.settle()
        #expect(kept.value != october21)
        try expectOneDay(kept, stage)
    }

    /// A day is chosen in the calendar while a column still turns.
    @Test func aTapEndsAFling() throws {
        let kept = Kept(october21), stage = try stage(kept)
        let column = try stage.frame(of: "Scrollwork.WheelDatePicker.day")
        stage.flick(from: CGPoint(x: column.midX, y: column.midY), velocity: CGVector(dx: 0, dy: 700))
        stage.advance(by: 0.1)
        let cell = try #require(
            stage.frames(prefix: "cell ").filter { $0.value.minY > 300 && $0.value.maxY < 480 }.keys.min())
        try stage.tap(cell)
        try stage.settle()
        #expect("cell \(kept.value)" == cell)
        try expectOneDay(kept, stage)
    }

    /// The strip turns while the months move.
    @Test func bothMoveAtOnce() throws {
        let kept = Kept(october21), stage = try stage(kept)
        // The strip is before the calendar, which has the same identifiers.
        let strip = try #require(stage.semantics.flattened.first { $0.identifier == "day-\(october21)" }).frame
        #expect(strip.maxY < 200)
        stage.flick(from: CGPoint(x: 195, y: 450), velocity: CGVector(dx: 0, dy: -2_000))
        stage.advance(by: 0.1)
        stage.flick(from: CGPoint(x: 330, y: strip.midY), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == october21 + 7)
        try expectOneDay(kept, stage)
    }
}
