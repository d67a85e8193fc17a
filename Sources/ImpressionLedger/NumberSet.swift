/// A set of integers, stored as closed ranges.
///
/// - Complexity: The memory is O(*n*) in the number of ranges, and a membership test is O(log *n*).
public struct NumberSet: Hashable, Sendable {
    /// The ranges in order, with at least one missing number between two ranges.
    public private(set) var ranges: [ClosedRange<UInt64>] = []

    /// Creates an empty set.
    public init() {}

    /// The number of elements, at most `UInt64.max`.
    ///
    /// - Complexity: O(*n*) in the number of ranges.
    public var count: UInt64 { ranges.reduce(0) { $0.saturatingAdd($1.saturatingCount) } }

    /// Returns whether the set contains a number.
    ///
    /// - Complexity: O(log *n*) in the number of ranges.
    public func contains(_ number: UInt64) -> Bool {
        let index = firstRange(endingAtOrAfter: number)
        return index < ranges.count && ranges[index].contains(number)
    }

    /// Adds a range of numbers. Returns whether the set lacked at least one of them.
    ///
    /// - Complexity: O(*n*) in the number of ranges. Numbers at the end take O(log *n*).
    @discardableResult
    public mutating func insert(_ new: ClosedRange<UInt64>) -> Bool {
        var low = new.lowerBound
        var high = new.upperBound
        let begin = firstRange(endingAtOrAfter: low == 0 ? 0 : low - 1)
        var end = begin
        if begin < ranges.count, ranges[begin].lowerBound <= low, ranges[begin].upperBound >= high { return false }
        while end < ranges.count, ranges[end].lowerBound <= (high == .max ? high : high + 1) {
            low = min(low, ranges[end].lowerBound)
            high = max(high, ranges[end].upperBound)
            end += 1
        }
        ranges.replaceSubrange(begin..<end, with: [low...high])
        return true
    }

    /// Adds the numbers of another set.
    ///
    /// - Complexity: O(*n* · *m*) in the numbers of ranges.
    public mutating func formUnion(_ other: NumberSet) { for range in other.ranges { insert(range) } }

    /// Returns the missing ranges between 1 and a number.
    ///
    /// - Complexity: O(*n*) in the number of ranges.
    public func gaps(upTo end: UInt64) -> [ClosedRange<UInt64>] {
        var result: [ClosedRange<UInt64>] = []
        var next: UInt64 = 1
        for range in ranges where range.upperBound >= next {
            if next > end { break }
            if range.lowerBound > next { result.append(next...min(range.lowerBound - 1, end)) }
            if range.upperBound == .max { return result }
            next = range.upperBound + 1
        }
        if next <= end { result.append(next...end) }
        return result
    }

    private func firstRange(endingAtOrAfter number: UInt64) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension NumberSet: Codable {
    /// Decodes the bounds of the ranges, in any order.
    ///
    /// - Throws: A `DecodingError` if a range ends before it begins, or its end is missing.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let low = try container.decode(UInt64.self), high = try container.decode(UInt64.self)
            guard low <= high else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "A range ends before it begins.")
            }
            insert(low...high)
        }
    }

    /// Encodes the bounds of the ranges in order: the first number, the last number, and so on.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for range in ranges {
            try container.encode(range.lowerBound)
            try container.encode(range.upperBound)
        }
    }
}

extension ClosedRange<UInt64> {
    /// The number of elements, at most `UInt64.max`.
    var saturatingCount: UInt64 { (upperBound - lowerBound).saturatingAdd(1) }
}

extension UInt64 {
    /// The sum, at most the maximum.
    package func saturatingAdd(_ other: UInt64) -> UInt64 {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }
}
