import Foundation

/// A view with two or three columns, in which the selection of one column determines the content of the next.
///
/// In a regular size class, or if the view is at least 700 points wide, the columns are side by side. Otherwise they
/// are screens of one navigation stack, and a selection or a link shows the next column.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferredColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @Environment(\.splitViewStyle) private var style

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferredColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar,
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
            visibility: visibility, preferredColumn: preferredColumn, sidebar: sidebar, content: content, detail: detail
        )
        (style ?? StyleChoice(AutomaticNavigationSplitViewStyle()) { $0.makeBody(configuration: $1) })
            .makeBody(NavigationSplitViewStyleConfiguration(content: AnyView(columns)))
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns and a binding to their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns and a binding to the preferred compact column.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The topmost screen if the columns are screens of one stack.
    ///   - sidebar: The first column.
    ///   - content: The second column.
    ///   - detail: The last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns and bindings to their visibility and the preferred compact column.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns if they are side by side.
    ///   - preferredCompactColumn: The topmost screen if the columns are screens of one stack.
    ///   - sidebar: The first column.
    ///   - content: The second column.
    ///   - detail: The last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates a split view with two columns and a binding to their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates a split view with two columns and a binding to the preferred compact column.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The topmost screen if the columns are screens of one stack.
    ///   - sidebar: The first column.
    ///   - detail: The second column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Creates a split view with two columns and bindings to their visibility and the preferred compact column.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns if they are side by side.
    ///   - preferredCompactColumn: The topmost screen if the columns are screens of one stack.
    ///   - sidebar: The first column.
    ///   - detail: The second column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

/// The visibility of the columns of a split view that shows them side by side.
///
/// Available from iOS 16 and macOS 13.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    /// All columns are visible.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    /// All columns are visible.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    /// The content and the detail are visible. In a view with two columns, both are visible.
    public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: "doubleColumn")
    }
    /// Only the detail is visible.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

/// A column of a split view.
///
/// Available from iOS 17 and macOS 14.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let place: Int

    /// The sidebar.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 0) }
    /// The content column, between the sidebar and the detail.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 1) }
    /// The detail column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 2) }
}
