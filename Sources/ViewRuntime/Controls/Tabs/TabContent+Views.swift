// The initialisers are chosen only where views do not fit, so that those of views are not looked at twice.

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    // With a plain return no builder takes part.
    @MainActor public var body: Self { return self }
    nonisolated public var _tabs: _TabList { self?._tabs ?? _TabList() }
}

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent<TrueContent.TabValue> {
    public typealias TabValue = TrueContent.TabValue

    // With a plain return no builder takes part.
    @MainActor public var body: Self { return self }

    nonisolated public var _tabs: _TabList {
        switch storage {
        case .trueContent(let content): content._tabs.placed(at: true)
        case .falseContent(let content): content._tabs.placed(at: false)
        }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// Several tabs as one. Apple: iOS 18, macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue { self.content = content() }

    // With a plain return no builder takes part.
    @MainActor public var body: Self { return self }
    nonisolated public var _tabs: _TabList { content._tabs }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    // With a plain return no builder takes part.
    @MainActor public var body: Self { return self }

    nonisolated public var _tabs: _TabList {
        _TabList(items: data.flatMap { content($0)._tabs.placed(at: identify($0)).items })
    }
}

extension ForEach where Content: TabContent {
    /// The tabs of a range that does not change. Apple: iOS 18, macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TabValue {
        self.init(data: data, identify: { $0 }, content: content)
    }

    /// Tabs made from the elements of a collection. Apple: iOS 18, macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    /// Tabs made from the elements of a collection. Apple: iOS 18, macOS 15.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        nonisolated(unsafe) let id = id
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension TabContent {
    /// A number on the tab's item; 0 shows none. Apple: iOS 18, macOS 15.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { badged(.count(count)) }

    /// A text on the tab's item; nil shows none. Apple: iOS 18, macOS 15.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

    /// A text on the tab's item; nil shows none. Apple: iOS 18, macOS 15.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badged(key.map { Text($0) }) }

    /// A text on the tab's item; nil shows none. Apple: iOS 18, macOS 15.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badged(label.map { Text($0) }) }

    nonisolated private func badged(_ label: Text?) -> TabContentList<TabValue> {
        TabContentList(_tabs.changed { $0.badge = label })
    }
}
