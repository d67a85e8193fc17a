extension View {
    nonisolated private func accessibility(_ change: @escaping (inout AccessibilityAttributes) -> Void) -> some View {
        modifier(AccessibilityModifier(change: change))
    }

    /// A name for tests; nobody hears it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility { $0.identifier = identifier } }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.plain } }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { accessibility { $0.value = valueDescription.plain } }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.plain } }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.added = traits } }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.removed = traits } }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// Lets assistive technology, and the arrow keys while the view has the focus, step the view's value up and down.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { $0.adjust = handler }
    }

    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { $0.scroll = handler }
    }

    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions = [(actionKind, actionKind.name, handler)] }
    }

    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility { $0.actions = [(.default, name.plain, handler)] }
    }

    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility { $0.headingLevel = level }
    }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }
}

extension Text {
    /// The characters as a program in English would show them.
    var plain: String { string(in: EnvironmentValues().locale) }
}
