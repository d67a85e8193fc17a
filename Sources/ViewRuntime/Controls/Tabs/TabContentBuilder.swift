/// A result builder that combines tabs.
///
/// Available from iOS 18 and macOS 15.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// A view of the tabs.
    nonisolated public struct Content<C: TabContent>: View {
        private let content: Description<C>

        init(content: C) { self.content = Description(content) }

        @MainActor public var body: some View {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                tab.content
                    .modifier(TagModifier(values: [tab.value ?? AnyHashable(index)]))
                    .tabItem { tab.label }
                    .modifier(TabBadgeModifier(label: tab.badge))
            }
        }

        @MainActor private var tabs: [_TabList.Item] {
            var tabs: [_TabList.Item] = []
            content.evaluate { content, properties in
                var list = _TabList(properties: properties)
                content._addTabs(to: &list)
                tabs = list.items
            }
            return tabs
        }
    }

    /// Builds tabs from an expression.
    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }

    /// Passes on a single tab.
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }

    /// Combines two tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1)
    }

    /// Combines three tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2)
    }

    /// Combines four tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3)
    }

    /// Combines five tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3, c4)
    }

    /// Combines six tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3, c4, c5)
    }

    /// Combines seven tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3, c4, c5, c6)
    }

    /// Combines eight tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3, c4, c5, c6, c7)
    }

    /// Combines nine tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>,
        C8: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }

    /// Combines ten tabs.
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>,
        C8: TabContent<TabValue>, C9: TabContent<TabValue>
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some TabContent<TabValue> {
        TabParts<TabValue>(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }

    /// Builds optional tabs.
    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }

    /// Builds the tabs of the first branch of a condition.
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(first: T) -> _ConditionalContent<
        T, F
    > {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the tabs of the second branch of a condition.
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(second: F) -> _ConditionalContent<
        T, F
    > {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds tabs with limited availability.
    public static func buildLimitedAvailability(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        content
    }
}

extension TabView {
    /// Creates a tab view from tabs, with a binding to the value of the selected tab.
    ///
    /// Available from iOS 18 and macOS 15.
    public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent<SelectionValue> {
        self.init(selection: selection, tabs: content())
    }

    /// Creates a tab view from tabs. At first, the first tab is selected.
    ///
    /// Available from iOS 18 and macOS 15.
    public init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent<Never> {
        self.init(selection: nil, tabs: content())
    }
}
