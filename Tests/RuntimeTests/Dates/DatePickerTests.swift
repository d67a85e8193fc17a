import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DatePickerTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private struct Form<Style: DatePickerStyle>: View {
        @State var date: Date
        var range: ClosedRange<Date>?
        var parts: DatePickerComponents = [.date, .hourAndMinute]
        let style: Style

        var body: some View {
            VStack {
                if let range {
                    DatePicker("When", selection: $date, in: range, displayedComponents: parts)
                } else {
                    DatePicker("When", selection: $date, displayedComponents: parts)
                }
                Text(date.formatted(.iso8601)).accessibilityIdentifier("date")
            }
            .datePickerStyle(style)
        }
    }

    private let size = CGSize(width: 390, height: 600)

    private func labels(_ stage: Stage) -> [String] {
        func collect(_ node: SemanticsNode) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(collect)
        }
        return collect(stage.semantics)
    }

    private func press(_ label: String, on stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func selectingADayKeepsTheTime() throws {
        let stage = Stage(size: size) { Form(date: Self.date(2024, 2, 10), style: .graphical) }
        #expect(labels(stage).contains("February 2024"))
        try press("Thursday, February 29, 2024", on: stage)
        #expect(try stage.text(of: "date") == "2024-02-29T09:41:00Z")
        try press("Next Month", on: stage)
        #expect(labels(stage).contains("March 2024"))
        try press("Friday, March 1, 2024", on: stage)
        #expect(try stage.text(of: "date") == "2024-03-01T09:41:00Z")
    }

    @Test func aLabelHasTheSpaceBesideTheButtons() throws {
        func frames(width: CGFloat) throws -> (label: CGRect, date: CGRect) {
            let stage = Stage(size: CGSize(width: width, height: 100)) {
                DatePicker(selection: .constant(Self.date(2024, 2, 10))) {
                    Text("Birthdate").accessibilityIdentifier("label")
                }
                .datePickerStyle(.compact)
            }
            return (try stage.frame(of: "label"), try stage.element(.button, "Feb 10, 2024").frame)
        }
        let wide = try frames(width: 390)
        let tight = try frames(width: 390 - (wide.date.minX - wide.label.maxX - 8))
        #expect(tight.label.size == wide.label.size && tight.date.minX == tight.label.maxX + 8)
    }

    @Test func daysOutsideTheRangeCannotBeSelected() throws {
        let stage = Stage(size: size) {
            Form(
                date: Self.date(2024, 2, 10), range: Self.date(2024, 2, 5, 12)...Self.date(2024, 2, 20, 8),
                style: .graphical)
        }
        try press("Sunday, February 4, 2024", on: stage)
        try press("Next Month", on: stage)
        #expect(try stage.text(of: "date") == "2024-02-10T09:41:00Z")
        #expect(labels(stage).contains("February 2024"))
        try press("Tuesday, February 20, 2024", on: stage)
        #expect(try stage.text(of: "date") == "2024-02-20T08:41:00Z", "the latest moment of the range")
        try press("Monday, February 5, 2024", on: stage)
        #expect(try stage.text(of: "date") == "2024-02-05T12:41:00Z", "the earliest")
    }

    @Test func aSelectionFarFromTheRangeShowsTheRange() throws {
        let stage = Stage(size: size) {
            Form(date: Self.date(2001, 1, 1), range: Self.date(2024, 2, 5)...Self.date(2024, 3, 20), style: .graphical)
        }
        #expect(labels(stage).contains("February 2024"))
        try press("Next Month", on: stage)
        #expect(labels(stage).contains("March 2024"))
        try press("Friday, March 1, 2024", on: stage)
        #expect(try stage.text(of: "date") == "2024-03-01T09:41:00Z")
    }

    @Test func aButtonOpensTheMonth() throws {
        let stage = Stage(size: size) { Form(date: Self.date(2024, 2, 10), style: .compact) }
        #expect(labels(stage).contains("Feb 10, 2024"))
        #expect(!labels(stage).contains("February 2024"))
        try press("Feb 10, 2024", on: stage)
        try press("Sunday, February 11, 2024", on: stage)
        #expect(try stage.text(of: "date") == "2024-02-11T09:41:00Z")
        stage.tap(at: CGPoint(x: 5, y: 595))
        try stage.settle()
        #expect(!labels(stage).contains("February 2024"))
    }

    @Test func drumsChangeOnePartEach() throws {
        let stage = Stage(size: size) { Form(date: Self.date(2024, 1, 31), parts: .date, style: .wheel) }
        func turn(_ name: String, by rows: CGFloat) throws {
            let node = try #require(
                Self.nodes(stage.semantics).first {
                    $0.label?.hasPrefix(name) == true && $0.actions.contains(.increment)
                })
            let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
            stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 32 * rows), over: 0.5)
            try stage.settle()
        }
        try turn("Month", by: 1)
        #expect(try stage.text(of: "date") == "2024-02-29T09:41:00Z")
        try turn("Year", by: 1)
        #expect(try stage.text(of: "date") == "2025-02-28T09:41:00Z")
        try turn("Day", by: -1)
        #expect(try stage.text(of: "date") == "2025-02-27T09:41:00Z")
    }

    @Test func theYearOfAFlickIsInTheMiddle() throws {
        let stage = Stage(size: size) { Form(date: Self.date(2024, 1, 31), parts: .date, style: .wheel) }
        func drum() throws -> CGRect {
            try #require(
                Self.nodes(stage.semantics).first {
                    $0.label?.hasPrefix("Year") == true && $0.actions.contains(.increment)
                }
            ).frame
        }
        for velocity in [-900.0, -2500, 600] {
            let drum = try drum()
            stage.flick(from: CGPoint(x: drum.midX, y: drum.midY), velocity: CGVector(dx: 0, dy: velocity))
            try stage.settle()
            let year = try stage.text(of: "date").prefix(4)
            let middle = stage.marks.filter { abs($0.frame.midY - drum.midY) < 2 && $0.frame.minX > drum.minX }
            #expect(year != "2024")
            #expect(middle.contains { if case .text(String(year), _, _) = $0.kind { true } else { false } })
        }
    }

    private static func nodes(_ node: SemanticsNode) -> [SemanticsNode] { [node] + node.children.flatMap(nodes) }

    @Test func theOrderOfTheDrumsIsThatOfTheLocale() throws {
        func order(_ locale: String) throws -> [String] {
            let stage = Stage(size: size, environment: { $0.locale = Locale(identifier: locale) }) {
                Form(date: Self.date(2024, 1, 31), parts: .date, style: .wheel)
            }
            return Self.nodes(stage.semantics).filter { $0.actions.contains(.increment) }.sorted {
                $0.frame.minX < $1.frame.minX
            }
            .compactMap { $0.label?.components(separatedBy: ",").first }
        }
        #expect(try order("en_US") == ["Month", "Day", "Year"])
        #expect(try order("de_DE") == ["Day", "Month", "Year"])
        #expect(try order("ja_JP") == ["Year", "Month", "Day"])
    }

    @Test func todayIsTheDayOfTheStagesClock() throws {
        func isBlue(_ label: String, _ stage: Stage) throws -> Bool {
            let frame = try stage.element(.button, label).frame, pixels = Pixels(stage)
            return (Int(frame.minX)..<Int(frame.maxX)).contains { x in
                (Int(frame.minY)..<Int(frame.maxY)).contains { y in pixels[x, y].blue > pixels[x, y].red + 0.5 }
            }
        }
        // A stage begins on January 1, 2001.
        let stage = Stage(size: size, scale: 1) { Form(date: Self.date(2001, 1, 20), parts: .date, style: .graphical) }
        let first = "Monday, January 1, 2001", second = "Tuesday, January 2, 2001"
        #expect(try isBlue(first, stage) && !isBlue(second, stage))
        stage.advance(by: 90_000, framesPerSecond: 0.001)
        #expect(try !isBlue(first, stage) && isBlue(second, stage))
    }

    @Test func monthsAreNamedInTheLanguageOfTheEnvironment() throws {
        let stage = Stage(size: size, environment: { $0.locale = Locale(identifier: "fr_FR") }) {
            Form(date: Self.date(2024, 2, 10), parts: .date, style: .wheel)
        }
        let month = try #require(
            Self.nodes(stage.semantics).first {
                $0.label?.hasPrefix("Month") == true && $0.actions.contains(.increment)
            })
        #expect([month.label, month.value].compactMap { $0 }.joined().contains("février"))
    }

    @MainActor @Observable final class Chosen {
        var date: Date
        init(_ seconds: Double) { date = Date(timeIntervalSinceReferenceDate: seconds) }
    }

    nonisolated private static let extremeDates = [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1e15, 1e12]

    /// A date outside the range of calendars is treated as the nearest one inside, and NaN as now.
    @Test(arguments: extremeDates) func aDayCanBeSelectedWhateverTheDateWas(seconds: Double) throws {
        let chosen = Chosen(seconds)
        let stage = Stage(size: size) {
            DatePicker("When", selection: Bindable(chosen).date, displayedComponents: .date).datePickerStyle(.graphical)
        }
        let days = Self.nodes(stage.semantics).filter {
            $0.role == .button && !$0.traits.contains(.disabled) && $0.label?.split(separator: ",").count == 3
        }
        #expect(days.count >= 5, "\(days.count)")
        // The last month contains the last possible day, and the first month the first.
        let day = days[seconds < 0 ? days.count - 3 : 2], label = try #require(day.label)
        stage.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
        try stage.settle()
        let again = Self.nodes(stage.semantics).first { $0.traits.contains(.selected) }
        #expect(again?.label == label)
        let style = Date.FormatStyle(
            date: .complete, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        #expect(chosen.date.formatted(style) == label)
    }

    @Test(arguments: extremeDates) func drumsTurnFromEveryDate(seconds: Double) throws {
        for isRanged in [false, true] {
            let chosen = Chosen(seconds), limits = Self.date(1990, 1, 1)...Self.date(2030, 1, 1)
            let stage = Stage(size: size, framesPerSecond: 20) {
                if isRanged {
                    DatePicker("When", selection: Bindable(chosen).date, in: limits).datePickerStyle(.wheel)
                } else {
                    DatePicker("When", selection: Bindable(chosen).date).datePickerStyle(.wheel)
                }
            }
            let drums = Self.nodes(stage.semantics).filter { $0.actions.contains(.decrement) }
            #expect(drums.count >= 4, "\(drums.count)")
            var dates: [Date] = []
            for drum in drums {
                for velocity in [-400.0, 400] {
                    stage.flick(
                        from: CGPoint(x: drum.frame.midX, y: drum.frame.midY), velocity: CGVector(dx: 0, dy: velocity))
                    try stage.settle()
                    dates.append(chosen.date)
                }
                #expect(chosen.date.timeIntervalSinceReferenceDate.isFinite)
                if isRanged { #expect(limits.contains(chosen.date)) }
            }
            // A drum turns away and back. At a limit, one of them has no other value.
            #expect(Set(dates).count >= drums.count)
        }
    }
}
