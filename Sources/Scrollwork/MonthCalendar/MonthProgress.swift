/// What has been told of the months on their way.
struct MonthProgress: Equatable {
    private enum State: Equatable {
        case resting
        /// A movement is being told of, with the month that it was last said to rest on.
        case moving(to: Int?)
    }

    /// A phase of a change, and the month that it is told of.
    struct Report: Equatable {
        let phase: ChangePhase
        let month: Int
    }

    private var state = State.resting

    /// The month that is shown is another one.
    mutating func pass(_ month: Int) -> [Report] {
        if state == .resting { state = .moving(to: nil) }
        return [Report(phase: .passing, month: month)]
    }

    /// It is known where the months are going.
    mutating func aim(at month: Int) -> [Report] {
        if state == .moving(to: month) { return [] }
        state = .moving(to: month)
        return [Report(phase: .settling, month: month)]
    }

    /// The months have come to rest. A movement that went back to where it came from, and told nothing on its way, tells nothing now.
    mutating func rest(on month: Int) -> [Report] {
        if state == .resting { return [] }
        let last = aim(at: month)
        state = .resting
        return last + [Report(phase: .settled, month: month)]
    }
}
