import SwiftUI

extension SteppedValues where Value: BinaryFloatingPoint {
    /// Steps that are written with a few decimals are counted in the last of them, so three steps of 0.1 are 0.3 and not 0.1 + 0.1 + 0.1.
    ///
    /// - Parameters:
    ///   - bounds: One that is not finite counts as the other; two as 0.
    ///   - step: Not finite or 0: there are the two bounds only. A negative one counts as its magnitude.
    ///   - majorStep: Multiples of it are major values; nil for every tenth step.
    init(numbers bounds: ClosedRange<Value>, step: Value, majorStep: Value?) {
        let ends = Self.usable(bounds)
        let size = step.isFinite && step != 0 ? Double(step.magnitude) : ends.high - ends.low
        let exact = DecimalSteps(first: "\(Value(ends.low))", last: "\(Value(ends.high))", step: "\(Value(size))")
        let (steps, rest) = exact?.division ?? Self.division(size > 0 ? (ends.high - ends.low) / size : 0)
        let low = ends.low
        let stepsToMajor = majorStep.map { wanted in
            let ratio = Double(wanted.magnitude) / size
            return ratio.isFinite ? Int(min(max(ratio.rounded(), 1), Double(longestWheel))) : 1
        } ?? 10
        let phase = size > 0 ? (low / size).rounded().truncatingRemainder(dividingBy: Double(stepsToMajor)) : 0
        self.init(
            steps: steps, rest: rest, first: Value(low),
            last: rest > 0 ? Value(ends.high) : Value(exact?.value(after: steps) ?? low + Double(steps) * size),
            valueAfter: { count in Value(exact?.value(after: count) ?? low + Double(count) * size) },
            stepsTo: { value in size > 0 ? (Double(value) - low) / size : 0 },
            major: (stepsToMajor, Int(phase < 0 ? phase + Double(stepsToMajor) : phase)),
            read: { Double($0).map { Value($0) } })
    }

    static func usable(_ bounds: ClosedRange<Value>) -> (low: Double, high: Double) {
        let a = Double(bounds.lowerBound), b = Double(bounds.upperBound)
        let low = a.isFinite ? a : b.isFinite ? b : 0, high = b.isFinite ? b : low
        return (min(low, high), max(low, high))
    }
}

/// Steps between decimal numbers, as whole numbers of their last decimal.
struct DecimalSteps {
    private let first: Int
    private let last: Int
    private let step: Int
    private let unit: Double

    /// Nil when the numbers have more decimals than a double holds.
    init?(first: String, last: String, step: String) {
        let texts = [first, last, step]
        let numbers = texts.compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
        guard numbers.count == 3, let places = numbers.map({ max(-$0.exponent, 0) }).max(), places <= 15 else { return nil }
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
        return steps > longestWheel - 2 ? (longestWheel - 2, 0) : (steps, Double(rest) / Double(step))
    }

    func value(after count: Int) -> Double { Double(first + count * step) / unit }

    /// Half of what a double holds exactly.
    private static let largest = 4_503_599_627_370_496.0
}
