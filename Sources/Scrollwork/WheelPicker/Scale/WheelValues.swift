import SwiftUI

/// The values of a wheel, by index. Every value is computed from its index alone, so steps do not add up errors.
protocol WheelValues<Value> {
    associatedtype Value: Hashable

    var count: Int { get }
    /// The value at an index from 0 to `count - 1`.
    func value(at index: Int) -> Value
    /// The index of the value, or of the nearest one where values have an order; nil when there is none.
    func index(of value: Value) -> Int?
    /// Where the value lies, in steps from the first.
    func position(at index: Int) -> Double
    /// Whether every value lies one step after the one before it.
    var isEven: Bool { get }
    /// What number a major value has among those; nil for others.
    func majorNumber(at index: Int) -> Int?
    /// Steps from a major value to the next, as a rule.
    var majorDistance: Int { get }
    /// Whether a value lies half way between two major ones.
    func isMedium(at index: Int) -> Bool
    /// The index of the value that is nearest to a typed number, or whose number begins so; nil for what is no number or no value's.
    func index(number typed: String) -> Int?
    /// Takes over what former values have found out, if these are the same. Returns whether it is known that they are.
    mutating func learn(from former: any WheelValues<Value>) -> Bool
}

extension WheelValues {
    func position(at index: Int) -> Double { Double(index) }
    var isEven: Bool { true }
    var majorDistance: Int { 1 }
    func isMedium(at index: Int) -> Bool { false }
    mutating func learn(from former: any WheelValues<Value>) -> Bool { areEqual(self, former) }

    func index(number typed: String) -> Int? { nil }

    /// The first index, from one on and then from the beginning, that is found to be right. Ten thousand are looked at.
    func firstIndex(from start: Int = 0, where isRight: (Int) -> Bool) -> Int? {
        guard count > 0 else { return nil }
        let first = min(max(start, 0), count)
        for step in 0..<min(count, 10_000) {
            let index = first + step < count ? first + step : first + step - count
            if isRight(index) { return index }
        }
        return nil
    }
}

/// How many values a wheel may have. Places on a ruler of that length are still exact.
let longestWheel = 1_000_000_000
