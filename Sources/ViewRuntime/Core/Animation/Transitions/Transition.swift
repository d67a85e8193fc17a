/// How a view comes and goes in an animated update.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view as it is shown in a phase. What changes between the phases is animated.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }

    /// Both transitions at once.
    public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }

    /// The transition with an animation of its own, which also runs where the update has none.
    public func animation(_ animation: Animation?) -> some Transition { AnimatedTransition(base: self, animation: animation) }
}

/// Where a view is in its transition.
@frozen
public enum TransitionPhase: Equatable, Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It is on its way out.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, 1 when it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What the system may know of a transition beforehand.
public struct TransitionProperties: Sendable {
    /// Whether something moves, which people can ask to have less of.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// What a transition made of others knows of their phases.
@MainActor
protocol TransitionTraits {
    /// Whether nothing is to be seen of the way to or from a phase.
    func isIdentity(at phase: TransitionPhase) -> Bool
    /// The transition's own animation.
    func animation(at phase: TransitionPhase) -> Animation?
}

extension Transition {
    func isIdentity(at phase: TransitionPhase) -> Bool { (self as? any TransitionTraits)?.isIdentity(at: phase) ?? false }
    func animation(at phase: TransitionPhase) -> Animation? { (self as? any TransitionTraits)?.animation(at: phase) }
}

struct TransitionModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(base: AnyView(content)), phase: phase)
    }
}
