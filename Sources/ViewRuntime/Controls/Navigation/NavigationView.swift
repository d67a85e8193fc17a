/// Screens on top of each other, as `NavigationStack` has them. Of several views the first is shown. Apple: iOS 13, macOS 10.15.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        NavigationStack { TabStack(selected: nil, tell: { _ in }, content: content) }
    }
}

/// How navigation views look. Apple: iOS 13, macOS 10.15.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public protocol NavigationViewStyle {}

/// The usual style. Apple: iOS 13, macOS 10.15.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One screen at a time. Apple: iOS 13.
@available(*, deprecated, message: "Use NavigationStack")
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Screens side by side where there is room; here one at a time. Apple: iOS 15, macOS 12.
@available(*, deprecated, message: "Use NavigationSplitView")
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(*, deprecated, message: "Use NavigationStack")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(*, deprecated, message: "Use NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// How navigation views look; here all show one screen at a time. Apple: iOS 13, macOS 10.15.
    @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
