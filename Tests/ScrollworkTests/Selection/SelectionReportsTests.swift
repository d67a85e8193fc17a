import Observation
import Synchronization
import Testing

@testable import Scrollwork

/// The values that a component reports while it moves.
@MainActor @Suite struct SelectionReportsTests {
    private func started(at value: Int) -> SelectionReports<Int> {
        let reports = SelectionReports<Int>()
        reports.begin(at: value)
        return reports
    }

    @Test func nothingIsKnownBeforeTheStart() {
        let reports = SelectionReports<Int>()
        #expect(reports.passing == nil && reports.target == nil && reports.settled == nil && reports.selection == nil)
        #expect(reports.rests == 0)
        #expect(
            reports.reported
                == .init(passing: nil, target: nil, settled: nil, targets: 0, settlements: 0, rests: 0))
    }

    @Test func aStartIsNoRest() {
        let reports = started(at: 3)
        #expect(reports.passing == 3 && reports.target == 3 && reports.settled == 3)
        #expect(
            reports.reported == .init(passing: 3, target: 3, settled: 3, targets: 1, settlements: 1, rests: 0))
    }

    @Test func aKnownValueIsntReportedAgain() {
        let reports = started(at: 3), before = reports.reported
        #expect(!reports.pass(3) && !reports.aim(at: 3))
        #expect(reports.reported == before)
        #expect(!reports.settle(on: 3))
        #expect(reports.rests == 1 && reports.reported.settlements == before.settlements)
        reports.restAgain()
        #expect(reports.rests == 2)
        #expect(
            reports.reported == .init(passing: 3, target: 3, settled: 3, targets: 1, settlements: 1, rests: 2))
    }

    @Test func aMovementReportsEachValueOnce() {
        let reports = started(at: 3)
        #expect(reports.pass(4) && !reports.pass(4))
        #expect(reports.aim(at: 6) && !reports.aim(at: 6))
        #expect(reports.pass(5) && !reports.aim(at: 6), "values that pass after the target don't repeat it")
        #expect(reports.target == 6 && reports.passing == 5 && reports.settled == 3)
        #expect(reports.pass(6) && reports.settle(on: 6) && !reports.settle(on: 6))
        #expect(
            reports.reported == .init(passing: 6, target: 6, settled: 6, targets: 2, settlements: 2, rests: 2))
    }

    /// A finger moves to the next value and back.
    @Test func aMovementThatReturnsReportsItsTargetAgain() {
        let reports = started(at: 3)
        #expect(reports.pass(4) && reports.pass(3))
        #expect(reports.aim(at: 3) && !reports.aim(at: 3))
        #expect(reports.settle(on: 3) && !reports.settle(on: 3))
        #expect(
            reports.reported == .init(passing: 3, target: 3, settled: 3, targets: 2, settlements: 2, rests: 2))
    }

    @Test func aTargetThatReturnsIsReportedAgain() {
        let reports = started(at: 3)
        #expect(reports.aim(at: 4) && reports.aim(at: 3))
        #expect(reports.settle(on: 3))
        #expect(
            reports.reported == .init(passing: 3, target: 3, settled: 3, targets: 3, settlements: 2, rests: 1))
    }

    @Test func aRestReportsAllThatWasntReported() {
        let reports = started(at: 3)
        #expect(reports.settle(on: 5))
        #expect(
            reports.reported == .init(passing: 5, target: 5, settled: 5, targets: 2, settlements: 2, rests: 1))
        #expect(reports.pass(6) && reports.settle(on: 6))
        #expect(
            reports.reported == .init(passing: 6, target: 6, settled: 6, targets: 3, settlements: 3, rests: 2))
        #expect(reports.aim(at: 9) && reports.settle(on: 7))
        #expect(
            reports.reported == .init(passing: 7, target: 7, settled: 7, targets: 5, settlements: 4, rests: 3))
    }

    /// The values of a movement change in different transactions.
    @Test func eachValueIsObservedOnItsOwn() {
        let reports = started(at: 3)
        func changes(_ read: (SelectionReports<Int>) -> Void, _ change: (SelectionReports<Int>) -> Void) -> Bool {
            let flag = Flag()
            withObservationTracking {
                read(reports)
            } onChange: {
                flag.isSet.store(true, ordering: .relaxed)
            }
            change(reports)
            return flag.isSet.load(ordering: .relaxed)
        }
        #expect(changes({ _ = $0.passing }) { $0.pass(4) })
        #expect(!changes({ _ = ($0.target, $0.settled, $0.rests) }) { $0.pass(5) })
        #expect(changes({ _ = $0.target }) { $0.aim(at: 6) })
        #expect(!changes({ _ = ($0.passing, $0.settled, $0.rests) }) { $0.aim(at: 7) })
        #expect(changes({ _ = $0.settled }) { $0.settle(on: 7) })
        #expect(changes({ _ = $0.rests }) { $0.settle(on: 7) })
        #expect(!changes({ _ = ($0.passing, $0.target, $0.settled) }) { $0.restAgain() })
        #expect(changes({ _ = $0.rests }) { $0.restAgain() })
    }
}

private final class Flag: Sendable {
    let isSet = Atomic(false)
}
