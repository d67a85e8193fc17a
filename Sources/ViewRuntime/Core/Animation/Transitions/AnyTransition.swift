import Foundation

/// A transition of any type.
public struct AnyTransition {
    let base: TransitionBox

    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { TypedTransitionBox(transition) }
    }

    private init(making make: @escaping @MainActor () -> TransitionBox) { base = DeferredTransitionBox(make) }

    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition { TypedTransitionBox(IdentityTransition()) } }

    /// Fades in and out.
    public static var opacity: AnyTransition { AnyTransition { TypedTransitionBox(OpacityTransition()) } }

    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition { TypedTransitionBox(SlideTransition()) } }

    /// Grows out of nothing and shrinks to nothing.
    public static var scale: AnyTransition { scale(scale: 1e-5) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { TypedTransitionBox(ScaleTransition(Double(scale), anchor: anchor)) }
    }

    /// Comes from an edge and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition { TypedTransitionBox(MoveTransition(edge: edge)) } }

    /// Comes from an edge, goes to the opposite one, and fades on the way.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition { TypedTransitionBox(PushTransition(edge: edge)) } }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition { TypedTransitionBox(OffsetTransition(offset)) } }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let first = insertion.base, second = removal.base
        return AnyTransition {
            TypedTransitionBox(
                AsymmetricTransition(insertion: ErasedTransition(base: first), removal: ErasedTransition(base: second)))
        }
    }

    /// Between two values of a modifier: `active` before the view comes and after it has gone.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let active = active, identity = identity
        return AnyTransition { TypedTransitionBox(ModifierTransition(active: active, identity: identity)) }
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let first = base, second = other.base
        return AnyTransition {
            TypedTransitionBox(CombinedTransition(first: ErasedTransition(base: first), second: ErasedTransition(base: second)))
        }
    }

    /// The transition with an animation of its own, which also runs where the update has none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let base = base
        return AnyTransition { TypedTransitionBox(AnimatedTransition(base: ErasedTransition(base: base), animation: animation)) }
    }
}

extension View {
    /// How the view comes and goes in animated updates; a fade unless said otherwise.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionTrait(transition: t.base)) }

    /// How the view comes and goes in animated updates; a fade unless said otherwise.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionTrait(transition: TypedTransitionBox(transition)))
    }
}

/// A transition whose type is not known.
class TransitionBox: @unchecked Sendable {
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

/// A transition that is made on the main thread, when it is first needed.
private final class DeferredTransitionBox: TransitionBox, @unchecked Sendable {
    private let make: @MainActor () -> TransitionBox
    @MainActor private lazy var base = make()

    init(_ make: @escaping @MainActor () -> TransitionBox) { self.make = make }

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
