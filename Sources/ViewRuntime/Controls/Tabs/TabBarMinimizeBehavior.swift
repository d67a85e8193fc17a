/// When the tab bar shrinks to the selected tab.
///
/// Available from iOS 26 and macOS 26.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The default, which is never.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The tab bar shrinks when the content scrolls down, and grows when it scrolls up.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// The tab bar shrinks when the content scrolls up, and grows when it scrolls down.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// The tab bar doesn't shrink.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The place of an accessory of a tab view.
///
/// Available from iOS 26 and macOS 26.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the row of a tab bar that has shrunk.
    case inline
    /// Above the tab bar.
    case expanded
}

extension EnvironmentValues {
    private enum TabBarMinimizeKey: EnvironmentKey {
        static let defaultValue = TabBarMinimizeBehavior.automatic
    }

    private enum TabAccessoryKey: EnvironmentKey {
        static var defaultValue: AnyViewValue? { nil }
    }

    private enum TabAccessoryPlacementKey: EnvironmentKey {
        static let defaultValue: TabViewBottomAccessoryPlacement? = nil
    }

    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeKey.self] }
        set { self[TabBarMinimizeKey.self] = newValue }
    }

    /// The view that the tab view shows above its bar.
    var tabAccessory: AnyViewValue? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// The place of the accessory of a tab view, or `nil` outside of one.
    ///
    /// Available from iOS 26 and macOS 26.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets when the tab bar of a tab view in this view shrinks to the selected tab.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }

    /// Places a view above the bar of the tab view.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, AnyViewValue(view: AnyView(content())))
    }
}
