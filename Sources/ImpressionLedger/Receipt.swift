/// The entries that a receiver has received. A receipt detects duplicates, and proves that no entry is missing or lists
/// the missing entries.
///
/// Entries can arrive in any order and any number of times; the final state is the same. To keep a receipt between
/// launches of a receiver, encode it. To combine the receipts of several receivers, use ``formUnion(_:)``.
///
/// ```swift
/// var receipt = Receipt()
/// for entry in delivered where receipt.receive(entry) { keep(entry) }
/// switch receipt.state {
/// case .complete: break
/// case .missing(let gaps): for gap in gaps { print(gap.stream, gap.numbers) }
/// }
/// ```
public struct Receipt: Hashable, Codable, Sendable {
    /// Missing entries of a stream.
    public struct Gap: Hashable, Sendable {
        /// The identifier of the stream.
        public let stream: ImpressionID
        /// The numbers of the missing entries.
        public let numbers: ClosedRange<UInt64>

        /// Creates a gap.
        public init(stream: ImpressionID, numbers: ClosedRange<UInt64>) {
            self.stream = stream
            self.numbers = numbers
        }
    }

    /// The completeness of the received entries.
    public enum State: Hashable, Sendable {
        /// Every entry up to the last known one arrived or is declared lost. Later entries of a stream that hasn't
        /// ended are unknown.
        case complete
        /// Entries are missing.
        case missing([Gap])
    }

    private struct Stream: Hashable, Codable, Sendable {
        var received = NumberSet()
        var lost = NumberSet()
        /// The last number according to later entries.
        var end: UInt64?

        mutating func formUnion(_ other: Stream) {
            received.formUnion(other.received)
            lost.formUnion(other.lost)
            if let otherEnd = other.end { end = max(end ?? otherEnd, otherEnd) }
        }
    }

    private var streams: [ImpressionID: Stream] = [:]

    /// Creates an empty receipt.
    public init() {}

    /// Records an entry. Returns whether it arrived for the first time.
    ///
    /// - Complexity: O(*n*) in the number of ranges of the stream. The next number in order takes O(log *n*).
    @discardableResult
    public mutating func receive(_ entry: LedgerEntry) -> Bool {
        let isNew = streams[entry.stream, default: Stream()].received.insert(entry.sequence...entry.sequence)
        guard isNew else { return false }
        switch entry.body {
        case .launch(let previous?):
            let known = streams[previous.stream]?.end ?? previous.sequence
            streams[previous.stream, default: Stream()].end = max(known, previous.sequence)
        case .loss(let loss):
            streams[loss.stream, default: Stream()].lost.insert(loss.first...max(loss.first, loss.last))
        case .launch(nil), .impression, .end: break
        }
        return true
    }

    /// Adds the entries of another receipt, as if this one had received them too.
    ///
    /// - Complexity: O(*n* · *m*) in the numbers of ranges of a stream.
    public mutating func formUnion(_ other: Receipt) {
        for (id, stream) in other.streams { streams[id, default: Stream()].formUnion(stream) }
    }

    /// The completeness of the received entries.
    public var state: State {
        var gaps: [Gap] = []
        for id in streams.keys.sorted() {
            let stream = streams[id]!
            var known = stream.received
            for range in stream.lost.ranges { known.insert(range) }
            let end = max(stream.end ?? 0, known.ranges.last?.upperBound ?? 0)
            gaps += known.gaps(upTo: end).map { Gap(stream: id, numbers: $0) }
        }
        return gaps.isEmpty ? .complete : .missing(gaps)
    }

    /// The number of received entries without duplicates, at most `UInt64.max`.
    public var receivedCount: UInt64 { streams.values.reduce(0) { $0.saturatingAdd($1.received.count) } }

    /// The number of entries that their senders declare lost and that haven't arrived, at most `UInt64.max`.
    public var lostCount: UInt64 {
        streams.values.reduce(0) { sum, stream in
            var known = stream.received
            for range in stream.lost.ranges { known.insert(range) }
            return sum.saturatingAdd(known.count - stream.received.count)
        }
    }
}
