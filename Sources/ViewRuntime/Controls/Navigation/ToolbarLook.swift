/// What a screen wants behind its bar.
struct BarGroundChoice: Equatable {
    var style: AnyShapeStyleValue?
    var visibility: Visibility?
    var colorScheme: ColorScheme?
}

/// A style, compared as far as that can be told.
struct AnyShapeStyleValue: Equatable {
    let style: AnyShapeStyle

    static func == (a: AnyShapeStyleValue, b: AnyShapeStyleValue) -> Bool {
        MainActor.assumeIsolated { ValueComparison.areEqual(a.style, b.style) }
    }
}

/// How the title is shown. Apple: iOS 17, macOS 14.
public struct ToolbarTitleDisplayMode {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As the screen before; large on the first.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large under the bar, until it is scrolled away.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large; here it is under the bar, as with `large`.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// In the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
    /// How the title is shown. Apple: iOS 17, macOS 14.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// What is behind the navigation bar once content has gone under it. Apple: iOS 16, macOS 13.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let isMeant = bars.meanNavigationBar
        return navigationBar { if isMeant { $0.ground.style = AnyShapeStyleValue(style: AnyShapeStyle(style)) } }
    }

    /// Whether something is behind the navigation bar: by itself only once content has gone under it. Apple: iOS 16, macOS 13.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isMeant = bars.meanNavigationBar
        return navigationBar { if isMeant { $0.ground.visibility = visibility } }
    }

    /// Whether something is behind the navigation bar: by itself only once content has gone under it. Apple: iOS 18, macOS 15.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isMeant = bars.meanNavigationBar
        return navigationBar { if isMeant { $0.ground.visibility = visibility } }
    }

    /// Whether the navigation bar is light or dark; nil for as the screen is. Apple: iOS 16, macOS 13.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        let isMeant = bars.meanNavigationBar
        return navigationBar { if isMeant { $0.ground.colorScheme = colorScheme } }
    }
}

extension [ToolbarPlacement] {
    var meanNavigationBar: Bool { isEmpty || contains { $0.bar == .automatic || $0.bar == .navigation } }
}
