/// The host's only source of time, which tests can replace.
@MainActor
protocol Timekeeper: AnyObject, Sendable {
    /// The time in seconds, which never goes backward.
    var now: Double { get }
    /// Calls `action` once, at or soon after a time, unless the alarm is canceled.
    func alarm(at time: Double, _ action: @escaping @MainActor () -> Void) -> Alarm
    /// Calls `action` once, after pending work on the main actor.
    func soon(_ action: @escaping @MainActor () -> Void)
}

/// A scheduled call that can be canceled.
@MainActor
final class Alarm {
    private var onCancel: (() -> Void)?

    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func cancel() {
        onCancel?()
        onCancel = nil
    }
}

/// The system's clock. Like the clock of a page, it stops while the machine sleeps.
@MainActor
final class SystemTimekeeper: Timekeeper {
    private let clock = SuspendingClock()
    private let start = SuspendingClock().now

    var now: Double { start.duration(to: clock.now) / .seconds(1) }

    func alarm(at time: Double, _ action: @escaping @MainActor () -> Void) -> Alarm {
        // No wait is longer than a day, and the sum must be representable.
        let deadline = clock.now.advanced(by: .seconds(min(max(time - now, 0), 86_400)))
        let task = Task { @MainActor [clock] in
            try? await clock.sleep(until: deadline, tolerance: .milliseconds(1))
            if !Task.isCancelled { action() }
        }
        return Alarm { task.cancel() }
    }

    func soon(_ action: @escaping @MainActor () -> Void) { Task { @MainActor in action() } }
}
