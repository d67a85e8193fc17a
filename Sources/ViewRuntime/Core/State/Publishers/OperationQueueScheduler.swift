import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// There are none.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Carried(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let (queue, action) = (Carried(self), Carried(action))
        RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) {
            queue.value.addOperation { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let (queue, action) = (Carried(self), Carried(action))
        return RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            queue.value.addOperation { action.value() }
        }
    }
}
