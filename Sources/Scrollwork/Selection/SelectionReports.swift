import Observation

/// The values that a component has reported to the program, and the selection on which both last agreed.
///
/// Each method returns whether the value must be reported: it's another than the last one, or it completes the reports
/// of a movement that returned to it. Views observe each value on its own, because the values change in different
/// transactions.
@MainActor
final class SelectionReports<Value: Equatable> {
    /// The reported part of a movement.
    private enum Progress {
        case resting
        /// Values passed, but the target hasn't been reported.
        case passing
        case aimed
    }

    private var known: (passing: Value?, target: Value?, settled: Value?)
    private var progress = Progress.resting
    private let changes = ReportChanges()
    /// The last selection that the component followed or set, or `nil` before the first. The program set any other
    /// selection, and the component must still follow it.
    var selection: Value?

    nonisolated init() {}

    /// The value with the largest visible part.
    var passing: Value? {
        _ = changes.passing
        return known.passing
    }

    /// The value on which the component rests or will settle.
    var target: Value? {
        _ = changes.target
        return known.target
    }

    /// The last value on which the component settled.
    var settled: Value? {
        _ = changes.settled
        return known.settled
    }

    /// The number of times the component came to rest.
    var rests: Int { changes.rests }

    /// The reported values, and the numbers of reports that may repeat a value.
    struct Reported: Equatable {
        let passing, target, settled: Value?
        let targets, settlements, rests: Int
    }

    var reported: Reported {
        Reported(
            passing: passing, target: known.target, settled: known.settled, targets: changes.target,
            settlements: changes.settled, rests: changes.rests)
    }

    /// Starts at a value without reports.
    func begin(at value: Value) { _ = end(on: value) }

    @discardableResult
    func pass(_ value: Value) -> Bool {
        if known.passing == value { return false }
        known.passing = value
        if progress == .resting { progress = .passing }
        changes.passing &+= 1
        return true
    }

    @discardableResult
    func aim(at value: Value) -> Bool {
        if known.target == value, progress != .passing { return false }
        known.target = value
        progress = .aimed
        changes.target &+= 1
        return true
    }

    @discardableResult
    func settle(on value: Value) -> Bool {
        changes.rests &+= 1
        return end(on: value)
    }

    private func end(on value: Value) -> Bool {
        pass(value)
        aim(at: value)
        if progress == .resting, known.settled == value { return false }
        progress = .resting
        known.settled = value
        changes.settled &+= 1
        return true
    }

    /// Counts a repeated rest on the same value, after which the component compares the selection again.
    func restAgain() { changes.rests &+= 1 }
}

/// The numbers of changes of the reported values. Observing a property of a generic type takes longer.
@MainActor @Observable
private final class ReportChanges {
    var passing = 0
    var target = 0
    var settled = 0
    var rests = 0

    nonisolated init() {}
}
