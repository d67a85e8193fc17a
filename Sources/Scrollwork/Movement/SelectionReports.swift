import Observation

/// The values that a component has reported to the program, and the selection on which both last agreed.
///
/// Each method returns whether the value is another than the last one, and must be reported. Views observe each value
/// on its own, because the values change in different transactions.
@MainActor
final class SelectionReports<Value: Equatable> {
    private var known: (passing: Value?, target: Value?, settled: Value?)
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

    /// A value on which the component came to rest.
    struct Rest: Equatable {
        let value: Value?
        let number: Int
    }

    var rest: Rest { Rest(value: settled, number: rests) }

    /// Starts at a value without reports.
    func begin(at value: Value) {
        pass(value)
        aim(at: value)
        guard known.settled != value else { return }
        known.settled = value
        changes.settled &+= 1
    }

    @discardableResult
    func pass(_ value: Value) -> Bool {
        if known.passing == value { return false }
        known.passing = value
        changes.passing &+= 1
        return true
    }

    @discardableResult
    func aim(at value: Value) -> Bool {
        if known.target == value { return false }
        known.target = value
        changes.target &+= 1
        return true
    }

    @discardableResult
    func settle(on value: Value) -> Bool {
        let isOther = known.settled != value
        begin(at: value)
        changes.rests &+= 1
        return isOther
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
