import SwiftUI

/// The values of a wheel picker and their positions.
///
/// ```swift
/// let scale = WheelScale(in: 0.0...1.0, step: 0.1)
/// scale.count             // 11
/// scale.value(at: 3)      // 0.3, exactly
/// scale.index(of: 0.52)   // 5
/// ```
///
/// Each value is computed from its index alone, so that steps don't accumulate errors. The upper bound is always the
/// last value. If the step doesn't divide the range, the last value is closer to the previous value. A scale has at
/// most one billion values, and leaves out further values of a range.
///
/// The initializers limit invalid input to valid ranges. Don't request a value of an empty scale.
public struct WheelScale<Value: Hashable> {
    private(set) var values: any WheelValues<Value>
    let isInPoints: Bool

    init(_ values: some WheelValues<Value>, isInPoints: Bool = false) {
        self.values = values
        self.isInPoints = isInPoints
    }

    /// Reuses results of a previous scale with the same values. Returns whether the values are known to be the same.
    mutating func learn(from former: WheelScale) -> Bool {
        values.learn(from: former.values) && isInPoints == former.isInPoints
    }

    /// The number of values.
    public var count: Int { values.count }

    /// Returns the value at an index.
    ///
    /// - Parameter index: The index. An index outside the scale is treated as the first or the last index.
    ///
    /// - Precondition: The scale isn't empty.
    ///
    /// - Complexity: O(1), except for dates, which depend on the calendar.
    public func value(at index: Int) -> Value {
        precondition(count > 0, "an empty scale has no values")
        return values.value(at: min(max(index, 0), count - 1))
    }

    /// Returns the value at an index, or `nil` if the scale is empty.
    func valueIfAny(at index: Int) -> Value? { count > 0 ? value(at: index) : nil }

    /// Returns the index of a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: The index of the value, or of the nearest value if the values have an order. For a value that a
    ///   collection doesn't contain, the result is `nil`.
    ///
    /// - Complexity: O(1) for steps, dates, and ranges of integers. O(log *n*) for logarithmic scales. For other
    ///   collections and for stops, O(1) after an O(*n*) first call.
    public func index(of value: Value) -> Int? { count > 0 ? values.index(of: value) : nil }

    /// Returns the position of the value at an index.
    ///
    /// - Parameter index: The index. An index outside the scale is treated as the first or the last index.
    /// - Returns: The distance from the first value, in steps. For stops with positions in points, it is in points.
    public func position(at index: Int) -> Double { count > 0 ? values.position(at: min(max(index, 0), count - 1)) : 0 }

    /// Returns the index of the value nearest to a position.
    ///
    /// - Parameter position: The position, in the unit of ``position(at:)``. Halfway between two values, the later
    ///   value is treated as nearest.
    ///
    /// - Complexity: O(log *n*), or O(1) for even steps.
    public func index(at position: Double) -> Int {
        guard !position.isNaN else { return 0 }
        if values.isEven { return Int(max(min((position + 0.5).rounded(.down), Double(count - 1)), 0)) }
        var low = 0, high = count
        // Finds the first value after the position.
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
    /// Creates a scale of integers.
    ///
    /// For example, `WheelScale(in: 0...100, step: 5)` contains 0, 5, and so on to 100.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value.
    ///   - step: The distance between values. 0 is treated as 1, and a negative step is treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this number if
    ///     possible, or `nil` for every fifth step.
    public init(in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil) {
        self.init(SteppedValues(integers: bounds, step: step, majorStep: majorStep))
    }
}

extension WheelScale where Value: BinaryFloatingPoint {
    /// Creates a scale of floating-point numbers.
    ///
    /// For example, `WheelScale(in: 0.0...1.0, step: 0.1)` contains 0, 0.1, 0.2, and so on, which are equal to these
    /// literals.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value. A bound that isn't finite is treated as the other bound, or as 0 if
    ///     neither is finite.
    ///   - step: The distance between values. If it is 0 or isn't finite, the scale contains only the two bounds. A
    ///     negative step is treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this number if
    ///     possible, or `nil` for every tenth step.
    public init(in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil) {
        self.init(SteppedValues(numbers: bounds, step: step, majorStep: majorStep))
    }

    /// Creates a logarithmic scale, as on a slide rule. Each power of ten has the same divisions and the same length.
    ///
    /// For example, `WheelScale(logarithmic: 1...1000)` contains 1, 2, 3, and so on to 9, then 10, 20, 30, and so on to
    /// 1000.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value, limited to the range from 10⁻¹² to 10¹⁵.
    ///   - divisions: The number of values in a power of ten, and the length of a power of ten in steps. A value below
    ///     1 is treated as 1.
    public init(logarithmic bounds: ClosedRange<Value>, divisions: Int = 9) {
        self.init(LogarithmicValues(bounds, divisions: divisions))
    }
}

extension WheelScale where Value == Decimal {
    /// Creates a scale of decimals, which are exact in every digit.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value. A bound that is NaN is treated as the other bound, or as 0 if both are
    ///     NaN.
    ///   - step: The distance between values. If it is 0 or NaN, the scale contains only the two bounds. A negative
    ///     step is treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this number if
    ///     possible, or `nil` for every tenth step.
    public init(in bounds: ClosedRange<Decimal>, step: Decimal = 1, majorStep: Decimal? = nil) {
        self.init(SteppedValues(decimals: bounds, step: step, majorStep: majorStep))
    }
}

extension WheelScale where Value == Duration {
    /// Creates a scale of durations.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value.
    ///   - step: The distance between values. If it is 0, the scale contains only the two bounds. A negative step is
    ///     treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this duration if
    ///     possible, or `nil` for every fifth step.
    public init(in bounds: ClosedRange<Duration>, step: Duration = .seconds(1), majorStep: Duration? = nil) {
        self.init(SteppedValues(durations: bounds, step: step, majorStep: majorStep))
    }
}

extension WheelScale where Value == Date {
    /// Creates a scale of dates at a distance of calendar units.
    ///
    /// The units count from the first date. For example, two months after January 31 is March 31.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last date. Dates that aren't finite are treated as January 1, 2001.
    ///   - component: The unit of the steps.
    ///   - step: The number of units. 0 is treated as 1, and a negative step is treated as its magnitude.
    ///   - calendar: The calendar that counts the units.
    public init(
        in bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int = 1, calendar: Calendar = .current
    ) {
        self.init(DateValues(bounds, by: component, step: step, calendar: calendar))
    }
}

extension WheelScale {
    /// Creates a scale of the elements of a collection, at a distance of one step.
    ///
    /// - Parameter values: The elements. For a repeated element, the first index counts.
    public init<Data: RandomAccessCollection>(_ values: Data) where Data.Element == Value {
        self.init(CollectionValues(values))
    }

    /// Creates a scale of values at individual positions in steps, such as the speeds of a gearbox or the stops of a
    /// line.
    ///
    /// - Parameters:
    ///   - values: The values. For a repeated value, the first index counts.
    ///   - positions: The positions in steps, in the order of the values. A position that is missing, isn't finite, is
    ///     beyond 10¹², or isn't after the previous one is treated as one step after it.
    public init(_ values: [Value], at positions: [Double]) {
        self.init(StopValues(values, positions: positions, step: 1))
    }

    /// Creates a scale of values at individual positions in points.
    ///
    /// - Parameters:
    ///   - values: The values. For a repeated value, the first index counts.
    ///   - positions: The positions in points, in the order of the values. A position that is missing, isn't finite, is
    ///     beyond 10¹², or isn't after the previous one is treated as 10 points after it.
    public init(_ values: [Value], atPoints positions: [Double]) {
        self.init(StopValues(values, positions: positions, step: 10), isInPoints: true)
    }
}
