/// An animation of the symbols in a view. Apple: iOS 17, macOS 14.
public protocol SymbolEffect: Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What the runtime knows of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(grows: Bool)
        case pulse
        case variableColor(reverses: Bool)
        case scale(grows: Bool?)
        case appear
        case disappear
        case replace
    }

    let kind: Kind
}

/// How often and how fast an effect runs. Apple: iOS 17, macOS 14.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Nil goes on without an end where the effect is active, and runs once where a value changes.
    private(set) var count: Int?
    private(set) var speed = 1.0

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(count: .max)
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count.map { max($0, 1) } ?? .max) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    public var repeating: SymbolEffectOptions { SymbolEffectOptions(count: .max, speed: speed) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, speed: speed) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count.map { max($0, 1) } ?? .max, speed: speed)
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, speed: speed.isFinite ? max(speed, 0.01) : 1)
    }
}

/// Grows or shrinks for a moment, with a little spring. Symbols move as a whole here.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private let grows: Bool

    init(grows: Bool = true) { self.grows = grows }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .bounce(grows: grows)) }
    public var up: BounceSymbolEffect { BounceSymbolEffect(grows: true) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(grows: false) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back. Symbols fade as a whole here.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .pulse) }
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Fills the layers of a symbol that shows a value, one after the other. Symbols that show none stay as they are.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isReversing = false

    init() {}

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .variableColor(reverses: isReversing)) }
    /// Layers stay filled until all are.
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect {
        var copy = self
        copy.isReversing = true
        return copy
    }
    public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect() }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Is larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private let grows: Bool?

    init(grows: Bool? = nil) { self.grows = grows }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .scale(grows: grows)) }
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(grows: true) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(grows: false) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Is to be seen only while it is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .appear) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Is not to be seen while it is active; it keeps its room.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .disappear) }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The old symbol shrinks away before the new one grows.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var downUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
