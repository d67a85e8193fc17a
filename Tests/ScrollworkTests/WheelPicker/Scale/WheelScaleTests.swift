import Foundation
import Scrollwork
import Testing

@Suite struct WheelScaleTests {
    @Test func stepsOfATenthAreTheDecimalsThemselves() {
        let scale = WheelScale(in: 0.0...1.0, step: 0.1)
        #expect((0..<scale.count).map(scale.value) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(WheelScale(in: Float(0)...1, step: 0.1).value(at: 3) == Float(0.3))
        #expect(WheelScale(in: -0.3...0.3, step: 0.1).value(at: 3) == 0)
    }

    @Test func theMaximumIsAlwaysAValue() {
        let odd = WheelScale(in: 0...10, step: 3)
        #expect((0..<odd.count).map(odd.value) == [0, 3, 6, 9, 10])
        #expect(odd.position(at: 4) == 3 + 1.0 / 3)
        #expect(WheelScale(in: 0.0...1.0, step: 0.3).value(at: 99) == 1)
        #expect(WheelScale(in: Decimal(0)...1, step: Decimal(string: "0.3")!).value(at: 99) == 1)
        #expect(WheelScale(in: Duration.zero ... .seconds(10), step: .seconds(4)).value(at: 3) == .seconds(10))
        #expect(WheelScale(in: Int8.min...Int8.max).count == 256)
        #expect(WheelScale(in: Int8.min...Int8.max).value(at: 255) == 127)
        #expect(WheelScale(in: UInt64.max - 3...UInt64.max).value(at: 3) == .max)
    }

    @Test func decimalsAndDurationsAreExact() {
        let prices = WheelScale(in: Decimal(0)...10, step: Decimal(string: "0.05")!)
        #expect(prices.count == 201)
        #expect(prices.value(at: 3) == Decimal(string: "0.15"))
        #expect(prices.index(of: Decimal(string: "0.15")!) == 3)
        #expect(
            WheelScale(in: Duration.zero ... .seconds(1), step: .milliseconds(100)).value(at: 7) == .milliseconds(700))
    }

    @Test func monthsAreCountedFromTheFirst() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let day = { (month: Int, day: Int) in calendar.date(from: DateComponents(year: 2025, month: month, day: day))! }
        let scale = WheelScale(in: day(1, 31)...day(12, 31), by: .month, calendar: calendar)
        #expect(scale.count == 12)
        #expect(scale.value(at: 1) == day(2, 28))
        #expect(scale.value(at: 2) == day(3, 31))
        #expect(scale.index(of: day(3, 30)) == 2)
    }

    @Test func decadesAreEquallyLong() {
        let scale = WheelScale(logarithmic: 1.0...1000)
        #expect(scale.count == 28)
        #expect((0..<scale.count).map(scale.value).suffix(3) == [800, 900, 1000])
        #expect(abs(scale.position(at: 9) - 9) < 1e-9)
        #expect(abs(scale.position(at: 27) - 27) < 1e-9)
        #expect(scale.value(at: scale.index(at: 9 * log10(20))) == 20)
        #expect(WheelScale(logarithmic: 0.15...0.35).value(at: 1) == 0.2)
    }

    @Test func stopsAreAtTheirPositions() {
        let scale = WheelScale(["a", "b", "c", "d"], at: [0, 1, 5, .nan])
        #expect(scale.position(at: 3) == 6)
        #expect(scale.index(at: 2.9) == 1)
        #expect(scale.index(at: 3.1) == 2)
        #expect(WheelScale(["a", "b"], at: [4, 3]).position(at: 1) == 1)
    }

    @Test func aRangeOfIntegersComputesTheirIndices() {
        #expect(WheelScale(-3..<4).index(of: -3) == 0)
        #expect(WheelScale(-3..<4).index(of: 3) == 6)
        #expect(WheelScale(-3..<4).index(of: 4) == nil)
        #expect(WheelScale(3..<3).index(of: 3) == nil)
        #expect(WheelScale(Int8.min...Int8.max).index(of: 127) == 255)
        #expect(WheelScale(UInt8(250)...255).index(of: 255) == 5)
        #expect(WheelScale(0..<2_000_000_000).index(of: 999_999_999) == 999_999_999)
        #expect(WheelScale(0..<2_000_000_000).index(of: 1_000_000_000) == nil)
    }

    @Test func badInputIsClamped() {
        #expect(WheelScale(in: 0...10, step: 0).count == 11)
        #expect(WheelScale(in: 0...10, step: -5).count == 3)
        #expect(WheelScale(in: 0.0...10, step: .nan).count == 2)
        #expect(WheelScale(in: 0.0...10, step: -5).count == 3)
        #expect(WheelScale(in: -Double.infinity...Double.infinity).count == 1)
        #expect(WheelScale(in: Int.min...Int.max).count == 1_000_000_000 - 1)
        #expect(WheelScale([Int]()).count == 0)
        #expect(WheelScale([Int]()).index(of: 1) == nil)
        #expect(WheelScale(logarithmic: -5.0...0).count >= 1)
        #expect(WheelScale(in: 0.0...1.0, step: 0.1).index(at: .nan) == 0)
    }
}
