import Observation

/// The state of a screen's search.
@MainActor @Observable
final class SearchSession {
    private(set) var isSearching = false
    /// The search text.
    @ObservationIgnored var text = Binding.constant("")
    /// The program's binding to whether the search is active.
    @ObservationIgnored var isPresented: Binding<Bool>?
    /// The actions that the Return key performs in the field.
    @ObservationIgnored var submit: [() -> Void] = []
    /// The program's bindings to whether the field has the focus.
    @ObservationIgnored var focus: [SearchFocus] = []

    nonisolated init() {}

    func begin() {
        if isSearching { return }
        isSearching = true
        if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
    }

    func end() {
        if !isSearching { return }
        isSearching = false
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }
}

/// The search field that a screen requests.
struct SearchContent: Equatable {
    let session: SearchSession
    let prompt: Text?
    /// The search text, which the program can change without a change of the session.
    let query: String

    static func == (a: SearchContent, b: SearchContent) -> Bool {
        a.session === b.session && a.prompt == b.prompt && a.query == b.query
    }
}

/// An action that ends a search.
///
/// Available from iOS 15 and macOS 12.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let session: SearchSession?

    /// Clears the search field and removes its focus. Has no effect if no search is active.
    public func callAsFunction() { session?.end() }
}

extension EnvironmentValues {
    private enum SearchSessionKey: EnvironmentKey {
        static let defaultValue: SearchSession? = nil
    }

    private enum IsSearchingKey: EnvironmentKey {
        static let defaultValue = false
    }

    private enum SearchQueryKey: EnvironmentKey {
        static let defaultValue = ""
    }

    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether a person uses the search field of the view's screen.
    ///
    /// Available from iOS 15 and macOS 12.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The text in the search field of the view's screen.
    var searchQuery: String {
        get { self[SearchQueryKey.self] }
        set { self[SearchQueryKey.self] = newValue }
    }

    /// An action that ends the search of the view's screen.
    ///
    /// Available from iOS 15 and macOS 12.
    public var dismissSearch: DismissSearchAction {
        let session = searchSession
        return MainActor.assumeIsolated { DismissSearchAction(session: session) }
    }
}
