import SwiftUI

/// The program's closures for values: their names, their labels, and whether they are disabled.
///
/// Closures can't be compared. A program whose view reads the value creates new closures with each value that passes.
/// The ticks use this object, which has the latest closures. New closures update the visible labels. The ticks
/// themselves update only when a value becomes enabled or disabled.
///
/// Closures know the values of their own update. Ticks of a later update use their own closures until this object has
/// received them.
@MainActor @Observable
final class WheelContent<Value: Hashable> {
    struct Closures {
        /// The number of the connection of the same update.
        let number: Int
        let text: (Value, WheelTextContext) -> String
        let label: ((Value) -> AnyView)?
        let isDisabled: ((Value) -> Bool)?
    }

    @ObservationIgnored private var newest: Closures?
    /// The number of changes of the labels.
    private var version = 0
    @ObservationIgnored private let cache = TickRuleCache()

    /// Returns the latest closures.
    ///
    /// - Parameter first: The closures of the caller's update, which it uses until a later update has other closures.
    func closures(_ first: Closures) -> Closures {
        if let newest, newest.number >= first.number { return newest }
        return first
    }

    /// Returns the latest closures, and updates the calling view when the labels change.
    func observedClosures(_ first: Closures) -> Closures {
        _ = version
        return closures(first)
    }

    /// Whether the value of a tick is enabled.
    func isEnabled(_ index: Int, _ value: Value, _ first: Closures) -> Bool {
        guard let isDisabled = closures(first).isDisabled else { return true }
        return cache.note(!isDisabled(value), of: index)
    }

    func update(_ closures: Closures, hasOtherLabels: Bool) {
        newest = closures
        if hasOtherLabels { version += 1 }
    }

    /// Whether the latest rule has a different result for one of the ticks. A result that is no longer cached is
    /// treated as different.
    func hasDifferentResults(for indices: Set<Int>, value: (Int) -> Value) -> Bool {
        guard let isDisabled = newest?.isDisabled else { return false }
        return indices.contains { cache.isEnabled[$0] != !isDisabled(value($0)) }
    }
}

/// The results that ticks received when they were created, by index. A tick that never appeared received the same
/// results.
final class TickRuleCache {
    private(set) var isEnabled: [Int: Bool] = [:]

    func note(_ result: Bool, of index: Int) -> Bool {
        if isEnabled.count > 2_000 { isEnabled.removeAll() }
        isEnabled[index] = result
        return result
    }
}

/// The origin of a picker's closures. Two tokens are equal if they are identical, or if their keys are equal.
final class ContentToken: Sendable, Equatable {
    private let key: (any Hashable & Sendable)?

    /// - Parameter key: The value that determines the results of the closures, or `nil` if it is unknown.
    init(_ key: (any Hashable & Sendable)? = nil) { self.key = key }

    static func == (a: ContentToken, b: ContentToken) -> Bool {
        if a === b { return true }
        guard let first = a.key, let second = b.key else { return false }
        return AnyHashable(first) == AnyHashable(second)
    }
}

/// The sources of a picker's texts and rules.
struct WheelSource: Equatable {
    /// The kind of the texts that the picker creates.
    let kind: AnyHashable
    let labels: ContentToken?
    let rule: ContentToken?
}
