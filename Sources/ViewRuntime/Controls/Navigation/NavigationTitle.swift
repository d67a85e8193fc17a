/// What a screen wants of the bar above it.
struct NavigationBarContent: Equatable {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var hidesBackButton: Bool?
    var items: [ToolbarPiece] = []
    var search: SearchContent?
    var scopes: AnyViewValue?
    var suggestions: AnyViewValue?
    var ground = BarGroundChoice()
    /// Out of which view the screen grows.
    var source: _TransitionSource?
}

/// A view, compared as far as that can be told.
struct AnyViewValue: Equatable {
    let view: AnyView

    static func == (a: AnyViewValue, b: AnyViewValue) -> Bool { a.view.isSame(as: b.view) }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }

    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.mode = value.mode ?? next.mode
        value.isHidden = value.isHidden ?? next.isHidden
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        // A modifier of several views says the same for each of them.
        for item in next.items where !value.items.contains(item) { value.items.append(item) }
        value.search = value.search ?? next.search
        value.scopes = value.scopes ?? next.scopes
        value.suggestions = value.suggestions ?? next.suggestions
        value.source = value.source ?? next.source
        value.ground.style = value.ground.style ?? next.ground.style
        value.ground.visibility = value.ground.visibility ?? next.ground.visibility
        value.ground.colorScheme = value.ground.colorScheme ?? next.ground.colorScheme
    }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How the bar shows its title.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum TitleDisplayMode: Sendable {
        /// As the screen before; large on the first.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Large under the bar, until it is scrolled away.
        case large
    }
}

extension View {
    nonisolated func navigationBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    public nonisolated func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// A title that follows a binding. It cannot be edited in the bar here.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBar { $0.mode = displayMode }
    }

    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBar { $0.hidesBackButton = hidesBackButton }
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    @available(*, deprecated, message: "Use toolbar(.hidden)")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

    /// Shows or hides bars. Only the navigation bar can be hidden here.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBar { content in
            guard bars.meanNavigationBar else { return }
            content.isHidden = visibility == .automatic ? nil : visibility == .hidden
        }
    }

    /// Shows or hides bars. Only the navigation bar can be hidden here. Apple: iOS 18, macOS 15.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBar { content in
            guard bars.meanNavigationBar else { return }
            content.isHidden = visibility == .automatic ? nil : visibility == .hidden
        }
    }

    /// Puts things into the bar.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(ToolbarModifier(pieces: content._pieces.list))
    }

    /// Puts a view at the end of the bar.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return toolbar { ToolbarItem { content } }
    }
}
