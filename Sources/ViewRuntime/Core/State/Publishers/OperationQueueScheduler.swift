import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    /// The type of the scheduler's times.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// The scheduler has no options.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance of the scheduler.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(action)
        addOperation { action.value() }
    }

    /// Runs an action after a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let (queue, action) = (UncheckedTransfer(self), UncheckedTransfer(action))
        RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) {
            queue.value.addOperation { action.value() }
        }
    }

    /// Runs an action repeatedly.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let (queue, action) = (UncheckedTransfer(self), UncheckedTransfer(action))
        return RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            queue.value.addOperation { action.value() }
        }
    }
}
