public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { fatalError() }
    public var magnitudeSquared: Double { fatalError() }
}
extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { fatalError() }
    public var magnitudeSquared: Double { fatalError() }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { fatalError() }
    public var magnitudeSquared: Double { fatalError() }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() { fatalError() }
    public static var zero: EmptyAnimatableData { fatalError() }
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { fatalError() }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { fatalError() }
    public mutating func scale(by rhs: Double) { fatalError() }
    public var magnitudeSquared: Double { fatalError() }
}
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { fatalError() }
    public static var zero: AnimatablePair<First, Second> { fatalError() }
    public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
        First, Second
    > { fatalError() }
    public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
        First, Second
    > { fatalError() }
    public mutating func scale(by rhs: Double) { fatalError() }
    public var magnitudeSquared: Double { fatalError() }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}
extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { fatalError() }
        set { fatalError() }
    }
}
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct Animation: Hashable, CustomStringConvertible, Sendable {
    public var description: String { fatalError() }
    public static let `default`: Animation = { fatalError() }()
    public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
    public func speed(_ speed: Double) -> Animation { fatalError() }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { fatalError() }
    public func repeatForever(autoreverses: Bool = true) -> Animation { fatalError() }
    public static var easeIn: Animation { fatalError() }
    public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
    public static var easeOut: Animation { fatalError() }
    public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
    public static var easeInOut: Animation { fatalError() }
    public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
    public static var linear: Animation { fatalError() }
    public static func linear(duration: TimeInterval) -> Animation { fatalError() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { fatalError() }
    public static var spring: Animation { fatalError() }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
        -> Animation
    { fatalError() }
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { fatalError() }
    public static var smooth: Animation { fatalError() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
    public static var snappy: Animation { fatalError() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
    public static var bouncy: Animation { fatalError() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
    public static var interactiveSpring: Animation { fatalError() }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { fatalError() }
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { fatalError() }
}

public struct Transaction {
    public init() { fatalError() }
    public init(animation: Animation?) { fatalError() }
    public var animation: Animation? {
        get { fatalError() }
        set { fatalError() }
    }
    public var disablesAnimations: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    public var isContinuous: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    public var tracksVelocity: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    public var scrollTargetAnchor: UnitPoint? {
        get { fatalError() }
        set { fatalError() }
    }
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { fatalError() }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete: AnimationCompletionCriteria = { fatalError() }()
    public static let removed: AnimationCompletionCriteria = { fatalError() }()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    fatalError()
}
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { fatalError() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    fatalError()
}
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
    rethrows -> R
{ fatalError() }

public struct AnyTransition {
    public init<T>(_ transition: T) where T: Transition { fatalError() }
    nonisolated(unsafe) public static let opacity: AnyTransition = { fatalError() }()
    public static var identity: AnyTransition { fatalError() }
    public static var scale: AnyTransition { fatalError() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { fatalError() }
    public static var slide: AnyTransition { fatalError() }
    public static func move(edge: Edge) -> AnyTransition { fatalError() }
    public static func offset(_ offset: CGSize) -> AnyTransition { fatalError() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { fatalError() }
    public static func push(from edge: Edge) -> AnyTransition { fatalError() }
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier { fatalError() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
    public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
    public func animation(_ animation: Animation?) -> AnyTransition { fatalError() }
}
@available(*, unavailable)
extension AnyTransition: Sendable {}

@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { fatalError() }
    public var value: Double { fatalError() }
}
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    typealias Content = PlaceholderContentView<Self>
}
extension Transition {
    @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition {
        IdentityTransition()
    }
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        IdentityTransition()
    }
}
public struct IdentityTransition: Transition {
    public init() {}
    public func body(content: Self.Content, phase: TransitionPhase) -> some View { content }
}
public struct OpacityTransition: Transition {
    public init() {}
    public func body(content: Self.Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
    public init(_ scale: Double, anchor: UnitPoint = .center) { fatalError() }
    public func body(content: Self.Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == IdentityTransition {
    @MainActor @preconcurrency public static var identity: IdentityTransition { fatalError() }
}
extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { fatalError() }
}
extension Transition where Self == ScaleTransition {
    @MainActor @preconcurrency public static var scale: ScaleTransition { fatalError() }
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        fatalError()
    }
}
