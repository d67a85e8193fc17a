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

    /// The tabs in order, without the content around them.
    nonisolated var _tabs: _TabList { get }
}

/// The tabs of a tab view, in order.
public struct _TabList {
    struct Item {
        let value: AnyHashable?
        let label: AnyView
        let content: AnyView
        var badge: Text?
        /// The tab's position in the builders around it, outermost last.
        var place: [AnyHashable] = []

        /// The identity of the tab while other tabs are inserted and removed.
        var id: AnyHashable { value ?? AnyHashable(place) }
    }

    var items: [Item] = []

    /// Returns the tabs with a position in the builder around them.
    func placed(at place: some Hashable) -> _TabList {
        changed { $0.place.append(AnyHashable(place)) }
    }

    func changed(_ change: (inout Item) -> Void) -> _TabList {
        var result = self
        for index in result.items.indices { change(&result.items[index]) }
        return result
    }
}

extension TabContent {
    // The runtime creates tab views only on the main actor.
    nonisolated public var _tabs: _TabList {
        let content = UncheckedTransfer(self)
        return MainActor.assumeIsolated { UncheckedTransfer(content.value.body._tabs) }.value
    }
}

extension Never: TabContent {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Never
    nonisolated public var _tabs: _TabList { _TabList() }
}

/// Tab content that the runtime implements directly.
nonisolated struct TabContentList<TabValue: Hashable>: TabContent {
    let tabs: _TabList

    init(_ parts: _TabList...) {
        tabs = _TabList(items: parts.enumerated().flatMap { $1.placed(at: $0).items })
    }

    var _tabs: _TabList { tabs }
    @MainActor var body: Self { return self }
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

    public var _tabs: _TabList {
        _TabList(items: [.init(value: value, label: AnyView(label), content: AnyView(content))])
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
    public var _tabs: _TabList { content._tabs }
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
