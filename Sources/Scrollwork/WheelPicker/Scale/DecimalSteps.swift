import SwiftUI

/// Steps between decimal numbers, as integers in the unit of their last decimal place.
struct DecimalSteps {
    private let first: Int
    private let last: Int
    private let step: Int
    private let unit: Double

    /// Creates steps, or returns `nil` if the numbers have more decimal places than a double.
    init?(first: String, last: String, step: String) {
        let texts = [first, last, step]
        let numbers = texts.compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
        guard numbers.count == 3, let places = numbers.map({ max(-$0.exponent, 0) }).max(), places <= 15 else {
            return nil
        }
        let whole = numbers.compactMap { number -> Int? in
            var scaled = Decimal(), number = number
            guard NSDecimalMultiplyByPowerOf10(&scaled, &number, Int16(places), .plain) == .noError else { return nil }
            let value = NSDecimalNumber(decimal: scaled).doubleValue
            return abs(value) < Self.largest && value == value.rounded() ? Int(value) : nil
        }
        guard whole.count == 3, whole[2] > 0 else { return nil }
        (self.first, self.last, self.step) = (whole[0], whole[1], whole[2])
        unit = (0..<places).reduce(1.0) { power, _ in power * 10 }
    }

    var division: (steps: Int, rest: Double) {
        let (steps, rest) = (last - first).quotientAndRemainder(dividingBy: step)
        return steps >= longestWheel - 2
            ? (longestWheel - 2, 0) : (steps, rest == 0 ? 0 : max(Double(rest) / Double(step), Tolerance.leastRest))
    }

    func value(after count: Int) -> Double { Double(first + count * step) / unit }

    /// Half of the largest integer that a double represents exactly.
    private static let largest = 4_503_599_627_370_496.0
}
