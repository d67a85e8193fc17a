import Foundation
import SwiftUI
import Testing

@testable import Scrollwork

/// The values of scales, one by one: where they are, and which have a long tick.
///
/// `0|7` is the value 7 with the number 0 of its long tick, `:7` has a medium tick, and `7@2.5` is at the position 2.5
/// instead of that of its index.
@Suite struct WheelScaleTableTests {
    private static func written<Value>(_ scale: WheelScale<Value>, _ text: (Value) -> String = { "\($0)" }) -> String {
        (0..<scale.count).map { index in
            let position = scale.position(at: index)
            let major = scale.values.majorNumber(at: index).map { "\($0)|" } ?? ""
            let place = abs(position - Double(index)) < 1e-9 ? "" : "@\((position * 1_000).rounded() / 1_000)"
            return major + (scale.values.isMedium(at: index) ? ":" : "") + text(scale.value(at: index)) + place
        }
        .joined(separator: " ")
    }

    private static var integers: [(WheelScale<Int>, String)] {
        [
            (WheelScale(in: 0...11), "0|0 1 2 3 4 1|5 6 7 8 9 2|10 11"),
            (WheelScale(in: 3...3), "3"),
            (WheelScale(in: 3...4, step: 10), "0|3 4@0.1"),
            (WheelScale(in: 0...9, step: 3, majorStep: 3), "0|0 1|3 2|6 3|9"),
            (WheelScale(in: 0...10, step: 3, majorStep: 6), "0|0 3 1|6 9 10@3.333"),
            (WheelScale(in: 0...8, majorStep: 4), "0|0 1 :2 3 1|4 5 :6 7 2|8"),
            (WheelScale(in: 1...6, majorStep: 2), "1 1|2 3 2|4 5 3|6"),
            (WheelScale(in: 1...7, majorStep: 6), "1 2 :3 4 5 1|6 7"),
            (WheelScale(in: -7...8, majorStep: 5), "-7 -6 1|-5 -4 -3 -2 -1 2|0 1 2 3 4 3|5 6 7 8"),
            (WheelScale(in: -6...6, step: 2, majorStep: 4), "-6 1|-4 -2 2|0 2 3|4 6"),
            (WheelScale(in: -5...10, step: 5, majorStep: 10), "-5 1|0 5 2|10"),
            (WheelScale(in: 1...13, step: 2, majorStep: 5), "1 3 1|5 7 9 11 13"),
            (WheelScale(in: -9...3, step: 2, majorStep: 5), "-9 -7 1|-5 -3 -1 1 3"),
            (WheelScale(in: 0...4, majorStep: 0), "0|0 1|1 2|2 3|3 4|4"),
            (WheelScale(in: 0...4, majorStep: -2), "0|0 1|1 2|2 3|3 4|4"),
            (WheelScale(in: 0...12, step: 4, majorStep: 6), "0|0 4 8 1|12"),
            (WheelScale(in: 1...9, step: 4, majorStep: 6), "0|1 5 9"),
            (WheelScale(in: 1...9, step: 2, majorStep: 2), "0|1 1|3 2|5 3|7 4|9"),
        ]
    }

    @Test func scalesOfIntegers() {
        for (scale, expected) in Self.integers { #expect(Self.written(scale) == expected) }
    }

    private static var numbers: [(WheelScale<Double>, String)] {
        [
            (WheelScale(in: 0...0.5, step: 0.1), "0|0.0 0.1 0.2 0.3 0.4 :0.5"),
            (WheelScale(in: 0...1, step: 0.3), "0|0.0 0.3 0.6 0.9 1.0@3.333"),
            (WheelScale(in: 0...1.5, step: 0.25, majorStep: 1), "0|0.0 0.25 :0.5 0.75 1|1.0 1.25 :1.5"),
            (WheelScale(in: -1...1, step: 0.5, majorStep: 0.75), "-1.0 -0.5 1|0.0 0.5 1.0"),
            (WheelScale(in: -1...1, step: 0.5, majorStep: -1), "0|-1.0 -0.5 1|0.0 0.5 2|1.0"),
            (WheelScale(in: 0.1...0.6, step: 0.1, majorStep: 0.4), "0.1 :0.2 0.3 1|0.4 0.5 :0.6"),
            (WheelScale(in: 1...2, step: 1.0 / 3, majorStep: 1), "0|1.0 1.3333333333333333 1.6666666666666665 1|2.0"),
            (WheelScale(in: 0...5, step: 0), "0|0.0 5.0"),
            (WheelScale(in: 0...5, step: .infinity), "0|0.0 5.0"),
            (WheelScale(in: 5...5, step: 0), "0|5.0"),
            (WheelScale(in: -Double.infinity...4, step: 1), "4.0"),
            (WheelScale(in: 0...3, step: 1, majorStep: 0), "0|0.0 1|1.0 2|2.0 3|3.0"),
            (WheelScale(in: 0...3, step: 1, majorStep: 0.4), "0|0.0 1.0 1|2.0 3.0"),
            (WheelScale(in: 0...3, step: 1, majorStep: .infinity), "0|0.0 1|1.0 2|2.0 3|3.0"),
            (WheelScale(in: 0...3, step: 1, majorStep: 0.5), "0|0.0 1|1.0 2|2.0 3|3.0"),
            (WheelScale(in: 0...7, step: 1, majorStep: 3.5), "0|0.0 1.0 2.0 3.0 4.0 5.0 6.0 1|7.0"),
            (WheelScale(in: 0...4, step: 1, majorStep: .pi), "0|0.0 1.0 2.0 1|3.0 4.0"),
            (WheelScale(in: 0...1, step: 1e-3 * 400), "0|0.0 0.4 0.8 1.0@2.5"),
            (WheelScale(in: 1e-20...2.5e-20, step: 1e-20), "1e-20 2e-20 2.5e-20@1.5"),
            (WheelScale(in: -1e300...1e300, step: 1e300), "-1e+300 1|0.0 1e+300"),
        ]
    }

    @Test func scalesOfNumbers() {
        for (scale, expected) in Self.numbers { #expect(Self.written(scale) == expected) }
    }

    private static func decimal(_ text: String) -> Decimal { Decimal(string: text)! }

    private static var decimals: [(WheelScale<Decimal>, String)] {
        [
            (WheelScale(in: 0...1, step: decimal("0.3")), "0|0 0.3 0.6 0.9 1@3.333"),
            (WheelScale(in: 0...1, step: decimal("0.25"), majorStep: decimal("0.5")), "0|0 0.25 1|0.5 0.75 2|1"),
            (WheelScale(in: -1...1, step: decimal("0.5"), majorStep: -1), "0|-1 -0.5 1|0 0.5 2|1"),
            (WheelScale(in: -2...2, step: -1, majorStep: 4), ":-2 -1 1|0 1 :2"),
            (WheelScale(in: 5...5), ":5"),
            (WheelScale(in: 0...2, step: 0), "0|0 2"),
            (WheelScale(in: 0...0, step: 0), "0|0"),
            (WheelScale(in: Decimal.nan...3), "3"),
            (WheelScale(in: 1...2, step: 5), "0|1 2@0.2"),
            (WheelScale(in: 0...11), "0|0 1 2 3 4 :5 6 7 8 9 1|10 11"),
        ]
    }

    @Test func scalesOfDecimals() {
        for (scale, expected) in Self.decimals { #expect(Self.written(scale) == expected) }
    }

    /// The length of two steps is more than a decimal can represent.
    @Test func stepsOfHugeDecimals() {
        let most = Decimal.greatestFiniteMagnitude
        let scale = WheelScale(in: -most...most, step: most / 5 * 3)
        #expect(scale.count == 5 && scale.value(at: 4) == most)
        for index in 0..<4 { #expect(scale.value(at: index) < scale.value(at: index + 1), "\(index)") }
        #expect(scale.value(at: 1) < 0 && scale.value(at: 2) > 0)
    }

    private static var durations: [(WheelScale<Duration>, String)] {
        [
            (WheelScale(in: .zero ... .seconds(11)), "0|0.0 1.0 2.0 3.0 4.0 1|5.0 6.0 7.0 8.0 9.0 2|10.0 11.0"),
            (
                WheelScale(in: .seconds(-3) ... .seconds(4), step: .seconds(2), majorStep: .seconds(-4)),
                "0|-3.0 -1.0 1|1.0 3.0 4.0@3.5"
            ),
            (
                WheelScale(in: .seconds(-3) ... .seconds(5), step: .seconds(1), majorStep: .seconds(4)),
                "-3.0 :-2.0 -1.0 1|0.0 1.0 :2.0 3.0 2|4.0 5.0"
            ),
            (WheelScale(in: .seconds(2) ... .seconds(2)), "2.0"),
            (WheelScale(in: .seconds(2) ... .seconds(2), step: .zero), "0|2.0"),
            (WheelScale(in: .seconds(2) ... .seconds(6), step: .zero), "0|2.0 6.0"),
            (WheelScale(in: .zero ... .seconds(10), step: .seconds(-4)), "0|0.0 4.0 8.0 10.0@2.5"),
        ]
    }

    @Test func scalesOfDurations() {
        for (scale, expected) in Self.durations { #expect(Self.written(scale) { "\($0 / .seconds(1))" } == expected) }
    }

    private static var logarithms: [(WheelScale<Double>, String)] {
        [
            (
                WheelScale(logarithmic: 1...10),
                "0|1.0 2.0@2.709 3.0@4.294 4.0@5.419 :5.0@6.291 6.0@7.003 7.0@7.606 8.0@8.128 9.0@8.588 1|10.0"
            ),
            (
                WheelScale(logarithmic: 0.85...12),
                "0.85 0.9@0.223 0|1.0@0.635 2.0@3.344 3.0@4.929 4.0@6.054 :5.0@6.926 6.0@7.639 7.0@8.241 8.0@8.763 9.0@9.223 1|10.0@9.635 12.0@10.348"
            ),
            (WheelScale(logarithmic: 42...47), "42.0 47.0@0.44"),
            (WheelScale(logarithmic: 40...40), "40.0"),
            (WheelScale(logarithmic: 43...43), "43.0"),
            (
                WheelScale(logarithmic: 0.05...0.12),
                ":0.05 0.06@0.713 0.07@1.315 0.08@1.837 0.09@2.297 -1|0.1@2.709 0.12@3.422"
            ),
            (WheelScale(logarithmic: 1...100, divisions: 0), "0|1.0 1|10.0 2|100.0"),
            (WheelScale(logarithmic: 1...100, divisions: 2), "0|1.0 5.5@1.481 1|10.0 55.0@3.481 2|100.0"),
            (WheelScale(logarithmic: 3...40, divisions: 3), "3.0 4.0@0.375 7.0@1.104 1|10.0@1.569 40.0@3.375"),
            (
                WheelScale(logarithmic: 4...30, divisions: 18),
                "4.0 4.5@0.921 :5.0@1.744 5.5@2.489 6.0@3.17 6.5@3.795 7.0@4.375 7.5@4.914 8.0@5.419 8.5@5.892 9.0@6.339 9.5@6.762 1|10.0@7.163 15.0@10.333 20.0@12.581 25.0@14.326 30.0@15.751"
            ),
            // The bounds aren't divisions, and only divisions have a medium tick.
            (WheelScale(logarithmic: 4.5...6), "4.5 :5.0@0.412 6.0@1.124"),
            (WheelScale(logarithmic: 5...10, divisions: 2), "5.0 5.5@0.083 1|10.0@0.602"),
            (WheelScale(logarithmic: 1...5, divisions: 2), "0|1.0 5.0@1.398"),
            (WheelScale(logarithmic: 2...3, divisions: 1), "2.0 3.0@0.176"),
            (WheelScale(logarithmic: -5...0), "-12|1e-12"),
            (WheelScale(logarithmic: -5...1e-11, divisions: 1), "-12|1e-12 -11|1e-11"),
            (WheelScale(logarithmic: 1e14...1e20, divisions: 1), "14|100000000000000.0 15|1000000000000000.0"),
        ]
    }

    @Test func scalesOfLogarithms() {
        for (scale, expected) in Self.logarithms { #expect(Self.written(scale) == expected) }
    }

    private static var stops: [(WheelScale<String>, String)] {
        [
            (WheelScale(["a", "b", "c"], at: [0, 2.5, 4]), "0|a 1|b@2.5 2|c@4.0"),
            (WheelScale(["a", "b", "c"], at: [-3, -1]), "0|a 1|b@2.0 2|c@3.0"),
            (WheelScale(["a", "b", "c"], atPoints: [.nan, 5, 5]), "0|a 1|b@5.0 2|c@15.0"),
            (WheelScale(["a", "b", "c"], at: [1e12, 1, 1e12]), "0|a 1|b 2|c"),
            (WheelScale(["a", "b"], at: [-1e12, .infinity]), "0|a 1|b"),
            (WheelScale(["a"], at: [7]), "0|a"),
            (WheelScale(["a", "b", "a"]), "0|a 1|b 2|a"),
        ]
    }

    @Test func scalesOfStops() {
        for (scale, expected) in Self.stops { #expect(Self.written(scale) == expected) }
    }

    // MARK: Dates

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static let format: Date.ISO8601FormatStyle = .iso8601.year().month().day().time(
        includingFractionalSeconds: false)

    private static func date(_ text: String) -> Date { try! Date(text + "Z", strategy: .iso8601) }

    private static let spans: [(Calendar.Component, Int, String, String, String)] = [
        (.day, 1, "2025-01-30T00:00:00", "2025-02-02T00:00:00", "2025-01-30 2025-01-31 2|2025-02-01 2025-02-02"),
        (
            .day, 0, "2025-01-30T00:00:00", "2025-02-02T12:00:00",
            "2025-01-30 2025-01-31 2|2025-02-01 2025-02-02 2025-02-02T12:00:00Z@3.5"
        ),
        (.weekday, -2, "2025-01-30T00:00:00", "2025-02-02T00:00:00", "2025-01-30 1|2025-02-01 2025-02-02@1.5"),
        (.weekOfYear, 1, "2025-01-24T00:00:00", "2025-02-14T00:00:00", "2025-01-24 2025-01-31 2|2025-02-07 2025-02-14"),
        (
            .weekOfMonth, 1, "2025-01-25T00:00:00", "2025-02-15T00:00:00",
            "2025-01-25 1|2025-02-01 2025-02-08 2025-02-15"
        ),
        (.month, 5, "2024-03-31T00:00:00", "2025-06-30T00:00:00", "2024-03-31 2024-08-31 2025|2025-01-31 2025-06-30"),
        (.month, 1, "2024-11-15T00:00:00", "2025-02-15T00:00:00", "2024-11-15 2024-12-15 2025|2025-01-15 2025-02-15"),
        (
            .quarter, 1, "2024-09-30T00:00:00", "2025-07-01T00:00:00",
            "2024-09-30 2024-12-30 2025|2025-03-30 2025-06-30 2025-07-01@3.011"
        ),
        (.quarter, 2, "2024-01-01T00:00:00", "2025-01-01T00:00:00", "2024|2024-01-01 2024-07-01 2025|2025-01-01"),
        (.year, 1, "2018-02-28T00:00:00", "2021-02-28T00:00:00", "2018-02-28 2019-02-28 2|2020-02-28 2021-02-28"),
        (
            .hour, 3, "2025-01-01T00:00:00", "2025-01-01T12:00:00",
            "0|2025-01-01 03:00:00Z 2|06:00:00Z 09:00:00Z 4|12:00:00Z"
        ),
        (.hour, 1, "2025-01-01T05:30:00", "2025-01-01T07:30:00", "05:30:00Z 1|06:30:00Z 07:30:00Z"),
        (
            .minute, 5, "2025-01-01T00:25:00", "2025-01-01T00:50:00",
            "00:25:00Z 1|00:30:00Z 00:35:00Z 00:40:00Z 4|00:45:00Z 00:50:00Z"
        ),
        (
            .second, 5, "2025-01-01T00:00:25", "2025-01-01T00:00:50",
            "00:00:25Z 1|00:00:30Z 00:00:35Z 00:00:40Z 4|00:00:45Z 00:00:50Z"
        ),
        (
            .yearForWeekOfYear, 4, "2000-01-03T00:00:00", "2041-01-03T00:00:00",
            "0|2000-01-03 2004-01-05 2008-01-07 2012-01-09 2016-01-04 2020-01-06 2024-01-08 2028-01-03 2032-01-05 2036-01-07 1|2040-01-09 2041-01-03@10.247"
        ),
        (.day, 1, "2025-01-30T00:00:00", "2025-01-30T00:00:00", "2025-01-30"),
        (.day, 1, "2025-01-30T00:00:00", "2025-01-30T06:00:00", "2025-01-30 2025-01-30T06:00:00Z@0.25"),
    ]

    @Test(arguments: spans.indices) func scalesOfDates(_ index: Int) {
        let (component, step, first, last, expected) = Self.spans[index]
        let scale = WheelScale(
            in: Self.date(first)...Self.date(last), by: component, step: step, calendar: Self.calendar)
        let found = Self.written(scale) {
            $0.formatted(.iso8601).replacingOccurrences(of: "T00:00:00Z", with: "")
                .replacingOccurrences(of: "2025-01-01T", with: "")
        }
        #expect(found == expected)
    }

    @Test func datesThatAreNotFiniteAreTheReferenceDate() {
        let scale = WheelScale(
            in: Date(timeIntervalSinceReferenceDate: 5)...Date(timeIntervalSinceReferenceDate: .infinity), by: .day,
            calendar: Self.calendar)
        #expect(scale.count == 1)
        #expect(scale.value(at: 0) == Date(timeIntervalSinceReferenceDate: 0))
        #expect(scale.index(of: Date(timeIntervalSinceReferenceDate: 9)) == 0)
    }

    /// The ticks of dates have their long ticks at a month, a year, or an hour, in whole steps.
    @Test(arguments: [
        (Calendar.Component.day, 1, 28), (.weekday, 7, 4), (.day, 40, 1), (.month, 1, 12), (.month, 3, 4),
        (.quarter, 1, 4), (.quarter, 2, 2), (.weekOfYear, 1, 4), (.weekOfMonth, 2, 2), (.hour, 1, 6), (.hour, 2, 3),
        (.minute, 5, 3), (.second, 15, 1), (.year, 1, 10), (.year, 3, 3),
    ]) func longTicksOfDates(_ component: Calendar.Component, _ step: Int, _ distance: Int) {
        let first = Date(timeIntervalSinceReferenceDate: 0)
        let values = DateValues(first...first + 1e9, by: component, step: step, calendar: Self.calendar)
        #expect(values.majorDistance == distance)
    }

    /// The last two dates are at least a millionth of a step apart.
    @Test func theLastStepOfDatesHasALength() {
        let first = Date(timeIntervalSinceReferenceDate: 0)
        for (length, count, position) in [
            (86_400, 2, 1), (86_400.01, 3, 1 + 1e-6), (129_600, 3, 1.5), (172_800, 3, 2),
        ] as [(Double, Int, Double)] {
            let scale = WheelScale(in: first...first + length, by: .day, calendar: Self.calendar)
            #expect(scale.count == count && scale.position(at: count - 1) == position, "\(length)")
            #expect(scale.value(at: count - 1) == first + length)
        }
    }

    // MARK: The nearest value

    @Test(arguments: [
        (0, -100, 0), (0, 0, 0), (0, 1, 0), (0, 2, 1), (0, 4, 1), (0, 5, 2), (0, 9, 3), (0, 10, 4), (0, 11, 4),
        (-5, -7, 0), (-5, -4, 0), (-5, -3, 1), (-5, 7, 4), (-5, 9, 5),
    ]) func theNearestInteger(_ low: Int, _ value: Int, _ index: Int) {
        // 0, 3, 6, 9, 10, and -5, -2, 1, 4, 7, 10.
        #expect(WheelScale(in: low...10, step: 3).index(of: value) == index)
    }

    @Test(arguments: [
        (-1, 0), (0, 0), (0.24, 0), (0.25, 1), (0.74, 1), (0.75, 2), (1.0, 2), (1.0999, 2), (1.1001, 3), (1.2, 3),
        (9, 3), (Double.nan, 0), (.infinity, 3), (-.infinity, 0),
    ]) func theNearestNumber(_ value: Double, _ index: Int) {
        // 0, 0.5, 1, and 1.2.
        #expect(WheelScale(in: 0...1.2, step: 0.5).index(of: value) == index)
    }

    @Test(arguments: [
        (0.5, 0), (3.0, 0), (3.4, 0), (3.5, 1), (4.4, 1), (4.5, 2), (9.0, 6), (9.4, 6), (9.5, 7), (14.1, 7),
        (14.2, 8), (19.9, 8), (20.0, 8), (21, 9), (22, 9), (99, 9), (Double.nan, 0),
    ]) func theNearestLogarithm(_ value: Double, _ index: Int) {
        // 3, 4, and so on to 9, then 10, 20, and 22.
        #expect(WheelScale(logarithmic: 3...22).index(of: value) == index)
    }

    @Test(arguments: [(-1, 0), (0, 0), (0.49, 0), (0.5, 1), (2.99, 1), (3, 2), (5, 2), (6.99, 2), (7, 3), (90, 3)])
    func theNearestStop(_ position: Double, _ index: Int) {
        #expect(WheelScale(["a", "b", "c", "d"], at: [0, 1, 5, 9]).index(at: position) == index)
    }

    @Test(arguments: [
        (-2.0, 0), (-0.5, 0), (0.49, 0), (0.5, 1), (9.49, 9), (9.5, 10), (10.5, 10), (1e300, 10), (.infinity, 10),
        (-.infinity, 0), (.nan, 0),
    ])
    func theNearestStep(_ position: Double, _ index: Int) {
        #expect(WheelScale(in: 0...10).index(at: position) == index)
        #expect(WheelScale([Int]()).index(at: position) == 0)
    }

    @Test func anIndexOutsideCountsAsAnEnd() {
        let scale = WheelScale(in: 0...10, step: 4)
        #expect([-9, -1, 0, 3, 4, 99].map(scale.value) == [0, 0, 0, 10, 10, 10])
        #expect([-9, -1, 0, 3, 4, 99].map(scale.position) == [0, 0, 0, 2.5, 2.5, 2.5])
        #expect(WheelScale([Int]()).position(at: 3) == 0)
    }

    @Test func theNearestDate() {
        let months = WheelScale(
            in: Self.date("2025-01-31T00:00:00")...Self.date("2025-04-15T00:00:00"), by: .month, calendar: Self.calendar
        )
        for (text, index) in [
            ("2024-01-01", 0), ("2025-01-31", 0), ("2025-02-13", 0), ("2025-02-15", 1), ("2025-03-15", 1),
            ("2025-03-17", 2), ("2025-04-07", 2), ("2025-04-08", 3), ("2025-04-15", 3), ("2026-01-01", 3),
        ] {
            #expect(months.index(of: Self.date(text + "T00:00:00")) == index, "\(text)")
        }
    }

    // MARK: Typed numbers

    @Test(
        arguments: [
            ("7", 70), ("16", 160), ("17", nil), ("4", 40), ("3", nil), ("39", nil), ("0", nil), ("-4", nil),
            ("1", 100),
            ("99", 99), ("160", 160), ("161", nil), ("x", nil), ("", nil),
        ] as [(String, Int?)])
    func typedIntegers(_ typed: String, _ value: Int?) {
        let scale = WheelScale(in: 40...160)
        #expect(scale.values.index(number: typed).map(scale.value) == value)
    }

    @Test(
        arguments: [
            ("4", 45), ("5", 50), ("-4", nil), ("44", 440), ("1", 100), ("200", 200), ("201", 201), ("2001", nil),
            ("00", nil), ("2", 200),
        ] as [(String, Int?)])
    func typedBeginnings(_ typed: String, _ value: Int?) {
        let scale = WheelScale(in: 45...2_000)
        let index = scale.values.index(number: typed)
        #expect(index.map(scale.value) == value)
    }

    /// The largest number that begins with the digits can be the first value.
    @Test(
        arguments: [
            ("1", 199), ("19", 199), ("199", 199), ("18", nil), ("2", 200), ("49", 490), ("50", 500), ("501", nil),
            ("0", nil),
        ] as [(String, Int?)])
    func typedNumbersBeforeTheFirstValue(_ typed: String, _ value: Int?) {
        let scale = WheelScale(in: 199...500)
        #expect(scale.values.index(number: typed).map(scale.value) == value)
    }

    @Test(
        arguments: [
            ("-1", -1), ("-3", -3), ("-10", -10), ("-11", nil), ("5", 5), ("6", nil), ("-", nil), ("0", 0), ("-0", 0),
        ] as [(String, Int?)])
    func typedSigns(_ typed: String, _ value: Int?) {
        let scale = WheelScale(in: -10...5)
        #expect(scale.values.index(number: typed).map(scale.value) == value)
    }

    @Test(
        arguments: [
            ("1", nil), ("0", nil), ("0.", nil), ("3", 3), ("1.5", 1.5), ("1.6", 1.5), ("1.625", 1.75), ("3.01", nil),
            ("1.25", 1.25), ("1.2", 1.25),
        ] as [(String, Double?)])
    func typedFractions(_ typed: String, _ value: Double?) {
        let scale = WheelScale(in: 1.25...3, step: 0.25)
        #expect(scale.values.index(number: typed).map(scale.value) == value)
    }

    /// A typed beginning lacks at most 18 digits.
    @Test func typedBeginningsOfHugeNumbers() {
        let whole = WheelScale<Int>(in: 1_000_000_000_000_000_000...1_000_000_000_000_000_009)
        #expect(["1", "10", "2"].map { whole.values.index(number: $0) } == [0, 0, nil])
        let large = WheelScale<UInt64>(in: 10_000_000_000_000_000_000...10_000_000_000_000_000_009)
        #expect(["10", "100", "11"].map { large.values.index(number: $0) } == [0, 0, nil])
    }

    // MARK: Searches

    @Test(arguments: [
        (-5, [0, 1, 2]), (0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2]), (99, [0, 1, 2]),
    ])
    func aSearchVisitsEachValueOnce(_ start: Int, _ expected: [Int]) {
        func visited(_ values: some WheelValues) -> [Int] {
            var visited: [Int] = []
            _ = values.firstIndex(from: start) { index in
                visited.append(index)
                return false
            }
            return visited
        }
        #expect(visited(WheelScale(["a", "b", "c"]).values) == expected)
        #expect(visited(WheelScale([String]()).values) == [])
        #expect(visited(WheelScale(in: 0...20_000).values).count == 10_000)
    }

    // MARK: The same values

    @Test func equalStepsCompareEqual() {
        let others: [(WheelScale<Int>, Bool)] = [
            (WheelScale(in: 0...10, step: 2), true), (WheelScale(in: 0...11, step: 2), false),
            (WheelScale(in: 0...10, step: 1), false), (WheelScale(in: 2...10, step: 2), false),
            (WheelScale(in: 0...10, step: 2, majorStep: 4), false), (WheelScale([0, 2, 4, 6, 8, 10]), false),
            (WheelScale(in: 0...8, step: 2), false),
        ]
        for (index, (other, isSame)) in others.enumerated() {
            var scale = WheelScale(in: 0...10, step: 2)
            #expect(scale.learn(from: other) == isSame, "\(index)")
        }
    }

    @Test func otherEqualScalesCompareEqual() {
        func same<Value>(_ scale: WheelScale<Value>, _ other: WheelScale<Value>) -> Bool {
            var scale = scale
            return scale.learn(from: other)
        }
        #expect(same(WheelScale(in: 3...3), WheelScale(in: 3...3)))
        #expect(!same(WheelScale(in: 0...5, step: 10), WheelScale(in: 0...10, step: 20)))
        #expect(!same(WheelScale(in: 0...1.5), WheelScale(in: 0...1.25)))
        #expect(same(WheelScale(["a", "b"]), WheelScale(["a", "b"])))
        #expect(!same(WheelScale(["a", "b"]), WheelScale(["b", "a"])))
        #expect(same(WheelScale(["a", "b"], at: [0, 3]), WheelScale(["a", "b"], at: [1, 4])))
        #expect(!same(WheelScale(["a", "b"], at: [0, 3]), WheelScale(["a", "b"], at: [0, 4])))
        #expect(!same(WheelScale(["a", "b"], at: [0, 30]), WheelScale(["a", "b"], atPoints: [0, 30])))
        #expect(same(WheelScale(logarithmic: 1.0...9), WheelScale(logarithmic: 1...9)))
        #expect(!same(WheelScale(logarithmic: 1.0...9), WheelScale(logarithmic: 1...9, divisions: 3)))
        #expect(!same(WheelScale(logarithmic: 1.0...9), WheelScale(logarithmic: 1...8)))
    }

    @Test(
        arguments: [
            ("2", 200), ("20", 200), ("25", 250), ("26", nil), ("3", nil), ("255", 255), ("256", nil), ("1", nil),
            ("-2", nil),
        ] as [(String, UInt8?)])
    func typedBytes(_ typed: String, _ value: UInt8?) {
        let scale = WheelScale(in: UInt8(200)...255)
        #expect(scale.values.index(number: typed).map(scale.value) == value)
    }

    @Test(
        arguments: [
            ("1", 12.5), ("2", 20), ("3", nil), ("11", nil), ("19.9", 20), ("20.1", nil), ("0.", nil),
            ("12.5", 12.5),
        ] as [(String, Float?)])
    func typedHalves(_ typed: String, _ value: Float?) {
        let scale = WheelScale(in: Float(12.5)...20, step: 0.5)
        #expect(scale.values.index(number: typed).map(scale.value) == value)
    }

    // MARK: Steps

    @Test(
        arguments: [
            (10, 0, 10, 0), (10, 3, 10, 3), (10, -3, 10, 7), (10, 20, 10, 0), (2.5, 0, 5, 0), (2.5, 1, 5, 1),
            (2.5, 4, 5, 4), (0.25, 7, 1, 0), (0.5, 3, 1, 0), (3.7, 2, 37, 2), (.pi, 0, 3, 0), (.pi, 1, 3, 0),
            (0, 5, 1, 0), (-2, 5, 1, 0), (.infinity, 5, 1, 0), (.nan, 5, 1, 0), (1e-12, 0, 1, 0),
            (2e9, 0, 1_000_000_000, 0), (1e9, 7, 1_000_000_000, 0), (999_999_999, 5, 999_999_999, 0),
            (999_999_999, -5, 999_999_999, 999_999_994), (4, 0.5, 4, 0),
            // Three times 300.1 / 0.3 and 5000.5 / 0.3 are whole numbers, except for rounding errors.
            (1_000.333_333_333_333_5, 0, 3_001, 0), (16_668.333_333_333_336, 0, 50_005, 0),
        ] as [(Double, Double, Int, Int)])
    func majorStepsAreMultiples(_ ratio: Double, _ first: Double, _ every: Int, _ offset: Int) {
        let major = SteppedValues<Double>.major(each: ratio, first: first)
        #expect(major.every == every && major.offset == offset)
    }

    @Test(
        arguments: [
            (0, 0, 0), (-1, 0, 0), (.nan, 0, 0), (2.5, 2, 0.5), (3, 3, 0), (2.999_999_999_9, 3, 0),
            (3.000_000_000_1, 3, 0), (0.25, 0, 0.25), (1e-12, 0, 1e-6), (999_999_997, 999_999_997, 0),
            (999_999_998, 999_999_998, 0), (999_999_999, 999_999_998, 0), (1_000_000_001, 999_999_998, 0),
            (1e30, 999_999_998, 0), (.infinity, 999_999_998, 0),
        ] as [(Double, Int, Double)])
    func aDistanceHasWholeStepsAndARest(_ distance: Double, _ steps: Int, _ rest: Double) {
        let division = SteppedValues<Double>.division(distance)
        #expect(division.steps == steps && division.rest == rest)
    }

    /// Only a value on a whole step has a number, and only between an even number of steps is there a middle.
    @Test func labelsOfAShortLastStep() {
        let scale = WheelScale(in: 0...21, step: 2, majorStep: 8)
        #expect(
            (0..<scale.count).map { scale.values.majorNumber(at: $0) != nil } == [
                true, false, false, false, true, false, false, false, true, false, false, false,
            ])
        #expect((0..<scale.count).filter { scale.values.isMedium(at: $0) } == [2, 6, 10])
        #expect(scale.values.majorDistance == 4 && scale.position(at: 11) == 10.5)
        #expect([20, 21, 22].map { scale.index(of: $0) } == [10, 11, 11])
    }

    // MARK: Limits

    /// A scale of seconds ends after a billion values, before its last date.
    @Test func aScaleOfDatesHasALimit() {
        let first = Date(timeIntervalSinceReferenceDate: 0)
        let scale = WheelScale(in: first...first + 2e9, by: .second, calendar: Self.calendar)
        #expect(scale.count == 999_999_999 && scale.values.isEven)
        #expect(scale.value(at: 7) == first + 7 && scale.value(at: .max) == first + 999_999_998)
        #expect(scale.position(at: .max) == 999_999_998 && scale.index(of: first + 1_500_000_000) == 999_999_998)
        #expect(scale.index(of: first + 41.4) == 41 && scale.index(of: first + 41.6) == 42)
        let exact = WheelScale(in: first...first + 999_999_998, by: .second, calendar: Self.calendar)
        #expect(exact.count == 999_999_999 && exact.value(at: .max) == first + 999_999_998)
    }

    /// Scales of other values end after as many values.
    @Test func scalesOfNumbersAndDurationsHaveALimit() {
        func check<Value>(_ scale: WheelScale<Value>, last: Value, beyond: Value) {
            #expect(scale.count == 999_999_999 && scale.values.isEven)
            #expect(scale.value(at: .max) == last && scale.position(at: .max) == 999_999_998)
            #expect(scale.index(of: last) == 999_999_998 && scale.index(of: beyond) == 999_999_998)
        }
        check(WheelScale<Int>(in: 5...3_000_000_000), last: 1_000_000_003, beyond: 2_000_000_000)
        check(WheelScale<Double>(in: 5...3e9), last: 1_000_000_003, beyond: 2e9)
        check(WheelScale<Decimal>(in: 5...3_000_000_000), last: 1_000_000_003, beyond: 2_000_000_000)
        check(
            WheelScale<Duration>(in: .seconds(5) ... .seconds(3_000_000_000)), last: .seconds(1_000_000_003),
            beyond: .seconds(2_000_000_000))
    }

    /// Decimal steps are exact while their numbers are integers below 2⁵² in the unit of the last decimal place.
    @Test(
        arguments: [
            ("0", "1", "0.1", 10, 0), ("0", "1", "0.3", 3, 1.0 / 3), ("0.5", "2", "0.75", 2, 0),
            ("0", "1", "1e-15", 999_999_998, 0), ("0", "4503599627370495", "4503599627370495", 1, 0),
            ("-1.5", "1", "1", 2, 0.5), ("5", "5", "2", 0, 0), ("0", "1", "2", 0, 0.5),
            ("0", "0.000000000000001", "1", 0, 1e-6), ("1e3", "1.5e3", "1e2", 5, 0),
        ] as [(String, String, String, Int, Double)])
    func decimalSteps(_ first: String, _ last: String, _ step: String, _ steps: Int, _ rest: Double) throws {
        let values = try #require(DecimalSteps(first: first, last: last, step: step))
        #expect(values.division.steps == steps && values.division.rest == rest)
        #expect(values.value(after: 0) == Double(first))
        if steps > 0, steps < 100, rest == 0 { #expect(values.value(after: steps) == Double(last)) }
        let others = [("0", "1", "1e-16"), ("0", "4503599627370497", "1"), ("0", "1", "0"), ("0", "1", "-1")]
        for other in others { #expect(DecimalSteps(first: other.0, last: other.1, step: other.2) == nil) }
    }
}
