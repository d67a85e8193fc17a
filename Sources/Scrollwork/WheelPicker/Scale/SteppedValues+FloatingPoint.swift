import SwiftUI

extension SteppedValues where Value: BinaryFloatingPoint {
    /// Creates numbers at a distance of a step.
    ///
    /// Steps with few decimal places count in units of the last place. Three steps of 0.1 are therefore 0.3, and not
    /// 0.1 + 0.1 + 0.1.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value. A bound that isn't finite is treated as the other bound, or as 0 if
    ///     neither is finite.
    ///   - step: The distance. If it is 0 or isn't finite, only the two bounds exist. A negative step is treated as its
    ///     magnitude. A step too small to distinguish the largest values is treated as the smallest step that does.
    ///   - majorStep: The distance of major values, or `nil` for every tenth step.
    init(numbers bounds: ClosedRange<Value>, step: Value, majorStep: Value?) {
        let (low, high) = Self.usable(bounds)
        let hasStep = step.isFinite && step != 0
        let least = Double(max(Value(low).magnitude, Value(high).magnitude).ulp)
        // Half of a length is finite, even if the length overflows.
        let size = hasStep ? max(Double(step.magnitude), least) : (high / 2 - low / 2) * 2
        let stepsTo = { (value: Value) in
            let value = Double(value)
            if !size.isFinite { return (value / 2 - low / 2) / (high / 2 - low / 2) }
            let distance = value - low
            return size == 0 ? 0 : distance.isFinite ? distance / size : value / size - low / size
        }
        let exact = DecimalSteps(first: "\(Value(low))", last: "\(Value(high))", step: "\(Value(size))")
        let (steps, rest) = exact?.division ?? Self.division(stepsTo(Value(high)))
        let major = Self.major(
            each: majorStep.map { Double($0.magnitude) / size } ?? 10, first: size > 0 ? low / size : 0)
        // With a single rounding, the sum stays within the bounds. The product alone might not.
        let valueAfter = { (count: Int) in Value(exact?.value(after: count) ?? low.addingProduct(Double(count), size)) }
        let isCut = steps >= longestWheel - 2
        self.init(
            steps: steps, rest: rest, first: Value(low), last: isCut ? valueAfter(steps) : Value(high),
            valueAfter: { min(valueAfter($0), Value(high)) }, stepsTo: stepsTo,
            major: major,
            read: { Double($0).map { Value($0) } })
    }

    static func usable(_ bounds: ClosedRange<Value>) -> (low: Double, high: Double) {
        let a = Double(bounds.lowerBound), b = Double(bounds.upperBound)
        let low = a.isFinite ? a : b.isFinite ? b : 0, high = b.isFinite ? b : low
        return (min(low, high), max(low, high))
    }
}
