import LayerTree

/// The pointers that are down in a tab. It filters events that make no sense to a scene: a move or an end without a
/// beginning, which happens when a page reconnects while a finger is down.
struct PointersDown {
    private var down: [Int: PointerEvent] = [:]

    var isEmpty: Bool { down.isEmpty }

    /// Returns the event for the scene, or `nil` to drop it.
    mutating func admit(_ event: InputEvent) -> InputEvent? {
        guard case .pointer(let pointer) = event else { return event }
        switch pointer.phase {
        case .began:
            guard down[pointer.id] == nil, down.count < Limits.pointers else { return nil }
            down[pointer.id] = pointer
        case .moved:
            guard down[pointer.id] != nil else { return nil }
            down[pointer.id] = pointer
        case .ended, .cancelled:
            guard down.removeValue(forKey: pointer.id) != nil else { return nil }
        case .hovered, .left, .secondary:
            break
        }
        return event
    }

    /// Cancels every pointer at its last location.
    mutating func cancelAll(at time: Double) -> [PointerEvent] {
        defer { down.removeAll() }
        return down.values.sorted { $0.id < $1.id }.map { pointer in
            var event = pointer
            event.phase = .cancelled
            event.time = time
            return event
        }
    }
}
