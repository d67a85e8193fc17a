// Modifiers that leave the view as it is while they are not enabled. Apple: iOS 18, macOS 15.
extension View {
    nonisolated private func accessibility(_ isEnabled: Bool, _ change: @escaping (inout AccessibilityAttributes) -> Void) -> some View {
        modifier(AccessibilityModifier(change: isEnabled ? change : { _ in }))
    }

    /// A name for tests, which nobody hears; without effect while it is not enabled.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.identifier = identifier }
    }

    /// What assistive technology reads of the view; while it is not enabled that is what it would read without the modifier.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.label = label.plain }
    }

    /// What assistive technology reads of the view; while it is not enabled that is what it would read without the modifier.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// What assistive technology reads of the view; while it is not enabled that is what it would read without the modifier.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// The value that the view shows, in words; while it is not enabled the view's own.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.value = valueDescription.plain }
    }

    /// The value that the view shows, in words; while it is not enabled the view's own.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// The value that the view shows, in words; while it is not enabled the view's own.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// What happens when the view is used; without effect while it is not enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.hint = hint.plain }
    }

    /// What happens when the view is used; without effect while it is not enabled.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// What happens when the view is used; without effect while it is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Whether assistive technology passes over the view; without effect while it is not enabled.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.isHidden = hidden }
    }
}
