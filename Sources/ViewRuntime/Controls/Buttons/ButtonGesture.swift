import Foundation
import LayerTree

/// A gesture that succeeds when a pointer goes down on a button and lifts there.
nonisolated struct ButtonGesture: PrimitiveGesture {
    typealias Value = Void

    /// Receives whether the pointer is down on the button.
    let press: (Bool) -> Void
    let action: @MainActor () -> Void

    @MainActor static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Void> {
        let tracker = ButtonTracker(context)
        tracker.gesture = gesture
        return tracker
    }

    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Void>, _ gesture: Self) {
        unsafeDowncast(tracker, to: ButtonTracker.self).gesture = gesture
    }
}

private final class ButtonTracker: _GestureTracker<Void> {
    /// The distance outside the button, in points, at which a finger still presses it. UIKit uses the same value.
    private static let reach: CGFloat = 70

    var gesture: ButtonGesture!
    private var pointer: Int?
    private var isPressed = false
    /// The time of the next repeat, in seconds.
    private var due: Double?
    /// Whether the action has run while the pointer was down.
    private var hasRepeated = false

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive else { return }
        switch input {
        case .began(let event):
            guard pointer == nil else { return }
            pointer = event.id
            phase = .active(())
            due = repeats ? event.time + ButtonRepeatBehavior.delay : nil
            setPressed(true, &effects)
        case .moved(let event):
            if event.id == pointer { setPressed(holds(event), &effects) }
        case .ended(let event):
            guard event.id == pointer else { return }
            let isInside = holds(event)
            restore(&effects)
            phase = isInside ? .ended(()) : .failed
            if isInside && !hasRepeated { act(&effects) }
        case .scrolled: fail(&effects)
        case .time(let time):
            guard let next = due, time >= next else { return }
            due = time + ButtonRepeatBehavior.interval
            guard isPressed else { return }
            hasRepeated = true
            act(&effects)
        }
    }

    override var deadline: Double? { phase.isActive ? due : nil }

    private var repeats: Bool { context.element.environment.controlValues.repeatBehavior == .enabled }

    private func act(_ effects: inout GestureEffects) { effects.actions.append { [self] in gesture.action() } }

    private func holds(_ event: PointerEvent) -> Bool {
        let reach = event.kind == .touch ? Self.reach : 0
        let element = (context.element as? ButtonElement)?.row ?? context.element
        return element.bounds.insetBy(dx: -reach, dy: -reach).contains(element.locally(event.location))
    }

    private func fail(_ effects: inout GestureEffects) {
        restore(&effects)
        phase = .failed
    }

    private func setPressed(_ value: Bool, _ effects: inout GestureEffects) {
        if value == isPressed { return }
        isPressed = value
        effects.actions.append { [self] in gesture.press(value) }
    }

    private func restore(_ effects: inout GestureEffects) {
        guard isPressed else { return }
        isPressed = false
        effects.resets.append { [self] in gesture.press(false) }
    }

    override func reset(_ effects: inout GestureEffects) { restore(&effects) }

    override var claim: Claim? { phase.isEnded ? .tap : nil }

    /// A pressed button wins over long press gestures around it.
    override func holdsOff(_ claim: Claim) -> Bool { claim != .continuous }
}
