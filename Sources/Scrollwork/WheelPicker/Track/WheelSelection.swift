import SwiftUI

/// The value of a wheel: what the wheel and the program last agreed on, and what has been told of it.
///
/// The bound value has one owner at a time. What the wheel wrote last is remembered, so a change of the program's is told from an
/// echo of the wheel's own.
@MainActor
final class WheelSelection {
    /// What the picker that is shown gives.
    private(set) var connection = WheelConnection()

    /// The value that the wheel and the program last agreed on.
    private(set) var lastSynced: AnyHashable?
    private(set) var lastIndex = 0
    /// Whether the program did not take the value that the wheel wrote.
    private(set) var wasRejected = false
    /// Whether the value is one that a person has asked for, rather than the program.
    private(set) var isChosen = false
    /// Whether a movement is being told of, which is to end with a settled value.
    private(set) var isReporting = false
    /// The value that the movement was last said to settle on.
    private(set) var announced: AnyHashable?

    /// Whether the bound value is the one that is known. A number that is none is not equal to itself, and is no change either.
    var isUpToDate: Bool {
        let now = connection.read()
        return now == lastSynced || now != now && lastSynced != lastSynced
    }

    init() {}

    init(draftOf other: WheelSelection) {
        (connection, lastSynced, lastIndex) = (other.connection, other.lastSynced, other.lastIndex)
        (wasRejected, isChosen) = (other.wasRejected, other.isChosen)
        (isReporting, announced) = (other.isReporting, other.announced)
    }

    /// Takes what a picker gives, unless what it has is newer. At first it also takes the value that there is.
    func connect(_ new: WheelConnection) {
        guard new.number > connection.number else { return }
        connection = new
        if lastSynced == nil { lastSynced = new.read() }
    }

    func valueAt(_ index: Int) -> AnyHashable { connection.valueAt(index) }

    /// Learns what the program has set. Returns whether that is another value.
    func learn() -> Bool {
        if isUpToDate { return false }
        lastSynced = connection.read()
        wasRejected = false
        isChosen = false
        return true
    }

    /// The index of the bound value, or of the nearest; where it is not to be found, the index that it had.
    func index(in count: Int) -> Int {
        lastIndex = min(max(lastSynced.flatMap(connection.indexOf) ?? lastIndex, 0), max(count - 1, 0))
        return lastIndex
    }

    /// The index at which just this value is.
    func index(exactly value: AnyHashable?) -> Int? {
        guard let value, let index = connection.indexOf(value), valueAt(index) == value else { return nil }
        return index
    }

    func put(_ index: Int) {
        lastIndex = index
        let value = valueAt(index)
        connection.write(index)
        lastSynced = connection.read()
        wasRejected = lastSynced != value
    }

    func pass(_ index: Int, clicks: Bool) {
        isReporting = true
        put(index)
        connection.report(.passing, index)
        if clicks { connection.click(index) }
    }

    /// A person has asked for a value.
    func choose(_ index: Int) {
        isReporting = true
        isChosen = true
        put(index)
        connection.click(index)
    }

    func announce(_ index: Int) {
        let value = valueAt(index)
        if announced == value { return }
        announced = value
        isReporting = true
        connection.report(.settling, index)
    }

    func settle(_ index: Int) {
        connection.rest(index)
        defer { announced = nil }
        guard isReporting else { return }
        announce(index)
        isReporting = false
        connection.report(.settled, index)
    }

    /// There are no values any more on which a movement could settle.
    func abandon() {
        isReporting = false
        announced = nil
    }

    func forgetRejection() { wasRejected = false }
}

/// What a picker gives its wheel: its values and its binding, as of one evaluation of its body.
@MainActor
struct WheelConnection {
    /// Tells a later connection from an earlier one.
    var number = 0
    var read: () -> AnyHashable = { 0 }
    var write: (Int) -> Void = { _ in }
    /// The index of a value, or of what is nearest to it.
    var indexOf: (AnyHashable) -> Int? = { _ in nil }
    var valueAt: (Int) -> AnyHashable = { $0 }
    var report: (WheelPickerPhase, Int) -> Void = { _, _ in }
    var click: (Int) -> Void = { _ in }
    /// The wheel rests on the value at an index.
    var rest: (Int) -> Void = { _ in }
    var reducesMotion = false
}
