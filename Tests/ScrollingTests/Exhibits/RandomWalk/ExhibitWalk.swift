import Foundation
import Observation

import SwiftUI

@testable import ScrollworkTesting
@testable import gallery

/// Performs random actions on an exhibit, from a seeded generator.
@MainActor
final class ExhibitWalk {
    let stage: Stage
    private(set) var walk: RandomWalk
    private let surroundings = Surroundings()
    private var fingers: [Finger] = []
    private var isTrackpadDown = false
    /// The last actions, to report if a rule is broken.
    private(set) var story: [String] = []

    static let usualSize = CGSize(width: 390, height: 844)

    @Observable final class Surroundings {
        var direction = LayoutDirection.leftToRight
        var typeSize = DynamicTypeSize.large
        var scheme = ColorScheme.light
    }

    private struct Surrounded: View {
        let exhibit: Exhibit
        let surroundings: Surroundings

        var body: some View {
            exhibit.view
                .environment(\.today, .pictureDay)
                .environment(\.layoutDirection, surroundings.direction)
                .environment(\.dynamicTypeSize, surroundings.typeSize)
                .environment(\.colorScheme, surroundings.scheme)
        }
    }

    init(_ exhibit: Exhibit, _ walk: RandomWalk) {
        self.walk = walk
        stage = Stage(size: Self.usualSize) { [surroundings] in Surrounded(exhibit: exhibit, surroundings: surroundings)
        }
    }

    var isRightToLeft: Bool { surroundings.direction == .rightToLeft }

    // MARK: Steps

    /// Performs one action. Returns whether everything is at rest afterward.
    func step() throws -> Bool {
        switch number(0..<100) {
        case 0..<14: touch()
        case 14..<36: move()
        case 36..<46: leave()
        case 46..<60: wait()
        case 60..<70: flick()
        case 70..<76: tap()
        case 76..<81: wheel()
        case 81..<86: trackpad()
        case 86..<90: press()
        case 90..<93: assist()
        case 93..<94: resize()
        case 94..<95: surround()
        case 95..<96: try tapButton()
        default:
            try rest()
            return true
        }
        return false
    }

    /// Lifts all fingers, stops autoplay, and lets time pass until nothing moves.
    func rest() throws {
        note("rest")
        for finger in fingers { finger.lift() }
        fingers.removeAll()
        if isTrackpadDown {
            stage.trackpad(.ended, at: point())
            isTrackpadDown = false
        }
        if let pause = stage.semantics.flattened.first(where: { $0.role == .button && $0.label == "Pause" }) {
            note("pause")
            stage.send(.semantics(id: pause.id, action: .activate))
            stage.update()
        }
        try stage.settle(within: 60)
    }

    func forwardFlicks(_ count: Int, at point: CGPoint) {
        for _ in 0..<count {
            let speed = Double(number(800..<2_500)) * (isRightToLeft ? 1 : -1)
            let pause = Double(number(0..<500)) / 1_000
            note("flick \(speed) at \(point), pause \(pause)")
            stage.flick(from: point, velocity: CGVector(dx: speed, dy: 0))
            stage.advance(by: pause)
        }
    }

    /// Resets the size and the appearance of the window, and closes the options.
    func calm() {
        if stage.semantics.flattened.contains(where: { $0.identifier == "options" && $0.value == "open" }) {
            note("close options")
            try? stage.activate("options")
        }
        surroundings.direction = .leftToRight
        surroundings.typeSize = .large
        surroundings.scheme = .light
        stage.resize(to: Self.usualSize)
    }

    // MARK: What can be done

    private func touch() {
        guard fingers.count < 3 else { return move() }
        let point = point()
        note("touch \(point)")
        fingers.append(stage.touch(at: point))
    }

    private func move() {
        guard let finger = fingers.randomElement(using: &walk) else { return flick() }
        let reach = [3, 12, 60, 400][number(0..<4)]
        let translation = CGSize(width: number(-reach...reach), height: number(-reach...reach))
        let seconds = Double(number(0..<8)) / 60
        let rate = Double([30, 60, 120, 240][number(0..<4)])
        note("move \(fingers.firstIndex { $0 === finger }!) by \(translation) in \(seconds) at \(rate)")
        finger.move(by: translation, over: seconds, samplesPerSecond: rate)
    }

    private func leave() {
        guard let index = fingers.indices.randomElement(using: &walk) else { return }
        let isLift = number(0..<4) > 0
        note("\(isLift ? "lift" : "cancel") \(index)")
        let finger = fingers.remove(at: index)
        if isLift { finger.lift() } else { finger.cancel() }
    }

    private func wait() {
        let seconds = Double(number(1..<400)) / 1_000
        let rate = Double([7, 24, 60, 97, 120][number(0..<5)])
        note("wait \(seconds) at \(rate)")
        stage.advance(by: seconds, framesPerSecond: rate)
    }

    private func flick() {
        let start = point()
        let velocity = CGVector(dx: Double(number(-4_000...4_000)), dy: Double(number(-4_000...4_000)))
        note("flick \(start) \(velocity)")
        stage.flick(from: start, velocity: velocity)
    }

    private func tap() {
        let point = point()
        note("tap \(point)")
        stage.tap(at: point)
    }

    private func wheel() {
        let isPrecise = number(0..<2) == 0, point = point()
        let most = isPrecise ? 90 : 3
        let delta = CGSize(width: number(0..<3) == 0 ? number(-most...most) : 0, height: number(-most...most))
        note("wheel \(delta) at \(point), precise: \(isPrecise)")
        stage.wheel(by: delta, at: point, precise: isPrecise, modifiers: number(0..<6) == 0 ? .shift : [])
    }

    private func trackpad() {
        let phases: [WheelEvent.Phase] = [
            .began, .changed, .changed, .changed, .ended, .cancelled, .momentum, .momentumEnded,
        ]
        let phase = phases[number(0..<phases.count)], point = point()
        let delta = CGSize(width: number(-80...80), height: number(-80...80))
        note("trackpad \(phase) \(delta) at \(point)")
        switch phase {
        case .began, .changed: isTrackpadDown = true
        case .ended, .cancelled: isTrackpadDown = false
        default: break
        }
        stage.trackpad(phase, by: phase == .changed || number(0..<4) == 0 ? delta : .zero, at: point)
    }

    private func press() {
        let keys: [KeyEvent.Key] = [
            .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .tab, .return, .space,
            .escape,
        ]
        let key = keys[number(0..<keys.count)]
        note("press \(key)")
        stage.press(key, modifiers: number(0..<5) == 0 ? .shift : [])
    }

    private func assist() {
        let able = stage.semantics.flattened.filter { $0.identifier != nil && !$0.actions.isEmpty }
        guard let node = able.randomElement(using: &walk), let identifier = node.identifier,
            let action = node.actions.randomElement(using: &walk)
        else { return }
        note("assist \(identifier) \(action)")
        switch action {
        case .increment: try? stage.adjust(identifier, .increment)
        case .decrement: try? stage.adjust(identifier, .decrement)
        case .scroll(let direction): try? stage.scrollAction(identifier, direction)
        case .activate: try? stage.activate(identifier)
        default: break
        }
    }

    private func tapButton() throws {
        let buttons = stage.semantics.flattened.filter { $0.role == .button && $0.identifier != nil }
        guard let identifier = buttons.randomElement(using: &walk)?.identifier, stage.exists(identifier) else { return }
        note("tap \(identifier)")
        do {
            try stage.tap(identifier)
        } catch StageError.outOfReach {
            // Parts of the content are outside the window, where a finger can't tap.
        }
    }

    private func resize() {
        let size = CGSize(width: number(300..<1_000), height: number(300..<1_000))
        note("resize \(size)")
        stage.resize(to: size)
    }

    private func surround() {
        switch number(0..<3) {
        case 0: surroundings.direction = surroundings.direction == .leftToRight ? .rightToLeft : .leftToRight
        case 1: surroundings.typeSize = [.xSmall, .large, .accessibility2, .accessibility5][number(0..<4)]
        default: surroundings.scheme = surroundings.scheme == .light ? .dark : .light
        }
        note("\(surroundings.direction), \(surroundings.typeSize), \(surroundings.scheme)")
        stage.update()
    }

    // MARK: Choices

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &walk) }
    private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &walk) }

    /// Returns a random point in the window, with integral coordinates.
    private func point() -> CGPoint {
        CGPoint(x: number(0..<max(Int(stage.size.width), 1)), y: number(0..<max(Int(stage.size.height), 1)))
    }

    private func note(_ text: String) {
        story.append(text)
        if story.count > 25 { story.removeFirst() }
    }
}
