import Dispatch
import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// The time of the scheduler, which is a date.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date of the scheduler time.
        public var date: Date

        /// Creates a time from a date.
        public init(_ date: Date) { self.date = date }

        /// Returns the interval to another time.
        public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        /// Returns the time after an interval.
        public func advanced(by step: Stride) -> Self { Self(date.addingTimeInterval(step.timeInterval)) }

        /// A time interval in seconds.
        public struct Stride:
            SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
            Sendable
        {
            /// The interval in seconds.
            public var magnitude: TimeInterval
            /// The interval in seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates an interval from seconds.
            public init(_ seconds: TimeInterval) { magnitude = seconds }
            /// Creates an interval from seconds.
            public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }
            /// Creates an interval from seconds.
            public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
            /// Creates an interval from an integer, if a `TimeInterval` can represent it exactly.
            public init?(exactly source: some BinaryInteger) {
                guard let seconds = TimeInterval(exactly: source) else { return nil }
                magnitude = seconds
            }

            public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            /// Adds two intervals.
            public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
            /// Subtracts an interval from another.
            public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
            /// Multiplies two intervals.
            public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
            /// Multiplies an interval by another.
            public static func *= (a: inout Self, b: Self) { a = a * b }

            /// Returns an interval in seconds.
            public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
            /// Returns an interval in seconds.
            public static func seconds(_ count: Double) -> Self { Self(count) }
            /// Returns an interval in milliseconds.
            public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
            /// Returns an interval in microseconds.
            public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
            /// Returns an interval in nanoseconds.
            public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
        }
    }

    /// The scheduler has no options.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance of the scheduler.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// The queue that runs the actions of the main run loop. The loop runs them too, but in a process with an
    /// asynchronous main function, such as a test, only the queue runs.
    private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let queue { return queue.schedule(options: nil, action) }
        let action = UncheckedTransfer(action)
        perform { action.value() }
    }

    /// Runs an action after a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let queue {
            return queue.schedule(
                after: queue.time(of: date), tolerance: tolerance.onQueue, options: nil, action)
        }
        add(Self.timer(at: date, tolerance: tolerance, action), forMode: .default)
    }

    /// Runs an action repeatedly.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let queue {
            return queue.schedule(
                after: queue.time(of: date), interval: interval.onQueue, tolerance: tolerance.onQueue, options: nil,
                action)
        }
        let timer = Self.timer(at: date, every: interval, tolerance: tolerance, action)
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }

    private static func timer(
        at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride? = nil,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> Timer {
        let action = UncheckedTransfer(action)
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
            action.value()
        }
        timer.tolerance = tolerance.timeInterval
        return timer
    }
}

extension RunLoop.SchedulerTimeType.Stride {
    fileprivate var onQueue: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
}

extension DispatchQueue {
    fileprivate func time(of date: RunLoop.SchedulerTimeType) -> SchedulerTimeType {
        now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
    }
}
