import SwiftUI
import Testing

@testable import Scrollwork

/// What a wheel and its program agree on, and what the wheel reports.
@MainActor @Suite struct WheelSelectionTests {
    /// A selection among 10, 20, and 30.
    @MainActor private final class Program {
        let selection = WheelSelection()
        var bound: Double
        var log: [String] = []
        var accepts: (Double) -> Bool = { _ in true }
        private let values = [10.0, 20, 30]

        init(_ bound: Double) {
            self.bound = bound
            selection.connect(connection(1))
        }

        func connection(_ number: Int) -> WheelConnection {
            WheelConnection(
                number: number, read: { [unowned self] in bound },
                write: { [unowned self] in if accepts(values[$0]) { bound = values[$0] } },
                indexOf: { [values] in ($0.base as? Double).flatMap { value in values.firstIndex { $0 >= value } } },
                valueAt: { [values] in AnyHashable(values[$0]) },
                report: { [unowned self] in
                    log.append("\($0.isProgramDriven ? "program " : "")\($0.phase) \($0.value)")
                },
                click: { [unowned self] in log.append("click \($0)") },
                rest: { [unowned self] in log.append("rest \($0)") })
        }

        func reports() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test func aNewerConnectionReplacesAnOlderOne() {
        let program = Program(20), selection = program.selection
        #expect(selection.connection.number == 1 && selection.lastSynced == AnyHashable(20.0))
        program.bound = 30
        selection.connect(program.connection(3))
        #expect(selection.connection.number == 3 && selection.lastSynced == AnyHashable(20.0))
        for number in [1, 3] {
            var other = program.connection(number)
            other.reducesMotion = true
            selection.connect(other)
            #expect(selection.connection.number == 3 && !selection.connection.reducesMotion)
        }
    }

    @Test func aValueOfTheProgramIsSynchronizedOnce() {
        let program = Program(20), selection = program.selection
        #expect(selection.isUpToDate && !selection.learn())
        program.bound = 30
        #expect(!selection.isUpToDate && selection.learn() && !selection.learn() && !selection.isChosen)
        // A NaN isn't equal to itself, but it is no change either.
        program.bound = .nan
        #expect(!selection.isUpToDate && selection.learn())
        #expect(selection.isUpToDate && !selection.learn())
        program.bound = 10
        #expect(!selection.isUpToDate)
    }

    @Test(arguments: [(10, 0), (11, 1), (20, 1), (30, 2), (31, 0)] as [(Double, Int)])
    func theIndexIsThatOfTheNearestValue(_ bound: Double, _ index: Int) {
        let selection = Program(bound).selection
        #expect(selection.index(in: 3) == index && selection.index(in: 1) == 0 && selection.index(in: 0) == 0)
        #expect(selection.index(exactly: AnyHashable(bound)) == (bound.remainder(dividingBy: 10) == 0 ? index : nil))
        #expect(selection.index(exactly: nil) == nil)
    }

    @Test func anIndexStaysWhereTheValueIsUnknown() {
        let program = Program(20), selection = program.selection
        #expect(selection.index(in: 3) == 1)
        program.bound = 99
        #expect(selection.learn() && selection.index(in: 3) == 1)
        #expect(selection.index(in: 1) == 0 && selection.index(in: 3) == 0)
    }

    @Test func aMovementIsReportedToItsEnd() {
        let program = Program(10), selection = program.selection
        selection.pass(1, hasTarget: false, clicks: true)
        #expect(program.reports() == ["passing 1", "click 1"] && program.bound == 20)
        #expect(selection.isReporting && selection.isChosen && selection.announced == nil)
        selection.pass(2, hasTarget: false, clicks: false)
        #expect(program.reports() == ["passing 2"])
        selection.announce(2)
        selection.announce(2)
        #expect(program.reports() == ["settling 2"] && selection.announced == AnyHashable(30.0))
        selection.announce(1)
        #expect(program.reports() == ["settling 1"])
        selection.settle(1)
        #expect(program.reports() == ["rest 1", "settled 1"] && !selection.isReporting)
        selection.settle(1)
        #expect(program.reports() == ["rest 1"])
        selection.choose(0)
        #expect(program.reports() == ["click 0"] && selection.isReporting)
        selection.settle(0)
        #expect(program.reports() == ["rest 0", "settling 0", "settled 0"])
        selection.choose(2)
        selection.abandon()
        #expect(!selection.isReporting)
    }

    @Test func aProgrammaticMovementIsReportedAsSuchUntilAPersonTakesOver() {
        let program = Program(10), selection = program.selection
        selection.aim(at: 2)
        selection.aim(at: 2)
        selection.aim(at: 1)
        selection.settle(1)
        #expect(
            program.reports() == [
                "program settling 2", "program settling 1", "rest 1", "program settled 1",
            ])
        for takes in [
            { selection.pass(1, hasTarget: false, clicks: false) }, { selection.choose(1) }, { selection.announce(1) },
        ] {
            selection.aim(at: 2)
            takes()
            selection.aim(at: 0)
            selection.settle(0)
            let reports = program.reports().filter { !$0.hasPrefix("click") && !$0.hasPrefix("passing") }
            #expect(
                reports.first == "program settling 2" && reports.suffix(3) == ["settling 0", "rest 0", "settled 0"])
        }
    }

    @Test func aRejectedValueIsRemembered() {
        let program = Program(10), selection = program.selection
        program.accepts = { $0 < 30 }
        selection.put(2)
        #expect(selection.wasRejected && !selection.isChosen && program.bound == 10)
        #expect(selection.lastSynced == AnyHashable(10.0))
        selection.forgetRejection()
        #expect(!selection.wasRejected && !selection.isChosen)
        selection.put(1)
        selection.forgetRejection()
        #expect(selection.isChosen && !selection.wasRejected)
    }

    @Test func aDraftHasTheValuesOfTheSelection() {
        let program = Program(10)
        program.selection.pass(1, hasTarget: false, clicks: false)
        let draft = WheelSelection(draftOf: program.selection)
        #expect(draft.lastSynced == AnyHashable(20.0) && draft.isReporting && draft.isChosen)
        #expect(draft.index(in: 3) == 1 && draft.connection.number == 1)
        draft.settle(1)
        #expect(program.selection.isReporting)
    }

    @Test func resultsForTicksAreCached() {
        let cache = TickRuleCache()
        #expect(cache.note(false, of: 3) == false && cache.note(true, of: 4))
        #expect(cache.isEnabled == [3: false, 4: true])
        for index in 5..<2_003 { _ = cache.note(true, of: index) }
        #expect(cache.isEnabled.count == 2_000)
        _ = cache.note(true, of: 3_000)
        #expect(cache.isEnabled.count == 2_001)
        _ = cache.note(true, of: 3_001)
        #expect(cache.isEnabled == [3_001: true])
        let token = ContentToken()
        #expect(token == token && ContentToken() != ContentToken() && ContentToken(3) == ContentToken(3))
        #expect(
            ContentToken(3) != ContentToken(4) && ContentToken(3) != ContentToken()
                && ContentToken(3) != ContentToken("3"))
    }
}
