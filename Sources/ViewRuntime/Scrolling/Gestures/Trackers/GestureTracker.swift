import Foundation
import LayerTree

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// The gesture may still be recognized. A value may already be known.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// The value of a gesture that is active or has ended.
    var value: Value? {
        switch self {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    var isPossible: Bool { if case .possible = self { true } else { false } }
    var isActive: Bool { if case .active = self { true } else { false } }
    var isEnded: Bool { if case .ended = self { true } else { false } }
    var isFailed: Bool { if case .failed = self { true } else { false } }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// An input event of a gesture.
enum GestureInput {
    case began(PointerEvent)
    case moved(PointerEvent)
    case ended(PointerEvent)
    /// A time in seconds that the gesture requested has passed.
    case time(Double)
    /// A scroll view starts to scroll with the same pointers, so they can't press the content.
    case scrolled
}

/// A gesture's claim to its pointers.
enum Claim {
    /// The gesture continues with the pointers.
    case continuous
    /// The gesture is complete. It waits for inner gestures that may become another tap.
    case tap
    /// The gesture is complete after a hold.
    case press
}

/// The actions of a gesture, which wait until the gesture has the pointers.
struct GestureEffects {
    /// The resets of gesture states. They run before the actions, so that an action sees the reset states.
    var resets: [() -> Void] = []
    var actions: [() -> Void] = []

    mutating func append(_ other: GestureEffects) {
        resets += other.resets
        actions += other.actions
    }

    func run() {
        for reset in resets { reset() }
        for action in actions { action() }
    }
}

/// The properties that the trackers of a recognizer share.
@MainActor
public struct _GestureContext {
    /// The element of the gesture, which defines local coordinates.
    package unowned let element: Element
    let pointers: GesturePointers
}

/// The last events of a recognizer's pointers that are down, in the order in which the pointers went down.
@MainActor
final class GesturePointers {
    private(set) var all: [PointerEvent] = []

    func note(_ event: PointerEvent) {
        let index = all.firstIndex { $0.id == event.id }
        switch event.phase {
        case .ended, .cancelled: if let index { all.remove(at: index) }
        case .began, .moved: if let index { all[index] = event } else { all.append(event) }
        case .hovered, .left, .secondary: break
        }
    }
}

/// A state machine that tracks the pointers of a gesture. It's created when a pointer goes down.
@MainActor
public class _GestureTracker<Value> {
    let context: _GestureContext
    final var phase = GesturePhase<Value>.possible(nil) { didSet { revision &+= 1 } }
    /// The number of phase changes.
    private(set) final var revision = 0

    init(_ context: _GestureContext) { self.context = context }

    /// Updates the phase after an input, and adds the actions to run to the effects.
    func handle(_ input: GestureInput, _ effects: inout GestureEffects) {}

    /// Adds the resets of gesture states, because the gesture loses its pointers. It receives no input after that.
    func reset(_ effects: inout GestureEffects) {}

    /// The time in seconds at which the gesture needs an input, or `nil` for none.
    var deadline: Double? { nil }

    /// The current claim to the pointers, or `nil` while the gesture is undecided.
    var claim: Claim? { phase.value == nil ? nil : .continuous }

    /// The distance in points that pointers must move before the gesture is certain. The gesture with the shortest
    /// distance has precedence.
    var distance: CGFloat { 0 }

    /// Whether the gesture is a hold, which can precede a drag of the same view.
    var isPress: Bool { false }

    /// Whether the claim of an outer gesture must wait for the outcome of this one.
    func holdsOff(_ claim: Claim) -> Bool { claim == .tap }
}

extension GestureInput {
    var pointer: PointerEvent? {
        switch self {
        case .began(let event), .moved(let event), .ended(let event): event
        case .time, .scrolled: nil
        }
    }
}
