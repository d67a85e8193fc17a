/// The search that the views around a navigation stack request. The first screen of the stack shows it.
struct SurroundingSearch: Equatable {
    var field: SearchContent?
    var scopes: AnyViewValue?
    var suggestions: AnyViewValue?
}

extension EnvironmentValues {
    private enum SurroundingSearchKey: EnvironmentKey {
        static var defaultValue: SurroundingSearch { SurroundingSearch() }
    }

    var surroundingSearch: SurroundingSearch {
        get { self[SurroundingSearchKey.self] }
        set { self[SurroundingSearchKey.self] = newValue }
    }
}
