import LayerTree

/// The state of a scene between two frames. All times are scene times, in seconds.
///
/// ```
///     resting ── request, wake ──▶ due ── begin ──▶ running ── end ──▶ resting
///                                                      └── end after a request ──▶ due
/// ```
enum FrameSchedule: Equatable {
    /// Nothing requests a frame before a time, which is infinite if nothing requests one at all.
    case resting(until: Double)
    /// A frame is due, at a time that isn't before `earliest`.
    case due(earliest: Double)
    /// A frame runs. A request during a frame is for the next one.
    case running(isRequested: Bool)

    var isDue: Bool { if case .due = self { true } else { false } }

    var isRunning: Bool { if case .running = self { true } else { false } }

    /// The time of the scheduled frame, or infinity.
    var wakeTime: Double { if case .resting(let time) = self { time } else { .infinity } }

    mutating func request() {
        switch self {
        case .resting: self = .due(earliest: -.infinity)
        case .due: break
        case .running: self = .running(isRequested: true)
        }
    }

    /// Makes the scheduled frame due. Rounding of the clock doesn't place it before its time.
    mutating func wake() { if case .resting(let time) = self { self = .due(earliest: time) } }

    /// Begins a frame.
    ///
    /// - Returns: The time of the frame, which is the given one or slightly later.
    mutating func begin(at time: Double) -> Double {
        defer { self = .running(isRequested: false) }
        return if case .due(let earliest) = self { max(earliest, time) } else { time }
    }

    /// Drops the requests that the running frame handles.
    mutating func dropRequests() { if isRunning { self = .running(isRequested: false) } }

    /// Ends the running frame.
    mutating func end(_ next: FrameOutcome.Next) {
        switch (self, next) {
        case (.running(isRequested: true), _), (.running, .soon): self = .due(earliest: -.infinity)
        case (.running, .at(let time)) where time.isFinite: self = .resting(until: time)
        case (.running, _): self = .resting(until: .infinity)
        case (.resting, _), (.due, _): break
        }
    }

    /// Ends the rest at a time, unless it ends before.
    mutating func rest(until time: Double) {
        if case .resting(let end) = self { self = .resting(until: min(end, time)) }
    }
}
