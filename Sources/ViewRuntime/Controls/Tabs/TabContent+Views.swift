// The initializers are disfavored, so that the compiler tries views first and doesn't check a closure twice.

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Wrapped.TabValue

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }
    @MainActor public func _addTabs(to list: inout _TabList) { self?._addTabs(to: &list) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent<TrueContent.TabValue> {
    /// The type of the values that identify the tabs.
    public typealias TabValue = TrueContent.TabValue

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addTabs(to list: inout _TabList) {
        switch storage {
        case .trueContent(let content): list.at(true) { content._addTabs(to: &$0) }
        case .falseContent(let content): list.at(false) { content._addTabs(to: &$0) }
        }
    }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Content.TabValue

    /// Creates a group of tabs.
    ///
    /// Available from iOS 18 and macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.content = content()
    }

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }
    @MainActor public func _addTabs(to list: inout _TabList) { content._addTabs(to: &list) }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that identify the tabs.
    public typealias TabValue = Content.TabValue

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addTabs(to list: inout _TabList) {
        let elements = IdentifiedElements(self)
        for element in data { list.at(elements.id(of: element)) { content(element)._addTabs(to: &$0) } }
    }
}

extension ForEach where Content: TabContent {
    /// Creates tabs from a constant range.
    ///
    /// Available from iOS 18 and macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TabValue {
        self.init(data: data, identify: { $0 }, content: content)
    }

    /// Creates tabs from a collection of identifiable elements.
    ///
    /// Available from iOS 18 and macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    /// Creates tabs from a collection. A key path identifies the elements.
    ///
    /// Available from iOS 18 and macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        nonisolated(unsafe) let id = id
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension TabContent {
    /// Displays a number on the tab.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameter count: The number. The badge is hidden if the number is 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { badged(.count(count)) }

    /// Displays text on the tab.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameter label: The text, or `nil` to hide the badge.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

    /// Displays localized text on the tab.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameter key: The key of the text, or `nil` to hide the badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badged(key.map { Text($0) })
    }

    /// Displays text on the tab.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameter label: The text, or `nil` to hide the badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badged(label.map { Text($0) })
    }

    nonisolated private func badged(_ label: Text?) -> some TabContent<TabValue> {
        BadgedTabs(content: self, label: label)
    }
}

nonisolated private struct BadgedTabs<Content: TabContent>: TabContent {
    typealias TabValue = Content.TabValue
    let content: Content
    let label: Text?

    // An explicit return turns the result builder off.
    @MainActor var body: Self { return self }

    @MainActor func _addTabs(to list: inout _TabList) { list.add(content) { $0.badge = label } }
}
