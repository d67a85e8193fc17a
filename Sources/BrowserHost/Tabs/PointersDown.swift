import LayerTree

/// The pointers that are down in a tab. It lets through only what makes sense to a scene: no move or end without
/// a beginning, as happens when a page comes back while a finger is down.
struct PointersDown {
    private var down: [Int: PointerEvent] = [:]

    var isEmpty: Bool { down.isEmpty }

    /// The event as the scene may have it, or nil to drop it.
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

    /// Lifts every pointer where it was last seen.
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
