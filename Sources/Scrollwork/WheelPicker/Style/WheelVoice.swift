import SwiftUI

/// What the program's own code says of values: how they are named, how they look and which cannot be picked.
///
/// Closures cannot be compared, and a program whose view reads the picked value makes new ones with every value that passes. The ticks
/// keep asking the voice, which has the newest. New closures evaluate the labels in sight again; the ticks themselves only when one of
/// them can be picked that could not, or the other way round.
@MainActor @Observable
final class WheelVoice<Value: Hashable> {
    struct Words {
        let text: (Value, WheelTextContext) -> String
        let label: ((Value) -> AnyView)?
        let isDisabled: ((Value) -> Bool)?
    }

    @ObservationIgnored private var newest: Words?
    /// Grows with each change of what labels say.
    private var version = 0
    @ObservationIgnored private let answers = TickAnswerCache()

    /// - Parameter first: What a picker says that has not changed yet.
    func words(_ first: Words) -> Words { newest ?? first }

    /// The same, for a view that is to be evaluated again when labels say something else.
    func observedWords(_ first: Words) -> Words {
        _ = version
        return words(first)
    }

    /// Whether the value of a tick can be picked.
    func isEnabled(_ index: Int, _ value: Value, _ first: Words) -> Bool {
        guard let isDisabled = words(first).isDisabled else { return true }
        return answers.note(!isDisabled(value), of: index)
    }

    func say(_ words: Words, hasOtherLabels: Bool) {
        newest = words
        if hasOtherLabels { version += 1 }
    }

    /// Whether the newest rule has another answer for one of the ticks.
    func hasOtherAnswers(for indices: Set<Int>, value: (Int) -> Value) -> Bool {
        guard let isDisabled = newest?.isDisabled else { return false }
        return indices.contains { answers.isEnabled[$0] == isDisabled(value($0)) }
    }
}

/// What ticks were told when they were made, by their indices. One that was made and never shown was told the same.
final class TickAnswerCache {
    private(set) var isEnabled: [Int: Bool] = [:]

    func note(_ answer: Bool, of index: Int) -> Bool {
        if isEnabled.count > 2_000 { isEnabled.removeAll() }
        isEnabled[index] = answer
        return answer
    }
}

/// Whose words a picker says: two are the same that come from one place, or that follow from equal values.
final class ContentToken: Sendable, Equatable {
    private let key: (any Hashable & Sendable)?

    /// - Parameter key: What the words follow from; nil where nobody knows.
    init(_ key: (any Hashable & Sendable)? = nil) { self.key = key }

    static func == (a: ContentToken, b: ContentToken) -> Bool {
        if a === b { return true }
        guard let first = a.key, let second = b.key else { return false }
        return AnyHashable(first) == AnyHashable(second)
    }
}

/// Tells the words of a picker from others.
struct WheelSource: Equatable {
    /// Of which kind the texts are that are not the program's own.
    let kind: AnyHashable
    let labels: ContentToken?
    let rule: ContentToken?
}
