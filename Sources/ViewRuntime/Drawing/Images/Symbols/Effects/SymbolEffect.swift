/// An animation of the symbols in a view. Available from iOS 17 and macOS 14.
public protocol SymbolEffect: Sendable {
    /// The configuration of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that continues while it's active.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that replaces a symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// The configuration of an effect for the runtime.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(grows: Bool)
        case pulse
        case variableColor(VariableColorSymbolEffect.Cycle)
        case scale(grows: Bool?)
        case appear
        case disappear
        case replace
        case breathe(fades: Bool)
        case wiggle(WiggleSymbolEffect.Motion)
        case rotate(isClockwise: Bool)
    }

    let kind: Kind
}

/// The repetition and the speed of an effect. Available from iOS 17 and macOS 14.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of runs. With `nil`, an active effect repeats forever, and an effect of a changing value runs once.
    private(set) var count: Int?
    private(set) var speed = 1.0
    /// The time between two runs, in seconds.
    private(set) var pause = 0.0

    /// The way that an effect repeats.
    ///
    /// Available from iOS 18 and macOS 15.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int
        let pause: Double

        /// Runs follow one another without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: .max, pause: 0) }
        /// Runs follow one another with a pause.
        public static var periodic: RepeatBehavior { periodic() }
        /// A number of runs with pauses.
        ///
        /// - Parameters:
        ///   - count: The number of runs, or `nil` for endless repetition.
        ///   - delay: The time between two runs in seconds, or `nil` for the default.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 1
            return RepeatBehavior(count: count.map { max($0, 1) } ?? .max, pause: delay.isFinite ? max(delay, 0) : 1)
        }
    }

    /// The default options.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect forever.
    public static let repeating = SymbolEffectOptions(count: .max)
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// Runs the effect a number of times, or forever for `nil`.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count.map { max($0, 1) } ?? .max)
    }
    /// Repeats the effect.
    ///
    /// Available from iOS 18 and macOS 15.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Runs the effect at a speed relative to the default.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options with endless repetition.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(count: .max, speed: speed) }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, speed: speed) }
    /// Returns the options with a number of runs, or endless repetition for `nil`.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count.map { max($0, 1) } ?? .max, speed: speed)
    }
    /// Returns the options with a repetition.
    ///
    /// Available from iOS 18 and macOS 15.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(count: behavior.count, speed: speed, pause: behavior.pause)
    }
    /// Returns the options with a speed relative to the default.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, speed: speed.isFinite ? max(speed, 0.01) : 1, pause: pause)
    }
}

/// An effect that briefly scales a symbol up or down on a spring. Symbols move as a whole.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private let grows: Bool

    init(grows: Bool = true) { self.grows = grows }

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .bounce(grows: grows)) }
    /// The effect that scales up.
    public var up: BounceSymbolEffect { BounceSymbolEffect(grows: true) }
    /// The effect that scales down.
    public var down: BounceSymbolEffect { BounceSymbolEffect(grows: false) }
    /// The same effect, because symbols move as a whole.
    public var byLayer: BounceSymbolEffect { self }
    /// The same effect, because symbols move as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// An effect that fades a symbol out and in. Symbols fade as a whole.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .pulse) }
    /// The same effect, because symbols fade as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// The same effect, because symbols fade as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// An effect that scales a symbol while it's active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private let grows: Bool?

    init(grows: Bool? = nil) { self.grows = grows }

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .scale(grows: grows)) }
    /// The effect that scales up.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(grows: true) }
    /// The effect that scales down.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(grows: false) }
    /// The same effect, because symbols scale as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// The same effect, because symbols scale as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// An effect that shows a symbol only while it's active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .appear) }
    /// The same effect, because symbols appear as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// The same effect, because symbols appear as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// An effect that hides a symbol while it's active, but keeps its space.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .disappear) }
    /// The same effect, because symbols disappear as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// The same effect, because symbols disappear as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// An effect that shrinks the old symbol before the new one grows.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
    /// The same effect, because symbols change as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same effect, because symbols change as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The same effect, which always shrinks and then grows.
    public var downUp: ReplaceSymbolEffect { self }
}

/// The default effect for symbols that replace each other, which is the same as ``ReplaceSymbolEffect``.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect for symbols that replace each other.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that briefly scales a symbol on a spring.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that scales a symbol while it's active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that shows a symbol only while it's active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that hides a symbol while it's active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces a symbol with another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
    /// One symbol replaces another. Available from iOS 17 and macOS 14.
    ///
    /// - Parameter options: Has no effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}
