enum TabStyle: Equatable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode.Kind)
}

/// A type that defines the appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The appearance that the style selects.
    nonisolated var _style: _TabStyle { get }
}

/// The appearance of tab views in the runtime.
public struct _TabStyle {
    let style: TabStyle
}

/// The default tab view style, which shows a tab bar below the views.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates a default tab view style.
    public init() {}
    public var _style: _TabStyle { _TabStyle(style: .bar) }
}

/// A tab view style that shows a tab bar, or a sidebar if there is space for one. Here, it always shows the tab bar.
///
/// Available from iOS 18 and macOS 15.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _style: _TabStyle { _TabStyle(style: .bar) }
}

/// A tab view style that shows a tab bar and never a sidebar.
///
/// Available from iOS 18 and macOS 15.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _style: _TabStyle { _TabStyle(style: .bar) }
}

/// A tab view style that shows the views as pages in a scroll view.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When the tab view shows a page indicator.
    public struct IndexDisplayMode: Sendable {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind
        /// The tab view shows the indicator if it has more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// The tab view always shows the indicator.
        public static let always = IndexDisplayMode(kind: .always)
        /// The tab view never shows the indicator.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates a page style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public var _style: _TabStyle { _TabStyle(style: .page(indexDisplayMode.kind)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default tab view style, which shows a tab bar below the views.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab view style that shows a tab bar, or a sidebar if there is space for one.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab view style that shows a tab bar and never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A tab view style that shows the views as pages in a scroll view.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// A tab view style that shows the views as pages, with a display mode of the page indicator.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension EnvironmentValues {
    private enum TabStyleKey: EnvironmentKey {
        static let defaultValue = TabStyle.bar
    }

    var tabStyle: TabStyle {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, style._style.style)
    }
}
