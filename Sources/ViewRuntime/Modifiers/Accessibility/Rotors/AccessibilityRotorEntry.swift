/// A thing that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
    let entry: RotorEntry

    private init(_ label: Text?, _ target: RotorEntry.Target, _ prepare: @escaping () -> Void) {
        entry = RotorEntry(label: label?.plain, target: target, prepare: prepare)
    }

    /// Leads to the view with an identity: one of a `ForEach`, or of `id(_:)`. A scroll view that has the rotor brings it into sight.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(label, .identity(AnyHashable(id)), prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Leads to the view that `accessibilityRotorEntry(id:in:)` calls so.
    ///
    /// - Parameter prepare: Called before, to bring about that there is such a view.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label, .view(RotorEntryKey(id: AnyHashable(id), namespace: namespace)), prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Leads to a part of the text that has the rotor.
    nonisolated public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(label, .text, prepare)
    }

    nonisolated public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), .text, prepare)
    }

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), .text, prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public var body: Never { return fatalError("\(Self.self) has no body") }
    nonisolated public var _rotorEntries: _RotorEntries { _RotorEntries(list: [entry]) }
}
