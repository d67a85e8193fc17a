/// What a receiver has got of the streams that it is sent: it recognizes duplicates, and proves that nothing is missing
/// or says what is.
///
/// Entries may come in any order and any number of times; the receipt ends in the same state.
///
/// ```swift
/// var receipt = Receipt()
/// for entry in delivered where receipt.receive(entry) { keep(entry) }
/// switch receipt.state {
/// case .complete: break
/// case .missing(let gaps): for gap in gaps { print(gap.stream, gap.numbers) }
/// }
/// ```
public struct Receipt: Hashable, Sendable {
    /// Numbers of a stream that have not come.
    public struct Gap: Hashable, Sendable {
        public let stream: ImpressionID
        public let numbers: ClosedRange<UInt64>

        public init(stream: ImpressionID, numbers: ClosedRange<UInt64>) {
            self.stream = stream
            self.numbers = numbers
        }
    }

    public enum State: Hashable, Sendable {
        /// Every entry up to the last known one has come or is declared lost. Of a stream that has not ended, later
        /// entries are not known.
        case complete
        case missing([Gap])
    }

    private struct Stream: Hashable, Sendable {
        var received = NumberSet()
        var lost = NumberSet()
        /// The last number, as later entries say.
        var end: UInt64?
    }

    private var streams: [ImpressionID: Stream] = [:]

    public init() {}

    /// Notes an entry. Returns whether it has not come before.
    @discardableResult
    public mutating func receive(_ entry: LedgerEntry) -> Bool {
        let isNew = streams[entry.stream, default: Stream()].received.insert(entry.sequence...entry.sequence)
        guard isNew else { return false }
        switch entry.body {
        case .launch(let previous?):
            let end = streams[previous.stream, default: Stream()].end
            streams[previous.stream]!.end = max(end ?? 0, previous.sequence)
        case .loss(let loss): streams[loss.stream, default: Stream()].lost.insert(loss.first...loss.last)
        case .launch(nil), .impression: break
        }
        return true
    }

    /// Whether everything has come, or what has not.
    public var state: State {
        var gaps: [Gap] = []
        for (id, stream) in streams.sorted(by: { $0.key < $1.key }) {
            var known = stream.received
            for range in stream.lost.ranges { known.insert(range) }
            let end = max(stream.end ?? 0, known.ranges.last?.upperBound ?? 0)
            gaps += known.gaps(upTo: end).map { Gap(stream: id, numbers: $0) }
        }
        return gaps.isEmpty ? .complete : .missing(gaps)
    }

    /// How many entries have come, each counted once.
    public var receivedCount: UInt64 { streams.values.reduce(0) { $0 + $1.received.count } }

    /// How many entries their senders declare lost and have not come.
    public var lostCount: UInt64 {
        streams.values.reduce(0) { sum, stream in
            var known = stream.received
            for range in stream.lost.ranges { known.insert(range) }
            return sum + known.count - stream.received.count
        }
    }
}
