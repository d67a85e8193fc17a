import SwiftUI

extension SteppedValues where Value == Decimal {
    /// - Parameters:
    ///   - step: NaN or 0: there are the two bounds only. A negative one counts as its magnitude.
    ///   - majorStep: Multiples of it are major values; nil for every tenth step.
    init(decimals bounds: ClosedRange<Decimal>, step: Decimal, majorStep: Decimal?) {
        let a = bounds.lowerBound, b = bounds.upperBound
        let first = a.isNaN ? (b.isNaN ? 0 : b) : a, end = b.isNaN ? first : b
        let low = min(first, end), high = max(first, end)
        let size = step.isNaN || step.isZero ? high - low : step.magnitude
        let stepsTo = { (value: Decimal) in size.isZero ? 0 : NSDecimalNumber(decimal: (value - low) / size).doubleValue }
        let division = Self.division(from: low, to: high, distance: stepsTo(high)) { low + size * Decimal($0) }
        let every = majorStep.map { wanted in
            size.isZero || wanted.isNaN ? 1 : Int(min(max(NSDecimalNumber(decimal: wanted.magnitude / size).doubleValue.rounded(), 1), 1e9))
        } ?? 10
        let phase = size.isZero ? 0 : NSDecimalNumber(decimal: low / size).doubleValue.rounded().truncatingRemainder(dividingBy: Double(every))
        self.init(
            steps: division.steps, rest: division.rest, first: low,
            last: division.rest > 0 ? high : low + size * Decimal(division.steps),
            valueAfter: { low + size * Decimal($0) }, stepsTo: stepsTo,
            major: (every, Int(phase < 0 ? phase + Double(every) : phase)),
            read: { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) })
    }
}

extension SteppedValues where Value == Duration {
    /// - Parameters:
    ///   - step: 0: there are the two bounds only. A negative one counts as its magnitude.
    ///   - majorStep: Multiples of it are major values; nil for every fifth step.
    init(durations bounds: ClosedRange<Duration>, step: Duration, majorStep: Duration?) {
        let low = min(bounds.lowerBound, bounds.upperBound), high = max(bounds.lowerBound, bounds.upperBound)
        let size = step == .zero ? high - low : step < .zero ? .zero - step : step
        let stepsTo = { (value: Duration) in size == .zero ? 0 : (value - low) / size }
        let division = Self.division(from: low, to: high, distance: stepsTo(high)) { low + size * $0 }
        let every = majorStep.map { size == .zero ? 1 : Int(min(max(abs($0 / size).rounded(), 1), 1e9)) } ?? 5
        let phase = size == .zero ? 0 : (low / size).rounded().truncatingRemainder(dividingBy: Double(every))
        self.init(
            steps: division.steps, rest: division.rest, first: low,
            last: division.rest > 0 ? high : low + size * division.steps,
            valueAfter: { low + size * $0 }, stepsTo: stepsTo, major: (every, Int(phase < 0 ? phase + Double(every) : phase)))
    }
}

extension SteppedValues where Value: Comparable {
    /// The whole steps up to a last value, with an estimate of the distance put right by exact comparison.
    static func division(from first: Value, to last: Value, distance: Double, at value: (Int) -> Value) -> (steps: Int, rest: Double) {
        var (steps, rest) = division(distance)
        if steps >= longestWheel - 2 { return (steps, 0) }
        if value(steps) > last { steps -= 1 } else if steps + 1 < longestWheel, value(steps + 1) <= last, value(steps + 1) > first { steps += 1 }
        steps = max(steps, 0)
        if value(steps) == last || last <= first { return (steps, 0) }
        rest = min(max(distance - Double(steps), 1e-6), 1)
        return (steps, rest)
    }
}
