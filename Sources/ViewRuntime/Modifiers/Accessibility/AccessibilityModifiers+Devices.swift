// Modifiers for assistive technology that hosts don't offer: voice control, inverted colors, the large content viewer,
// and the voice of the system. They exist for source compatibility and have no effect.

extension View {
    /// Has no effect, because hosts have no voice control. Available from iOS 14 and macOS 11.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Has no effect, because hosts have no voice control. Available from iOS 14 and macOS 11.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// Has no effect, because hosts have no voice control. Available from iOS 14 and macOS 11.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

    /// Has no effect, because hosts don't invert colors. Available from iOS 14 and macOS 11.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Has no effect, because there's no large content viewer. Available from iOS 15 and macOS 12.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Has no effect, because there's no large content viewer. Available from iOS 15 and macOS 12.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Has no effect, because hosts have no switch or full keyboard control that uses it. Available from iOS 15 and
    /// macOS 12.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    { self }

    /// Has no effect, because the host chooses the voice. Available from iOS 15 and macOS 12.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Has no effect, because the host chooses the voice. Available from iOS 15 and macOS 12.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Has no effect, because the host chooses the voice. Available from iOS 15 and macOS 12.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Has no effect, because the host chooses the voice. Available from iOS 15 and macOS 12.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
