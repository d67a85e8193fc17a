import Foundation

/// The dates at which a timeline view is made anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates in ascending order, the first one at or before `startDate` where there is such a one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is to be followed. Here it always is `normal`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// Dates a fixed time apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: Seconds. One that is not a positive number counts as 1; the least is a thousandth.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite && interval > 0 ? max(interval, 0.001) : 1
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: passed > 0 ? start + passed * interval : start, interval: interval)
    }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var base: PeriodicTimelineSchedule.Entries

        public mutating func next() -> Date? { base.next() }
    }

    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let minute = Date(timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
        return Entries(base: PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode))
    }
}

/// Given dates, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var base: PeriodicTimelineSchedule.Entries?
        fileprivate var only: Date?

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

    /// - Parameters:
    ///   - minimumInterval: The least time between two dates, seconds; nil for every frame.
    ///   - paused: Whether the first date is the only one.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.paused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        if paused { return Entries(only: start) }
        return Entries(base: PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 60).entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
