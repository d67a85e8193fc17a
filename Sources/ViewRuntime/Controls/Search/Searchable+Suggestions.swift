// The forms of `searchable` with suggestions, which `searchSuggestions(_:)` replaces.

extension View {
    /// Adds a search field with suggestions to the navigation bar.
    ///
    /// Available from iOS 15 and macOS 12.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions, and a prompt from a localized string key, to the navigation bar.
    ///
    /// Available from iOS 15 and macOS 12.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions, and a prompt from a string, to the navigation bar.
    ///
    /// Available from iOS 15 and macOS 12.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
