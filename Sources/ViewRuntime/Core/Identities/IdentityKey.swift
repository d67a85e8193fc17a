import Foundation

/// A sortable key for an identity, as far as its value has a natural order: numbers and dates by value, texts with
/// embedded numbers by value, and other structures by their fields in order.
///
/// The order is a heuristic that speeds up the search. The search always compares the identity itself.
struct IdentityKey: Comparable {
    enum Part: Equatable {
        case number(Double)
        case text(String)
    }

    private(set) var parts: [Part] = []

    /// Creates the key of an identity. Returns `nil` if its value has no known order.
    init?(_ identity: AnyHashable) {
        guard append(identity.base, depth: 0), !parts.isEmpty else { return nil }
    }

    private mutating func append(_ value: Any, depth: Int) -> Bool {
        let value = (value as? AnyHashable)?.base ?? value
        switch value {
        case let value as any BinaryInteger: parts.append(.number(Double(value)))
        case let value as any BinaryFloatingPoint: parts.append(.number(Double(value)))
        case let value as Date: parts.append(.number(value.timeIntervalSinceReferenceDate))
        case let value as any StringProtocol: append(text: String(value))
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple, depth < 3,
                (1...6).contains(mirror.children.count)
            else { return false }
            for child in mirror.children where !append(child.value, depth: depth + 1) { return false }
        }
        return true
    }

    private mutating func append(text: String) {
        var rest = Substring(text)
        while let first = rest.first {
            let isNumber = first.isASCII && first.isNumber
            let run = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
            parts.append(isNumber ? .number(Double(run) ?? 0) : .text(String(run)))
            rest = rest[run.endIndex...]
        }
    }

    static func < (a: IdentityKey, b: IdentityKey) -> Bool {
        for (x, y) in zip(a.parts, b.parts) where x != y {
            switch (x, y) {
            case (.number(let x), .number(let y)): return x < y
            case (.text(let x), .text(let y)): return x < y
            case (.number, .text): return true
            case (.text, .number): return false
            }
        }
        return a.parts.count < b.parts.count
    }

    /// Returns the relative position of this key between two others, from 0 to 1, based on the first number in which
    /// those differ.
    func share(from low: IdentityKey, to high: IdentityKey) -> Double? {
        for index in 0..<min(low.parts.count, high.parts.count, parts.count) where low.parts[index] != high.parts[index]
        {
            guard case .number(let a) = low.parts[index], case .number(let b) = high.parts[index],
                case .number(let x) = parts[index]
            else { return nil }
            return min(max((x - a) / (b - a), 0), 1)
        }
        return nil
    }

    /// Returns the range of one or two indices next to which a key belongs in an ordered list of keys, ascending or
    /// descending.
    ///
    /// - Parameters:
    ///   - key: The key to search for.
    ///   - count: The number of keys in the list.
    ///   - keyAt: Returns the key at an index.
    /// - Returns: The two neighbors between which the key belongs, or the end to which it belongs, or `nil` if an index
    ///   has no key.
    /// - Complexity: O(log *n*) calls of `keyAt`, and only a few if the keys are evenly spaced.
    static func neighbors(of key: IdentityKey, among count: Int, _ keyAt: (Int) -> IdentityKey?) -> Range<Int>? {
        guard count > 0, var low = keyAt(0) else { return nil }
        if count == 1 { return 0..<1 }
        guard var high = keyAt(count - 1) else { return nil }
        let isAscending = low <= high
        func isBefore(_ a: IdentityKey, _ b: IdentityKey) -> Bool { isAscending ? a < b : b < a }
        if isBefore(key, low) { return 0..<1 }
        if !isBefore(key, high) { return count - 1..<count }
        var first = 0, last = count - 1, guesses = 0
        while last - first > 1 {
            var middle = (first + last) / 2
            // Interpolate, but bisect every second time in case the keys aren't evenly spaced.
            if guesses % 2 == 0, let share = key.share(from: low, to: high) {
                middle = min(max(first + Int(share * Double(last - first)), first + 1), last - 1)
            }
            guesses += 1
            guard let found = keyAt(middle) else { return nil }
            if isBefore(key, found) { (last, high) = (middle, found) } else { (first, low) = (middle, found) }
        }
        return first..<last + 1
    }
}
