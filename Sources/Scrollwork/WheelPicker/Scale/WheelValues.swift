import SwiftUI

/// The values of a wheel, by index. Each value is computed from its index alone, so that steps don't accumulate errors.
protocol WheelValues<Value> {
    associatedtype Value: Hashable

    var count: Int { get }
    /// Returns the value at an index from 0 to `count - 1`.
    func value(at index: Int) -> Value
    /// Returns the index of a value, or of the nearest value if the values have an order. Returns `nil` if there is
    /// none.
    func index(of value: Value) -> Int?
    /// Returns the distance of a value from the first value, in steps.
    func position(at index: Int) -> Double
    /// Whether each value is one step after the previous value.
    var isEven: Bool { get }
    /// Returns the number of a major value among the major values, or `nil` for other values.
    func majorNumber(at index: Int) -> Int?
    /// The usual number of steps between major values.
    var majorDistance: Int { get }
    /// Whether a value is halfway between two major values.
    func isMedium(at index: Int) -> Bool
    /// Returns the index of the value nearest to a typed number, or of a value that begins with it. Returns `nil` if
    /// there is no such value.
    func index(number typed: String) -> Int?
    /// Reuses results of previous values that are the same. Returns whether the values are known to be the same.
    mutating func learn(from former: any WheelValues<Value>) -> Bool
}

extension WheelValues {
    func position(at index: Int) -> Double { Double(index) }
    var isEven: Bool { true }
    var majorDistance: Int { 1 }
    func isMedium(at index: Int) -> Bool { false }
    mutating func learn(from former: any WheelValues<Value>) -> Bool { areEqual(self, former) }

    func index(number typed: String) -> Int? { nil }

    /// Returns the first index that fulfills a condition, from a start index and then from the beginning. It checks at
    /// most 10,000 indices.
    func firstIndex(from start: Int = 0, where isRight: (Int) -> Bool) -> Int? {
        let first = min(max(start, 0), count)
        for step in 0..<min(count, 10_000) {
            let index = first + step < count ? first + step : first + step - count
            if isRight(index) { return index }
        }
        return nil
    }
}

/// The maximum number of values of a wheel. Positions on a ruler of this length are still exact.
let longestWheel = 1_000_000_000
