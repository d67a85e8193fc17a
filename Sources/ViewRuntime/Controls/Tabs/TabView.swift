/// A view that shows one of several child views, which a person selects in a tab bar or by turning pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own: AnyHashable?
    @Environment(\.tabStyle) private var style

    /// Creates a tab view.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value that `tag(_:)` or `ForEach` assigns to the visible view.
    ///   - content: The views to select from.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        switch style {
        case .bar:
            TabBarView(
                selected: selection.map { AnyHashable($0.wrappedValue) } ?? own,
                select: { value in
                    if let selection {
                        if let value = value.base as? SelectionValue { selection.wrappedValue = value }
                    } else {
                        own = value
                    }
                },
                content: content)
        case .page(let index):
            PagedTabs(selection: selection, index: index, content: content)
        }
    }
}

extension TabView {
    init<C: TabContent>(selection: Binding<SelectionValue>?, tabs: C)
    where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        content = TabContentBuilder<SelectionValue>.Content(content: tabs)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that shows its first view at first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}
