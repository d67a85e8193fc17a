/// The position of a search field. Here, it's always below the screen's title.
///
/// Available from iOS 15 and macOS 12.
public struct SearchFieldPlacement: Sendable {
    /// The visibility of the search field in the navigation bar. Here, it's always visible.
    ///
    /// Available from iOS 15.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String

        /// The visibility that the context suggests.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    private let name: String

    /// The position that the context suggests.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// The drawer of the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    /// The drawer of the navigation bar, with a display mode.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

/// Adds a search field to the bar of the screen around its content.
nonisolated private struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @State private var session = SearchSession()
    @Environment(\.submitActions) private var submitActions
    @Environment(\.searchFocus) private var searchFocus

    init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
    }

    @MainActor func body(content: Content) -> some View {
        session.text = text
        session.isPresented = isPresented
        session.focus = searchFocus
        session.submit = submitActions.compactMap { $0.triggers.contains(.search) ? $0.action : nil }
        let search = SearchContent(session: session, prompt: prompt, query: text.wrappedValue)
        return
            content
            .environment(\.searchSession, session)
            .environment(\.isSearching, session.isSearching)
            .environment(\.searchQuery, text.wrappedValue)
            .transformEnvironment(\.surroundingSearch) { $0?.field = search }
            .navigationBar { $0.search = $0.search ?? search }
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, requested in
                if let requested { requested ? session.begin() : session.end() }
            }
    }
}

extension View {
    /// Adds a search field to the navigation bar.
    ///
    /// The views inside read the search state from `isSearching` and end the search with `dismissSearch`. Outside a
    /// navigation stack, there is no search field.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameters:
    ///   - text: A binding to the search text.
    ///   - placement: The preferred position of the field, which has no effect.
    ///   - prompt: The text in the empty field, or `nil` for "Search".
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
    }

    /// Adds a search field with a prompt from a localized string key to the navigation bar.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    /// Adds a search field with a prompt from a string to the navigation bar.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    /// Adds a search field to the navigation bar, with a binding to whether the search is active.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    /// Adds a search field with a prompt from a localized string key, and a binding to whether the search is active.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }

    /// Adds a search field with a prompt from a string, and a binding to whether the search is active.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }

    /// Adds search scopes, which appear as segments below the search field during a search.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
        -> some View
    {
        let scopes = scopes()
        let picker = AnyViewValue(view: AnyView(ScopePicker(scope: scope, scopes: scopes)))
        return navigationBar { $0.scopes = $0.scopes ?? picker }
            .transformEnvironment(\.surroundingSearch) { $0?.scopes = picker }
    }

    /// Adds search suggestions, which appear in a list over the screen during a search. An empty view hides the list.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = AnyViewValue(view: AnyView(suggestions()))
        return navigationBar { $0.suggestions = $0.suggestions ?? suggestions }
            .transformEnvironment(\.surroundingSearch) { $0?.suggestions = suggestions }
    }

    /// Makes this view, in a list of search suggestions, a button that sets the search text.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }
}

nonisolated private struct SearchCompletion: ViewModifier {
    let completion: String
    @Environment(\.searchSession) private var session

    init(completion: String) { self.completion = completion }

    @MainActor func body(content: Content) -> some View {
        Button {
            session?.text.wrappedValue = completion
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
    }
}

nonisolated private struct ScopePicker<V: Hashable, S: View>: View {
    let scope: Binding<V>
    let scopes: S

    @MainActor var body: some View { Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented) }
}
