import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// The actions of a person.
extension CalendarWalk {
    func act() -> Kind {
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

    func actElsewhere() -> Kind {
        if !walked.isShown {
            say("return")
            walked.isShown = true
            return .moving
        }
        let names = stage.frames(prefix: "month-").filter { $0.value.maxY < stage.size.height && $0.value.minY > 0 }
            .keys.sorted()
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

    var middle: CGPoint { CGPoint(x: stage.size.width / 2, y: stage.size.height * 0.6) }

    func somewhere() -> CGPoint {
        CGPoint(
            x: .random(in: 2...stage.size.width - 2, using: &dice),
            y: .random(in: 90...max(100, stage.size.height - 2), using: &dice))
    }

    func translation(_ length: Double) -> CGSize {
        let other = Double.random(in: -20...20, using: &dice)
        let translation = Double.random(in: -length...length, using: &dice)
        return walked.axis == .vertical
            ? CGSize(width: other, height: translation) : CGSize(width: translation, height: other)
    }

    func drag() {
        let finger = stage.touch(at: somewhere()), translation = translation(500)
        say("drag from \(finger.location) by \(translation)")
        finger.move(by: translation, over: .random(in: 0.05...0.6, using: &dice))
        if chance(0.4) { finger.hold(for: 0.15) }
        if chance(0.9) { finger.lift() } else { finger.cancel() }
    }

    func flick() {
        let translation = translation(5000)
        say("flick \(translation)")
        stage.flick(from: middle, velocity: CGVector(dx: translation.width, dy: translation.height))
    }

    func hold() {
        guard finger == nil else { return moveHeldFinger() }
        let point = somewhere()
        say("touch \(point)")
        finger = stage.touch(at: point)
    }

    func moveHeldFinger() {
        guard let finger else { return hold() }
        switch Int.random(in: 0..<3, using: &dice) {
        case 0, 1:
            let translation = translation(150)
            say("move \(translation)")
            finger.move(by: translation, over: .random(in: 0.02...0.3, using: &dice))
        default:
            say("lift")
            finger.lift()
            self.finger = nil
        }
    }

    func wheel() {
        let point = somewhere(), translation = translation(400)
        if chance(0.5) {
            say("notch")
            stage.wheel(
                by: CGSize(
                    width: walked.axis == .horizontal ? (chance(0.5) ? 1 : -1) : 0,
                    height: walked.axis == .vertical ? (chance(0.5) ? 1 : -1) : 0), at: point)
        } else {
            say("trackpad \(translation)")
            stage.trackpad(by: translation, at: point, over: .random(in: 0.05...0.3, using: &dice))
        }
    }

    func key() {
        if chance(0.3) {
            say("tab")
            stage.press(.tab)
            return
        }
        let key = [
            KeyEvent.Key.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .return, .space,
            .escape,
        ]
        .randomElement(using: &dice)!
        let shift = chance(0.4)
        say("press \(shift ? "shift " : "")\(key)")
        for _ in 0..<(chance(0.2) ? 6 : 1) { stage.press(key, modifiers: shift ? .shift : []) }
    }

    func tap() {
        let names = stage.frames(prefix: "day-").filter {
            $0.value.midY > (rules.viewport?.minY ?? 0) && $0.value.midY < stage.size.height && $0.value.midX > 0
                && $0.value.midX < stage.size.width
        }.keys.sorted()
        guard let name = names.randomElement(using: &dice), let day = CalendarRules.day(name) else { return }
        let isAtRest = isResting && finger == nil && !walked.showsYears
        say("tap \(name)")
        try? stage.tap(name)
        stage.advance(by: 0.05)
        let free = !walked.isDisabled(day) && !walked.isBlocked(day)
        if isAtRest, free, walked.choice == .one || walked.choice == .range, !walked.isChosen(day) {
            note(["a tap did not choose \(day)"])
        }
    }

    func rangeDrag() {
        guard finger == nil else { return moveHeldFinger() }
        let finger = stage.touch(at: somewhere())
        say("press and drag from \(finger.location)")
        finger.hold(for: .random(in: 0.2...0.6, using: &dice))
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let point =
                chance(0.4)
                ? CGPoint(
                    x: walked.axis == .vertical ? finger.location.x : (chance(0.5) ? 5 : stage.size.width - 5),
                    y: chance(0.5) ? 70 : stage.size.height - 5)
                : somewhere()
            finger.move(to: point, over: .random(in: 0.02...0.4, using: &dice))
            finger.hold(for: .random(in: 0...1, using: &dice))
            if chance(0.05) { finger.cancel() }
            if chance(0.15) { setPosition() }
            if chance(0.1) { _ = editMonths() }
        }
        finger.lift()
    }
}
