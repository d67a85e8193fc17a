extension View {
    nonisolated func accessibility(
        _ change: @escaping (inout AccessibilityAttributes) -> Void
    ) -> ModifiedContent<Self, _AccessibilityModifier> {
        modifier(_AccessibilityModifier(change: change))
    }

    /// Sets an identifier for tests, which assistive technology doesn't read.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityModifier(identifier: identifier))
    }

    /// Sets the label that assistive technology reads.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }
    /// Sets the label that assistive technology reads.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets the label that assistive technology reads.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets a description of the view's value.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility { $0.value = valueDescription }
    }
    /// Sets a description of the view's value.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    /// Sets a description of the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets a description of the result of using the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }
    /// Sets a description of the result of using the view.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    /// Sets a description of the result of using the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Describes the purpose of the view to assistive technology. Available from iOS 14 and macOS 11.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Describes the purpose of the view to assistive technology.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    /// Describes the purpose of the view to assistive technology.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Hides the view from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    /// Adds accessibility traits.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.added = traits }
    }
    /// Removes accessibility traits.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removed = traits }
    }

    /// Creates an accessibility element for the view, and determines what happens to the elements inside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// Sets the level of a heading.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility { $0.headingLevel = level }
    }

    /// Sets the priority by which assistive technology orders elements. Higher values come first.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }
}
