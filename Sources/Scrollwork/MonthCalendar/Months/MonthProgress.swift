/// The reported state of a month change.
struct MonthProgress: Equatable {
    private enum State: Equatable {
        case resting
        /// A reported movement, and its last reported target.
        case moving(to: Int?)
    }

    /// A report of a phase and a month.
    struct Report: Equatable {
        let phase: ChangePhase
        let month: Int
    }

    private var state = State.resting

    /// Reports that the visible month changed.
    mutating func pass(_ month: Int) -> [Report] {
        if state == .resting { state = .moving(to: nil) }
        return [Report(phase: .passing, month: month)]
    }

    /// Reports the target of the movement.
    mutating func aim(at month: Int) -> [Report] {
        if state == .moving(to: month) { return [] }
        state = .moving(to: month)
        return [Report(phase: .settling, month: month)]
    }

    /// Reports the end of the movement. A movement that returns to its start without any report ends without one, too.
    mutating func rest(on month: Int) -> [Report] {
        if state == .resting { return [] }
        let last = aim(at: month)
        state = .resting
        return last + [Report(phase: .settled, month: month)]
    }
}
