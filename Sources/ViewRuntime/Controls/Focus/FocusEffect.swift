extension EnvironmentValues {
    private enum FocusEffectKey: EnvironmentKey {
        static let defaultValue = true
    }

    /// Whether focused views may show an effect.
    ///
    /// Available from iOS 17 and macOS 14.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Disables the effects of focused views in this view.
    ///
    /// The runtime draws no effects of its own. The ring with which a page shows the keyboard focus stays, as that of
    /// full keyboard access on iOS does.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}
