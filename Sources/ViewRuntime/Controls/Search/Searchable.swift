/// Where a search field is. Here it is always below the title of the screen. Apple: iOS 15, macOS 12.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field is there by itself. Here it always is. Apple: iOS 15.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String

        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    private let name: String

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { navigationBarDrawer }
}

/// A search field in the bar of the screen around.
nonisolated private struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @State private var session = SearchSession()
    @Environment(\.submitActions) private var submitActions

    init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
    }

    @MainActor func body(content: Content) -> some View {
        session.text = text
        session.isPresented = isPresented
        session.submit = submitActions.compactMap { $0.triggers.contains(.search) ? $0.action : nil }
        let search = SearchContent(session: session, prompt: prompt)
        return content
            .environment(\.searchSession, session)
            .environment(\.isSearching, session.isSearching)
            .environment(\.searchQuery, text.wrappedValue)
            .navigationBar { $0.search = $0.search ?? search }
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, wanted in
                if let wanted { wanted ? session.begin() : session.end() }
            }
    }
}

extension View {
    /// A search field in the bar of the navigation stack around the view. Views inside hear of the search by `isSearching`, and end
    /// it by `dismissSearch`. Outside of a navigation stack there is no field. Apple: iOS 15, macOS 12.
    ///
    /// - Parameters:
    ///   - text: What is written in the field.
    ///   - prompt: What stands in the empty field; nil for "Search".
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    /// A search field whose search the program begins and ends. Apple: iOS 17, macOS 14.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }

    /// Things to search among, as segments under the field while a search is on. Apple: iOS 16, macOS 13.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        let scopes = scopes()
        let picker = AnyViewValue(view: AnyView(ScopePicker(scope: scope, scopes: scopes)))
        return navigationBar { $0.scopes = $0.scopes ?? picker }
    }

    /// What a person may mean, in a list over the screen while a search is on; without any there is no list. Apple: iOS 16, macOS 13.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = AnyViewValue(view: AnyView(suggestions()))
        return navigationBar { $0.suggestions = $0.suggestions ?? suggestions }
    }

    /// Makes the view, in a list of suggestions, write a text into the search field. Apple: iOS 15, macOS 12.
    nonisolated public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletion(completion: completion)) }
}

nonisolated private struct SearchCompletion: ViewModifier {
    let completion: String
    @Environment(\.searchSession) private var session

    init(completion: String) { self.completion = completion }

    @MainActor func body(content: Content) -> some View {
        Button { session?.text.wrappedValue = completion } label: { content.frame(maxWidth: .infinity, alignment: .leading) }
            .buttonStyle(.plain)
    }
}

nonisolated private struct ScopePicker<V: Hashable, S: View>: View {
    let scope: Binding<V>
    let scopes: S

    @MainActor var body: some View { Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented) }
}
