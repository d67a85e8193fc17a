import Foundation
import LayerTree

/// A drag that moves the thumb of a slider.
nonisolated struct SliderGesture: PrimitiveGesture {
    typealias Value = Void

    let slider: SliderModifier

    @MainActor static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Void> {
        let tracker = SliderTracker(context)
        tracker.slider = gesture.slider
        return tracker
    }

    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Void>, _ gesture: Self) {
        unsafeDowncast(tracker, to: SliderTracker.self).slider = gesture.slider
    }
}

private final class SliderTracker: _GestureTracker<Void> {
    var slider: SliderModifier!
    private var pointer: Int?
    private var start = CGPoint.zero
    private var startValue = 0.0
    private var isEditing = false

    /// The distance along the track at which the drag begins, in points. A scroll view needs more, so the thumb moves
    /// even inside a horizontal scroll view.
    override var distance: CGFloat { 4 }

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        guard phase.isPossible || phase.isActive, let event = input.pointer else { return }
        if case .began = input, pointer == nil {
            begin(event, &effects)
        } else if event.id == pointer {
            follow(event, isLast: event.phase == .ended, &effects)
        }
    }

    private func begin(_ event: PointerEvent, _ effects: inout GestureEffects) {
        pointer = event.id
        start = context.element.locally(event.location)
        startValue = slider.scale.nearest(slider.value.wrappedValue)
        if event.kind == .mouse, !isOnKnob(start.x) {
            // A mouse click moves the thumb to the pointer.
            startValue = slider.scale.bounds.lowerBound + fraction(at: start.x) * slider.scale.length
            edit(startValue, &effects)
        }
    }

    private func follow(_ event: PointerEvent, isLast: Bool, _ effects: inout GestureEffects) {
        let now = context.element.locally(event.location)
        let translation = CGSize(width: now.x - start.x, height: now.y - start.y)
        if !isEditing {
            if isLast { phase = .failed }
            guard !isLast, abs(translation.width) >= distance, abs(translation.width) >= abs(translation.height) else {
                return
            }
        }
        edit(startValue + Double(translation.width * direction / room) * slider.scale.length, &effects)
        if isLast {
            phase = .ended(())
            stop(&effects)
        }
    }

    private func edit(_ value: Double, _ effects: inout GestureEffects) {
        phase = .active(())
        let isFirst = !isEditing
        isEditing = true
        effects.actions.append { [self] in
            if isFirst { slider.onEditingChanged(true) }
            var binding = slider.value
            binding.transaction.isContinuous = true
            binding.wrappedValue = slider.scale.nearest(value)
        }
    }

    private func stop(_ effects: inout GestureEffects) {
        guard isEditing else { return }
        isEditing = false
        effects.actions.append { [self] in slider.onEditingChanged(false) }
    }

    override func reset(_ effects: inout GestureEffects) { stop(&effects) }

    // MARK: The track

    private let knob: CGFloat = SliderTrack<EmptyView>.knob
    private var room: CGFloat { max(context.element.size.width - knob, 1) }
    private var direction: CGFloat { context.element.environment.layoutDirection == .rightToLeft ? -1 : 1 }

    private func fraction(at x: CGFloat) -> Double {
        let along = direction < 0 ? context.element.size.width - x : x
        return Double(min(max((along - knob / 2) / room, 0), 1))
    }

    private func isOnKnob(_ x: CGFloat) -> Bool {
        let along = direction < 0 ? context.element.size.width - x : x
        return abs(along - knob / 2 - CGFloat(slider.scale.fraction(of: startValue)) * room) <= knob / 2
    }
}
