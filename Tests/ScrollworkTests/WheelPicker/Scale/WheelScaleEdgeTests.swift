import Foundation
import Scrollwork
import Testing

/// Ranges and steps at the limits of their types.
@Suite struct WheelScaleEdgeTests {
    /// Checks the invariants of a scale near its ends and in its middle.
    private func check<Value>(_ scale: WheelScale<Value>, first: Value, last: Value, _ count: Int? = nil)
    where Value: Comparable {
        if let count { #expect(scale.count == count) }
        #expect(scale.value(at: 0) == first)
        #expect(scale.value(at: scale.count - 1) == last)
        let middle = scale.count / 2
        let indices = [0, 1, 2, middle - 1, middle, scale.count - 3, scale.count - 2, scale.count - 1].filter {
            (0..<scale.count).contains($0)
        }
        for index in indices {
            #expect(scale.index(of: scale.value(at: index)) == index, "\(index) of \(scale.count)")
            #expect(scale.index(at: scale.position(at: index)) == index, "\(index) of \(scale.count)")
        }
        for (a, b) in zip(indices, indices.dropFirst()) where a < b {
            #expect(scale.value(at: a) < scale.value(at: b))
            #expect(scale.position(at: a) < scale.position(at: b))
        }
    }

    @Test func integersOfEveryWidthUpToTheirBounds() {
        check(WheelScale(in: UInt8.min...UInt8.max), first: 0, last: 255, 256)
        check(WheelScale(in: UInt8.min...UInt8.max, step: 7), first: 0, last: 255, 38)
        check(WheelScale(in: Int8.min...Int8.max, step: -128), first: -128, last: 127, 3)
        check(WheelScale(in: Int.min...Int.max), first: .min, last: .min + 999_999_998, 999_999_999)
        check(WheelScale(in: Int.min...Int.max, step: .max), first: .min, last: .max, 4)
        check(WheelScale(in: Int.min...Int.max, step: .min), first: .min, last: .max, 3)
        check(WheelScale(in: Int.min...Int.max, step: .max / 4, majorStep: .min), first: .min, last: .max, 10)
        check(WheelScale(in: UInt.max - 3...UInt.max), first: .max - 3, last: .max, 4)
        if #available(iOS 18, macOS 15, *) {
            check(WheelScale(in: Int128.min...Int128.max, step: .max / 3), first: .min, last: .max, 8)
            check(WheelScale(in: UInt128.max - 3...UInt128.max), first: .max - 3, last: .max, 4)
        }
    }

    @Test func numbersUpToTheirBounds() {
        let most = Double.greatestFiniteMagnitude
        check(WheelScale(in: -most...most, step: most), first: -most, last: most, 3)
        check(WheelScale(in: -most...most, step: .nan), first: -most, last: most, 2)
        #expect(
            WheelScale(in: -most...most, step: 1).value(at: 1) > -most,
            "a step that adds nothing counts as the least that does")
        check(
            WheelScale(in: 0...Double.leastNonzeroMagnitude, step: .leastNonzeroMagnitude), first: 0,
            last: .leastNonzeroMagnitude, 2)
        check(WheelScale(in: 1...1.0.nextUp, step: 0.001), first: 1, last: 1.0.nextUp, 2)
        check(WheelScale(in: 0...1.0, step: 1.0 / 3), first: 0, last: 1, 4)
        check(WheelScale(in: Float(0)...1e30, step: 1e25), first: 0, last: 1e30)
        check(
            WheelScale(in: -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude),
            first: -.greatestFiniteMagnitude, last: .greatestFiniteMagnitude)
        check(WheelScale(in: 5...Double.infinity), first: 5, last: 5, 1)
        check(WheelScale(in: Double(0)...999_999_997.5), first: 0, last: 999_999_997.5, 999_999_999)
        check(WheelScale(in: Double(0)...999_999_998), first: 0, last: 999_999_998, 999_999_999)
        check(WheelScale(in: Double(0)...999_999_998.5), first: 0, last: 999_999_998, 999_999_999)
    }

    @Test func decimalsUpToTheirBounds() {
        let most = Decimal.greatestFiniteMagnitude
        check(WheelScale(in: -most...most, step: most), first: -most, last: most, 3)
        #expect(WheelScale(in: -most...most, step: 1).count > 100_000_000)
        check(WheelScale(in: Decimal(0)...1, step: Decimal(1) / 3), first: 0, last: 1, 4)
        check(WheelScale(in: Decimal(0)...1, step: .nan), first: 0, last: 1, 2)
        let little = Decimal(string: "0.000000000001")!
        check(WheelScale(in: Decimal(0)...little, step: 1), first: 0, last: little, 2)
        check(
            WheelScale(in: Decimal(0)...1, step: .leastNonzeroMagnitude), first: 0,
            last: WheelScale(in: Decimal(0)...1, step: .leastNonzeroMagnitude).value(at: 999_999_998))
    }

    @Test func durationsUpToTheirBounds() {
        let most = Duration(secondsComponent: .max, attosecondsComponent: 0),
            least = Duration(secondsComponent: .min, attosecondsComponent: 0)
        check(WheelScale(in: least...most, step: most), first: least, last: most)
        check(
            WheelScale(in: .seconds(-5)...Duration.seconds(5), step: .seconds(-2)), first: .seconds(-5),
            last: .seconds(5), 6)
        check(WheelScale(in: .zero...Duration.seconds(100), step: .zero), first: .zero, last: .seconds(100), 2)
        check(
            WheelScale(in: .zero...Duration.nanoseconds(1), step: .seconds(10)), first: .zero, last: .nanoseconds(1), 2)
    }

    /// From their geometric mean on, the later of two values is the nearest.
    @Test func logarithmsThatAreClose() {
        let two = WheelScale<Double>(logarithmic: 4...9, divisions: 1)
        #expect([4, 5.999, 6, 9].map { two.index(of: $0) } == [0, 0, 1, 1])
        // The square of the lower number is the product of both, except for rounding.
        let low = 2.0.squareRoot(), close = WheelScale<Double>(logarithmic: low...low.nextUp)
        #expect(close.count == 2 && [low, low.nextUp].map { close.index(of: $0) } == [0, 1])
    }

    /// Numbers from 10⁻¹² to 10¹⁵.
    @Test func logarithmicNumbersBeyondTheLimitsAreTheLimits() {
        check(WheelScale(logarithmic: 1e20...1e21), first: 1e15, last: 1e15, 1)
        check(WheelScale(logarithmic: 1e14...1e21, divisions: 1), first: 1e14, last: 1e15, 2)
        check(WheelScale(logarithmic: 1e-30...1e-20), first: 1e-12, last: 1e-12, 1)
    }

    @Test func extremeDurationsDontOverflow() {
        let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
        let shortest = Duration(secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999)
        for step in [longest, shortest, longest + longest, .seconds(1)] {
            check(WheelScale(in: .zero ... .seconds(5), step: step), first: .zero, last: .seconds(5))
        }
        let limit = Duration.seconds(Int64.max)
        check(WheelScale(in: .zero - limit...limit, step: longest), first: .zero - limit, last: limit, 3)
        let scale = WheelScale(in: shortest...longest, step: longest)
        #expect(scale.value(at: 0) == .seconds(Int64.min) && scale.value(at: scale.count - 1) == limit)
    }

    @Test func quartersAreThreeMonths() {
        let start = Day(year: 2024, month: 1, day: 1)!.start(in: .gmt),
            end = Day(year: 2026, month: 1, day: 1)!.start(in: .gmt)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let scale = WheelScale(in: start...end, by: .quarter, calendar: calendar)
        check(scale, first: start, last: end, 9)
        #expect(scale.value(at: 3) == Day(year: 2024, month: 10, day: 1)!.start(in: .gmt))
    }

    @Test func rangesAreNotIterated() {
        let scale = WheelScale(0..<Int.max)
        #expect(scale.count == 1_000_000_000)
        #expect(scale.index(of: 123_456_789) == 123_456_789)
        #expect(scale.index(of: -1) == nil)
        #expect(WheelScale(Int.min...Int.min + 9).index(of: .min + 4) == 4)
    }

    @Test func rangesLongerThanTheMaximumAreTruncated() {
        check(WheelScale(Int.min...Int.max), first: .min, last: .min + 999_999_999, 1_000_000_000)
        check(WheelScale(Int.min..<Int.max), first: .min, last: .min + 999_999_999, 1_000_000_000)
        check(WheelScale(UInt64.min...UInt64.max), first: 0, last: 999_999_999, 1_000_000_000)
        check(WheelScale(Int8.min...Int8.max), first: -128, last: 127, 256)
        #expect(WheelScale(Int.min...Int.max).index(of: .max) == nil)
        #expect(WheelScale(5..<5).count == 0)
    }
}
