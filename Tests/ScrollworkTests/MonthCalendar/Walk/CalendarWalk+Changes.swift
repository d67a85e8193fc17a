import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// The actions of the program and the system.
extension CalendarWalk {
    func someMonth() -> Month {
        let system = chance(0.9) ? walked.system : CalendarSystem(.hebrew)
        let here = Month(containing: walked.position.firstDay + 14, in: system)
        switch Int.random(in: 0..<5, using: &dice) {
        case 0, 1: return here + .random(in: -3...3, using: &dice)
        case 2: return here + .random(in: -40...40, using: &dice)
        case 3: return here + .random(in: -4000...4000, using: &dice)
        default: return chance(0.5) ? rules.months.lowerBound : rules.months.upperBound
        }
    }

    func setPosition() {
        let month = someMonth(), isAnimated = chance(0.5)
        say("position \(month.firstDay)\(isAnimated ? " animated" : "")")
        withAnimation(isAnimated ? .smooth(duration: 0.5) : nil) { walked.position = month }
    }

    func call() {
        guard let proxy = walked.proxy else { return }
        let call = Call(someMonth()), isAnimated = chance(0.7)
        say("call \(call.month.firstDay)\(isAnimated ? "" : " at once")")
        calls.append(call)
        call.task = Task {
            call.isMade = true
            call.isThere = await proxy.scroll(to: call.month, animated: isAnimated)
        }
    }

    func editMonths() -> Kind {
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
        say(
            "months \(new.map { "\($0.lowerBound.firstDay)...\($0.upperBound.firstDay)" } ?? "nil") of \(low.firstDay)...\(high.firstDay)"
        )
        walked.months = new
        let isLonger = new.map { $0.lowerBound < first } ?? true
        return isStill && !walked.showsYears && !restsOnEnd && !(isLonger && isShort) ? .still : .moving
    }

    /// A Boolean value that indicates whether the months end before the visible area does. Months inserted before them
    /// move them down to its end.
    private var isShort: Bool {
        guard let place = try? stage.scroll("walked") else { return false }
        return place.contentSize.height < place.containerSize.height
    }

    /// A Boolean value that indicates whether the end of the months holds them in place, instead of a month. When the
    /// end moves, the months align to a month.
    private var restsOnEnd: Bool {
        guard walked.scrolling != .continuous, let place = try? stage.scroll("walked") else { return false }
        return place.offset.y + place.containerSize.height > place.contentSize.height - 1
    }

    func setRules() -> Kind {
        walked.disabledEvery = chance(0.4) ? nil : [2, 7, 5].randomElement(using: &dice)
        walked.blockedEvery = chance(0.5) ? nil : [11, 29].randomElement(using: &dice)
        say("rules \(walked.disabledEvery ?? 0) \(walked.blockedEvery ?? 0)")
        return .still
    }

    func select() -> Kind {
        let days = rules.sheets.flatMap { $0.days.keys }.sorted()
        guard let a = days.randomElement(using: &dice), let b = days.randomElement(using: &dice) else { return .moving }
        say("select \(a) \(b)")
        walked.day = chance(0.3) ? nil : a
        walked.days = chance(0.3) ? [] : [a, b]
        walked.range = chance(0.3) ? nil : min(a, b)...max(a, b)
        return .still
    }

    func setCalendar() {
        let (identifier, locale) = Self.systems.randomElement(using: &dice)!
        say("calendar \(identifier) \(locale)")
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: locale)
        walked.calendar = calendar
        walked.locale = Locale(identifier: locale)
    }

    func setOptions() {
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: walked.axis = chance(0.5) ? .vertical : .horizontal
        case 1: walked.scrolling = [.continuous, .aligned, .paged].randomElement(using: &dice)!
        case 2: walked.rows = chance(0.5) ? .varying : .fixed
        case 3: walked.titles = [nil, .inline, .pinned].randomElement(using: &dice)!
        case 4: walked.weekNumbers = [.hidden, .iso8601, .byRule].randomElement(using: &dice)!
        default: walked.firstWeekday = [nil, 1, 2, 7].randomElement(using: &dice)!
        }
        say(
            "options \(walked.axis) \(walked.scrolling) \(walked.rows) \(String(describing: walked.titles)) \(walked.weekNumbers) \(walked.firstWeekday ?? 0)"
        )
    }

    func setSurroundings() {
        let what = Int.random(in: 0..<5, using: &dice)
        switch what {
        case 0: walked.direction = chance(0.5) ? .leftToRight : .rightToLeft
        case 1: walked.textSize = [.xSmall, .large, .xxxLarge, .accessibility3].randomElement(using: &dice)!
        case 2: walked.reducesMotion.toggle()
        case 3: walked.hasPosition.toggle()
        default:
            walked.timeZone = [.gmt, TimeZone(secondsFromGMT: 50_400)!, TimeZone(secondsFromGMT: -39_600)!]
                .randomElement(using: &dice)!
        }
        say(
            "surroundings \(what): \(walked.direction) \(walked.textSize) reduces \(walked.reducesMotion) bound \(walked.hasPosition) \(walked.timeZone.secondsFromGMT())"
        )
    }

    func passMidnight() {
        say("a day passes")
        stage.advance(by: 86_400, framesPerSecond: 0.001)
    }

    func resize() {
        let size = CGSize(width: .random(in: 240...900, using: &dice), height: .random(in: 260...1000, using: &dice))
        say("resize \(size)")
        stage.resize(to: size)
    }

    func years() {
        if finger != nil { return moveHeldFinger() }
        if chance(0.3) {
            say("pinch")
            let a = stage.touch(at: CGPoint(x: middle.x, y: middle.y - 100)),
                b = stage.touch(at: CGPoint(x: middle.x, y: middle.y + 100))
            a.move(by: CGSize(width: 0, height: 80), over: 0.2)
            b.move(by: CGSize(width: 0, height: -80), over: 0.2)
            a.lift()
            b.lift()
        } else {
            say("years")
            withAnimation(chance(0.5) ? .smooth : nil) { walked.showsYears = true }
        }
    }

    func leave() {
        say("leave")
        walked.isShown = false
    }

    func setChoice() {
        walked.choice = WalkedCalendar.Choice.allCases.randomElement(using: &dice)!
        say("choice \(walked.choice)")
    }

    func button() {
        let name = chance(0.5) ? "Next month" : "Previous month"
        guard let node = try? stage.element(.button, name) else { return }
        say(name)
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    }

    func assist() {
        guard let name = stage.frames(prefix: "day-").keys.sorted().randomElement(using: &dice) else { return }
        let direction: SemanticsAction.Direction =
            walked.axis == .vertical ? (chance(0.5) ? .up : .down) : (chance(0.5) ? .left : .right)
        say("assist \(name) \(direction)")
        if chance(0.5) { try? stage.scrollAction(name, direction) } else { try? stage.activate(name) }
    }
}
