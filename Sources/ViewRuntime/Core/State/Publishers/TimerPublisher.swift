import Foundation
import OpenCombine

extension Timer {
    /// Returns a publisher that repeatedly emits the current date.
    ///
    /// In a view, `onReceive(_:perform:)` follows the scene's clock. Any other subscriber follows the run loop, which
    /// must run.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The maximum delay of a date in seconds, or `nil` for the default.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop.
    ///   - options: Options of the scheduler, which are ignored.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly emits the current date while it's connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The type of the published values.
        public typealias Output = Date
        /// The publisher never fails.
        public typealias Failure = Never

        /// The interval between two dates, in seconds.
        public let interval: TimeInterval
        /// The maximum delay of a date in seconds, or `nil` for the default.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// The options of the scheduler.
        public let options: RunLoop.SchedulerOptions?

        private let dates = PassthroughSubject<Date, Never>()

        /// Creates a timer publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Subscribes to the dates.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
            dates.receive(subscriber: subscriber)
        }

        /// Starts the timer.
        public func connect() -> any Cancellable {
            let dates = UncheckedTransfer(dates)
            let timer = Timer(timeInterval: interval, repeats: true) { _ in dates.value.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
