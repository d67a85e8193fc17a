import Dispatch
import OpenCombine

// OpenCombine's own conformance is gone from a build that finds a module named Combine, such as this package's.
extension DispatchQueue: @retroactive Scheduler {
    /// A time, as dispatch queues count.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as a dispatch time.
        public var dispatchTime: DispatchTime

        /// Creates a time from a dispatch time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Returns the time until another time. It's negative if the other time is earlier.
        public func distance(to other: Self) -> Stride {
            let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = Int(clamping: there > here ? there - here : here - there)
            return Stride(.nanoseconds(there > here ? length : -length))
        }

        /// Returns the time after an interval. An infinite interval results in the distant future.
        public func advanced(by step: Stride) -> Self {
            Self(step.magnitude == .max ? .distantFuture : dispatchTime + step.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// Encodes the time as nanoseconds since the start of the system.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Creates a time from nanoseconds since the start of the system.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// A span of time, in nanoseconds.
        public struct Stride:
            SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
            Sendable
        {
            /// The length, in nanoseconds.
            public var magnitude: Int
            /// The span as an interval of Dispatch.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Double) {
                magnitude = Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
            }

            /// Creates a span from an interval of Dispatch. A span that is too long has the greatest length.
            public init(_ timeInterval: DispatchTimeInterval) {
                func count(_ number: Int, times nanoseconds: Int) -> Int {
                    let (product, isTooLarge) = number.multipliedReportingOverflow(by: nanoseconds)
                    return isTooLarge ? (number < 0 ? .min : .max) : product
                }
                magnitude =
                    switch timeInterval {
                    case .seconds(let number): count(number, times: 1_000_000_000)
                    case .milliseconds(let number): count(number, times: 1_000_000)
                    case .microseconds(let number): count(number, times: 1000)
                    case .nanoseconds(let number): number
                    case .never: .max
                    }
            }

            /// Creates a span of seconds.
            public init(floatLiteral value: Double) { self.init(nanoseconds: value * 1e9) }
            /// Creates a span of seconds.
            public init(integerLiteral value: Int) { self.init(.seconds(value)) }
            /// Creates a span of nanoseconds, or returns `nil` if the number is too large.
            public init?(exactly source: some BinaryInteger) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            /// Returns whether the first span is shorter.
            public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two spans.
            public static func + (a: Self, b: Self) -> Self { Self(.nanoseconds(a.magnitude + b.magnitude)) }
            /// Returns the difference of two spans.
            public static func - (a: Self, b: Self) -> Self { Self(.nanoseconds(a.magnitude - b.magnitude)) }
            /// Returns the product of the numbers of nanoseconds.
            public static func * (a: Self, b: Self) -> Self { Self(.nanoseconds(a.magnitude * b.magnitude)) }
            /// Multiplies the number of nanoseconds by that of another span.
            public static func *= (a: inout Self, b: Self) { a = a * b }

            /// Returns a span of seconds.
            public static func seconds(_ count: Int) -> Self { Self(.seconds(count)) }
            /// Returns a span of seconds, rounded to nanoseconds.
            public static func seconds(_ count: Double) -> Self { Self(nanoseconds: count * 1e9) }
            /// Returns a span of milliseconds.
            public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
            /// Returns a span of microseconds.
            public static func microseconds(_ count: Int) -> Self { Self(.microseconds(count)) }
            /// Returns a span of nanoseconds.
            public static func nanoseconds(_ count: Int) -> Self { Self(.nanoseconds(count)) }
        }
    }

    /// The options for scheduled work on a queue.
    public struct SchedulerOptions {
        /// The quality of service of the work.
        public var qos: DispatchQoS
        /// The options of the work.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to, or `nil` for none.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The smallest tolerance of a scheduled action.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    /// Performs an action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedTransfer(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
        }
    }

    /// Performs an action repeatedly, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let source = DispatchSource.makeTimerSource(queue: self), action = UncheckedTransfer(action)
        source.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
        source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.resume()
        let timer = UncheckedTransfer(source)
        return AnyCancellable { timer.value.cancel() }
    }
}
