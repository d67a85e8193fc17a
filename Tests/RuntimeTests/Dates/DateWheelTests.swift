import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// The wheels of a date picker that shows a time of day, in a window of 390 points.
@MainActor
@Suite struct DateWheelTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private static func date(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 30) -> Date {
        calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute))!
    }

    private struct Form: View {
        @State var date: Date
        var range: ClosedRange<Date>?
        var parts: DatePickerComponents = [.date, .hourAndMinute]

        var body: some View {
            VStack {
                if let range {
                    DatePicker("When", selection: $date, in: range, displayedComponents: parts)
                } else {
                    DatePicker("When", selection: $date, displayedComponents: parts)
                }
                Text(date.formatted(.iso8601)).accessibilityIdentifier("date")
            }
            .labelsHidden()
            .datePickerStyle(.wheel)
        }
    }

    private func stage(_ form: Form, locale: String = "en_US") -> Stage {
        Stage(
            size: CGSize(width: 390, height: 500),
            environment: {
                $0.locale = Locale(identifier: locale)
                $0.timeZone = Self.calendar.timeZone
            }
        ) { form }
    }

    /// The wheels, from the leading edge.
    private func wheels(_ stage: Stage) -> [SemanticsNode] {
        stage.semantics.flattened.filter { $0.actions.contains(.increment) }.sorted { $0.frame.minX < $1.frame.minX }
    }

    private func names(_ stage: Stage) -> [String] {
        wheels(stage).compactMap { $0.label?.components(separatedBy: ", ").first }
    }

    /// The texts in the middle of the wheels, from the leading edge.
    private func middle(_ stage: Stage) throws -> [String] {
        let y = try #require(wheels(stage).first).frame.midY
        return stage.marks.filter { abs($0.frame.midY - y) < 4 }.sorted { $0.frame.minX < $1.frame.minX }
            .compactMap { if case .text(let text, _, _) = $0.kind { text } else { nil } }
    }

    private func turn(_ name: String, by rows: CGFloat, _ stage: Stage) throws {
        let wheel = try #require(wheels(stage).first { $0.label?.hasPrefix(name) == true })
        let from = CGPoint(x: wheel.frame.midX, y: wheel.frame.midY)
        stage.drag(from: from, to: CGPoint(x: from.x, y: from.y - 32 * rows), over: 0.5)
        try stage.settle()
    }

    @Test func `A date and a time have a wheel of days`() throws {
        let stage = stage(Form(date: Self.date(11, 30, 17, 5)))
        #expect(names(stage) == ["Date", "Hour", "Minute", "Half of the day"])
        #expect(try middle(stage) == ["Mon Nov 30", "5", "05", "PM"])
        #expect(wheels(stage).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
        try turn("Date", by: 2, stage)
        #expect(try stage.text(of: "date") == "2026-12-02T17:05:00Z")
        #expect(try middle(stage).first == "Wed Dec 2")
        try turn("Half", by: -1, stage)
        try turn("Minute", by: -1, stage)
        #expect(try stage.text(of: "date") == "2026-12-02T05:04:00Z")
    }

    @Test(
        arguments: [
            ("en_US", ["Hour", "Minute", "Half of the day"], ["5", "05", "PM"]),
            ("de_DE", ["Hour", "Minute"], ["17", "05"]),
            ("ko_KR", ["Half of the day", "Hour", "Minute"], ["오후", "5", "05"]),
        ] as [(String, [String], [String])])
    func `The wheels of a time follow the locale`(locale: String, wheels: [String], texts: [String]) throws {
        let stage = stage(Form(date: Self.date(11, 30, 17, 5), parts: .hourAndMinute), locale: locale)
        #expect(names(stage) == wheels)
        #expect(try middle(stage) == texts)
    }

    @Test func `A clock of 24 hours writes two digits where the locale does`() throws {
        for (locale, text) in [("de_DE", "05"), ("es_ES", "5")] {
            #expect(
                try middle(stage(Form(date: Self.date(11, 30, 5), parts: .hourAndMinute), locale: locale))[0] == text)
        }
    }

    @Test func `Days and times outside the range can't be selected`() throws {
        let range = Self.date(11, 29, 12)...Self.date(12, 1, 20)
        let stage = stage(Form(date: Self.date(11, 30, 17), range: range))
        try turn("Date", by: 5, stage)
        #expect(try stage.text(of: "date") == "2026-12-01T17:30:00Z")
        try turn("Hour", by: 5, stage)
        #expect(try stage.text(of: "date") == "2026-12-01T20:30:00Z")
        try turn("Date", by: -5, stage)
        #expect(try stage.text(of: "date") == "2026-11-29T20:30:00Z")
        try turn("Half", by: -1, stage)
        #expect(try stage.text(of: "date") == "2026-11-29T12:30:00Z")
    }

    @Test func `The days continue at the end of half a year`() throws {
        let stage = stage(Form(date: Self.date(1, 1, 12)))
        let wheel = try #require(wheels(stage).first).frame
        for _ in 0..<12 {
            stage.flick(from: CGPoint(x: wheel.midX, y: wheel.midY), velocity: CGVector(dx: 0, dy: -3000))
            try stage.settle()
        }
        #expect(try stage.text(of: "date") > "2027-01-01T12:30:00Z")
    }
}
