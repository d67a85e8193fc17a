import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pickers with each kind of title and value, and their default steps.
@MainActor @Suite struct WheelTitleTests {
    /// Returns the value after a step with assistive technology, which knows the picker by its title.
    private func next<Value: Hashable>(_ start: Value, _ picker: (Binding<Value>) -> some View) throws -> Value {
        let setting = WheelSetting(start)
        let view = picker(Bindable(setting).value)
        let stage = Stage(size: Stage.wheelSize) { view.accessibilityIdentifier("picker") }
        _ = try stage.element(.slider, "Title")
        try stage.adjust("picker", .increment)
        try stage.settle()
        return setting.value
    }

    private let title = "Title"
    private let names = ["a", "b", "c"]
    private let day = Date(timeIntervalSince1970: 43_200)

    @Test func numbersStepByOne() throws {
        #expect(try next(5) { WheelPicker(title, value: $0, in: 0...9) } == 6)
        #expect(try next(5) { WheelPicker("Title", value: $0, in: 0...9) } == 6)
        #expect(try next(5.0) { WheelPicker(title, value: $0, in: 0...9) } == 6)
        #expect(try next(5.0) { WheelPicker("Title", value: $0, in: 0...9) } == 6)
        #expect(try next(Decimal(5)) { WheelPicker(title, value: $0, in: 0...9) } == 6)
        #expect(try next(Decimal(5)) { WheelPicker("Title", value: $0, in: 0...9) } == 6)
    }

    @Test func timesStepByASecondOrAUnit() throws {
        let minute = Duration.seconds(60), days = day - 86_400 * 3...day + 86_400 * 9
        #expect(try next(minute) { WheelPicker(title, value: $0, in: .zero ... .seconds(90)) } == .seconds(61))
        #expect(try next(minute) { WheelPicker("Title", value: $0, in: .zero ... .seconds(90)) } == .seconds(61))
        #expect(try next(day) { WheelPicker(title, value: $0, in: days, by: .day) } == day + 86_400)
        #expect(try next(day) { WheelPicker("Title", value: $0, in: days, by: .day) } == day + 86_400)
        #expect(try next(day) { WheelPicker(title, value: $0, in: days, by: .day, step: 3) } == day + 86_400 * 3)
    }

    @Test func elementsAndScalesStepByOneValue() throws {
        #expect(try next("b") { WheelPicker(title, selection: $0, values: names) } == "c")
        #expect(try next("b") { WheelPicker("Title", selection: $0, values: names) } == "c")
        #expect(try next("b") { WheelPicker(title, selection: $0, values: names) { Text($0) } } == "c")
        #expect(try next("b") { WheelPicker("Title", selection: $0, values: names) { Text($0) } } == "c")
        let decades = WheelScale(logarithmic: 1.0...100)
        #expect(try next(10.0) { WheelPicker(title, value: $0, scale: decades) } == 20)
        #expect(try next(10.0) { WheelPicker("Title", value: $0, scale: decades) } == 20)
        #expect(WheelScale(in: day...day + 86_400 * 4, by: .day).count == 5)
    }

    /// A value that the collection doesn't contain leaves the wheel where it is, and that element is spoken.
    @Test func theVisibleElementIsSpoken() throws {
        func spoken(_ name: String) throws -> String? {
            let picker = WheelPicker(title, selection: .constant(name), values: names)
            return try Stage(size: Stage.wheelSize) { picker }.element(.slider, "Title").value
        }
        #expect(try spoken("zz") == "a, 1 of 3" && spoken("a") == "a, 1 of 3" && spoken("c") == "c, 3 of 3")
    }

    // MARK: Dates

    private func columns(_ picker: WheelDatePicker) -> [String] {
        let stage = Stage(
            size: CGSize(width: 390, height: 300), environment: { $0.locale = Locale(identifier: "en_US") }
        ) { picker }
        return stage.frames(prefix: "Scrollwork.WheelDatePicker.").sorted { $0.value.minX < $1.value.minX }
            .compactMap { $0.key.split(separator: ".").last.map(String.init) }
    }

    nonisolated private static let components: [(WheelDatePicker.Components, [String])] = [
        ([], ["month", "day", "year"]), (.date, ["month", "day", "year"]), (.time, ["hour", "minute", "period"]),
        (.timeWithSeconds, ["hour", "minute", "second", "period"]),
        ([.date, .time], ["month", "day", "year", "hour", "minute", "period"]),
        // Unknown bits have no column.
        (.init(rawValue: 8), []), (.init(rawValue: 9), ["month", "day", "year"]),
        (.init(rawValue: 4), []),
    ]

    @Test(arguments: components.indices) func aDateHasTheColumnsOfItsComponents(_ index: Int) {
        let (components, expected) = Self.components[index]
        #expect(columns(WheelDatePicker(title, selection: .constant(day), displayedComponents: components)) == expected)
        #expect(
            columns(WheelDatePicker("Title", selection: .constant(day), displayedComponents: components)) == expected)
    }

    /// Without bounds, the years are 100 before and after the date. They change only for a date beyond them.
    @Test(arguments: [false, true]) func yearsAreACenturyAroundTheDate(_ isString: Bool) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func july(_ year: Int) -> Date { calendar.date(from: DateComponents(year: year, month: 7, day: 10))! }
        let setting = WheelSetting(july(2026))
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            SettingView(setting) {
                if isString { WheelDatePicker(title, selection: $0) } else { WheelDatePicker("Title", selection: $0) }
            }
        }
        #expect(try stage.element(.slider, "Year").hint == "1926 – 2126")
        for (year, hint) in [
            (2120, "1926 – 2126"), (2300, "2200 – 2400"), (2250, "2200 – 2400"), (2190, "2090 – 2290"),
        ] {
            setting.value = july(year)
            try stage.settle()
            #expect(try stage.element(.slider, "Year").hint == hint, "\(year)")
            #expect(try stage.element(.slider, "Year").value == "\(year)")
        }
    }
}
