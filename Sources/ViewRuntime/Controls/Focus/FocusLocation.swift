/// The storage of a focus state, or of an accessibility focus state, and the views that bind to it.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    let none: Value
    let state: StateLocation<Value>
    @MainActor private var parts: [Part] = []

    private struct Part { weak var element: FocusFollower? }

    init(_ none: Value) {
        self.none = none
        state = StateLocation(none)
    }

    @MainActor func add(_ element: FocusFollower) {
        parts.removeAll { $0.element == nil || $0.element === element }
        parts.append(Part(element: element))
    }

    @MainActor func remove(_ element: FocusFollower) {
        parts.removeAll { $0.element == nil || $0.element === element }
    }

    /// Writes a value and moves the focus after the update, because the update may create the view that receives it.
    func move(to value: Value) {
        nonisolated(unsafe) let value = value
        state.write(value)
        onMainThread {
            for part in self.parts {
                part.element?.graph.afterUpdate { [weak element = part.element] in element?.follow() }
            }
        }
    }
}

/// An element that moves the focus to its content when its state changes.
class FocusFollower: ModifierElement {
    /// Moves the focus to match the state.
    func follow() {}
}
