/// The actions that a view performs for assistive technology.
extension View {
    /// Makes the view adjustable for assistive technology and, while it has the focus, for the arrow keys.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { $0.adjust = handler }
    }

    /// Sets an action that scrolls on behalf of assistive technology.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { $0.scroll = handler }
    }

    /// Adds an accessibility action of a kind.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions = [(actionKind, handler)] }
    }

    /// Adds an accessibility action with a name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an accessibility action with a name.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an accessibility action with a name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibilityAction(named: Text(name), handler)
    }
}
