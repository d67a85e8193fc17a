/// The host's one source of time, handed in so that tests can turn it by hand.
@MainActor
protocol Timekeeper: AnyObject, Sendable {
    /// Seconds that never run backwards.
    var now: Double { get }
    /// Calls `action` once, at that time or soon after it, unless the alarm is cancelled.
    func alarm(at time: Double, _ action: @escaping @MainActor () -> Void) -> Alarm
    /// Calls `action` once, after what waits for the main actor already.
    func soon(_ action: @escaping @MainActor () -> Void)
}

/// A call to come, which can be called off.
@MainActor
final class Alarm {
    private var onCancel: (() -> Void)?

    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func cancel() {
        onCancel?()
        onCancel = nil
    }
}

/// The system's clock. It stands still while the machine sleeps, as a page's clock does.
@MainActor
final class SystemTimekeeper: Timekeeper {
    private let clock = SuspendingClock()
    private let start = SuspendingClock().now

    var now: Double { start.duration(to: clock.now) / .seconds(1) }

    func alarm(at time: Double, _ action: @escaping @MainActor () -> Void) -> Alarm {
        // A day is farther off than anything waits for, and the sum stays representable.
        let deadline = clock.now.advanced(by: .seconds(min(max(time - now, 0), 86_400)))
        let task = Task { @MainActor [clock] in
            try? await clock.sleep(until: deadline, tolerance: .milliseconds(1))
            if !Task.isCancelled { action() }
        }
        return Alarm { task.cancel() }
    }

    func soon(_ action: @escaping @MainActor () -> Void) { Task { @MainActor in action() } }
}
