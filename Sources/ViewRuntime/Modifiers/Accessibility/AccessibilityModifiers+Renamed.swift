// The modifiers of iOS 13 and macOS 10.15, which Apple renamed. Their new names begin with `accessibility`.
extension View {
    /// Sets the label that assistive technology reads. The new name is ``accessibilityLabel(_:)-(Text)``.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets a description of the view's value. The new name is ``accessibilityValue(_:)-(Text)``.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets a description of the result of using the view. The new name is ``accessibilityHint(_:)-(Text)``.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from assistive technology. The new name is ``accessibilityHidden(_:)``.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets an identifier for tests. The new name is ``accessibilityIdentifier(_:)``.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds accessibility traits. The new name is ``accessibilityAddTraits(_:)``.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits. The new name is ``accessibilityRemoveTraits(_:)``.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the priority by which assistive technology orders elements. Higher values come first. The new name is
    /// ``accessibilitySortPriority(_:)``.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Sets other labels for voice control, which has no effect. The new name is
    /// ``accessibilityInputLabels(_:)-([Text])``.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
