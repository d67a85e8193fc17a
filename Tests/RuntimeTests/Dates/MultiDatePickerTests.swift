import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MultiDatePickerTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    private struct Days<Picker: View>: View {
        let log: GestureLog
        @ViewBuilder let picker: (Binding<Set<DateComponents>>) -> Picker
        @State private var days: Set<DateComponents> = []

        var body: some View {
            picker($days)
                .onChange(of: days) {
                    log.note(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
                }
        }
    }

    private let log = GestureLog()

    /// The stage begins on January 1, 2001.
    private func stage(@ViewBuilder _ picker: @escaping (Binding<Set<DateComponents>>) -> some View) -> Stage {
        let log = log
        return Stage(
            size: CGSize(width: 390, height: 500),
            environment: {
                $0.locale = Locale(identifier: "en_US")
                $0.timeZone = .gmt
            }
        ) { Days(log: log, picker: picker) }
    }

    private func press(_ label: String, on stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    private func month(_ stage: Stage) -> String? { stage.semantics.flattened.first { $0.role == .heading }?.label }

    @Test func tapsSelectAndDeselectDaysInTheRange() throws {
        let stage = stage {
            MultiDatePicker("Days", selection: $0, in: Self.date(2024, 2, 1)..<Self.date(2024, 2, 21))
        }
        try press("Saturday, February 3, 2024", on: stage)
        try press("Monday, February 12, 2024", on: stage)
        try press("Saturday, February 3, 2024", on: stage)
        try press("Tuesday, February 27, 2024", on: stage)
        #expect(log.entries == ["3", "3 12", "12"])
    }

    @Test func theFirstMonthIsThatOfTheStagesTime() throws {
        let stage = stage { MultiDatePicker("Days", selection: $0) }
        #expect(month(stage) == "January 2001")
        try press("Next Month", on: stage)
        #expect(month(stage) == "February 2001")
        try press("Thursday, February 1, 2001", on: stage)
        #expect(log.entries == ["1"])
    }

    @Test func aRangeFarAwayShowsItsNearestMonth() throws {
        let later = stage { MultiDatePicker("Days", selection: $0, in: Self.date(2024, 2, 10)...) }
        #expect(month(later) == "February 2024")
        try press("Next Month", on: later)
        #expect(month(later) == "March 2024")
        try press("Previous Month", on: later)
        #expect(month(later) == "February 2024")
        let earlier = stage { MultiDatePicker("Days", selection: $0, in: ..<Self.date(2000, 3, 1)) }
        #expect(month(earlier) == "February 2000", "the end isn't part of the range")
        try press("Previous Month", on: earlier)
        #expect(month(earlier) == "January 2000")
    }

    @Test func dateRangesBeyondThoseOfFoundationAreAccepted() throws {
        let future = Date.distantFuture.addingTimeInterval(86_400), past = Date.distantPast.addingTimeInterval(-86_400)
        let never = stage { MultiDatePicker("Days", selection: $0, in: future...) }
        let always = stage { MultiDatePicker("Days", selection: $0, in: ..<past) }
        #expect(month(never) == "January 4001")
        #expect(month(always)?.hasPrefix("December") == true)
    }

    @Test func theDayAtTheEndOfTheRangeIsNotPartOfIt() throws {
        let stage = stage {
            MultiDatePicker("Days", selection: $0, in: Self.date(2024, 2, 5, 12)..<Self.date(2024, 2, 20))
        }
        try press("Tuesday, February 20, 2024", on: stage)
        try press("Sunday, February 4, 2024", on: stage)
        #expect(log.entries.isEmpty)
        try press("Monday, February 5, 2024", on: stage)
        try press("Monday, February 19, 2024", on: stage)
        #expect(log.entries == ["5", "5 19"])
    }
}
