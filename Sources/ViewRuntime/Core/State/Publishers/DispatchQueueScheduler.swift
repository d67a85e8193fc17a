import Dispatch
import OpenCombine

// OpenCombine's own conformance is gone from a build that finds a module named Combine, such as this package's.
extension DispatchQueue: @retroactive Scheduler {
    /// A time, as dispatch queues count.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: Self) -> Stride {
            let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = Int(clamping: there > here ? there - here : here - there)
            return Stride(.nanoseconds(there > here ? length : -length))
        }

        public func advanced(by step: Stride) -> Self {
            Self(step.magnitude == .max ? .distantFuture : dispatchTime + step.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// A span of time, in nanoseconds.
        public struct Stride:
            SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
            Sendable
        {
            public var magnitude: Int
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Double) {
                magnitude = Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
            }

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

            /// - Parameter value: Seconds.
            public init(floatLiteral value: Double) { self.init(nanoseconds: value * 1e9) }
            /// - Parameter value: Seconds.
            public init(integerLiteral value: Int) { self.init(.seconds(value)) }
            /// - Parameter source: Nanoseconds.
            public init?(exactly source: some BinaryInteger) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Self, b: Self) -> Self { Self(.nanoseconds(a.magnitude + b.magnitude)) }
            public static func - (a: Self, b: Self) -> Self { Self(.nanoseconds(a.magnitude - b.magnitude)) }
            public static func * (a: Self, b: Self) -> Self { Self(.nanoseconds(a.magnitude * b.magnitude)) }
            public static func *= (a: inout Self, b: Self) { a = a * b }

            public static func seconds(_ count: Int) -> Self { Self(.seconds(count)) }
            public static func seconds(_ count: Double) -> Self { Self(nanoseconds: count * 1e9) }
            public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
            public static func microseconds(_ count: Int) -> Self { Self(.microseconds(count)) }
            public static func nanoseconds(_ count: Int) -> Self { Self(.nanoseconds(count)) }
        }
    }

    /// The options for scheduled work on a queue.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedTransfer(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
        }
    }

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
