import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Random fingers, wheels, trackpads, keys, and assistive technology on a stage, from a seeded generator.
@MainActor
final class StageGestures {
    let stage: Stage
    var walk: RandomWalk
    /// The area of the input.
    var area: CGRect
    /// The identifiers that assistive technology scrolls and adjusts.
    let names: [String]
    private var fingers: [Finger] = []
    private var isTrackpadDown = false
    /// The last actions, to report if a rule is broken.
    private(set) var story: [String] = []
    private var step = 0

    init(_ stage: Stage, _ walk: RandomWalk, names: [String]) {
        self.stage = stage
        self.walk = walk
        self.names = names
        area = CGRect(origin: .zero, size: stage.size)
    }

    var isHolding: Bool { !fingers.isEmpty || isTrackpadDown }

    var comment: Comment { "seed \(walk.seed), step \(step): \(story.joined(separator: "; "))" }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &walk) }
    func chance(_ many: Int) -> Bool { number(1...many) == 1 }
    func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

    func note(_ text: String) {
        story.append(text)
        if story.count > 20 { story.removeFirst() }
    }

    func begin(_ step: Int) { self.step = step }

    private func point() -> CGPoint {
        CGPoint(
            x: area.minX + Double(number(0...max(Int(area.width) - 1, 0))),
            y: area.minY + Double(number(0...max(Int(area.height) - 1, 0))))
    }

    /// Performs one action.
    func act() {
        switch number(0...99) {
        case 0..<14: touch()
        case 14..<36: move()
        case 36..<48: leave()
        case 48..<62: flick()
        case 62..<68: tap()
        case 68..<76: wheel()
        case 76..<84: trackpad()
        case 84..<93: press()
        default: assist()
        }
    }

    /// Lifts all fingers.
    func letGo() {
        if isHolding { note("let go") }
        for finger in fingers { finger.lift() }
        fingers.removeAll()
        if isTrackpadDown { stage.trackpad(.ended, at: CGPoint(x: area.midX, y: area.midY)) }
        isTrackpadDown = false
    }

    private func touch() {
        guard fingers.count < 3 else { return move() }
        let point = point()
        note("touch \(point)")
        fingers.append(stage.touch(at: point))
    }

    private func move() {
        guard !fingers.isEmpty else { return flick() }
        let index = number(0...fingers.count - 1), reach = one(of: [3, 12, 60, 300])
        let translation = CGSize(width: number(-reach...reach), height: number(-reach...reach))
        let seconds = Double(number(1...12)) / 60
        note("move \(index) by \(translation.width), \(translation.height) in \(seconds)")
        fingers[index].move(by: translation, over: seconds, samplesPerSecond: one(of: [60, 120, 240]))
    }

    private func leave() {
        guard !fingers.isEmpty else { return }
        let index = number(0...fingers.count - 1), isLift = !chance(4)
        note("\(isLift ? "lift" : "cancel") \(index)")
        let finger = fingers.remove(at: index)
        if isLift { finger.lift() } else { finger.cancel() }
    }

    private func flick() {
        let start = point(), most = one(of: [300, 1_500, 5_000]), isAcross = chance(2)
        let velocity = CGVector(
            dx: isAcross ? number(-most...most) : number(-40...40),
            dy: isAcross ? number(-40...40) : number(-most...most))
        note("flick \(start) by \(velocity.dx), \(velocity.dy)")
        stage.flick(from: start, velocity: velocity)
    }

    private func tap() {
        let point = point()
        note("tap \(point)")
        stage.tap(at: point)
    }

    private func wheel() {
        let isPrecise = chance(2), most = isPrecise ? 60 : 3, point = point()
        let delta = CGSize(width: chance(2) ? number(-most...most) : 0, height: chance(2) ? number(-most...most) : 0)
        note("wheel \(delta.width), \(delta.height)\(isPrecise ? " precise" : "")")
        stage.wheel(by: delta, at: point, precise: isPrecise)
    }

    private func trackpad() {
        let phase = one(of: [
            WheelEvent.Phase.began, .changed, .changed, .changed, .ended, .cancelled, .momentum, .momentumEnded,
        ])
        let delta = CGSize(width: number(-80...80), height: number(-80...80)), point = point()
        note("trackpad \(phase) \(delta.width), \(delta.height)")
        switch phase {
        case .began, .changed: isTrackpadDown = true
        case .ended, .cancelled: isTrackpadDown = false
        default: break
        }
        stage.trackpad(phase, by: phase == .began || phase == .ended ? .zero : delta, at: point)
    }

    private func press() {
        let key = one(of: [
            KeyEvent.Key.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .tab, .space,
            .return,
        ])
        note("press \(key)")
        stage.press(key)
    }

    private func assist() {
        let name = one(of: names)
        guard stage.exists(name) else { return }
        if chance(2) {
            let direction = one(of: [SemanticsAction.Direction.left, .right, .up, .down])
            note("scroll \(name) \(direction)")
            try? stage.scrollAction(name, direction)
        } else {
            let direction = one(of: [AccessibilityAdjustmentDirection.increment, .decrement])
            note("adjust \(name) \(direction)")
            try? stage.adjust(name, direction)
        }
    }
}

/// Compares the movement of views between frames with the velocity of their scroll view.
@MainActor
struct FrameWatch {
    let stage: Stage
    /// The identifier of the scroll view.
    let scroll: String
    let prefix: String

    /// Lets time pass frame by frame without input. No view can move further than its velocity allows.
    ///
    /// - Parameters:
    ///   - seconds: The time, in seconds.
    ///   - axis: The axis.
    ///   - period: The length of a loop, in points, after which its content repeats.
    ///   - comment: The comment of a failure.
    func watch(_ seconds: Double, axis: Axis, period: Double? = nil, _ comment: Comment) throws {
        for _ in 0..<max(Int(seconds * 60), 1) {
            let before = places(axis), from = speed(axis)
            stage.advance(by: 1.0 / 60)
            let after = places(axis), to = speed(axis)
            let allowed = max(from, to) / 60 * 1.5 + 1
            let distances = before.compactMap { name, place -> Double? in
                guard let now = after[name] else { return nil }
                let translation = now - place
                return abs(period.map { translation - (translation / $0).rounded() * $0 } ?? translation)
            }
            if let least = distances.min() {
                try #require(
                    least <= allowed, "displaced by \(least), at \(from) to \(to): \(before) to \(after). \(comment)")
            }
        }
    }

    private func places(_ axis: Axis) -> [String: Double] {
        stage.frames(prefix: prefix).mapValues { Double(axis == .horizontal ? $0.minX : $0.minY) }
    }

    private func speed(_ axis: Axis) -> Double {
        guard let velocity = (try? stage.scroll(scroll))?.velocity else { return 0 }
        return abs(Double(axis == .horizontal ? velocity.dx : velocity.dy))
    }
}
