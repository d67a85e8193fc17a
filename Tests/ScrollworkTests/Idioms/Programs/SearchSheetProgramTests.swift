import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A sheet with two heights, in which a person chooses a day in a calendar or searches for an event.
@MainActor
@Suite struct SearchSheetProgramTests {
    private static let events = [
        "Dentist": Day(year: 2026, month: 12, day: 3)!, "Dinner": Day(year: 2026, month: 10, day: 9)!,
        "Flight": Day(year: 2027, month: 2, day: 27)!,
    ]

    private struct Screen: View {
        @State private var isShown = false
        @State private var detent = PresentationDetent.medium
        @State private var query = ""
        @State private var day: Day?
        @State private var month = october

        var body: some View {
            VStack {
                Text(day?.description ?? "none").accessibilityIdentifier("day")
                Button("Choose a day") { isShown = true }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    content
                        .navigationTitle("Day")
                        .navigationBarTitleDisplayMode(.inline)
                        .searchable(text: $query, prompt: "Find an event")
                        .toolbar { Button("Done") { isShown = false } }
                }
                .presentationDetents([.medium, .large], selection: $detent)
            }
        }

        @ViewBuilder private var content: some View {
            if query.isEmpty {
                MonthCalendar(selection: $day, position: $month).accessibilityIdentifier("calendar")
            } else {
                List(matches, id: \.self) { name in
                    Button(name) {
                        day = SearchSheetProgramTests.events[name]
                        month = day.map { Month(containing: $0) } ?? month
                        query = ""
                    }
                }
            }
        }

        private var matches: [String] {
            SearchSheetProgramTests.events.keys.filter { $0.localizedStandardContains(query) }.sorted()
        }
    }

    private func opened() throws -> Stage {
        let stage = Stage.calendar(size: CGSize(width: 390, height: 800)) { Screen() }
        try stage.tapButton("Choose a day")
        return stage
    }

    private func expectVisible(_ day: Day, _ stage: Stage) throws {
        let frame = try stage.drawnFrame(of: "day-\(day)"), calendar = try stage.drawnFrame(of: "calendar")
        #expect(frame.minY >= calendar.minY - 1 && frame.maxY <= 801, "\(day) at \(frame)")
    }

    @Test func aDayCanBeSelectedAtBothHeights() throws {
        let stage = try opened()
        let medium = try stage.drawnFrame(of: "calendar")
        #expect(medium.minY > 400 && medium.maxY <= 801)
        try expectVisible(october.firstDay + 4, stage)
        try stage.tap(october.firstDay + 4)
        #expect(try stage.text(of: "day") == "\(october.firstDay + 4)")
        // The bar of the sheet pulls it up, and the same month stays visible.
        stage.drag(from: CGPoint(x: 195, y: 412), to: CGPoint(x: 195, y: 60), over: 0.4)
        try stage.settle()
        let large = try stage.drawnFrame(of: "calendar")
        #expect(large.minY < 250 && large.height > medium.height + 200)
        try expectVisible(october.firstDay + 4, stage)
        try expectVisible(october21, stage)
        try stage.tap(october21)
        #expect(try stage.text(of: "day") == "\(october21)")
        // Here the months scroll, and the sheet stays.
        stage.flick(from: CGPoint(x: 195, y: 700), velocity: CGVector(dx: 0, dy: -1_500))
        try stage.settle()
        #expect(try stage.drawnFrame(of: "calendar") == large)
        #expect(try #require(stage.seenDays.first) > october21)
        try stage.tapButton("Done")
        #expect(!stage.exists("calendar"))
        #expect(try stage.text(of: "day") == "\(october21)")
    }

    @Test(arguments: [("dent", "Dentist"), ("fl", "Flight"), ("Din", "Dinner")])
    func anEventIsFound(_ query: String, _ name: String) throws {
        let stage = try opened()
        let field = try stage.element(.textField, "Search").frame
        stage.tap(at: CGPoint(x: field.midX, y: field.midY))
        try stage.settle()
        for key in query {
            stage.press(.character(key))
            try stage.settle()
        }
        #expect(!stage.exists("calendar"))
        try stage.tapButton(name)
        let day = try #require(Self.events[name])
        #expect(try stage.text(of: "day") == "\(day)")
        try expectVisible(Month(containing: day).firstDay, stage)
        #expect(stage.spoken(day)?.traits.contains(.selected) == true)
    }

    /// The results replace the calendar, which returns at the month that it showed.
    @Test func theMonthIsKeptDuringTheSearch() throws {
        let stage = try opened()
        stage.drag(from: CGPoint(x: 195, y: 412), to: CGPoint(x: 195, y: 60), over: 0.4)
        try stage.settle()
        stage.flick(from: CGPoint(x: 195, y: 700), velocity: CGVector(dx: 0, dy: -2_500))
        try stage.settle()
        let shown = try #require(stage.seenDays.first(where: { $0 == Month(containing: $0).firstDay }))
        let month = Month(containing: shown)
        #expect(month > october)
        let field = try stage.element(.textField, "Search").frame
        stage.tap(at: CGPoint(x: field.midX, y: field.midY))
        try stage.settle()
        stage.press(.character("x"))
        try stage.settle()
        #expect(!stage.exists("calendar"))
        stage.press(.delete)
        try stage.settle()
        let first = try #require(stage.seenDays.first)
        #expect(abs(Month(containing: first).distance(to: month)) <= 1, "\(first), \(month)")
    }
}
