/// What is reported of one impression. It says nothing about the person.
public struct ImpressionRecord: Hashable, Sendable {
    /// How much is known of the impression. A later revision replaces an earlier one.
    public enum Revision: Int, Comparable, Codable, Sendable {
        /// It has lasted as long as its rule asks for, and goes on.
        case viewable
        /// The process ended before it did; it is as of the last checkpoint.
        case recovered
        /// It is over.
        case closed

        public static func < (a: Revision, b: Revision) -> Bool { a.rawValue < b.rawValue }

        /// The name in reports.
        public var name: String {
            switch self {
            case .viewable: "viewable"
            case .recovered: "recovered"
            case .closed: "closed"
            }
        }
    }

    /// The same in every revision.
    public var id: ImpressionID
    public var revision: Revision
    /// The launch of the program in which it was seen.
    public var launch: ImpressionID
    /// What was seen.
    public var subject: String
    /// Where it was seen.
    public var placement: String
    /// The rule's name.
    public var rule: String
    /// When it began: seconds since 1 January 1970, 0:00 UTC.
    public var start: Double
    /// Whether the wall clock was set since it began, so that dates of records do not tell how much time passed between
    /// them.
    public var clockJumped: Bool
    /// Seconds, measured with a clock that nobody sets and that stands still while the machine sleeps.
    public var duration: Double
    /// The visible part of the area, integrated over time.
    public var areaSeconds: Double
    /// The largest visible part, 0 to 1.
    public var largestShare: Double
    /// Of the whole area, density-independent pixels.
    public var pixels: Double
    /// The parts that were not visible, integrated over time.
    public var lost: Losses
    /// Whether it lasted as long as its rule asks for.
    public var isViewable: Bool
    /// Why it ended; nil if it has not, or if that is not known.
    public var end: LossReason?
    public var measurability: Measurability

    public init(
        id: ImpressionID, revision: Revision, launch: ImpressionID, subject: String, placement: String, rule: String,
        start: Double,
        clockJumped: Bool, exposure: Exposure, end: LossReason?
    ) {
        self.init(
            id: id, revision: revision, launch: launch, subject: subject, placement: placement, rule: rule,
            start: start,
            clockJumped: clockJumped, duration: exposure.duration, areaSeconds: exposure.areaSeconds,
            largestShare: exposure.largest,
            pixels: exposure.pixels, lost: exposure.lost, isViewable: exposure.isViewable, end: end,
            measurability: exposure.measurability)
    }

    public init(
        id: ImpressionID, revision: Revision, launch: ImpressionID, subject: String, placement: String, rule: String,
        start: Double,
        clockJumped: Bool, duration: Double, areaSeconds: Double, largestShare: Double, pixels: Double, lost: Losses,
        isViewable: Bool,
        end: LossReason?, measurability: Measurability
    ) {
        self.id = id
        self.revision = revision
        self.launch = launch
        self.subject = subject
        self.placement = placement
        self.rule = rule
        self.start = start
        self.clockJumped = clockJumped
        self.duration = duration
        self.areaSeconds = areaSeconds
        self.largestShare = largestShare
        self.pixels = pixels
        self.lost = lost
        self.isViewable = isViewable
        self.end = end
        self.measurability = measurability
    }

    /// Whether this record is to be kept rather than another one of the same impression.
    public func supersedes(_ other: ImpressionRecord) -> Bool { id == other.id && revision > other.revision }
}
