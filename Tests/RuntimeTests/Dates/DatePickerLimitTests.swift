import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The weeks of months, and what date pickers offer at the ends of ranges, days, and years.
@MainActor
@Suite struct DatePickerLimitTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    @MainActor @Observable final class Model {
        var date: Date
        init(_ date: Date) { self.date = date }
    }

    private func stage<V: View>(
        _ locale: String = "en_US", firstWeekday: Int = 1, @ViewBuilder _ content: () -> V
    ) -> Stage {
        Stage(
            size: CGSize(width: 390, height: 600),
            environment: {
                $0.locale = Locale(identifier: locale)
                $0.timeZone = .gmt
                $0.calendar = Self.calendar
                $0.calendar.firstWeekday = firstWeekday
            }, content: content)
    }

    private func press(_ label: String, on stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    private func isDisabled(_ label: String, _ stage: Stage) throws -> Bool {
        try stage.element(.button, label).traits.contains(.disabled)
    }

    // MARK: Months

    /// The heading takes 40 points, the names of the days 20 points, and each week 44 points.
    @Test(
        arguments: [
            (2015, 2, 1, 4), (2015, 2, 2, 5), (2024, 2, 1, 5), (2024, 6, 1, 6), (2024, 6, 7, 5),
        ])
    func `A month has as many rows as weeks`(year: Int, month: Int, firstWeekday: Int, weeks: Int) throws {
        let stage = stage(firstWeekday: firstWeekday) {
            DatePicker("When", selection: .constant(Self.date(year, month, 1)), displayedComponents: .date)
                .datePickerStyle(.graphical).accessibilityIdentifier("picker")
        }
        #expect(try abs(stage.frame(of: "picker").height - CGFloat(60 + 44 * weeks)) < 0.51)
    }

    @Test(
        arguments: [
            (1, "Sun", "Sat", "Sunday, February 4, 2024", "Saturday, February 3, 2024"),
            (2, "Mon", "Sun", "Monday, February 5, 2024", "Sunday, February 4, 2024"),
        ])
    func `A week begins with the first weekday of the calendar`(
        firstWeekday: Int, first: String, last: String, left: String, right: String
    ) throws {
        let stage = stage(firstWeekday: firstWeekday) {
            DatePicker("When", selection: .constant(Self.date(2024, 2, 10)), displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        let names = stage.marks.compactMap { mark -> (String, CGFloat)? in
            if case .text(let name, size: 12, weight: 600) = mark.kind { (name, mark.frame.minX) } else { nil }
        }
        .sorted { $0.1 < $1.1 }.map(\.0)
        #expect(names.count == 7 && names.first == first && names.last == last)
        // A day in the first column begins the row below the one that the day before it ends.
        let begin = try stage.element(.button, left).frame, end = try stage.element(.button, right).frame
        #expect(abs(begin.minX) < 0.51 && abs(end.maxX - 390) < 0.51 && abs(begin.minY - end.minY - 44) < 0.51)
    }

    /// The range contains its last moment, and begins with the first moment of a month.
    @Test func `A range ends at midnight`() throws {
        let model = Model(Self.date(2024, 2, 10))
        let stage = stage {
            DatePicker(
                "When", selection: Bindable(model).date, in: Self.date(2024, 2, 1, 0, 0)...Self.date(2024, 3, 1, 0, 0),
                displayedComponents: .date
            )
            .datePickerStyle(.graphical)
        }
        #expect(try isDisabled("Previous Month", stage) && !isDisabled("Next Month", stage))
        #expect(try !isDisabled("Thursday, February 1, 2024", stage))
        try press("Next Month", on: stage)
        #expect(try !isDisabled("Previous Month", stage) && isDisabled("Next Month", stage))
        #expect(
            try !isDisabled("Friday, March 1, 2024", stage) && isDisabled("Saturday, March 2, 2024", stage))
        try press("Friday, March 1, 2024", on: stage)
        #expect(model.date == Self.date(2024, 3, 1, 0, 0))
    }

    @Test func `A date that the program sets shows its month`() throws {
        let model = Model(Self.date(2024, 2, 10))
        let stage = stage {
            DatePicker("When", selection: Bindable(model).date, displayedComponents: .date).datePickerStyle(.graphical)
        }
        func month() -> String? { stage.semantics.flattened.first { $0.role == .heading }?.label }
        try press("Next Month", on: stage)
        #expect(month() == "March 2024")
        model.date = Self.date(2024, 5, 5)
        try stage.settle()
        #expect(month() == "May 2024")
    }

    /// A stage begins on January 1, 2001.
    @Test(arguments: [(1, 600, 1), (2, 400, 0.15)] as [(Int, Int, Float)])
    func `The chosen day has a circle, which is filled if it is today`(day: Int, weight: Int, share: Float) throws {
        let stage = stage {
            DatePicker("When", selection: .constant(Self.date(2001, 1, day)), displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        // The first day is today.
        let today = try #require(
            stage.marks.first { $0.kind == .text("1", size: 20, weight: weight) }?.color, "\(stage.marks.map(\.kind))")
        #expect(abs(today.red - (day == 1 ? 1 : 0)) < 0.003)
        let circle = try #require(stage.fills(42, 42).first?.color)
        #expect(abs(circle.alpha - share) < 0.003 && abs(circle.blue - 1) < 0.003)
    }

    // MARK: Drums

    private func drum(_ name: String, _ stage: Stage) throws -> SemanticsNode {
        try #require(
            stage.semantics.flattened.first {
                $0.label?.hasPrefix("\(name), ") == true && $0.actions.contains(.increment)
            })
    }

    private func turn(_ name: String, _ action: SemanticsAction, _ stage: Stage) throws {
        stage.send(.semantics(id: try drum(name, stage).id, action: action))
        try stage.settle()
    }

    private func wheels(
        _ model: Model, _ locale: String = "en_US", in range: ClosedRange<Date>? = nil,
        parts: DatePickerComponents = [.date, .hourAndMinute]
    ) -> Stage {
        stage(locale) {
            if let range {
                DatePicker("When", selection: Bindable(model).date, in: range, displayedComponents: parts)
                    .datePickerStyle(.wheel)
            } else {
                DatePicker("When", selection: Bindable(model).date, displayedComponents: parts).datePickerStyle(.wheel)
            }
        }
    }

    @Test(
        arguments: [
            (0, "12", "AM"), (1, "1", "AM"), (11, "11", "AM"), (12, "12", "PM"), (13, "1", "PM"), (23, "11", "PM"),
        ])
    func `Hours are those of half a day where people count them so`(hour: Int, number: String, half: String) throws {
        let model = Model(Self.date(2024, 2, 10, hour, 5))
        let halves = wheels(model)
        #expect(try drum("Hour", halves).label == "Hour, \(number)")
        #expect(try drum("Minute", halves).label == "Minute, 05")
        #expect(try drum("Half of the day", halves).label == "Half of the day, \(half)")
        let whole = wheels(model, "de_DE")
        #expect(try drum("Hour", whole).label == (hour < 10 ? "Hour, 0\(hour)" : "Hour, \(hour)"))
        #expect(!whole.semantics.flattened.contains { $0.label?.hasPrefix("Half") == true })
    }

    /// The hours of a drum are those of the half of the day.
    @Test(
        arguments: [
            (11, "Hour", .increment, 11), (10, "Hour", .increment, 11), (12, "Hour", .decrement, 12),
            (9, "Half of the day", .increment, 21), (21, "Half of the day", .decrement, 9),
            (0, "Half of the day", .increment, 12), (12, "Half of the day", .decrement, 0),
        ] as [(Int, String, SemanticsAction, Int)])
    func `A drum changes the hour in its half of the day, or the half`(
        hour: Int, name: String, action: SemanticsAction, expected: Int
    ) throws {
        let model = Model(Self.date(2024, 2, 10, hour))
        try turn(name, action, wheels(model))
        #expect(model.date == Self.date(2024, 2, 10, expected))
    }

    @Test(arguments: [(.increment, 2025), (.decrement, 2023)] as [(SemanticsAction, Int)])
    func `A drum has the years of the range`(action: SemanticsAction, year: Int) throws {
        let model = Model(Self.date(2024, 6, 1))
        let stage = wheels(model, in: Self.date(2023, 1, 1)...Self.date(2025, 12, 31), parts: .date)
        for _ in 0..<2 {
            try turn("Year", action, stage)
            #expect(model.date == Self.date(year, 6, 1))
        }
    }

    // MARK: Components

    @Test(
        arguments: [(.date, true, false), (.hourAndMinute, false, true), ([.date, .hourAndMinute], true, true)]
            as [(DatePickerComponents, Bool, Bool)])
    func `A picker shows only its components`(parts: DatePickerComponents, hasDate: Bool, hasTime: Bool) {
        let date = Binding.constant(Self.date(2024, 2, 10))
        let picker = DatePicker("When", selection: date, displayedComponents: parts)
        func contains(_ text: String, _ stage: Stage) -> Bool {
            stage.semantics.flattened.contains { $0.label?.contains(text) == true }
        }
        let buttons = stage { picker.datePickerStyle(.compact) }
        #expect(contains("Feb 10, 2024", buttons) == hasDate && contains("9:41", buttons) == hasTime)
        let month = stage { picker.datePickerStyle(.graphical) }
        #expect(contains("February 2024", month) == hasDate && contains("9:41", month) == hasTime)
        let drums = stage { picker.datePickerStyle(.wheel) }
        // With a time, one drum shows the days.
        for name in ["Year, ", "Month, ", "Day, "] { #expect(contains(name, drums) == !hasTime, "\(name)") }
        #expect(contains("Date, Sat Feb 10", drums) == (hasDate && hasTime))
        for name in ["Hour, ", "Minute, "] { #expect(contains(name, drums) == hasTime, "\(name)") }
    }

    @Test(arguments: [false, true]) func `A button opens the drums of the time`(isGraphical: Bool) throws {
        let model = Model(Self.date(2024, 2, 10))
        let stage = stage {
            let picker = DatePicker("When", selection: Bindable(model).date)
            if isGraphical { picker.datePickerStyle(.graphical) } else { picker.datePickerStyle(.compact) }
        }
        let button = try #require(
            stage.semantics.flattened.first { $0.role == .button && $0.label?.contains("9:41") == true })
        stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        try stage.settle()
        #expect(!stage.semantics.flattened.contains { $0.label?.hasPrefix("Year, ") == true })
        try turn("Hour", .increment, stage)
        #expect(model.date == Self.date(2024, 2, 10, 10))
    }

    @Test func `A drum has the days of the month`() throws {
        let model = Model(Self.date(2023, 2, 27))
        let stage = wheels(model, parts: .date)
        for _ in 0..<2 {
            try turn("Day", .increment, stage)
            #expect(model.date == Self.date(2023, 2, 28))
        }
    }
}
