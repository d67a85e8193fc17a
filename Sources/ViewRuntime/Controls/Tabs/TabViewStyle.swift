enum TabStyle: Equatable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode.Kind)
}

/// How tab views look.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var _style: _TabStyle { get }
}

public struct _TabStyle {
    let style: TabStyle
}

/// A bar below the views.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _style: _TabStyle { _TabStyle(style: .bar) }
}

/// Pages that a finger turns.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When dots tell which page is shown.
    public struct IndexDisplayMode: Sendable {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind
        /// When there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        public static let always = IndexDisplayMode(kind: .always)
        public static let never = IndexDisplayMode(kind: .never)
    }

    let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public var _style: _TabStyle { _TabStyle(style: .page(indexDisplayMode.kind)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

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
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, style._style.style)
    }
}
