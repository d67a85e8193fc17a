import Foundation

/// Two or three columns, of which a choice in one decides what the next shows. Apple: iOS 16, macOS 13.
///
/// Where there is room for them, at 700 points or in a regular size class, the columns stand side by side; else they are screens
/// of one stack. There a choice in a list, or a link, leads on to the next column.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferredColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @Environment(\.splitViewStyle) private var style

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferredColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
        _ content: Content, _ detail: Detail
    ) {
        self.visibility = visibility
        self.preferredColumn = preferredColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    @MainActor public var body: some View {
        let columns = SplitColumns(
            visibility: visibility, preferredColumn: preferredColumn, sidebar: sidebar, content: content, detail: detail)
        (style ?? StyleChoice(AutomaticNavigationSplitViewStyle()) { $0.makeBody(configuration: $1) })
            .makeBody(NavigationSplitViewStyleConfiguration(content: AnyView(columns)))
    }
}

extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// - Parameter preferredCompactColumn: The screen on top where the columns are screens of one stack. Apple: iOS 17, macOS 14.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// - Parameter preferredCompactColumn: The screen on top where the columns are screens of one stack. Apple: iOS 17, macOS 14.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// - Parameter preferredCompactColumn: The screen on top where the columns are screens of one stack. Apple: iOS 17, macOS 14.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// - Parameter preferredCompactColumn: The screen on top where the columns are screens of one stack. Apple: iOS 17, macOS 14.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

/// Which columns are seen where there is room for them. Apple: iOS 16, macOS 13.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    /// All.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    /// Content and detail; of two columns both.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

/// A column of a split view. Apple: iOS 17, macOS 14.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let place: Int

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 0) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 1) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 2) }
}
