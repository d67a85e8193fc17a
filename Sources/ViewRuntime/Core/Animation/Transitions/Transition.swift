/// A type that defines how a view is inserted and removed in an animated update.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view in a phase of the transition.
    associatedtype Body: View

    /// The inserted or removed view.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view in a phase of the transition. The runtime animates the differences between the phases.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties of a transition.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Applies the transition to a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }

    /// Combines this transition with another one.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Attaches an animation to this transition. It runs even in updates without an animation.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// A phase of a transition.
@frozen
public enum TransitionPhase: Equatable, Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view has been inserted.
    case identity
    /// The view has been removed and is leaving.
    case didDisappear

    /// A Boolean value that indicates whether the phase is `identity`.
    public var isIdentity: Bool { self == .identity }

    /// A value of -1 before insertion, 0 for an inserted view, and 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// A Boolean value that indicates whether the transition has motion, which a person can choose to reduce.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that describes the appearance of its phases.
@MainActor
protocol TransitionTraits {
    /// Whether a phase looks the same as the inserted view.
    func isIdentity(at phase: TransitionPhase) -> Bool
    /// The transition's own animation in a phase.
    func animation(at phase: TransitionPhase) -> Animation?
}

extension Transition {
    func isIdentity(at phase: TransitionPhase) -> Bool {
        (self as? any TransitionTraits)?.isIdentity(at: phase) ?? false
    }
    func animation(at phase: TransitionPhase) -> Animation? { (self as? any TransitionTraits)?.animation(at: phase) }
}

struct TransitionModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(base: AnyView(content)), phase: phase)
    }
}
