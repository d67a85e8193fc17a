import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// A date, as schedulers count.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        public func advanced(by step: Stride) -> Self { Self(date.addingTimeInterval(step.timeInterval)) }

        /// A span of time, in seconds.
        public struct Stride:
            SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable
        {
            public var magnitude: TimeInterval
            public var timeInterval: TimeInterval { magnitude }

            public init(_ seconds: TimeInterval) { magnitude = seconds }
            public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }
            public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
            public init?(exactly source: some BinaryInteger) {
                guard let seconds = TimeInterval(exactly: source) else { return nil }
                magnitude = seconds
            }

            public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
            public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
            public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
            public static func *= (a: inout Self, b: Self) { a = a * b }

            public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
            public static func seconds(_ count: Double) -> Self { Self(count) }
            public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
            public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
            public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
        }
    }

    /// There are none.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Carried(action)
        perform { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(Self.timer(at: date, tolerance: tolerance, action), forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = Self.timer(at: date, every: interval, tolerance: tolerance, action)
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }

    private static func timer(
        at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride? = nil,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> Timer {
        let action = Carried(action)
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
            action.value()
        }
        timer.tolerance = tolerance.timeInterval
        return timer
    }
}
