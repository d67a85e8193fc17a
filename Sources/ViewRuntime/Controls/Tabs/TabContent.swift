/// A type that describes the tabs of a tab view.
///
/// Available from iOS 18 and macOS 15.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that identify the tabs.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the tabs that this content consists of.
    associatedtype Body: TabContent
    /// The tabs that this content consists of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// Adds the tabs of this content to a list.
    func _addTabs(to list: inout _TabList)
}

extension TabContent {
    public func _addTabs(to list: inout _TabList) {
        list.properties.evaluate(self, at: list.path) { $0.body._addTabs(to: &list) }
    }
}

/// The tabs of a tab view, in order.
public struct _TabList: PartList {
    struct Item {
        let value: AnyHashable?
        let label: AnyView
        let content: AnyView
        /// The positions in the builders around the tab, outermost first.
        let path: [AnyHashable]
        var badge: Text?

        /// The identity of the tab while other tabs are inserted and removed.
        var id: AnyHashable { value ?? AnyHashable(path) }
    }

    private(set) var items: [Item] = []
    let properties: PartProperties
    var path: [AnyHashable] = []

    init(properties: PartProperties) { self.properties = properties }

    mutating func add(value: AnyHashable?, label: some View, content: some View) {
        items.append(Item(value: value, label: AnyView(label), content: AnyView(content), path: path))
    }

    /// Adds the tabs of content with a change.
    @MainActor mutating func add(_ content: some TabContent, change: (inout Item) -> Void) {
        let first = items.count
        content._addTabs(to: &self)
        for index in first..<items.count { change(&items[index]) }
    }
}

extension Never: TabContent {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Never
}

/// Several parts of tab content, in order.
nonisolated struct TabParts<TabValue: Hashable>: TabContent {
    private let parts: [any TabContent<TabValue>]

    init(_ parts: any TabContent<TabValue>...) { self.parts = parts }

    // An explicit return turns the result builder off.
    @MainActor var body: Self { return self }

    @MainActor func _addTabs(to list: inout _TabList) {
        for (position, part) in parts.enumerated() { list.at(position) { part._addTabs(to: &$0) } }
    }
}

/// A view with a label in the tab bar and a value that selects it.
///
/// Available from iOS 18 and macOS 15.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Days", systemImage: "calendar", value: Page.days) { Days() }
///     Tab("Weeks", systemImage: "list.bullet", value: Page.weeks) { Weeks() }
/// }
/// ```
nonisolated public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Value

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addTabs(to list: inout _TabList) {
        // Several views form a column, as in a window.
        list.add(value: value, label: label, content: VStack { content })
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a value and a custom label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: AnyHashable(value), content: content(), label: label())
    }

    /// Creates a tab with a value, a role, and a custom label.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content, label: label)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a value, a symbol, and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    {
        self.init(value: value, content: content) {
            DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a value, a role, a symbol, and a title from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
    }

    /// Creates a tab with a value, a symbol, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) {
            DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a value, a role, a symbol, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, content: content)
    }

    /// Creates a tab with a value, an image, and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
    }

    /// Creates a tab with a value, a role, an image, and a title from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, image: image, value: value, content: content)
    }

    /// Creates a tab with a value, an image, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
    }

    /// Creates a tab with a value, a role, an image, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, image: image, value: value, content: content)
    }

    /// Creates a tab with a value and the default label of its role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(role) }
    }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// Creates a tab with a value and without a label.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { EmptyView() }
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil as AnyHashable?, content: content(), label: label())
    }

    /// Creates a tab with a role and a custom label.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a symbol and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
    }

    /// Creates a tab with a role, a symbol, and a title from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, content: content)
    }

    /// Creates a tab with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)) }
    }

    /// Creates a tab with a role, a symbol, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    {
        self.init(title, systemImage: systemImage, content: content)
    }

    /// Creates a tab with an image and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
    }

    /// Creates a tab with a role, an image, and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, content: content)
    }

    /// Creates a tab with an image and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
    }

    /// Creates a tab with a role, an image, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(title, image: image, content: content)
    }

    /// Creates a tab with the default label of its role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(role) }
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// Creates a tab without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// The purpose of a tab.
///
/// Available from iOS 18 and macOS 15.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A role for a tab that searches. Here, the role doesn't change the tab's position.
    public static var search: TabRole { TabRole(name: "search") }
}

/// A tab's default label, with a title and an image.
///
/// Available from iOS 18 and macOS 15.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    init(_ role: TabRole?) {
        self.init(
            title: Text(verbatim: role == .search ? "Search" : ""),
            image: Image(systemName: role == .search ? "magnifyingglass" : "circle"))
    }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// A group of related tabs. The tab bar shows the tabs without the group's header.
///
/// Available from iOS 18 and macOS 15.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue, SelectionValue: Hashable {
    /// The type of the values that identify the tabs.
    public typealias TabValue = SelectionValue

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }
    @MainActor public func _addTabs(to list: inout _TabList) { content._addTabs(to: &list) }
}

extension TabSection
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    /// Creates a section of tabs with a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content())
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    /// Creates a section of tabs.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content: content()) }
}

extension TabSection
where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    /// Creates a section of tabs with a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }

    /// Creates a section of tabs with a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
}
