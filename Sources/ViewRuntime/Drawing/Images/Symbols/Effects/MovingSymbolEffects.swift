import Foundation

/// An effect that scales a symbol up and down, as if it breathes. Symbols move as a whole.
///
/// Available from iOS 18 and macOS 15.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var fades = true

    init() {}

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .breathe(fades: fades)) }
    /// The effect that also fades the symbol.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect() }
    /// The effect that only scales the symbol.
    public var plain: BreatheSymbolEffect {
        var copy = self
        copy.fades = false
        return copy
    }
    /// The same effect, because symbols move as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// The same effect, because symbols move as a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// An effect that shakes a symbol. Symbols move as a whole.
///
/// Available from iOS 18 and macOS 15.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    enum Motion: Hashable, Sendable {
        /// A rotation, in degrees.
        case turn(Double)
        /// A movement in the direction of an angle from the right, in degrees.
        case move(Double)
        /// A movement in the layout direction.
        case forward
        /// A movement against the layout direction.
        case backward
    }

    private var motion = Motion.turn(12)

    init() {}

    private func with(_ motion: Motion) -> WiggleSymbolEffect {
        var copy = self
        copy.motion = motion
        return copy
    }

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .wiggle(motion)) }
    /// The effect that first turns clockwise.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// The effect that first turns counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { with(.turn(-12)) }
    /// The effect that first moves to the left.
    public var left: WiggleSymbolEffect { with(.move(180)) }
    /// The effect that first moves to the right.
    public var right: WiggleSymbolEffect { with(.move(0)) }
    /// The effect that first moves up.
    public var up: WiggleSymbolEffect { with(.move(-90)) }
    /// The effect that first moves down.
    public var down: WiggleSymbolEffect { with(.move(90)) }
    /// The effect that first moves forward, in the layout direction.
    public var forward: WiggleSymbolEffect { with(.forward) }
    /// The effect that first moves backward, against the layout direction.
    public var backward: WiggleSymbolEffect { with(.backward) }
    /// The effect that first moves in the direction of an angle from the right, clockwise.
    public func custom(angle: Angle) -> WiggleSymbolEffect { with(.move(angle.degrees)) }
    /// The effect that first moves in the direction of an angle from the right in degrees, clockwise.
    public func custom(angle: Double) -> WiggleSymbolEffect { with(.move(angle)) }
    /// The same effect, because symbols move as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// The same effect, because symbols move as a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// An effect that rotates a symbol by a full turn. Symbols move as a whole.
///
/// Available from iOS 18 and macOS 15.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true

    init() {}

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .rotate(isClockwise: isClockwise))
    }
    /// The effect that turns clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// The effect that turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect {
        var copy = self
        copy.isClockwise = false
        return copy
    }
    /// The same effect, because symbols move as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// The same effect, because symbols move as a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that scales a symbol up and down, as if it breathes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that shakes a symbol.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol by a full turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
