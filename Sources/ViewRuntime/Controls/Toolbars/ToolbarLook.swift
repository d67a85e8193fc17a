/// The background that a screen requests for its bar.
struct BarBackgroundChoice: Equatable {
    var style: AnyShapeStyleValue?
    var visibility: Visibility?
    var colorScheme: ColorScheme?
}

/// A style that supports comparison as far as the runtime can compare styles.
struct AnyShapeStyleValue: Equatable {
    let style: AnyShapeStyle

    static func == (a: AnyShapeStyleValue, b: AnyShapeStyleValue) -> Bool {
        MainActor.assumeIsolated {
            // The bytes of two existentials differ even if their values are equal.
            @MainActor func isSame<S: ShapeStyle>(_ style: S) -> Bool {
                (b.style.base as? S).map { ValueComparison.areEqual(style, $0) } ?? false
            }
            return isSame(a.style.base)
        }
    }
}

/// A style for the title of a navigation bar.
///
/// Available from iOS 17 and macOS 14.
public struct ToolbarTitleDisplayMode {
    let mode: NavigationBarItem.TitleDisplayMode

    /// The mode of the previous screen. The first screen shows a large title.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// A large title below the bar, which scrolls away with the content.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// A large title. Here, it appears below the bar, as with `large`.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// A title in the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
    /// Sets the display mode of the navigation title.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Sets the background of the navigation bar, which is visible once content has scrolled under it.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let applies = bars.meanNavigationBar, style = AnyShapeStyleValue(style: AnyShapeStyle(style))
        return navigationBar { if applies { $0.barBackground.style = style } }
    }

    /// Sets the visibility of the navigation bar's background. By default it appears once content has scrolled under
    /// it.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let applies = bars.meanNavigationBar
        return navigationBar { if applies { $0.barBackground.visibility = visibility } }
    }

    /// Sets the visibility of the navigation bar's background. By default it appears once content has scrolled under
    /// it.
    ///
    /// Available from iOS 18 and macOS 15.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        let applies = bars.meanNavigationBar
        return navigationBar { if applies { $0.barBackground.visibility = visibility } }
    }

    /// Sets the color scheme of the navigation bar.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - colorScheme: The color scheme, or `nil` for that of the screen.
    ///   - bars: The bars to change. Only the navigation bar supports this.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        let applies = bars.meanNavigationBar
        return navigationBar { if applies { $0.barBackground.colorScheme = colorScheme } }
    }
}

/// The purpose of the content of a toolbar.
///
/// Available from iOS 16 and macOS 13.
public struct ToolbarRole: Sendable {
    /// The default role.
    public static var automatic: ToolbarRole { ToolbarRole() }
    /// A role for content that a person browses.
    public static var browser: ToolbarRole { ToolbarRole() }
    /// A role for content that a person edits.
    public static var editor: ToolbarRole { ToolbarRole() }
    /// A role for the screens of a navigation stack.
    public static var navigationStack: ToolbarRole { ToolbarRole() }
}

extension View {
    /// Sets the purpose of the navigation bar's content.
    ///
    /// On an iPhone, a role only affects the title of the back button. Here, the back button has no title.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Makes the title in the navigation bar a button that opens a menu.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyViewValue(view: AnyView(content()))
        return navigationBar { $0.titleMenu = menu }
    }
}

extension [ToolbarPlacement] {
    var meanNavigationBar: Bool { isEmpty || contains { $0.bar == .automatic || $0.bar == .navigation } }
}
