import ImpressionLedger

/// Finds the missing numbers of streams, from the entries in order.
struct Continuity {
    private var next: [ImpressionID: UInt64] = [:]
    private var missing: [LedgerEntry.Loss]
    /// Whether an entry that follows the missing ones doesn't declare them lost.
    private var isUndeclared = false

    /// - Parameters:
    ///   - end: The last entry before the first one that is read.
    ///   - losses: The losses that later entries declare or that remain.
    init(after end: LedgerEntry.StreamEnd?, losses: [LedgerEntry.Loss] = []) {
        missing = losses
        if let end { next[end.stream] = Self.number(after: end.sequence) }
    }

    private static func number(after number: UInt64) -> UInt64 { number == .max ? .max : number + 1 }

    /// The last known entry of a stream.
    func end(of stream: ImpressionID) -> UInt64? { next[stream].map { $0 - 1 } }

    mutating func read(_ entry: EntrySummary) {
        let expected = next[entry.stream] ?? 1
        if entry.sequence > expected { add(entry.stream, expected...entry.sequence - 1) }
        next[entry.stream] = max(expected, Self.number(after: entry.sequence))
        switch entry.body {
        case .loss(let loss):
            remove(loss)
            return
        case .launch(let previous?): if next[previous.stream] != nil { expect(previous) }
        case .launch(nil), .impression, .end: break
        }
        isUndeclared = !missing.isEmpty
    }

    /// States that a stream has entries up to a number.
    mutating func expect(_ end: LedgerEntry.StreamEnd) {
        let expected = next[end.stream] ?? 1
        guard end.sequence >= expected else { return }
        add(end.stream, expected...end.sequence)
        next[end.stream] = Self.number(after: end.sequence)
        isUndeclared = true
    }

    /// Removes entries that are declared lost elsewhere.
    mutating func remove(_ loss: LedgerEntry.Loss) { missing = missing.flatMap { $0.subtracting(loss) } }

    /// The missing entries that no entry declares lost so far. Entries that follow directly can still declare them.
    mutating func takeUndeclared() -> [LedgerEntry.Loss] {
        if !isUndeclared { return [] }
        defer { missing = [] }
        isUndeclared = false
        return missing
    }

    /// All missing entries that no entry declares lost.
    var remaining: [LedgerEntry.Loss] { missing }

    private mutating func add(_ stream: ImpressionID, _ numbers: ClosedRange<UInt64>) {
        let parts = [
            LedgerEntry.Loss(stream: stream, first: numbers.lowerBound, last: numbers.upperBound, reason: "damaged")
        ]
        missing += parts.subtracting(missing)
    }
}

extension LedgerEntry.Loss {
    /// The parts that another loss doesn't contain.
    func subtracting(_ other: Self) -> [Self] {
        guard other.stream == stream, other.first <= last, other.last >= first else { return [self] }
        var rest: [Self] = []
        if first < other.first {
            rest.append(Self(stream: stream, first: first, last: other.first - 1, reason: reason))
        }
        if last > other.last { rest.append(Self(stream: stream, first: other.last + 1, last: last, reason: reason)) }
        return rest
    }
}

extension [LedgerEntry.Loss] {
    /// Returns the parts that other losses don't contain.
    func subtracting(_ others: Self) -> Self {
        others.reduce(self) { parts, other in parts.flatMap { $0.subtracting(other) } }
    }

    /// Returns the number of entries that other losses don't contain, at most `UInt64.max`.
    func countOutside(_ others: Self) -> UInt64 { subtracting(others).reduce(0) { $0.saturatingAdd($1.count) } }
}
