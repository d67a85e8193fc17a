import SwiftUI

/// The values of a wheel picker and where they lie: index ↔ value ↔ position, with no view.
///
/// ```swift
/// let scale = WheelScale(in: 0.0...1.0, step: 0.1)
/// scale.count             // 11
/// scale.value(at: 3)      // 0.3, exactly
/// scale.index(of: 0.52)   // 5
/// ```
///
/// A value is computed from its index alone, so steps add up no errors. The upper bound is always the last value, even if the step
/// does not divide the range: then it lies that much closer to the one before. There are at most a thousand million values; what a
/// range has beyond them is left out.
///
/// Bad input is clamped, as each initialiser says. Only an empty scale must not be asked for a value.
public struct WheelScale<Value: Hashable> {
    private(set) var values: any WheelValues<Value>
    let isInPoints: Bool

    init(_ values: some WheelValues<Value>, isInPoints: Bool = false) {
        self.values = values
        self.isInPoints = isInPoints
    }

    /// Takes over what a former scale has found out, if its values are the same. Returns whether it is known that they are.
    mutating func learn(from former: WheelScale) -> Bool { values.learn(from: former.values) && isInPoints == former.isInPoints }

    /// The number of values.
    public var count: Int { values.count }

    /// The value at an index; one before the first or after the last is that. O(1), but for dates, which ask the calendar.
    ///
    /// The scale must not be empty.
    public func value(at index: Int) -> Value {
        precondition(count > 0, "an empty scale has no values")
        return values.value(at: min(max(index, 0), count - 1))
    }

    /// The index of a value, or of the nearest where values have an order; nil for one that a collection does not contain.
    /// O(1) for steps, dates and ranges of integers, O(log n) for logarithms; for other collections and stops O(1) but for the
    /// first time, which is O(n).
    public func index(of value: Value) -> Int? { count > 0 ? values.index(of: value) : nil }

    /// Where the value at an index lies, in steps (or points, for stops given in points) after the first. O(1)
    public func position(at index: Int) -> Double { count > 0 ? values.position(at: min(max(index, 0), count - 1)) : 0 }

    /// The index of the value nearest to a position; of two as near, the later one. O(log n), and O(1) for even steps.
    public func index(at position: Double) -> Int {
        guard count > 0, !position.isNaN else { return 0 }
        if values.isEven { return Int(min(max((position + 0.5).rounded(.down), 0), Double(count - 1))) }
        var low = 0, high = count
        // The first value after the position.
        while low < high {
            let middle = (low + high) / 2
            if values.position(at: middle) > position { high = middle } else { low = middle + 1 }
        }
        if low == 0 { return 0 }
        if low == count { return count - 1 }
        return position - values.position(at: low - 1) < values.position(at: low) - position ? low - 1 : low
    }
}

extension WheelScale where Value: BinaryInteger {
    /// Integers. `WheelScale(in: 0...100, step: 5)` has 0, 5 and so on to 100.
    ///
    /// - Parameters:
    ///   - bounds: The first value and the last.
    ///   - step: 0 counts as 1, a negative one as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every fifth step.
    public init(in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil) {
        self.init(SteppedValues(integers: bounds, step: step, majorStep: majorStep))
    }
}

extension WheelScale where Value: BinaryFloatingPoint {
    /// Numbers a step apart. `WheelScale(in: 0.0...1.0, step: 0.1)` has 0, 0.1, 0.2 and so on, the very numbers that those literals are.
    ///
    /// - Parameters:
    ///   - bounds: One that is not finite counts as the other; two as 0.
    ///   - step: 0 or not finite leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every tenth step.
    public init(in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil) {
        self.init(SteppedValues(numbers: bounds, step: step, majorStep: majorStep))
    }

    /// Numbers as a slide rule has them: each power of ten has the same divisions and takes the same length.
    ///
    /// `WheelScale(logarithmic: 1...1000)` has 1, 2, 3 to 9, 10, 20, 30 and so on to 1000.
    ///
    /// - Parameters:
    ///   - bounds: Positive; what is less than 10⁻¹² or more than 10¹⁵ counts as that.
    ///   - divisions: The number of values in a power of ten; less than 1 counts as 1. It is also that power's length, in steps.
    public init(logarithmic bounds: ClosedRange<Value>, divisions: Int = 9) {
        self.init(LogarithmicValues(bounds, divisions: divisions))
    }
}

extension WheelScale where Value == Decimal {
    /// Decimals a step apart, exact in every digit.
    ///
    /// - Parameters:
    ///   - bounds: One that is NaN counts as the other; two as 0.
    ///   - step: 0 or NaN leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every tenth step.
    public init(in bounds: ClosedRange<Decimal>, step: Decimal = 1, majorStep: Decimal? = nil) {
        self.init(SteppedValues(decimals: bounds, step: step, majorStep: majorStep))
    }
}

extension WheelScale where Value == Duration {
    /// Durations a step apart.
    ///
    /// - Parameters:
    ///   - bounds: The first value and the last.
    ///   - step: 0 leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every fifth step.
    public init(in bounds: ClosedRange<Duration>, step: Duration = .seconds(1), majorStep: Duration? = nil) {
        self.init(SteppedValues(durations: bounds, step: step, majorStep: majorStep))
    }
}

extension WheelScale where Value == Date {
    /// Dates a number of calendar units apart, counted from the first: two months after January 31 is March 31.
    ///
    /// - Parameters:
    ///   - bounds: Dates that are not finite count as January 1, 2001.
    ///   - component: The unit of the steps.
    ///   - step: 0 counts as 1, a negative one as its magnitude.
    ///   - calendar: Whose units they are.
    public init(in bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int = 1, calendar: Calendar = .current) {
        self.init(DateValues(bounds, by: component, step: step, calendar: calendar))
    }
}

extension WheelScale {
    /// The elements of a collection, one step apart. A repeated element is found where it is first.
    public init<Data: RandomAccessCollection>(_ values: Data) where Data.Element == Value { self.init(CollectionValues(values)) }

    /// Values at positions of their own, such as the speeds of a gearbox or the stops of a line.
    ///
    /// - Parameters:
    ///   - values: What can be picked. A repeated one is found where it is first.
    ///   - positions: In steps, in the order of the values. One that is missing, not finite, beyond 10¹² or not after the one before
    ///     is taken to be a step after it.
    public init(_ values: [Value], at positions: [Double]) {
        self.init(StopValues(values, positions: positions, isInPoints: false, step: 1))
    }

    /// Values at positions of their own, in points.
    ///
    /// - Parameters:
    ///   - values: What can be picked. A repeated one is found where it is first.
    ///   - positions: In the order of the values. One that is missing, not finite, beyond 10¹² or not after the one before is taken to
    ///     be ten points after it.
    public init(_ values: [Value], atPoints positions: [Double]) {
        self.init(StopValues(values, positions: positions, isInPoints: true, step: 10), isInPoints: true)
    }
}
