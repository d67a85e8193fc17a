import SwiftUI

/// The value of a wheel, as last synchronized with the program, and its reports.
///
/// The bound value has one owner at a time. The wheel remembers the value that it wrote last, to distinguish a change
/// by the program from an echo of its own change.
@MainActor
final class WheelSelection {
    /// The connection to the picker that is on screen.
    private(set) var connection = WheelConnection()

    /// The last value on which the wheel and the program agreed.
    private(set) var lastSynced: AnyHashable?
    private var lastIndex = 0
    private var origin = Origin.program
    private var reports = Reports.none

    /// The origin of the last synchronized value.
    private enum Origin {
        case program, person
        /// The program rejected the value that the wheel wrote.
        case rejection
    }

    /// The reports of a movement, which must end with a settled value.
    private enum Reports {
        case none, passing
        /// The wheel reported its target.
        case settling(AnyHashable)
        /// The wheel reported the target that the program set at rest, and no person has taken the movement over.
        case commanded(AnyHashable)
    }

    var wasRejected: Bool { origin == .rejection }
    /// Whether a person chose the value, instead of the program.
    var isChosen: Bool { origin == .person }
    /// The last reported target of the movement.
    var announced: AnyHashable? {
        switch reports {
        case .none, .passing: nil
        case .settling(let value), .commanded(let value): value
        }
    }

    /// Whether the wheel reports a movement.
    var isReporting: Bool { if case .none = reports { false } else { true } }

    private var isProgramDriven: Bool { if case .commanded = reports { true } else { false } }

    /// Whether the bound value is the last synchronized value. A NaN isn't equal to itself, but isn't a change either.
    var isUpToDate: Bool {
        let now = connection.read()
        return now == lastSynced || now != now && lastSynced != lastSynced
    }

    init() {}

    init(draftOf other: WheelSelection) {
        (connection, lastSynced, lastIndex) = (other.connection, other.lastSynced, other.lastIndex)
        (origin, reports) = (other.origin, other.reports)
    }

    /// Adopts a connection, unless the current connection is newer. The first connection also provides the initial
    /// value.
    func connect(_ new: WheelConnection) {
        guard new.number > connection.number else { return }
        connection = new
        if lastSynced == nil { lastSynced = new.read() }
    }

    func valueAt(_ index: Int) -> AnyHashable? { connection.valueAt(index) }

    /// Adopts a value that the program set, and returns whether it changed.
    func learn() -> Bool {
        if isUpToDate { return false }
        lastSynced = connection.read()
        origin = .program
        return true
    }

    /// Returns the index of the bound value, or of the nearest value. If there is none, the index doesn't change.
    func index(in count: Int) -> Int {
        lastIndex = lastSynced.flatMap(connection.indexOf) ?? lastIndex
        lastIndex = keptIndex(in: count)
        return lastIndex
    }

    /// Returns the last index of the bound value, limited to a number of values.
    func keptIndex(in count: Int) -> Int { max(min(lastIndex, count - 1), 0) }

    /// Returns the index with exactly this value.
    func index(exactly value: AnyHashable?) -> Int? {
        guard let value, let index = connection.indexOf(value), valueAt(index) == value else { return nil }
        return index
    }

    func put(_ index: Int) {
        lastIndex = index
        guard let value = valueAt(index) else { return }
        connection.write(index)
        lastSynced = connection.read()
        origin = lastSynced == value ? .person : .rejection
    }

    /// Handles a value that the content passes.
    ///
    /// - Parameters:
    ///   - hasTarget: Whether the content moves to its reported target. Otherwise, a finger moves it.
    ///   - clicks: Whether the value has feedback.
    func pass(_ index: Int, hasTarget: Bool, clicks: Bool) {
        beginReports()
        put(index)
        connection.report(report(.passing, index, hasTarget: hasTarget))
        if clicks { connection.click(index) }
    }

    /// Handles the choice of a value by a person.
    func choose(_ index: Int) {
        beginReports()
        put(index)
        connection.click(index)
    }

    /// Reports a target that a person chose.
    func announce(_ index: Int) {
        guard let value = valueAt(index), announced != value else { return }
        reports = .settling(value)
        connection.report(report(.settling, index))
    }

    /// Reports the target of a movement that a person or the program began.
    func aim(at index: Int) {
        guard !isReporting || isProgramDriven else { return announce(index) }
        guard let value = valueAt(index), announced != value else { return }
        reports = .commanded(value)
        connection.report(report(.settling, index))
    }

    func settle(_ index: Int) {
        connection.rest(index)
        guard isReporting else { return }
        aim(at: index)
        let report = report(.settled, index)
        reports = .none
        connection.report(report)
    }

    /// Handles the removal of all values, which leaves a movement without a target.
    func abandon() { reports = .none }

    func forgetRejection() {
        if wasRejected { origin = .program }
    }

    private func beginReports() {
        if !isReporting || isProgramDriven { reports = .passing }
    }

    private func report(_ phase: ChangePhase, _ index: Int, hasTarget: Bool = true) -> WheelReport<Int> {
        WheelReport(phase: phase, value: index, hasTarget: hasTarget, isProgramDriven: isProgramDriven)
    }
}

/// The connection of a wheel to its picker: the values and the binding of one update.
///
/// The wheel receives a connection before its track has laid out the values, which may all have been removed.
@MainActor
struct WheelConnection {
    /// A number that increases with each connection.
    var number = 0
    var read: () -> AnyHashable = { 0 }
    var write: (Int) -> Void = { _ in }
    /// Returns the index of a value, or of the nearest value.
    var indexOf: (AnyHashable) -> Int? = { _ in nil }
    /// Returns the value at an index, or `nil` without values.
    var valueAt: (Int) -> AnyHashable? = { $0 }
    /// Reports the phase of a movement and the index of a value.
    var report: (WheelReport<Int>) -> Void = { _ in }
    var click: (Int) -> Void = { _ in }
    /// Handles the rest of the wheel on the value at an index.
    var rest: (Int) -> Void = { _ in }
    /// Handles the end of a movement that can't come to rest.
    var interrupt: () -> Void = {}
    var reducesMotion = false
}
