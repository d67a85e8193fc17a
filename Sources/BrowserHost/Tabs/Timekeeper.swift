import Dispatch

/// The host's only source of time, which tests can replace.
@MainActor
protocol Timekeeper: AnyObject, Sendable {
    /// The time in seconds, which never goes backward.
    var now: Double { get }
    /// Calls `action` once, at or soon after a time, unless the call is canceled.
    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall
    /// Calls `action` once, after pending work on the main actor.
    func soon(_ action: @escaping @MainActor () -> Void)
}

/// A scheduled call that can be canceled.
@MainActor
final class ScheduledCall {
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
    private struct Entry {
        let number: Int
        let time: Double
        let action: @MainActor () -> Void
    }

    private let clock = SuspendingClock()
    private let start = SuspendingClock().now
    /// The timer of all calls. It may also fire for a call that was canceled in the meantime, because a tab replaces
    /// its call in every frame, and changing the timer costs more.
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    /// The time for which the timer is set, in seconds.
    private var wakeTime = Double.infinity
    private var entries: [Entry] = []
    private var lastNumber = 0

    init() {
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.wake() } }
        timer.activate()
    }

    isolated deinit { timer.cancel() }

    var now: Double { start.duration(to: clock.now) / .seconds(1) }

    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastNumber += 1
        let number = lastNumber
        entries.append(Entry(number: number, time: time, action: action))
        setTimer()
        return ScheduledCall { [weak self] in self?.entries.removeAll { $0.number == number } }
    }

    func soon(_ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }

    private func wake() {
        wakeTime = .infinity
        let now = now
        for entry in entries where entry.time <= now {
            // An earlier action can cancel a later one.
            guard let index = entries.firstIndex(where: { $0.number == entry.number }) else { continue }
            entries.remove(at: index).action()
        }
        setTimer()
    }

    /// Sets the timer if a call is due earlier.
    private func setTimer() {
        guard let time = entries.map(\.time).min(), time < wakeTime else { return }
        wakeTime = time
        // No wait is longer than a day, and the time must be representable. It's rounded up, so the call is then due.
        let microseconds = (min(max(time - now, 0), 86_400) * 1e6).rounded(.up)
        timer.schedule(deadline: .now() + .microseconds(Int(microseconds)), leeway: .milliseconds(1))
    }
}
