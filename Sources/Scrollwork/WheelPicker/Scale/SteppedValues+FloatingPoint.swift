import SwiftUI

extension SteppedValues where Value: BinaryFloatingPoint {
    /// Steps that are written with a few decimals are counted in the last of them, so three steps of 0.1 are 0.3 and not 0.1 + 0.1 + 0.1.
    ///
    /// - Parameters:
    ///   - bounds: One that is not finite counts as the other; two as 0.
    ///   - step: Not finite or 0: there are the two bounds only. A negative one counts as its magnitude, and one that is too small
    ///     to tell the largest values apart as the least that does.
    ///   - majorStep: Multiples of it are major values; nil for every tenth step.
    init(numbers bounds: ClosedRange<Value>, step: Value, majorStep: Value?) {
        let (low, high) = Self.usable(bounds)
        let hasStep = step.isFinite && step != 0
        let least = Double(max(Value(low).magnitude, Value(high).magnitude).ulp)
        // Half a length is finite where the length itself is too much for a number.
        let size = hasStep ? max(Double(step.magnitude), least) : (high / 2 - low / 2) * 2
        let stepsTo = { (value: Value) in
            let value = Double(value)
            if !size.isFinite { return (value / 2 - low / 2) / (high / 2 - low / 2) }
            let distance = value - low
            return size == 0 ? 0 : distance.isFinite ? distance / size : value / size - low / size
        }
        let exact = DecimalSteps(first: "\(Value(low))", last: "\(Value(high))", step: "\(Value(size))")
        let (steps, rest) = exact?.division ?? Self.division(stepsTo(Value(high)))
        let major = Self.major(each: majorStep.map { Double($0.magnitude) / size } ?? 10, first: size > 0 ? low / size : 0)
        // Rounded once, the sum does not leave the bounds where the product alone would.
        let valueAfter = { (count: Int) in Value(exact?.value(after: count) ?? low.addingProduct(Double(count), size)) }
        let isCut = steps >= longestWheel - 2
        self.init(
            steps: steps, rest: rest, first: Value(low), last: isCut ? valueAfter(steps) : Value(high),
            valueAfter: { $0 <= 0 ? Value(low) : min(valueAfter($0), Value(high)) }, stepsTo: stepsTo,
            major: major,
            read: { Double($0).map { Value($0) } })
    }

    static func usable(_ bounds: ClosedRange<Value>) -> (low: Double, high: Double) {
        let a = Double(bounds.lowerBound), b = Double(bounds.upperBound)
        let low = a.isFinite ? a : b.isFinite ? b : 0, high = b.isFinite ? b : low
        return (min(low, high), max(low, high))
    }
}
