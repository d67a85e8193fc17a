/// The search that the views around a navigation stack request. The first screen of the stack shows it.
struct SurroundingSearch: Equatable {
    var field: SearchContent?
    var scopes: AnyViewValue?
    var suggestions: AnyViewValue?
}

extension EnvironmentValues {
    private enum SurroundingSearchKey: EnvironmentKey {
        static var defaultValue: SurroundingSearch? { SurroundingSearch() }
    }

    /// The search around navigation stacks, or `nil` inside a screen, whose own bar shows the search.
    var surroundingSearch: SurroundingSearch? {
        get { self[SurroundingSearchKey.self] }
        set { self[SurroundingSearchKey.self] = newValue }
    }
}
