import Foundation

/// A type-erased transition.
public struct AnyTransition {
    let base: TransitionBox

    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { TypedTransitionBox(transition) }
    }

    init(making make: @escaping @MainActor () -> TransitionBox) { base = DeferredTransitionBox(make) }

    /// Returns a transition with different insertions and removals.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let first = insertion.base, second = removal.base
        return AnyTransition {
            TypedTransitionBox(
                AsymmetricTransition(insertion: ErasedTransition(base: first), removal: ErasedTransition(base: second)))
        }
    }

    /// Returns a transition between two modifiers.
    ///
    /// - Parameters:
    ///   - active: The modifier of the view before its insertion and after its removal.
    ///   - identity: The modifier of the inserted view.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let active = active, identity = identity
        return AnyTransition { TypedTransitionBox(ModifierTransition(active: active, identity: identity)) }
    }

    /// Combines this transition with another one.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let first = base, second = other.base
        return AnyTransition {
            TypedTransitionBox(
                CombinedTransition(first: ErasedTransition(base: first), second: ErasedTransition(base: second)))
        }
    }

    /// Attaches an animation to this transition. It runs even in updates without an animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let base = base
        return AnyTransition {
            TypedTransitionBox(AnimatedTransition(base: ErasedTransition(base: base), animation: animation))
        }
    }
}

extension View {
    /// Sets the transition of this view in animated updates. The default is a fade.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionTrait(transition: t.base))
    }

    /// Sets the transition of this view in animated updates. The default is a fade.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionTrait(transition: TypedTransitionBox(transition)))
    }
}

/// A type-erased transition.
class TransitionBox: @unchecked Sendable {
    /// The box that isn't deferred.
    @MainActor var resolved: TransitionBox { self }
    /// Returns whether another transition is certainly equal.
    @MainActor func isSame(as other: TransitionBox) -> Bool { self === other }
    @MainActor func isIdentity(at phase: TransitionPhase) -> Bool { false }
    @MainActor func animation(at phase: TransitionPhase) -> Animation? { nil }
    @MainActor func makeNode(around view: some View, _ phase: TransitionPhase, _ context: _NodeContext) -> _Node {
        preconditionFailure()
    }
    @MainActor func updateNode(_ node: _Node, around view: some View, _ phase: TransitionPhase) {}
    @MainActor func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { content }
}

final class TypedTransitionBox<T: Transition>: TransitionBox, @unchecked Sendable {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    override func isSame(as other: TransitionBox) -> Bool {
        guard let other = other.resolved as? TypedTransitionBox<T> else { return false }
        return ValueComparison.areEqual(transition, other.transition)
    }

    override func isIdentity(at phase: TransitionPhase) -> Bool { transition.isIdentity(at: phase) }
    override func animation(at phase: TransitionPhase) -> Animation? { transition.animation(at: phase) }

    override func makeNode(around view: some View, _ phase: TransitionPhase, _ context: _NodeContext) -> _Node {
        make(view.modifier(TransitionModifier(transition: transition, phase: phase)), context)
    }

    @MainActor private func make<V: View>(_ view: V, _ context: _NodeContext) -> _Node { V._makeNode(view, context) }

    override func updateNode(_ node: _Node, around view: some View, _ phase: TransitionPhase) {
        update(node, view.modifier(TransitionModifier(transition: transition, phase: phase)))
    }

    @MainActor private func update<V: View>(_ node: _Node, _ view: V) { V._updateNode(node, view) }

    override func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(transition.apply(content: content, phase: phase))
    }
}

/// A transition that is created on the main thread when it's first needed.
private final class DeferredTransitionBox: TransitionBox, @unchecked Sendable {
    private let make: @MainActor () -> TransitionBox
    @MainActor private lazy var base = make()

    init(_ make: @escaping @MainActor () -> TransitionBox) { self.make = make }

    override var resolved: TransitionBox { base.resolved }

    override func isSame(as other: TransitionBox) -> Bool { base.isSame(as: other) }
    override func isIdentity(at phase: TransitionPhase) -> Bool { base.isIdentity(at: phase) }
    override func animation(at phase: TransitionPhase) -> Animation? { base.animation(at: phase) }
    override func makeNode(around view: some View, _ phase: TransitionPhase, _ context: _NodeContext) -> _Node {
        base.makeNode(around: view, phase, context)
    }
    override func updateNode(_ node: _Node, around view: some View, _ phase: TransitionPhase) {
        base.updateNode(node, around: view, phase)
    }
    override func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { base.apply(content, phase) }
}

private struct ErasedTransition: Transition, TransitionTraits {
    let base: TransitionBox

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(AnyView(content), phase) }

    func isIdentity(at phase: TransitionPhase) -> Bool { base.isIdentity(at: phase) }
    func animation(at phase: TransitionPhase) -> Animation? { base.animation(at: phase) }
}
