/// A transition with different insertions and removals.
@MainActor @preconcurrency
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition that inserts a view.
    public var insertion: Insertion
    /// The transition that removes a view.
    public var removal: Removal

    /// Creates a transition from an insertion and a removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns the view in a phase of the transition.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }

    /// The properties of the transition.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension AsymmetricTransition: TransitionTraits {
    func isIdentity(at phase: TransitionPhase) -> Bool {
        phase == .didDisappear ? removal.isIdentity(at: phase) : insertion.isIdentity(at: phase)
    }
    func animation(at phase: TransitionPhase) -> Animation? {
        phase == .didDisappear ? removal.animation(at: phase) : insertion.animation(at: phase)
    }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition, TransitionTraits {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func isIdentity(at phase: TransitionPhase) -> Bool { first.isIdentity(at: phase) && second.isIdentity(at: phase) }
    func animation(at phase: TransitionPhase) -> Animation? {
        first.animation(at: phase) ?? second.animation(at: phase)
    }
}

struct AnimatedTransition<Base: Transition>: Transition, TransitionTraits {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.animation(animation) { base.apply(content: $0, phase: phase) }
    }

    static var properties: TransitionProperties { Base.properties }

    func isIdentity(at phase: TransitionPhase) -> Bool { base.isIdentity(at: phase) }
    func animation(at phase: TransitionPhase) -> Animation? { animation }
}

/// A transition between two values of a modifier.
struct ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
