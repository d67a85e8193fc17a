import LayerTree

/// The events of a tab that wait for its next frame, in order.
///
/// The queue drops events that are meaningless to a scene: a move or an end of a pointer without a beginning, which
/// happens when a page reconnects while a finger is down, and pointers beyond the limit.
struct EventQueue {
    private var events: [InputEvent] = []
    /// The pointers that are down, with their last events.
    private var down: [Int: PointerEvent] = [:]
    private let capacity: Int

    init(capacity: Int = Limits.queuedEvents) { self.capacity = max(capacity, 1) }

    var count: Int { events.count }
    var isEmpty: Bool { events.isEmpty }

    /// Whether a pointer is down.
    var hasPointers: Bool { !down.isEmpty }

    /// Whether the queue contains an event other than a move of a pointer that is up.
    var hasActions: Bool {
        events.contains {
            guard case .pointer(let event) = $0 else { return true }
            return event.phase != .hovered && event.phase != .left
        }
    }

    /// Whether the events are part of a longer input: a pointer is down, or the last event is usually followed by
    /// others of its kind.
    var isMidway: Bool { hasPointers || events.last?.isMidway ?? false }

    /// Appends an event. A full queue drops its oldest move that a later move supersedes. Returns `false` if there's
    /// none and the queue rejects the event.
    mutating func append(_ event: InputEvent) -> Bool {
        guard admit(event) else { return true }
        if count >= capacity {
            guard let index = events.firstIndex(where: \.isReplaceable) else { return false }
            events.remove(at: index)
        }
        events.append(event)
        return true
    }

    /// Appends a cancellation of every pointer at its last location, as far as there is space.
    mutating func cancelPointers(at time: Double) {
        for var event in down.values.sorted(by: { $0.id < $1.id }) {
            event.phase = .cancelled
            event.time = time
            _ = append(.pointer(event))
        }
    }

    mutating func takeAll() -> [InputEvent] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    /// Tracks the pointers that are down. Returns `false` if the event is meaningless.
    private mutating func admit(_ event: InputEvent) -> Bool {
        guard case .pointer(let pointer) = event else { return true }
        switch pointer.phase {
        case .began:
            guard down[pointer.id] == nil, down.count < Limits.pointers else { return false }
            down[pointer.id] = pointer
        case .moved:
            guard down[pointer.id] != nil else { return false }
            down[pointer.id] = pointer
        case .ended, .cancelled: return down.removeValue(forKey: pointer.id) != nil
        case .hovered, .left, .secondary: break
        }
        return true
    }
}

extension InputEvent {
    fileprivate var isReplaceable: Bool {
        guard case .pointer(let event) = self else { return false }
        return event.phase == .moved || event.phase == .hovered
    }

    /// Whether the event is usually followed by others of the same input, for example a move of a pointer.
    fileprivate var isMidway: Bool {
        switch self {
        case .pointer(let event): event.phase == .began || event.phase == .moved || event.phase == .hovered
        case .wheel(let event):
            switch event.phase {
            case .none, .began, .changed, .momentum: true
            case .ended, .cancelled, .momentumEnded: false
            }
        case .key(let event): event.phase == .repeat
        case .text, .semantics, .open: false
        }
    }
}
