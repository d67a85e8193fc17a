/// A view that shows a stack of screens, like `NavigationStack`. If the content has several views, only the first is
/// visible.
///
/// Available from iOS 13 and macOS 10.15.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a navigation view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        NavigationStack { TabStack(selected: nil, report: { _, _ in }, content: content) }
    }
}

/// A type that defines the appearance of navigation views.
///
/// Available from iOS 13 and macOS 10.15.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public protocol NavigationViewStyle {}

/// The default navigation view style.
///
/// Available from iOS 13 and macOS 10.15.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates a default navigation view style.
    public init() {}
}

/// A navigation view style that shows one screen at a time.
///
/// Available from iOS 13.
@available(*, deprecated, message: "Use NavigationStack")
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates a stack navigation view style.
    public init() {}
}

/// A navigation view style that shows screens in columns. Here, it shows one screen at a time.
///
/// Available from iOS 15 and macOS 12.
@available(*, deprecated, message: "Use NavigationSplitView")
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default navigation view style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(*, deprecated, message: "Use NavigationStack")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A navigation view style that shows one screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(*, deprecated, message: "Use NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A navigation view style that shows screens in columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets the style of navigation views in this view. Here, all styles show one screen at a time.
    ///
    /// Available from iOS 13 and macOS 10.15.
    @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
