import SwiftUI

extension SteppedValues where Value == Decimal {
    /// Creates decimals at a distance of a step.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value.
    ///   - step: The distance. If it is NaN or 0, only the two bounds exist. A negative step is treated as its
    ///     magnitude. A step too small to distinguish the largest values is treated as the smallest step that does.
    ///   - majorStep: The distance of major values, or `nil` for every tenth step.
    init(decimals bounds: ClosedRange<Decimal>, step: Decimal, majorStep: Decimal?) {
        let a = bounds.lowerBound, b = bounds.upperBound
        let first = a.isNaN ? (b.isNaN ? 0 : b) : a, end = b.isNaN ? first : b
        let low = min(first, end), high = max(first, end)
        let hasStep = !step.isNaN && !step.isZero
        let size = hasStep ? max(step.magnitude, max(low.magnitude, high.magnitude).leastStep) : high - low
        let stepsTo = { (value: Decimal) -> Double in
            if size.isZero { return 0 }
            // The length may overflow a decimal, but not a double.
            let length = size.isNaN ? high.number - low.number : size.number, distance = value - low
            if distance.isNaN || size.isNaN { return (value.number - low.number) / length }
            let steps = distance / size
            return steps.isNaN ? distance.number / length : steps.number
        }
        let sum = { (count: Int) -> Decimal in
            let whole = count == 0 ? low : low + size * Decimal(count)
            if !whole.isNaN { return whole }
            let half = size * Decimal(count / 2), far = low + half + half + (count.isMultiple(of: 2) ? 0 : size)
            return far.isNaN ? .greatestFiniteMagnitude : far
        }
        let valueAfter = { (count: Int) in min(sum(count), high) }
        let division = Self.division(to: high, distance: stepsTo(high), at: sum)
        let major = Self.major(each: majorStep.map { ($0.magnitude / size).number } ?? 10, first: (low / size).number)
        self.init(
            steps: division.steps, rest: division.rest, first: low,
            last: division.steps >= longestWheel - 2 ? valueAfter(division.steps) : high, valueAfter: valueAfter,
            stepsTo: stepsTo,
            major: major,
            read: { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) })
    }
}

extension Decimal {
    fileprivate var number: Double { NSDecimalNumber(decimal: self).doubleValue }

    /// The smallest distance that changes the number. A decimal has 38 digits.
    fileprivate var leastStep: Decimal {
        let number = number
        guard number > 0 else { return .leastNonzeroMagnitude }
        return Decimal(
            sign: .plus, exponent: Int(min(max(log10(number).rounded(.down) - 37, -127), 127)), significand: 1)
    }
}

extension SteppedValues where Value == Duration {
    /// Creates durations at a distance of a step.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value.
    ///   - step: The distance. If it is 0, only the two bounds exist. A negative step is treated as its magnitude.
    ///   - majorStep: The distance of major values, or `nil` for every fifth step. All durations are limited to the
    ///     seconds of a 64-bit integer.
    init(durations bounds: ClosedRange<Duration>, step: Duration, majorStep: Duration?) {
        let low = bounds.lowerBound.limited, high = bounds.upperBound.limited, step = step.limited
        let size = step == .zero ? high - low : max(step, .zero - step)
        let stepsTo = { (value: Duration) in size == .zero ? 0 : (value - low) / size }
        let division = Self.division(to: high, distance: stepsTo(high)) { low + size * $0 }
        let isCut = division.steps >= longestWheel - 2
        let major = Self.major(
            each: size == .zero ? 1 : majorStep.map { abs($0 / size) } ?? 5, first: size == .zero ? 0 : low / size)
        self.init(
            steps: division.steps, rest: division.rest, first: low,
            last: isCut ? low + size * division.steps : high,
            valueAfter: { low + size * $0 }, stepsTo: stepsTo, major: major)
    }
}

extension Duration {
    /// The duration, limited to the seconds of a 64-bit integer, so that sums of durations don't overflow.
    fileprivate var limited: Duration {
        min(max(self, .seconds(Int64.min)), .seconds(Int64.max))
    }
}

extension SteppedValues where Value: Comparable {
    /// Returns the number of whole steps up to the last value, and the rest. It corrects an estimated distance with
    /// exact comparisons. A last value that is almost at a whole step replaces that step. For example, a third has
    /// three steps up to 1, although three of them aren't exactly 1.
    static func division(to last: Value, distance: Double, at value: (Int) -> Value) -> (steps: Int, rest: Double) {
        var steps = division(distance).steps
        if steps >= longestWheel - 2 { return (steps, 0) }
        if value(steps) > last {
            steps -= 1
        } else if value(steps + 1) <= last, value(steps + 1) > value(steps) {
            steps += 1
        }
        let rest = distance - Double(steps)
        if value(steps) == last || steps > 0 && rest < Tolerance.rounding { return (steps, 0) }
        return (steps, min(max(rest, Tolerance.leastRest), 1))
    }
}
