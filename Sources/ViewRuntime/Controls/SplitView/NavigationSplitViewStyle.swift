/// A type that defines the appearance of split views.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// A view that represents the body of a split view.
    associatedtype Body: View
    /// Creates a view that represents the body of a split view.
    ///
    /// - Parameter configuration: The properties of the split view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a split view.
    typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// The properties of a split view that a split view style shows.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct NavigationSplitViewStyleConfiguration {
    let content: AnyView
}

/// The default split view style, which shows the columns side by side.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates an automatic navigation split view style.
    public init() {}

    /// Creates a view that represents the body of a split view.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A split view style that reduces the detail column to make space for the others.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a balanced navigation split view style.
    public init() {}

    /// Creates a view that represents the body of a split view.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A split view style that prefers a detail column of full size. Here, the columns are side by side nevertheless.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a prominent detail navigation split view style.
    public init() {}

    /// Creates a view that represents the body of a split view.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default split view style, which shows the columns side by side.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A split view style that reduces the detail column to make space for the others.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A split view style that prefers a detail column of full size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension EnvironmentValues {
    private enum SplitViewStyleKey: EnvironmentKey {
        static var defaultValue: StyleChoice<NavigationSplitViewStyleConfiguration>? { nil }
    }

    var splitViewStyle: StyleChoice<NavigationSplitViewStyleConfiguration>? {
        get { self[SplitViewStyleKey.self] }
        set { self[SplitViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of split views in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.splitViewStyle, StyleChoice(style) { $0.makeBody(configuration: $1) })
    }
}
