import Foundation
import LayerTree

/// Makes its content a slider.
nonisolated struct SliderModifier: ElementModifier {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { SliderElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: SliderElement.self).show(self) }
}

final class SliderElement: ControlElement, GestureTarget {
    private var slider: SliderModifier!
    private var shown = 0.0
    private weak var current: GestureRecognizer<SliderGesture>?

    func show(_ slider: SliderModifier) {
        let now = slider.value.wrappedValue
        if now != shown || slider.scale != self.slider?.scale { graph.semanticsTree.setNeedsRefresh() }
        shown = now
        self.slider = slider
        current?.update(SliderGesture(slider: slider))
    }

    func recognizers() -> [Recognizer] {
        guard environment.isEnabled else { return [] }
        if let current, current.isAlive { return [current] }
        let recognizer = GestureRecognizer(SliderGesture(slider: slider), .normal, on: self)
        current = recognizer
        return [recognizer]
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if !environment.isEnabled { current?.cancel() }
    }

    // MARK: Keys and assistive technology

    override var role: SemanticsRole { .slider }

    override func describe(_ node: inout SemanticsNode) {
        node.range = slider.scale.bounds
        node.number = shown.isFinite ? shown : slider.scale.bounds.lowerBound
        node.value = "\(Int((slider.scale.fraction(of: shown) * 100).rounded()))%"
        node.actions = [.increment, .decrement]
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        guard environment.isEnabled else { return false }
        switch action {
        case .increment: move(by: 1)
        case .decrement: move(by: -1)
        case .setNumber(let number): set(number)
        default: return false
        }
        return true
    }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, graph.focus.element === self, event.modifiers.isEmpty else { return false }
        let forward = environment.layoutDirection == .rightToLeft ? -1.0 : 1
        let isUp = event.phase == .up
        switch event.key {
        case .rightArrow: if !isUp { move(by: forward) }
        case .leftArrow: if !isUp { move(by: -forward) }
        case .upArrow: if !isUp { move(by: 1) }
        case .downArrow: if !isUp { move(by: -1) }
        case .home: if !isUp { set(slider.scale.bounds.lowerBound) }
        case .end: if !isUp { set(slider.scale.bounds.upperBound) }
        default: return false
        }
        return true
    }

    /// Moves by steps from the binding's current value, because several steps can come between two updates.
    private func move(by steps: Double) {
        set(slider.scale.nearest(slider.value.wrappedValue) + steps * slider.scale.stride)
    }

    private func set(_ number: Double) {
        slider.onEditingChanged(true)
        slider.value.wrappedValue = slider.scale.nearest(number)
        slider.onEditingChanged(false)
    }
}
