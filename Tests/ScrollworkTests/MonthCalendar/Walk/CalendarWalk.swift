import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// A random walk through a calendar.
@MainActor
final class CalendarWalk {
    let walked = WalkedCalendar()
    let origin: Date
    private(set) var stage: Stage!
    var dice: RandomWalk
    /// The last actions.
    private(set) var log: [String] = []
    private(set) var faults: [String] = []
    var finger: Finger?
    /// A Boolean value that indicates whether nothing has moved since the last rest. A calendar always waits for
    /// midnight, so the stage can't determine it.
    private(set) var isResting = false
    var calls: [Call] = []

    @MainActor final class Call {
        let month: Month
        var isMade = false
        var isThere: Bool?
        var task: Task<Void, Never>?

        init(_ month: Month) { self.month = month }
    }

    static let systems: [(Calendar.Identifier, String)] = [
        (.gregorian, "en_US"), (.gregorian, "de_DE"), (.gregorian, "en_US_POSIX"), (.iso8601, "sv_SE"),
        (.hebrew, "he_IL"),
        (.islamicUmmAlQura, "ar_SA"), (.chinese, "zh_CN"), (.persian, "fa_IR"), (.japanese, "ja_JP"),
        (.coptic, "ar_EG"),
    ]

    init(dice: RandomWalk) {
        self.dice = dice
        let origin = october21.start(in: .gmt).addingTimeInterval(36_000)
        self.origin = origin
        walked.months = october - 60...october + 60
        let walked = walked
        stage = Stage(
            size: CGSize(width: 390, height: 640), framesPerSecond: 30, environment: { $0.timelineOrigin = origin }
        ) {
            WalkedView(walked: walked)
        }
    }

    /// A Boolean value that indicates whether visible content can move.
    enum Kind { case moving, still }

    var rules: CalendarRules { CalendarRules(stage: stage, walked: walked, origin: origin) }

    /// Performs an action, lets time pass, and checks the rules. Returns whether all rules hold.
    func step() async -> Bool {
        let before = rules.sheets
        let chosen = (walked.day, walked.days, walked.range)
        let wasAtRest = isResting && finger == nil
        let kind = act()
        while log.count > 14 { log.removeFirst() }
        stage.update()
        await takeTurns()
        if kind == .still, wasAtRest { note(movements(before, rules.sheets)) }
        note(selectionFaults(chosen.0, chosen.1, chosen.2))
        note(rules.faults())
        isResting = false
        if chance(0.5) {
            advance(by: .random(in: 0...0.4, using: &dice))
        } else {
            await rest()
        }
        note(rules.faults())
        return faults.isEmpty
    }

    func note(_ new: [String]) { faults += new.prefix(3) }

    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < share }

    func say(_ text: String) { log.append(text) }

    private func advance(by seconds: Double) {
        say("wait \((seconds * 1000).rounded() / 1000)")
        stage.advance(by: seconds)
    }

    private func takeTurns() async {
        // On a busy machine too, a call happens now, and not after the stage's time advances.
        await stage.mainQueue(until: { [calls] in calls.allSatisfy(\.isMade) })
        if calls.contains(where: { $0.isThere == nil }) { for _ in 0..<4 { await Task.yield() } }
        stage.update()
    }

    /// Waits until nothing moves. All calls have then returned.
    private func rest() async {
        if let finger {
            say("lift")
            finger.lift()
            self.finger = nil
        }
        say("rest")
        do { try stage.settle(within: 20) } catch { note(["it never rests: \(error)"]) }
        await takeTurns()
        do { try stage.settle(within: 20) } catch { note(["it never rests: \(error)"]) }
        note(rules.faultsAtRest())
        await stage.mainQueue(until: { [calls] in calls.allSatisfy { $0.isThere != nil } })
        if walked.isShown, calls.contains(where: { $0.isThere == nil }) { note(["a call was never answered"]) }
        calls.removeAll { $0.isThere != nil }
        isResting = true
    }

    // MARK: What may not change

    /// Returns the violations of the rule that visible content stays in place.
    private func movements(_ before: [CalendarRules.Sheet], _ after: [CalendarRules.Sheet]) -> [String] {
        // Content that only touches the edge isn't visible, regardless of rounding.
        guard let viewport = rules.viewport?.insetBy(dx: 0.1, dy: 0.1) else { return [] }
        for sheet in before {
            guard let same = after.first(where: { $0.month == sheet.month }) else {
                if sheet.grid.intersects(viewport) { return ["\(sheet.month.firstDay) was seen and is gone"] }
                continue
            }
            if sheet.grid.intersects(viewport),
                abs(same.grid.minY - sheet.grid.minY) > 0.6 || abs(same.grid.minX - sheet.grid.minX) > 0.6
            {
                return ["\(sheet.month.firstDay) jumped from \(sheet.grid.origin) to \(same.grid.origin)"]
            }
        }
        return []
    }

    /// Returns the violations of the rules of a selection.
    private func selectionFaults(_ day: Day?, _ days: Set<Day>, _ range: ClosedRange<Day>?) -> [String] {
        guard log.last.map({ !$0.hasPrefix("select") }) ?? true else { return [] }
        func isFree(_ day: Day) -> Bool {
            !walked.isDisabled(day) && !(walked.choice == .range && walked.isBlocked(day))
        }
        if walked.day != day, let new = walked.day, !isFree(new) { return ["\(new) was chosen and cannot be"] }
        if !walked.days.subtracting(days).allSatisfy(isFree) { return ["days were chosen that cannot be"] }
        if walked.range != range, let new = walked.range {
            if !isFree(new.lowerBound) || !isFree(new.upperBound) {
                return ["\(new) was chosen and its ends cannot be"]
            }
            if new.contains(where: walked.isBlocked) { return ["\(new) was chosen over a blocked day"] }
        }
        return []
    }
}
