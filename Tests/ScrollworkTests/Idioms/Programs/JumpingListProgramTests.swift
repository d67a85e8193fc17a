import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Week pagers with lists that jump by `scrollTo`.
@MainActor
@Suite struct JumpingListProgramTests {
    private static let day = Day(year: 2026, month: 3, day: 11)!

    /// A strip of weeks above one list of all days.
    private struct Schedule: View {
        @Bindable var kept: Kept<Day>
        let days: [Day]

        var body: some View {
            ScrollViewReader { list in
                VStack(spacing: 0) {
                    WeekPager(selection: $kept.value, in: days[0]...days[days.count - 1]) { _ in Color.clear }
                        .weekRule(.iso8601)
                        .frame(height: 140)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(days, id: \.self) { day in
                                VStack(alignment: .leading) {
                                    Text(day.description).font(.headline)
                                    Text("Nothing planned")
                                    Button("Choose") { kept.value = day }.accessibilityIdentifier("choose \(day)")
                                }
                                .frame(maxWidth: .infinity, minHeight: 120, alignment: .leading)
                                .accessibilityIdentifier("row \(day)")
                                .id(day)
                            }
                        }
                    }
                    .accessibilityIdentifier("list")
                }
                .onAppear { list.scrollTo(kept.value, anchor: .top) }
                .onChange(of: kept.value) { _, day in withAnimation { list.scrollTo(day, anchor: .top) } }
            }
        }
    }

    private func schedule(_ kept: Kept<Day>) throws -> Stage {
        let days = (-60...60).map { Self.day + $0 }
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Schedule(kept: kept, days: days) }
        try stage.settle()
        return stage
    }

    private func expectAtTop(_ day: Day, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        #expect(abs(try stage.frame(of: "row \(day)").minY - 140) < 1, "\(day)", sourceLocation: place)
    }

    @Test func theListJumpsToTheDayOfTheStrip() throws {
        let kept = Kept(Self.day), stage = try schedule(kept)
        try expectAtTop(Self.day, stage)
        try stage.tap("day-\(Self.day + 2)")
        try stage.settle()
        try expectAtTop(Self.day + 2, stage)
        // The next week, with the same weekday.
        stage.flick(from: CGPoint(x: 330, y: 95), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == Self.day + 9)
        try expectAtTop(Self.day + 9, stage)
        kept.value = Self.day - 40
        try stage.settle()
        try expectAtTop(Self.day - 40, stage)
        #expect(stage.spoken(Self.day - 40)?.traits.contains(.selected) == true)
    }

    @Test func theStripFollowsTheList() throws {
        let kept = Kept(Self.day), stage = try schedule(kept)
        stage.flick(from: CGPoint(x: 195, y: 500), velocity: CGVector(dx: 0, dy: -1_000))
        try stage.settle()
        #expect(kept.value == Self.day)
        let rows = stage.frames(prefix: "choose ").filter { $0.value.minY > 300 && $0.value.maxY < 690 }
        let row = try #require(rows.min { $0.value.minY < $1.value.minY }?.key)
        try stage.tap(row)
        try stage.settle()
        #expect("choose \(kept.value)" == row && kept.value > Self.day)
        #expect(stage.spoken(kept.value)?.traits.contains(.selected) == true)
        try expectAtTop(kept.value, stage)
    }

    /// The day changes while the list still moves to another one.
    @Test func aSecondDayIsSelectedDuringTheJump() throws {
        let kept = Kept(Self.day), stage = try schedule(kept)
        try stage.tap("day-\(Self.day + 3)")
        stage.advance(by: 0.1)
        try stage.tap("day-\(Self.day - 2)")
        stage.advance(by: 0.1)
        try stage.tap("day-\(Self.day + 1)")
        try stage.settle()
        #expect(kept.value == Self.day + 1)
        try expectAtTop(Self.day + 1, stage)
    }

    /// A page for each day, whose list begins at nine o'clock.
    private struct Hours: View {
        @Bindable var kept: Kept<Day>

        var body: some View {
            WeekPager(selection: $kept.value) { day in
                ScrollViewReader { list in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<24, id: \.self) { hour in
                                Text("\(hour):00")
                                    .frame(maxWidth: .infinity, minHeight: 60, alignment: .topLeading)
                                    .accessibilityIdentifier("\(day) at \(hour)")
                                    .id(hour)
                            }
                        }
                    }
                    .accessibilityIdentifier("hours \(day)")
                    .onAppear { list.scrollTo(9, anchor: .top) }
                    .overlay(alignment: .bottomTrailing) {
                        Button("Evening") { withAnimation { list.scrollTo(18, anchor: .top) } }
                            .accessibilityIdentifier("evening \(day)")
                    }
                }
            }
            .weekRule(.iso8601)
        }
    }

    @Test func eachDayBeginsAtNine() throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Hours(kept: kept) }
        try stage.settle()
        let top = try stage.frame(of: "hours \(Self.day)").minY
        for offset in 0..<4 {
            #expect(kept.value == Self.day + offset)
            let nine = try stage.frame(of: "\(kept.value) at 9").minY
            #expect(abs(nine - top) < 1, "\(kept.value)")
            stage.flick(from: CGPoint(x: 330, y: 400), velocity: CGVector(dx: -1_200, dy: 0))
            try stage.settle()
        }
        try stage.tap("day-\(Self.day)")
        try stage.settle()
        let nine = try stage.frame(of: "\(Self.day) at 9").minY
        #expect(abs(nine - top) < 1)
    }

    @Test func theButtonOfThePageScrollsItsOwnList() throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Hours(kept: kept) }
        try stage.settle()
        let nine = try stage.frame(of: "\(Self.day) at 9").minY
        try stage.tap("evening \(Self.day)")
        try stage.settle()
        let list = try stage.frame(of: "hours \(Self.day)")
        // Hour 18 is at the top, unless the day ends before.
        #expect(try stage.frame(of: "\(Self.day) at 18").minY >= list.minY - 1)
        #expect(try stage.frame(of: "\(Self.day) at 23").minY <= list.maxY)
        // The pages beside it are where they were, and the day pages still turn.
        stage.flick(from: CGPoint(x: 330, y: 400), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        let next = Self.day + 1
        #expect(kept.value == next)
        #expect(abs(try stage.frame(of: "\(next) at 9").minY - nine) < 1)
    }
}
