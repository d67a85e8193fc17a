import Observation

/// A search in the screen around a view: whether one is on, and how it begins and ends.
@MainActor @Observable
final class SearchSession {
    private(set) var isSearching = false
    /// The text that is searched for.
    @ObservationIgnored var text = Binding.constant("")
    /// Whether the program wants a search to be on.
    @ObservationIgnored var isPresented: Binding<Bool>?
    /// What return in the field does.
    @ObservationIgnored var submit: [() -> Void] = []

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

/// The search field that a screen wants.
struct SearchContent: Equatable {
    let session: SearchSession
    let prompt: Text?

    static func == (a: SearchContent, b: SearchContent) -> Bool { a.session === b.session && a.prompt == b.prompt }
}

/// Ends a search. Apple: iOS 15, macOS 12.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let session: SearchSession?

    /// Empties the search field and takes the focus from it; does nothing where no search is on.
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

    /// Whether the search field around the view is in use. Apple: iOS 15, macOS 12.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// What is written in the search field around the view.
    var searchQuery: String {
        get { self[SearchQueryKey.self] }
        set { self[SearchQueryKey.self] = newValue }
    }

    /// Ends the search that the view is in. Apple: iOS 15, macOS 12.
    public var dismissSearch: DismissSearchAction {
        let session = searchSession
        return MainActor.assumeIsolated { DismissSearchAction(session: session) }
    }
}
