/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// Has a symbol come and go as its effects show it: it grows and becomes opaque, and the other way round. Symbols move as a whole
/// here. Apple: iOS 17, macOS 14.
@MainActor @preconcurrency
@frozen public struct SymbolEffectTransition: Transition {
    let speed: Double

    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) { speed = options.speed }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : SymbolPose.smallest)
            .transaction { transaction in transaction.animation = transaction.animation?.speed(speed) }
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension Transition where Self == SymbolEffectTransition {
    /// Has symbols appear and disappear by the usual effect.
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AppearSymbolEffect(), options: .default)
    }

    /// - Parameter options: Their speed is that of the transition's animation; a transition does not repeat.
    @MainActor @preconcurrency public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
