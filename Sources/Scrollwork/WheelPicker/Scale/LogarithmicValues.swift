import SwiftUI

/// Numbers on a logarithmic scale, as on a slide rule. Each power of ten has the same divisions and the same length.
struct LogarithmicValues<Value: BinaryFloatingPoint>: WheelValues, Equatable {
    let count: Int
    private let low: Double
    private let high: Double
    private let divisions: Int
    /// The numbers of the first and the last division within the bounds. Division 0 is at 1.
    private let first: Int
    private let last: Int
    private let hasLow: Bool
    private let decade: Double

    /// - Parameters:
    ///   - bounds: The bounds, above 0. Other values are treated as the smallest valid number.
    ///   - divisions: The number of divisions of a decade. With 9 divisions, they are 1, 2, 3, and so on to 9. A value
    ///     below 1 is treated as 1.
    init(_ bounds: ClosedRange<Value>, divisions: Int) {
        let ends = SteppedValues<Value>.usable(bounds)
        let divisions = min(max(divisions, 1), 9_000_000)
        low = min(max(ends.low, Self.leastNumber), Self.largestNumber)
        high = min(max(ends.high, low), Self.largestNumber)
        self.divisions = divisions
        decade = Double(divisions)
        var first = Self.division(of: low, divisions), last = Self.division(of: high, divisions)
        while Self.number(first, divisions) < low { first += 1 }
        while Self.number(first - 1, divisions) >= low { first -= 1 }
        while Self.number(last, divisions) > high { last -= 1 }
        while Self.number(last + 1, divisions) <= high { last += 1 }
        self.first = first
        self.last = last
        hasLow = first > last || Self.number(first, divisions) > low
        let hasHigh = first > last ? high > low : Self.number(last, divisions) < high
        count = min(max(last - first + 1, 0) + (hasLow ? 1 : 0) + (hasHigh ? 1 : 0), longestWheel)
    }

    var isEven: Bool { false }

    func value(at index: Int) -> Value { Value(number(at: index)) }

    private func number(at index: Int) -> Double {
        division(at: index).map { Self.number($0, divisions) } ?? (index == 0 ? low : high)
    }

    /// Returns the number of the division at an index, or `nil` for a bound that isn't a division.
    private func division(at index: Int) -> Int? {
        let division = first + index - (hasLow ? 1 : 0)
        return first <= division && division <= last ? division : nil
    }

    func position(at index: Int) -> Double { decade * log10(number(at: index) / number(at: 0)) }

    /// Returns the index of the nearest number, with the geometric mean as the midpoint.
    func index(of value: Value) -> Int? {
        let requested = Double(value)
        guard requested > low else { return 0 }
        guard requested < high else { return count - 1 }
        var from = 0, to = count - 1
        while to - from > 1 {
            let middle = (from + to) / 2
            if number(at: middle) <= requested { from = middle } else { to = middle }
        }
        return requested * requested < number(at: from) * number(at: to) ? from : to
    }

    var majorDistance: Int { divisions }

    func majorNumber(at index: Int) -> Int? {
        guard let division = division(at: index), division.isMultiple(of: divisions) else { return nil }
        return division / divisions
    }

    func isMedium(at index: Int) -> Bool {
        guard division(at: index) != nil else { return false }
        let number = number(at: index), exponent = log10(number * (1 + Self.logarithmError)).rounded(.down)
        return abs(number / Self.power(Int(exponent)) - 5) < Tolerance.rounding
    }

    func index(number typed: String) -> Int? {
        Double(typed).flatMap { low <= $0 && $0 <= high ? index(of: Value($0)) : nil }
    }

    /// The smallest positive number of a scale.
    private static var leastNumber: Double { 1e-12 }
    /// The largest number of a scale.
    private static var largestNumber: Double { 1e15 }
    /// The relative rounding error of a logarithm, which may otherwise put a power of 10 into the decade below it.
    private static var logarithmError: Double { 1e-12 }

    private static func division(of number: Double, _ divisions: Int) -> Int {
        let exponent = Int(log10(number).rounded(.down))
        let within = (number / power(exponent) - 1) / 9 * Double(divisions)
        return exponent * divisions + Int(within.rounded())
    }

    /// Returns the number of a division. Integer multiples of a power of ten are exact.
    private static func number(_ division: Int, _ divisions: Int) -> Double {
        var (exponent, part) = division.quotientAndRemainder(dividingBy: divisions)
        if part < 0 { (exponent, part) = (exponent - 1, part + divisions) }
        let whole = Double(divisions + 9 * part)
        return exponent >= 0
            ? whole * power(exponent) / Double(divisions) : whole / (Double(divisions) * power(-exponent))
    }

    private static func power(_ exponent: Int) -> Double {
        let magnitude = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
        return exponent < 0 ? 1 / magnitude : magnitude
    }
}
