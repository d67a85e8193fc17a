/// An effect that emphasizes the layers of a variable symbol one after another. Other symbols don't change.
///
/// Available from iOS 17 and macOS 14.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the effect passes through the layers.
    struct Cycle: Hashable, Sendable {
        /// Whether the effect also runs backward.
        var reverses = false
        /// Whether only one layer at a time is emphasized.
        var isIterative = false
        /// Whether the other layers are invisible.
        var hidesOthers = false
    }

    private var cycle = Cycle()

    init() {}

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .variableColor(cycle)) }
    /// The effect with layers that stay emphasized until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// The effect that emphasizes one layer at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// The effect that also runs backward.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// The effect that only runs forward.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    /// The effect that dims inactive layers.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesOthers = false } }
    /// The effect that hides inactive layers.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesOthers = true } }

    private func with(_ change: (inout Cycle) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy.cycle)
        return copy
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that emphasizes the layers of a variable symbol one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
