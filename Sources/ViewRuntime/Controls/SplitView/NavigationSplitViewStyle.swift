/// How split views look. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// A split view that a style is asked to show. Apple: iOS 16, macOS 13.
nonisolated public struct NavigationSplitViewStyleConfiguration {
    let content: AnyView
}

/// The usual style: columns side by side. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Columns side by side: the detail gives them room. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The detail keeps its size; here the columns are side by side nevertheless. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
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
    /// How split views look. Apple: iOS 16, macOS 13.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.splitViewStyle, StyleChoice(style) { $0.makeBody(configuration: $1) })
    }
}
