/// One entry of a stream, which is what a launch of a program writes. Entries of a stream are numbered from 1 without
/// gaps.
public struct LedgerEntry: Hashable, Sendable {
    /// What an entry says.
    public enum Body: Hashable, Sendable {
        /// A stream begins, and where the one before it ended.
        case launch(previous: StreamEnd?)
        case impression(ImpressionRecord)
        /// Entries that were never kept, because there was no room for them or the medium failed.
        case loss(Loss)
    }

    /// The last entry of a stream.
    public struct StreamEnd: Hashable, Sendable {
        public var stream: ImpressionID
        public var sequence: UInt64

        public init(stream: ImpressionID, sequence: UInt64) {
            self.stream = stream
            self.sequence = sequence
        }
    }

    /// Numbers of a stream whose entries are lost.
    public struct Loss: Hashable, Sendable {
        public var stream: ImpressionID
        public var first: UInt64
        public var last: UInt64
        public var reason: String

        public init(stream: ImpressionID, first: UInt64, last: UInt64, reason: String) {
            self.stream = stream
            self.first = first
            self.last = max(first, last)
            self.reason = reason
        }

        public var count: UInt64 { last - first + 1 }
    }

    public var installation: ImpressionID
    public var stream: ImpressionID
    /// From 1.
    public var sequence: UInt64
    /// When it was written: seconds since 1 January 1970, 0:00 UTC.
    public var date: Double
    public var body: Body

    public init(installation: ImpressionID, stream: ImpressionID, sequence: UInt64, date: Double, body: Body) {
        self.installation = installation
        self.stream = stream
        self.sequence = sequence
        self.date = date
        self.body = body
    }

    /// Names this entry, however often it is delivered: the `log.record.uid` of OpenTelemetry.
    public var uid: ImpressionID {
        // The sequence is spread over the low half, so that identities of one stream differ in many bits.
        ImpressionID(high: stream.high, low: stream.low ^ (sequence &* 0x9E37_79B9_7F4A_7C15))
    }

    public var impression: ImpressionRecord? {
        if case .impression(let record) = body { record } else { nil }
    }
}
