import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

// The views of the article "Cookbook".

private struct Booking: View {
    @State private var nights: ClosedRange<Day>?
    let booked: Set<Day>
    let today: Day

    var body: some View {
        let thisMonth = Month(containing: today)
        VStack(spacing: 0) {
            MonthCalendar(
                selection: $nights, in: thisMonth...thisMonth + 18,
                disabled: { $0 < today }, blocked: { booked.contains($0) })
            Button(count == 0 ? "Choose your nights" : "Book \(count) nights") {}
                .disabled(count == 0)
                .padding()
                .accessibilityIdentifier("book")
        }
        .today(today)
    }

    private var count: Int { nights.map { $0.lowerBound.distance(to: $0.upperBound) } ?? 0 }
}

private struct Countdown: View {
    @State private var minutes = 5
    @State private var seconds = 0
    @State private var end: Date?

    var body: some View {
        VStack {
            if let end {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    let left = Duration.seconds(max(0, end.timeIntervalSince(context.date)).rounded())
                    Text(left, format: .time(pattern: .minuteSecond)).font(.largeTitle.monospacedDigit())
                }
                .accessibilityIdentifier("left")
                Button("Stop") { self.end = nil }
            } else {
                HStack {
                    WheelPicker("Minutes", value: $minutes, in: 0...59)
                    WheelPicker("Seconds", value: $seconds, in: 0...59)
                }
                .wheelPickerStyle(.drum)
                .wheelPickerWraps()
                Button("Start") { end = .now + Double(minutes * 60 + seconds) }.disabled(minutes + seconds == 0)
            }
        }
    }
}

private struct Stories: View {
    let stories: [String]
    @State private var story: Int? = 0
    @State private var target = 0

    var body: some View {
        Carousel(stories.indices, id: \.self, selection: $story, loops: false) { index in
            Text(stories[index])
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.indigo.gradient)
                .contentShape(.rect)
                .onTapGesture { story = min(index + 1, stories.count - 1) }
        }
        .onPageChange { if $0 == .settling { target = $1 } }
        .overlay(alignment: .top) {
            HStack(spacing: 4) {
                ForEach(stories.indices, id: \.self) { index in
                    Capsule().fill(.white.opacity(index <= target ? 1 : 0.4)).frame(height: 3)
                }
            }
            .padding()
            .accessibilityElement()
            .accessibilityLabel("Story \(target + 1) of \(stories.count)")
        }
    }
}

private struct Agenda: View {
    let load: @Sendable (Month) async -> Set<Day>
    @State private var month: Month
    @State private var events: Set<Day> = []

    init(month: Month, load: @escaping @Sendable (Month) async -> Set<Day>) {
        self.load = load
        _month = State(initialValue: month)
    }

    var body: some View {
        MonthCalendar(position: $month) { day in
            MonthCalendarDayLabel(day)
                .overlay(alignment: .bottom) {
                    if events.contains(day.day) {
                        Circle().fill(.red).frame(width: 5, height: 5).accessibilityIdentifier("dot-\(day.day.number)")
                    }
                }
        }
        .task(id: month) { events.formUnion(await load(month)) }
    }
}

private struct Diary: View {
    let today: Day
    @State private var month: Month

    init(today: Day) {
        self.today = today
        _month = State(initialValue: Month(containing: today))
    }

    var body: some View {
        MonthCalendarReader { calendar in
            MonthCalendar(position: $month)
                .overlay(alignment: .bottomTrailing) {
                    Button("Today") { Task { await calendar.scroll(to: today) } }
                        .buttonStyle(.borderedProminent)
                        .padding()
                        .opacity(month == Month(containing: today) ? 0 : 1)
                        .accessibilityIdentifier("today")
                }
        }
    }
}

private struct Book: View {
    @State private var chapter = 0
    @State private var isRead = false

    var body: some View {
        SelectionReader(of: Int.self) { chapters in
            VStack {
                EndlessPager(index: $chapter) { Text("Chapter \($0)") }
                Button("To the end") { Task { isRead = await chapters.scroll(to: 99) } }
                    .disabled(isRead)
            }
        }
    }
}

@MainActor
@Suite struct CookbookTests {
    private let day = Day(year: 2026, month: 3, day: 10)!

    private func press(_ label: String, _ stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func twoTapsBookTheNightsInBetween() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Booking(booked: [day + 6], today: day) }
        #expect(throws: Never.self) { try stage.element(.button, "Choose your nights") }
        for offset in [1, 4] {
            let cell = try #require(
                stage.semantics.flattened.first { $0.label?.contains("March \(10 + offset), 2026") == true })
            stage.tap(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
            try stage.settle()
        }
        #expect(throws: Never.self) { try stage.element(.button, "Book 3 nights") }
    }

    /// Returns what a countdown shows, in seconds.
    private func left(_ stage: Stage) throws -> Int {
        let parts = try stage.text(of: "left").split(separator: ":").map { try #require(Int($0)) }
        try #require(parts.count == 2)
        return parts[0] * 60 + parts[1]
    }

    @Test func aCountdownBeginsWithTheValuesOfTheDrums() throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Countdown() }
        var duration = 0
        for (label, unit, distance) in [("Minutes", 60, -110.0), ("Seconds", 1, 70)] {
            let drum = try stage.element(.slider, label).frame
            let finger = stage.touch(at: CGPoint(x: drum.midX, y: drum.midY))
            finger.move(by: CGSize(width: 0, height: distance), over: 0.4)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            duration += try #require(stage.element(.slider, label).value.flatMap { Int($0) }) * unit
        }
        #expect(duration > 6 * 60 && duration < 11 * 60 && duration % 60 > 50, "\(duration)")
        let start = try stage.element(.button, "Start").frame
        let before = Date.now
        stage.tap(at: CGPoint(x: start.midX, y: start.midY))
        // The program reads the real time when it starts, so the time of the stage goes on from there.
        stage.changeEnvironment { $0.timelineOrigin = .now - stage.time }
        stage.update()
        let first = try left(stage), elapsed = Date.now.timeIntervalSince(before)
        #expect(first <= duration && Double(duration - first) <= elapsed + 1)
        stage.advance(by: 61)
        #expect(try left(stage) == first - 61)
        try press("Stop", stage)
        #expect(!stage.exists("left"))
    }

    @Test func aBookIsReadAtItsEnd() async throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Book() }
        let shows = { stage.semantics.flattened.compactMap(\.label).filter { $0.hasPrefix("Chapter") } }
        #expect(shows() == ["Chapter 0"])
        let button = try stage.element(.button, "To the end").frame
        // A finger takes over, so the end isn't reached.
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        await stage.mainQueue(until: { !stage.isAtRest })
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.hold(for: 0.2)
        finger.move(by: CGSize(width: 300, height: 0), over: 0.3)
        finger.lift()
        try stage.settle()
        await stage.mainQueue(for: 0.02)
        #expect(try stage.element(.button, "To the end").traits.contains(.disabled) == false)
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        await stage.mainQueue(until: {
            _ = try? stage.settle()
            return (try? stage.element(.button, "To the end").traits.contains(.disabled)) == true
        })
        #expect(try stage.element(.button, "To the end").traits.contains(.disabled))
        #expect(shows() == ["Chapter 99"])
    }

    @Test func aTapShowsTheNextStory() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Stories(stories: ["One", "Two", "Three"]) }
        let says = { stage.semantics.flattened.compactMap(\.label).first { $0.hasPrefix("Story") } }
        #expect(says() == "Story 1 of 3")
        stage.tap(at: CGPoint(x: 150, y: 250))
        try stage.settle()
        #expect(says() == "Story 2 of 3")
    }

    @Test func dotsAppearOnceTheyAreLoaded() async throws {
        let day = day
        let stage = Stage(size: CGSize(width: 390, height: 500)) {
            Agenda(month: Month(containing: day)) { _ in [day] }
        }
        await stage.mainQueue(until: { stage.exists("dot-\(day.number)") })
        #expect(stage.exists("dot-\(day.number)"))
    }

    @Test func theButtonReturnsToToday() async throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Diary(today: day) }
        #expect(try stage.opacity(of: "today") == 0)
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -3000))
        try stage.settle()
        #expect(try stage.opacity(of: "today") == 1)
        try stage.tap("today")
        await stage.mainQueue(until: {
            _ = try? stage.settle()
            return (try? stage.opacity(of: "today")) == 0
        })
        #expect(try stage.opacity(of: "today") == 0)
    }
}
