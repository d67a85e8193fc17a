/// An effect that symbols inherit.
struct InheritedSymbolEffect: Equatable, Sendable {
    enum Trigger: Equatable, Sendable {
        case active(Bool)
        /// The number of changes of a value.
        case changes(Int)
    }

    let kind: SymbolEffectConfiguration.Kind
    let options: SymbolEffectOptions
    let trigger: Trigger
}

extension EnvironmentValues {
    private enum SymbolEffectsKey: EnvironmentKey {
        static let defaultValue: [InheritedSymbolEffect] = []
    }

    var symbolEffects: [InheritedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

nonisolated private struct DiscreteEffect<Value: Equatable>: ViewModifier {
    let kind: SymbolEffectConfiguration.Kind
    let options: SymbolEffectOptions
    let value: Value
    @State private var changes = 0

    @MainActor func body(content: Content) -> some View {
        // Read the value here instead of in the closure, because a body updates when a value that it reads changes.
        let changes = changes
        return
            content
            .transformEnvironment(\.symbolEffects) { effects in
                effects.append(InheritedSymbolEffect(kind: kind, options: options, trigger: .changes(changes)))
            }
            .onChange(of: value) { self.changes += 1 }
    }
}

extension View {
    /// Animates the symbols in the view while the effect is active. Available from iOS 17 and macOS 14.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let kind = effect.configuration.kind
        return transformEnvironment(\.symbolEffects) {
            $0.append(InheritedSymbolEffect(kind: kind, options: options, trigger: .active(isActive)))
        }
    }

    /// Animates the symbols in the view each time a value changes. Available from iOS 17 and macOS 14.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(DiscreteEffect(kind: effect.configuration.kind, options: options, value: value))
    }

    /// Removes inherited symbol effects. Available from iOS 17 and macOS 14.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
