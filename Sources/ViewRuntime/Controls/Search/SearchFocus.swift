/// A value of a focus state that stands for a search field.
struct SearchFocus {
    /// Binds the focus state to a view.
    let bind: (AnyView) -> AnyView
}

/// Binds focus states of the program to the search field.
struct SearchFocusBindings: ViewModifier {
    let focus: [SearchFocus]

    func body(content: Content) -> some View { focus.reduce(AnyView(content)) { $1.bind($0) } }
}

extension EnvironmentValues {
    private enum SearchFocusKey: EnvironmentKey {
        static var defaultValue: [SearchFocus] { [] }
    }

    /// The focus states that the views around a searchable view bind to its search field.
    var searchFocus: [SearchFocus] {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    /// Binds a focus state to whether the search field of the searchable view inside has the focus.
    ///
    /// Available from iOS 18 and macOS 15.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Binds a value of a focus state to whether the search field of the searchable view inside has the focus.
    ///
    /// Available from iOS 18 and macOS 15.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        transformEnvironment(\.searchFocus) {
            $0.append(SearchFocus { AnyView($0.focused(binding, equals: value)) })
        }
    }
}
