import Observation

/// The values that a component has reported to the program, and the selection on which both last agreed.
///
/// Each method returns whether the value is another than the last one, and must be reported. Views observe each value
/// on its own, because the values change in different transactions.
@MainActor @Observable
final class SelectionReports<Value: Equatable> {
    /// The value with the largest visible part.
    private(set) var passing: Value?
    /// The value on which the component rests or will settle.
    private(set) var target: Value?
    /// The last value on which the component settled.
    private(set) var settled: Value?
    /// The number of times the component came to rest.
    private(set) var rests = 0
    /// The last selection that the component followed or set, or `nil` before the first. The program set any other
    /// selection, and the component must still follow it.
    @ObservationIgnored var selection: Value?

    /// A value on which the component came to rest.
    struct Rest: Equatable {
        let value: Value?
        let number: Int
    }

    var rest: Rest { Rest(value: settled, number: rests) }

    nonisolated init() {}

    /// Starts at a value without reports.
    func begin(at value: Value) {
        _ = pass(value)
        _ = aim(at: value)
        if settled != value { settled = value }
    }

    @discardableResult
    func pass(_ value: Value) -> Bool {
        if passing == value { return false }
        passing = value
        return true
    }

    @discardableResult
    func aim(at value: Value) -> Bool {
        if target == value { return false }
        target = value
        return true
    }

    @discardableResult
    func settle(on value: Value) -> Bool {
        let isOther = settled != value
        begin(at: value)
        rests &+= 1
        return isOther
    }

    /// Counts a rest on the same value, after which the component compares the selection again.
    func restAgain() { rests &+= 1 }
}
