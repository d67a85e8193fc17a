/// The properties that a screen sets on the bar above it.
struct NavigationBarContent: Equatable {
    var title: Text?
    /// The rows of the menu that the title opens.
    var titleMenu: AnyViewValue?
    var mode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var hidesBackButton: Bool?
    var items: [ToolbarPiece] = []
    var search: SearchContent?
    var scopes: AnyViewValue?
    var suggestions: AnyViewValue?
    var barBackground = BarBackgroundChoice()
    /// The source of the zoom transition.
    var source: _TransitionSource?
}

/// A view that supports comparison as far as the runtime can compare views.
struct AnyViewValue: Equatable {
    let view: AnyView

    static func == (a: AnyViewValue, b: AnyViewValue) -> Bool { a.view.isSame(as: b.view) }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }

    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.mode = value.mode ?? next.mode
        value.isHidden = value.isHidden ?? next.isHidden
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        // A modifier of a group writes the same items for each of the group's views.
        let known = value.items
        value.items += next.items.filter { !known.contains($0) }
        value.search = value.search ?? next.search
        value.scopes = value.scopes ?? next.scopes
        value.suggestions = value.suggestions ?? next.suggestions
        value.source = value.source ?? next.source
        value.barBackground.style = value.barBackground.style ?? next.barBackground.style
        value.barBackground.visibility = value.barBackground.visibility ?? next.barBackground.visibility
        value.barBackground.colorScheme = value.barBackground.colorScheme ?? next.barBackground.colorScheme
    }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// A style for the title of a navigation bar.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum TitleDisplayMode: Sendable {
        /// The mode of the previous screen. The first screen shows a large title.
        case automatic
        /// A title in the middle of the bar.
        case inline
        /// A large title below the bar, which scrolls away with the content.
        case large
    }
}

extension View {
    nonisolated func navigationBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    /// Sets the navigation title.
    public nonisolated func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }

    /// Sets the navigation title from a localized string key.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the navigation title from a string.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the navigation title from a binding. A person can't edit the title in the bar.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
    }

    /// Sets the display mode of the navigation title.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        navigationBar { $0.mode = displayMode }
    }

    /// Sets whether the navigation bar hides its back button.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBar { $0.hidesBackButton = hidesBackButton }
    }

    /// Sets the navigation title.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the navigation title from a localized string key.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the navigation title from a string.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the navigation title from a view, which is a text.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        let title = title() as? Text
        return navigationBar { $0.title = title ?? $0.title }
    }

    /// Sets whether the navigation bar is hidden.
    @available(*, deprecated, message: "Use toolbar(.hidden)")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

    /// Sets the visibility of bars: the navigation bar and the tab bar.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        showsBars(visibility, bars)
    }

    /// Sets the visibility of bars: the navigation bar and the tab bar.
    ///
    /// Available from iOS 18 and macOS 15.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        showsBars(visibility, bars)
    }

    private nonisolated func showsBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let changesTabs = bars.contains { $0.bar == .tabs }
        return navigationBar { content in
            guard bars.meanNavigationBar else { return }
            content.isHidden = visibility == .automatic ? nil : visibility == .hidden
        }
        .transformPreference(TabBarVisibilityKey.self) { if changesTabs { $0 = visibility } }
    }

    /// Adds items to the bars.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        modifier(ToolbarModifier(items: content()))
    }

    /// Adds a view to the trailing edge of the navigation bar.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return toolbar { ToolbarItem { content } }
    }
}
