/// A symbol effect that can be a transition.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// A transition that scales and fades a symbol as the effect does. Symbols have no layers on Linux, so they move as a
/// whole. Available from iOS 17 and macOS 14.
@MainActor @preconcurrency
@frozen public struct SymbolEffectTransition: Transition {
    let speed: Double

    /// Creates a transition from an effect.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        speed = options.speed
    }

    /// Returns the symbol in a phase of the transition.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : SymbolPose.smallest)
            .transaction { transaction in transaction.animation = transaction.animation?.speed(speed) }
    }

    /// The properties of the transition. It has motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition with the default effect.
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AppearSymbolEffect(), options: .default)
    }

    /// A transition with an effect.
    ///
    /// - Parameter options: The options, of which only the speed has an effect.
    @MainActor @preconcurrency public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
