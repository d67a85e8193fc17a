import Foundation

/// A type that provides the dates at which a timeline view updates.
public protocol TimelineSchedule {
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// Returns the dates in ascending order. If possible, the first date is at or before `startDate`.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The precision of a schedule. Here, it's always `normal`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TimelineScheduleMode: Sendable {
    /// The dates of the schedule.
    case normal
    /// Dates at most once a minute.
    case lowFrequency
}

/// A schedule with a fixed interval between dates.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    /// The shortest interval, in seconds. A shorter one doesn't change what a display shows.
    private static let shortestInterval: TimeInterval = 0.001

    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The interval in seconds, at least 0.001. A value that isn't a positive number is treated as 1.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite && interval > 0 ? max(interval, Self.shortestInterval) : 1
    }

    /// Returns the dates of the schedule, from the last one at or before a date.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: passed > 0 ? start + passed * interval : start, interval: interval)
    }
}

/// A schedule with the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var base: PeriodicTimelineSchedule.Entries

        /// Returns the next date.
        public mutating func next() -> Date? { base.next() }
    }

    /// Creates a schedule with one update per minute.
    public init() {}

    /// Returns the starts of minutes, from that of the minute that contains a date.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let minute = Date(
            timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
        return Entries(base: PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode))
    }
}

/// A schedule with explicit dates in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule with explicit dates.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the dates of the schedule.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule with a date for each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var base: PeriodicTimelineSchedule.Entries?
        fileprivate var only: Date?

        /// Returns the next date.
        public mutating func next() -> Date? {
            if let only {
                self.only = nil
                return only
            }
            return base?.next()
        }
    }

    let minimumInterval: Double?
    let paused: Bool

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum interval between dates in seconds, or `nil` for each frame.
    ///   - paused: Whether the schedule has only its first date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.paused = paused
    }

    /// Returns the dates of the schedule from a date on.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        if paused { return Entries(only: start) }
        return Entries(
            base: PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 60).entries(
                from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with a date for each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// A schedule with a date for each frame, with a minimum interval in seconds.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule with a fixed interval between dates, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// A schedule with explicit dates in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
