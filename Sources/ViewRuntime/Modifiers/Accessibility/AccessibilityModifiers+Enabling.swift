// Modifiers that have no effect if they aren't enabled. Available from iOS 18 and macOS 15.
extension View {
    nonisolated private func accessibility(
        _ isEnabled: Bool, _ change: @escaping (inout AccessibilityAttributes) -> Void
    ) -> ModifiedContent<Self, _AccessibilityModifier> {
        modifier(_AccessibilityModifier(change: isEnabled ? change : { _ in }))
    }

    /// Sets an identifier for tests, which assistive technology doesn't read, if enabled.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(_AccessibilityModifier(identifier: isEnabled ? identifier : nil))
    }

    /// Sets the label that assistive technology reads, if enabled.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.label = label }
    }

    /// Sets the label that assistive technology reads, if enabled.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the label that assistive technology reads, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets a description of the view's value, if enabled.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.value = valueDescription }
    }

    /// Sets a description of the view's value, if enabled.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets a description of the view's value, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets a description of the result of using the view, if enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.hint = hint }
    }

    /// Sets a description of the result of using the view, if enabled.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets a description of the result of using the view, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Hides the view from assistive technology, if enabled.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.isHidden = hidden }
    }
}
