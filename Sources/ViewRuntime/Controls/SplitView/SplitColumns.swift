import Foundation

/// The columns of a split view, side by side or as screens of one stack.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    /// The topmost screen, if the program doesn't control it.
    @State private var top = NavigationSplitViewColumn.sidebar
    @State private var shown = NavigationSplitViewVisibility.automatic
    @State private var store = NavigationStore()
    @State private var widths = ColumnWidths()
    @State private var choices = ColumnChoices()
    @State private var removedItems: Set<ToolbarDefaultItemKind> = []
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(
        visibility: Binding<NavigationSplitViewVisibility>?, preferredColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar,
        content: Content, detail: Detail
    ) {
        self.visibility = visibility
        self.preferredColumn = preferredColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width >= SizeClasses.regularWidth || sizeClass == .regular { columns } else { screens }
        }
    }

    // MARK: Columns side by side

    private var columns: some View {
        let shown = visibility?.wrappedValue ?? shown
        let hasSidebar = shown == .all || shown == .automatic || shown == .doubleColumn && !hasContent
        let showsContent = hasContent && shown != .detailOnly
        return HStack(spacing: 0) {
            if hasSidebar {
                column(sidebar, "sidebar", usual: 320)
                    .transition(.move(edge: .leading))
            }
            if showsContent {
                column(content, "content", usual: 320)
                    .surroundingSearch(isAccepted: !hasSidebar)
                    .transition(.move(edge: .leading))
            }
            NavigationStack(store: store) {
                detail.modifier(
                    SidebarSwitch(
                        visibility: visibility ?? $shown, hasSidebar: hasSidebar,
                        isRemoved: removedItems.contains(.sidebarToggle)))
            }
            .frame(maxWidth: .infinity)
            .surroundingSearch(isAccepted: !hasSidebar && !showsContent)
        }
        .animation(.smooth(duration: 0.35), value: shown)
        .onPreferenceChange(RemovedToolbarItemsKey.self) { removedItems = $0 }
    }

    private func column<Column: View>(_ column: Column, _ name: String, usual: CGFloat) -> some View {
        NavigationScreen(content: column, exit: nil)
            .environment(\.navigationStore, store)
            .environment(\.navigationLevel, 0)
            .environment(\.linksReplaceScreens, true)
            .onPreferenceChange(ColumnWidthKey.self) { widths[name] = $0 }
            .transformPreference(ColumnWidthKey.self) { $0 = nil }
            .frame(width: widths[name] ?? usual)
            .overlay(alignment: .trailing) { Divider().frame(maxHeight: .infinity).ignoresSafeArea() }
    }

    // MARK: Screens of one stack

    private var screens: some View {
        let top = preferredColumn ?? $top
        func isShown(_ column: NavigationSplitViewColumn, leavingTo before: NavigationSplitViewColumn) -> Binding<Bool>
        {
            Binding(
                get: { top.wrappedValue.place >= column.place },
                set: {
                    if $0 { return }
                    if top.wrappedValue.place > before.place { top.wrappedValue = before }
                    choices.clear(before)
                })
        }
        func next(from column: NavigationSplitViewColumn, to next: NavigationSplitViewColumn) -> NextColumn {
            NextColumn(
                previous: column, choices: choices, followsInitialSelection: preferredColumn == nil,
                show: { if top.wrappedValue.place < next.place { top.wrappedValue = next } },
                goBack: { if top.wrappedValue.place > column.place { top.wrappedValue = column } })
        }
        return NavigationStack {
            sidebar
                .environment(\.nextColumn, next(from: .sidebar, to: hasContent ? .content : .detail))
                .navigationDestination(isPresented: isShown(hasContent ? .content : .detail, leavingTo: .sidebar)) {
                    if hasContent {
                        content
                            .environment(\.nextColumn, next(from: .content, to: .detail))
                            .navigationDestination(isPresented: isShown(.detail, leavingTo: .content)) { detail }
                    } else {
                        detail
                    }
                }
        }
    }
}

/// The preferred widths of columns by name, in points.
typealias ColumnWidths = [String: CGFloat]

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// Adds a button to the detail's bar that hides or shows the other columns.
private struct SidebarSwitch: ViewModifier {
    @Binding var visibility: NavigationSplitViewVisibility
    let hasSidebar: Bool
    /// Whether the program removes the button.
    let isRemoved: Bool

    init(visibility: Binding<NavigationSplitViewVisibility>, hasSidebar: Bool, isRemoved: Bool) {
        _visibility = visibility
        self.hasSidebar = hasSidebar
        self.isRemoved = isRemoved
    }

    func body(content: Content) -> some View {
        content.toolbar {
            if !isRemoved {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        visibility = hasSidebar ? .detailOnly : .all
                    } label: {
                        SidebarSign()
                    }
                    .accessibilityLabel(hasSidebar ? "Hide Sidebar" : "Show Sidebar")
                }
            }
        }
    }
}

/// A symbol of a window with a sidebar.
private struct SidebarSign: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 4).strokeBorder(.tint, lineWidth: 1.75)
            .overlay(alignment: .leading) { Rectangle().fill(.tint).frame(width: 1.75).padding(.leading, 7) }
            .frame(width: 23, height: 18)
            .contentShape(.rect)
    }
}

extension EnvironmentValues {
    private enum LinksReplaceScreensKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether a link replaces the screen of another column instead of pushing a screen.
    var linksReplaceScreens: Bool {
        get { self[LinksReplaceScreensKey.self] }
        set { self[LinksReplaceScreensKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the column can show the search of the views around the split view. Only the first column shows it.
    nonisolated fileprivate func surroundingSearch(isAccepted: Bool) -> some View {
        transformEnvironment(\.surroundingSearch) { if !isAccepted { $0 = nil } }
    }

    /// Sets the width of the column that contains this view, if columns are side by side.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameter width: The width in points. A width that isn't finite has no effect.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        transformPreference(ColumnWidthKey.self) { $0 = width.isFinite ? max(width, 0) : nil }
    }

    /// Sets the preferred width of the column that contains this view. Here, the column always has the ideal width,
    /// within the bounds.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points, or `nil` for none.
    ///   - ideal: The ideal width in points.
    ///   - max: The maximum width in points, or `nil` for none.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        let low = min.map { $0.isNaN ? 0 : $0 } ?? 0, high = max.map { $0.isNaN ? .infinity : $0 } ?? .infinity
        return navigationSplitViewColumnWidth(Swift.max(Swift.min(ideal, high), low))
    }
}
