import LayerTree

/// The events of a tab that wait for its next frame, in order.
struct EventQueue {
    private var events: [InputEvent] = []
    private let capacity: Int

    init(capacity: Int = Limits.queuedEvents) { self.capacity = max(capacity, 1) }

    var count: Int { events.count }
    var isEmpty: Bool { events.isEmpty }

    /// Whether the queue contains an event other than a move of a pointer that is up.
    var hasActions: Bool {
        events.contains {
            guard case .pointer(let event) = $0 else { return true }
            return event.phase != .hovered && event.phase != .left
        }
    }

    /// Appends an event. A full queue drops its oldest move that a later move supersedes. Returns `false` if there's
    /// none and the queue rejects the event.
    mutating func append(_ event: InputEvent) -> Bool {
        if events.count >= capacity {
            guard let index = events.firstIndex(where: \.isReplaceable) else { return false }
            events.remove(at: index)
        }
        events.append(event)
        return true
    }

    mutating func takeAll() -> [InputEvent] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }
}

extension InputEvent {
    fileprivate var isReplaceable: Bool {
        guard case .pointer(let event) = self else { return false }
        return event.phase == .moved || event.phase == .hovered
    }
}
