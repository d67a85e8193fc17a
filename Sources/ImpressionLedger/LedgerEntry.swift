/// An entry of a stream. A launch of a program writes one stream, with entries that are numbered from 1 without gaps,
/// and another one for each change of the installation.
public struct LedgerEntry: Hashable, Codable, Sendable {
    /// The content of an entry.
    public enum Body: Hashable, Codable, Sendable {
        /// The start of a stream, with the end of the previous one. It's `nil` for the first stream of an installation.
        case launch(previous: StreamEnd?)
        /// A revision of an impression.
        case impression(ImpressionRecord)
        /// Entries that weren't stored, because there was no space or the medium failed, or that the receiver rejected.
        case loss(Loss)
        /// The end of a stream that no later stream refers to, because the installation changes.
        case end
    }

    /// The last entry of a stream.
    public struct StreamEnd: Hashable, Codable, Sendable {
        /// The identifier of the stream.
        public var stream: ImpressionID
        /// The number of the last entry.
        public var sequence: UInt64

        /// Creates the end of a stream.
        public init(stream: ImpressionID, sequence: UInt64) {
            self.stream = stream
            self.sequence = sequence
        }
    }

    /// A range of lost entries of a stream.
    public struct Loss: Hashable, Codable, Sendable {
        /// The identifier of the stream.
        public var stream: ImpressionID
        /// The number of the first lost entry.
        public var first: UInt64
        /// The number of the last lost entry.
        public var last: UInt64
        /// The reason why the entries weren't stored.
        public var reason: String

        /// Creates a loss.
        public init(stream: ImpressionID, first: UInt64, last: UInt64, reason: String) {
            self.stream = stream
            self.first = first
            self.last = max(first, last)
            self.reason = reason
        }

        /// The number of lost entries, at most `UInt64.max`.
        public var count: UInt64 { (first...max(first, last)).saturatingCount }
    }

    /// The installation of the program.
    public var installation: ImpressionID
    /// The identifier of the stream.
    public var stream: ImpressionID
    /// The number of the entry, starting at 1.
    public var sequence: UInt64
    /// The time of writing, in seconds since January 1, 1970, 0:00 UTC.
    public var date: Double
    /// The content of the entry.
    public var body: Body

    /// Creates an entry.
    public init(installation: ImpressionID, stream: ImpressionID, sequence: UInt64, date: Double, body: Body) {
        self.installation = installation
        self.stream = stream
        self.sequence = sequence
        self.date = date
        self.body = body
    }

    /// An identifier of this entry for every delivery: the `log.record.uid` of OpenTelemetry.
    public var uid: ImpressionID {
        // Distribute the sequence over the low half, so identifiers of a stream differ in many bits.
        ImpressionID(high: stream.high, low: stream.low ^ (sequence &* 0x9E37_79B9_7F4A_7C15))
    }

    /// Whether the entry declares entries lost.
    package var isLoss: Bool { if case .loss = body { true } else { false } }

    /// The impression, if the entry contains one.
    public var impression: ImpressionRecord? {
        if case .impression(let record) = body { record } else { nil }
    }
}
