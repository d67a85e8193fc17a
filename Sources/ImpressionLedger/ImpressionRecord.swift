/// The report of one impression. It contains no data about the person.
public struct ImpressionRecord: Hashable, Codable, Sendable {
    /// The state of an impression. A later revision replaces an earlier one.
    public enum Revision: Int, Comparable, Codable, Sendable {
        /// The impression has lasted as long as its rule requires, and continues.
        case viewable
        /// The process ended before the impression. The values are as of the last checkpoint.
        case recovered
        /// The impression ended.
        case closed

        /// Returns whether a revision is earlier than another.
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

    /// An identifier that's the same in every revision.
    public var id: ImpressionID
    /// The state of the impression in this record.
    public var revision: Revision
    /// The launch of the program in which the impression happened.
    public var launch: ImpressionID
    /// The subject of the impression.
    public var subject: String
    /// The place in the program where the subject was visible.
    public var placement: String
    /// The name of the rule.
    public var rule: String
    /// The start, in seconds since January 1, 1970, 0:00 UTC.
    public var start: Double
    /// A Boolean value that indicates whether the wall clock changed since the start. The difference between dates of
    /// records then isn't the elapsed time.
    public var clockJumped: Bool
    /// The duration in seconds, measured with a monotonic clock that stops while the machine sleeps.
    public var duration: Double
    /// The duration of earlier exposures that this impression includes because its rule is cumulative, in seconds. No
    /// other record contains these seconds, and neither ``duration`` nor ``areaSeconds`` does.
    public var earlierDuration: Double
    /// The visible share of the area, integrated over time.
    public var areaSeconds: Double
    /// The largest visible share, in 0...1.
    public var largestShare: Double
    /// The size of the entire area, in density-independent pixels.
    public var pixels: Double
    /// The shares that weren't visible, integrated over time.
    public var lost: Losses
    /// A Boolean value that indicates whether the impression lasted as long as its rule requires.
    public var isViewable: Bool
    /// The reason for the end; `nil` if the impression hasn't ended or the reason is unknown.
    public var end: LossReason?
    /// The least certainty during the impression.
    public var measurability: Measurability

    /// Creates a record from an exposure.
    public init(
        id: ImpressionID, revision: Revision, launch: ImpressionID, subject: String, placement: String, rule: String,
        start: Double, clockJumped: Bool, exposure: Exposure, end: LossReason?
    ) {
        self.init(
            id: id, revision: revision, launch: launch, subject: subject, placement: placement, rule: rule,
            start: start, clockJumped: clockJumped, duration: exposure.duration, earlierDuration: exposure.earlier,
            areaSeconds: exposure.areaSeconds, largestShare: exposure.largest, pixels: exposure.pixels,
            lost: exposure.lost, isViewable: exposure.isViewable, end: end, measurability: exposure.measurability)
    }

    /// Creates a record from its values.
    public init(
        id: ImpressionID, revision: Revision, launch: ImpressionID, subject: String, placement: String, rule: String,
        start: Double, clockJumped: Bool, duration: Double, earlierDuration: Double = 0, areaSeconds: Double,
        largestShare: Double, pixels: Double, lost: Losses, isViewable: Bool, end: LossReason?,
        measurability: Measurability
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
        self.earlierDuration = earlierDuration
        self.areaSeconds = areaSeconds
        self.largestShare = largestShare
        self.pixels = pixels
        self.lost = lost
        self.isViewable = isViewable
        self.end = end
        self.measurability = measurability
    }

    /// Returns whether this record replaces another record of the same impression.
    public func supersedes(_ other: ImpressionRecord) -> Bool { id == other.id && revision > other.revision }
}
