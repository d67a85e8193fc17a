/// What a tab view shows, and what its bar shows of that. Apple: iOS 18, macOS 15.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    nonisolated var _tabs: _TabList { get }
}

/// Tabs in their order.
public struct _TabList {
    struct Item {
        let value: AnyHashable?
        let label: AnyView
        let content: AnyView
        var badge: Text?
        /// Where the tab stands in the builders around it, outermost last.
        var place: [AnyHashable] = []

        /// What the tab is known by while others come and go.
        var id: AnyHashable { value ?? AnyHashable(place) }
    }

    var items: [Item] = []

    /// The tabs as those at a place in what is around them.
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
    // Tab views are made on the main actor alone.
    nonisolated public var _tabs: _TabList {
        let content = UncheckedBox(self)
        return MainActor.assumeIsolated { UncheckedBox(content.value.body._tabs) }.value
    }
}

extension Never: TabContent {
    public typealias TabValue = Never
    nonisolated public var _tabs: _TabList { _TabList() }
}

/// What the runtime itself knows how to put into a tab view.
nonisolated struct TabContentList<TabValue: Hashable>: TabContent {
    let tabs: _TabList

    init(_ parts: _TabList...) {
        tabs = _TabList(items: parts.enumerated().flatMap { $1.placed(at: $0).items })
    }

    var _tabs: _TabList { tabs }
    @MainActor var body: Self { return self }
}

/// A view with what the bar shows of it, and the value that it is chosen by. Apple: iOS 18, macOS 15.
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
    public typealias TabValue = Value

    // With a plain return no builder takes part.
    @MainActor public var body: Self { return self }

    public var _tabs: _TabList { _TabList(items: [.init(value: value, label: AnyView(label), content: AnyView(content))]) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: AnyHashable(value), content: content(), label: label())
    }

    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content, label: label)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(title, systemImage: systemImage, value: value, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
    }

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, value: value, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(title, image: image, value: value, content: content)
    }

    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(role) }
    }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    public init(value: Value, @ViewBuilder content: () -> Content) { self.init(value: value, content: content) { EmptyView() } }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil as AnyHashable?, content: content(), label: label())
    }

    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(titleKey, systemImage: systemImage, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(title, systemImage: systemImage, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
    }

    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(title, image: image, content: content)
    }

    public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(content: content) { DefaultTabLabel(role) } }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// What a tab is for. Apple: iOS 18, macOS 15.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// For searching. It is placed among the others here.
    public static var search: TabRole { TabRole(name: "search") }
}

/// A title and a picture in the bar of a tab view. Apple: iOS 18, macOS 15.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    init(_ role: TabRole?) {
        self.init(
            title: Text(verbatim: role == .search ? "Search" : ""), image: Image(systemName: role == .search ? "magnifyingglass" : "circle"))
    }

    @MainActor public var body: some View { Label { title } icon: { image } }
}

/// Tabs that belong together; the bar shows them one after the other, without the header. Apple: iOS 18, macOS 15.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue, SelectionValue: Hashable {
    public typealias TabValue = SelectionValue

    // With a plain return no builder takes part.
    @MainActor public var body: Self { return self }
    public var _tabs: _TabList { content._tabs }
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content())
    }
}

extension TabSection where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content: content()) }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content: content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content: content()) }
}
