import Foundation
import LayerTree

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// Nothing speaks against it yet; a value may already be known.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// Of a gesture that goes on or has ended.
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

/// One thing that happens to a gesture that is being followed.
enum GestureInput {
    case began(PointerEvent)
    case moved(PointerEvent)
    case ended(PointerEvent)
    /// Time has come that the gesture asked for, seconds.
    case time(Double)
    /// A scroll view moves its content with the same pointers: they can no longer mean to press what is under them.
    case scrolled
}

/// How a gesture wants its pointers.
enum Claim {
    /// It goes on with them.
    case continuous
    /// It is complete, and gives way to whatever inside might still become another tap.
    case tap
    /// It is complete after holding still.
    case press
}

/// What programs are told of an event, kept until it is certain that the gesture has the pointers.
struct GestureEffects {
    /// States that go back to where they were: before the actions, so that an action sees none of the gesture's.
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

/// What the gestures of one recogniser share.
@MainActor
public struct _GestureContext {
    /// The element that the gesture is on; local coordinates are its.
    package unowned let element: Element
    let pointers: GesturePointers
}

/// The pointers of one recogniser that are down, as they last reported, in the order in which they came.
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

/// What follows the pointers for one gesture value: a small machine, made when a pointer goes down.
@MainActor
public class _GestureTracker<Value> {
    let context: _GestureContext
    final var phase = GesturePhase<Value>.possible(nil) { didSet { revision &+= 1 } }
    /// Counts how often the phase was set.
    private(set) final var revision = 0

    init(_ context: _GestureContext) { self.context = context }

    /// Sets the phase by what happened. What programs should hear of it is added to the effects.
    func handle(_ input: GestureInput, _ effects: inout GestureEffects) {}

    /// Forgets the pointers. States that the gesture set go back.
    func reset(_ effects: inout GestureEffects) { phase = .possible(nil) }

    /// When the gesture wants to be told of the time, seconds; nil for never.
    var deadline: Double? { nil }

    /// How the gesture wants the pointers now; nil while it is not sure of them.
    var claim: Claim? { phase.value == nil ? nil : .continuous }

    /// How far pointers must move before the gesture is sure of them, points. Who needs the shortest way comes first.
    var distance: CGFloat { 0 }

    /// Whether it is better to wait for the outcome than to let a gesture further out have its claim.
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
