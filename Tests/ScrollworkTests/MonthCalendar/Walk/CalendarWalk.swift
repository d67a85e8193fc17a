import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// Somebody who does anything to a calendar, as the dice fall.
@MainActor
final class CalendarWalk {
    let walked = WalkedCalendar()
    let origin: Date
    private(set) var stage: Stage!
    var dice: RandomWalk
    /// What was done last.
    private(set) var log: [String] = []
    private(set) var faults: [String] = []
    private var finger: Finger?
    private var calls: [Call] = []

    @MainActor private final class Call {
        let month: Month
        var isThere: Bool?
        var task: Task<Void, Never>?

        init(_ month: Month) { self.month = month }
    }

    static let systems: [(Calendar.Identifier, String)] = [
        (.gregorian, "en_US"), (.gregorian, "de_DE"), (.gregorian, "en_US_POSIX"), (.iso8601, "sv_SE"), (.hebrew, "he_IL"),
        (.islamicUmmAlQura, "ar_SA"), (.chinese, "zh_CN"), (.persian, "fa_IR"), (.japanese, "ja_JP"), (.coptic, "ar_EG"),
    ]

    init(dice: RandomWalk) {
        self.dice = dice
        let origin = october21.start(in: .gmt).addingTimeInterval(36_000)
        self.origin = origin
        walked.months = october - 60...october + 60
        let walked = walked
        stage = Stage(size: CGSize(width: 390, height: 640), framesPerSecond: 30, environment: { $0.timelineOrigin = origin }) {
            WalkedView(walked: walked)
        }
    }

    var rules: CalendarRules { CalendarRules(stage: stage, walked: walked, origin: origin) }

    /// Does something, lets some time pass, and looks. Returns whether all is well.
    func step() async -> Bool {
        let before = rules.sheets
        let chosen = (walked.day, walked.days, walked.range)
        let wasAtRest = stage.isAtRest && finger == nil
        let kind = act()
        while log.count > 14 { log.removeFirst() }
        stage.update()
        await takeTurns()
        if kind == .still, wasAtRest { note(stillness(before, rules.sheets)) }
        note(selectionFaults(chosen.0, chosen.1, chosen.2))
        note(rules.faults())
        if chance(0.5) {
            advance(by: .random(in: 0...0.4, using: &dice))
        } else {
            await rest()
        }
        note(rules.faults())
        return faults.isEmpty
    }

    private func note(_ new: [String]) { faults += new.prefix(3) }

    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < share }

    private func say(_ text: String) { log.append(text) }

    private func advance(by seconds: Double) {
        say("wait \((seconds * 1000).rounded() / 1000)")
        stage.advance(by: seconds)
    }

    private func takeTurns() async {
        if calls.contains(where: { $0.isThere == nil }) { for _ in 0..<4 { await Task.yield() } }
        stage.update()
    }

    /// Until nothing moves. Then all that was called has been answered.
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
        for _ in 0..<20 where calls.contains(where: { $0.isThere == nil }) { await takeTurns() }
        if walked.isShown, calls.contains(where: { $0.isThere == nil }) { note(["a call was never answered"]) }
        calls.removeAll { $0.isThere != nil }
    }

    // MARK: Acts

    enum Kind { case moving, still }

    private func act() -> Kind {
        if !walked.isShown || (walked.showsYears && chance(0.5)) { return actElsewhere() }
        switch Int.random(in: 0..<34, using: &dice) {
        case 0...3: drag()
        case 4, 5: flick()
        case 6: hold()
        case 7: moveHeldFinger()
        case 8: wheel()
        case 9...12: key()
        case 13, 14: tap()
        case 15, 16: rangeDrag()
        case 17, 18: setPosition()
        case 19: call()
        case 20: return editMonths()
        case 21: return setRules()
        case 22: return select()
        case 23: setCalendar()
        case 24: setOptions()
        case 25: setSurroundings()
        case 26: passMidnight()
        case 27: resize()
        case 28: years()
        case 29: leave()
        case 30: setChoice()
        case 31: button()
        case 32: assist()
        default: hold()
        }
        return .moving
    }

    private func actElsewhere() -> Kind {
        if !walked.isShown {
            say("return")
            walked.isShown = true
            return .moving
        }
        let names = stage.frames(prefix: "month-").filter { $0.value.maxY < stage.size.height && $0.value.minY > 0 }.keys.sorted()
        switch Int.random(in: 0..<4, using: &dice) {
        case 0:
            if let name = names.filter({ $0 != "month-title" }).randomElement(using: &dice) {
                say("choose \(name)")
                try? stage.tap(name)
            }
        case 1:
            say("flick years")
            stage.flick(from: middle, velocity: CGVector(dx: 0, dy: .random(in: -3000...3000, using: &dice)))
        case 2: key()
        default:
            say("years off")
            withAnimation(chance(0.5) ? .smooth : nil) { walked.showsYears = false }
        }
        return .moving
    }

    private var middle: CGPoint { CGPoint(x: stage.size.width / 2, y: stage.size.height * 0.6) }

    private func somewhere() -> CGPoint {
        CGPoint(x: .random(in: 2...stage.size.width - 2, using: &dice), y: .random(in: 90...max(100, stage.size.height - 2), using: &dice))
    }

    private func way(_ length: Double) -> CGSize {
        let other = Double.random(in: -20...20, using: &dice)
        let way = Double.random(in: -length...length, using: &dice)
        return walked.axis == .vertical ? CGSize(width: other, height: way) : CGSize(width: way, height: other)
    }

    private func drag() {
        let finger = stage.touch(at: somewhere()), way = way(500)
        say("drag from \(finger.location) by \(way)")
        finger.move(by: way, over: .random(in: 0.05...0.6, using: &dice))
        if chance(0.4) { finger.hold(for: 0.15) }
        if chance(0.9) { finger.lift() } else { finger.cancel() }
    }

    private func flick() {
        let way = way(5000)
        say("flick \(way)")
        stage.flick(from: middle, velocity: CGVector(dx: way.width, dy: way.height))
    }

    private func hold() {
        guard finger == nil else { return moveHeldFinger() }
        let point = somewhere()
        say("touch \(point)")
        finger = stage.touch(at: point)
    }

    private func moveHeldFinger() {
        guard let finger else { return hold() }
        switch Int.random(in: 0..<3, using: &dice) {
        case 0, 1:
            let way = way(150)
            say("move \(way)")
            finger.move(by: way, over: .random(in: 0.02...0.3, using: &dice))
        default:
            say("lift")
            finger.lift()
            self.finger = nil
        }
    }

    private func wheel() {
        let point = somewhere(), way = way(400)
        if chance(0.5) {
            say("notch")
            stage.wheel(by: CGSize(width: walked.axis == .horizontal ? (chance(0.5) ? 1 : -1) : 0, height: walked.axis == .vertical ? (chance(0.5) ? 1 : -1) : 0), at: point)
        } else {
            say("trackpad \(way)")
            stage.trackpad(by: way, at: point, over: .random(in: 0.05...0.3, using: &dice))
        }
    }

    private func key() {
        if chance(0.3) {
            say("tab")
            stage.press(.tab)
            return
        }
        let key = [KeyEvent.Key.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .return, .space, .escape]
            .randomElement(using: &dice)!
        let shift = chance(0.4)
        say("press \(shift ? "shift " : "")\(key)")
        for _ in 0..<(chance(0.2) ? 6 : 1) { stage.press(key, modifiers: shift ? .shift : []) }
    }

    private func tap() {
        let names = stage.frames(prefix: "day-").filter {
            $0.value.midY > (rules.viewport?.minY ?? 0) && $0.value.midY < stage.size.height && $0.value.midX > 0
                && $0.value.midX < stage.size.width
        }.keys.sorted()
        guard let name = names.randomElement(using: &dice), let day = CalendarRules.day(name) else { return }
        let isAtRest = stage.isAtRest && finger == nil && !walked.showsYears
        say("tap \(name)")
        try? stage.tap(name)
        stage.advance(by: 0.05)
        let free = !walked.isDisabled(day) && !walked.isBlocked(day)
        if isAtRest, free, walked.choice == .one || walked.choice == .range, !walked.isChosen(day) { note(["a tap did not choose \(day)"]) }
    }

    private func rangeDrag() {
        guard finger == nil else { return moveHeldFinger() }
        let finger = stage.touch(at: somewhere())
        say("press and drag from \(finger.location)")
        finger.hold(for: .random(in: 0.2...0.6, using: &dice))
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let point = chance(0.4)
                ? CGPoint(x: walked.axis == .vertical ? finger.location.x : (chance(0.5) ? 5 : stage.size.width - 5), y: chance(0.5) ? 70 : stage.size.height - 5)
                : somewhere()
            finger.move(to: point, over: .random(in: 0.02...0.4, using: &dice))
            finger.hold(for: .random(in: 0...1, using: &dice))
            if chance(0.05) { finger.cancel() }
            if chance(0.15) { setPosition() }
            if chance(0.1) { _ = editMonths() }
        }
        finger.lift()
    }

    private func someMonth() -> Month {
        let system = chance(0.9) ? walked.system : CalendarSystem(.hebrew)
        let here = Month(containing: walked.position.firstDay + 14, in: system)
        switch Int.random(in: 0..<5, using: &dice) {
        case 0, 1: return here + .random(in: -3...3, using: &dice)
        case 2: return here + .random(in: -40...40, using: &dice)
        case 3: return here + .random(in: -4000...4000, using: &dice)
        default: return chance(0.5) ? rules.months.lowerBound : rules.months.upperBound
        }
    }

    private func setPosition() {
        let month = someMonth(), isAnimated = chance(0.5)
        say("position \(month.firstDay)\(isAnimated ? " animated" : "")")
        withAnimation(isAnimated ? .smooth(duration: 0.5) : nil) { walked.position = month }
    }

    private func call() {
        guard let proxy = walked.proxy else { return }
        let call = Call(someMonth()), isAnimated = chance(0.7)
        say("call \(call.month.firstDay)\(isAnimated ? "" : " at once")")
        calls.append(call)
        call.task = Task { call.isThere = await proxy.scroll(to: call.month, animated: isAnimated) }
    }

    private func editMonths() -> Kind {
        let old = rules.months, seen = rules.sheets.map(\.month)
        let first = old.lowerBound, last = old.upperBound
        let low = min(seen.first ?? first, first), high = max(seen.last ?? last, last)
        let new: ClosedRange<Month>?
        var isStill = true
        switch Int.random(in: 0..<7, using: &dice) {
        case 0: new = first - .random(in: 1...30, using: &dice)...last
        case 1: new = first...last + .random(in: 1...30, using: &dice)
        case 2: new = min(first + .random(in: 1...30, using: &dice), seen.first ?? first)...last
        case 3: new = first...max(last - .random(in: 1...30, using: &dice), seen.last ?? last)
        case 4:
            isStill = false
            new = nil
        case 5:
            isStill = false
            let month = someMonth()
            new = month...month + .random(in: 0...3, using: &dice)
        default:
            isStill = false
            let month = someMonth()
            new = Month.span(month - .random(in: 0...100, using: &dice), month + .random(in: 0...100, using: &dice))
        }
        say("months \(new.map { "\($0.lowerBound.firstDay)...\($0.upperBound.firstDay)" } ?? "nil") of \(low.firstDay)...\(high.firstDay)")
        walked.months = new
        return isStill && !walked.showsYears ? .still : .moving
    }

    private func setRules() -> Kind {
        walked.disabledEvery = chance(0.4) ? nil : [2, 7, 5].randomElement(using: &dice)
        walked.blockedEvery = chance(0.5) ? nil : [11, 29].randomElement(using: &dice)
        say("rules \(walked.disabledEvery ?? 0) \(walked.blockedEvery ?? 0)")
        return .still
    }

    private func select() -> Kind {
        let days = rules.sheets.flatMap { $0.days.keys }.sorted()
        guard let a = days.randomElement(using: &dice), let b = days.randomElement(using: &dice) else { return .moving }
        say("select \(a) \(b)")
        walked.day = chance(0.3) ? nil : a
        walked.days = chance(0.3) ? [] : [a, b]
        walked.range = chance(0.3) ? nil : min(a, b)...max(a, b)
        return .still
    }

    private func setCalendar() {
        let (identifier, locale) = Self.systems.randomElement(using: &dice)!
        say("calendar \(identifier) \(locale)")
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: locale)
        walked.calendar = calendar
        walked.locale = Locale(identifier: locale)
    }

    private func setOptions() {
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: walked.axis = chance(0.5) ? .vertical : .horizontal
        case 1: walked.scrolling = [.continuous, .aligned, .paged].randomElement(using: &dice)!
        case 2: walked.rows = chance(0.5) ? .varying : .fixed
        case 3: walked.titles = [nil, .inline, .pinned].randomElement(using: &dice)!
        case 4: walked.weekNumbers = [.hidden, .iso, .locale].randomElement(using: &dice)!
        default: walked.firstWeekday = [nil, 1, 2, 7].randomElement(using: &dice)!
        }
        say("options \(walked.axis) \(walked.scrolling) \(walked.rows) \(String(describing: walked.titles)) \(walked.weekNumbers) \(walked.firstWeekday ?? 0)")
    }

    private func setSurroundings() {
        let what = Int.random(in: 0..<5, using: &dice)
        switch what {
        case 0: walked.direction = chance(0.5) ? .leftToRight : .rightToLeft
        case 1: walked.textSize = [.xSmall, .large, .xxxLarge, .accessibility3].randomElement(using: &dice)!
        case 2: walked.reducesMotion.toggle()
        case 3: walked.hasPosition.toggle()
        default: walked.timeZone = [.gmt, TimeZone(secondsFromGMT: 50_400)!, TimeZone(secondsFromGMT: -39_600)!].randomElement(using: &dice)!
        }
        say("surroundings \(what): \(walked.direction) \(walked.textSize) reduces \(walked.reducesMotion) bound \(walked.hasPosition) \(walked.timeZone.secondsFromGMT())")
    }

    private func passMidnight() {
        say("a day passes")
        stage.advance(by: 86_400, framesPerSecond: 0.001)
    }

    private func resize() {
        let size = CGSize(width: .random(in: 240...900, using: &dice), height: .random(in: 260...1000, using: &dice))
        say("resize \(size)")
        stage.resize(to: size)
    }

    private func years() {
        if finger != nil { return moveHeldFinger() }
        if chance(0.3) {
            say("pinch")
            let a = stage.touch(at: CGPoint(x: middle.x, y: middle.y - 100)), b = stage.touch(at: CGPoint(x: middle.x, y: middle.y + 100))
            a.move(by: CGSize(width: 0, height: 80), over: 0.2)
            b.move(by: CGSize(width: 0, height: -80), over: 0.2)
            a.lift()
            b.lift()
        } else {
            say("years")
            withAnimation(chance(0.5) ? .smooth : nil) { walked.showsYears = true }
        }
    }

    private func leave() {
        say("leave")
        walked.isShown = false
    }

    private func setChoice() {
        walked.choice = WalkedCalendar.Choice.allCases.randomElement(using: &dice)!
        say("choice \(walked.choice)")
    }

    private func button() {
        let name = chance(0.5) ? "Next month" : "Previous month"
        guard let node = try? stage.element(.button, name) else { return }
        say(name)
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    }

    private func assist() {
        guard let name = stage.frames(prefix: "day-").keys.sorted().randomElement(using: &dice) else { return }
        let direction: SemanticsAction.Direction = walked.axis == .vertical ? (chance(0.5) ? .up : .down) : (chance(0.5) ? .left : .right)
        say("assist \(name) \(direction)")
        if chance(0.5) { try? stage.scrollAction(name, direction) } else { try? stage.activate(name) }
    }

    // MARK: What may not change

    /// What is on screen stays where it is.
    private func stillness(_ before: [CalendarRules.Sheet], _ after: [CalendarRules.Sheet]) -> [String] {
        guard let viewport = rules.viewport else { return [] }
        for sheet in before {
            guard let same = after.first(where: { $0.month == sheet.month }) else {
                if sheet.grid.intersects(viewport) { return ["\(sheet.month.firstDay) was seen and is gone"] }
                continue
            }
            if sheet.grid.intersects(viewport), abs(same.grid.minY - sheet.grid.minY) > 0.6 || abs(same.grid.minX - sheet.grid.minX) > 0.6 {
                return ["\(sheet.month.firstDay) jumped from \(sheet.grid.origin) to \(same.grid.origin)"]
            }
        }
        return []
    }

    /// What a person chose keeps the rules.
    private func selectionFaults(_ day: Day?, _ days: Set<Day>, _ range: ClosedRange<Day>?) -> [String] {
        guard log.last.map({ !$0.hasPrefix("select") }) ?? true else { return [] }
        func isFree(_ day: Day) -> Bool { !walked.isDisabled(day) && !(walked.choice == .range && walked.isBlocked(day)) }
        if walked.day != day, let new = walked.day, !isFree(new) { return ["\(new) was chosen and cannot be"] }
        if !walked.days.subtracting(days).allSatisfy(isFree) { return ["days were chosen that cannot be"] }
        if walked.range != range, let new = walked.range {
            if !isFree(new.lowerBound) || !isFree(new.upperBound) { return ["\(new) was chosen and its ends cannot be"] }
            if new.contains(where: walked.isBlocked) { return ["\(new) was chosen over a blocked day"] }
        }
        return []
    }
}
