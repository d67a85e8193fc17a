/// An entry of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
    let entry: RotorEntry

    private init(_ label: Text?, _ target: RotorEntry.Target, _ prepare: @escaping () -> Void) {
        entry = RotorEntry(label: label, target: target, prepare: prepare)
    }

    /// Creates an entry for the view with an identity, from a `ForEach` or `id(_:)`. A scroll view with the rotor
    /// scrolls to the view.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identity.
    ///   - textRange: A range of text, which has no effect.
    ///   - prepare: A closure that runs first and makes the view available.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(label, .identity(AnyHashable(id)), prepare)
    }

    /// Creates an entry for the view with an identity.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for the view with an identity.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a view with the key that `accessibilityRotorEntry(id:in:)` sets.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the view in the namespace.
    ///   - namespace: The namespace.
    ///   - textRange: A range of text, which has no effect.
    ///   - prepare: A closure that runs first and makes the view available.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label, .view(RotorEntryKey(id: AnyHashable(id), namespace: namespace)), prepare)
    }

    /// Creates an entry for a view with the key that `accessibilityRotorEntry(id:in:)` sets.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a view with the key that `accessibilityRotorEntry(id:in:)` sets.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a part of the text that has the rotor.
    nonisolated public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(label, .text, prepare)
    }

    /// Creates an entry for a part of the text that has the rotor.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), .text, prepare)
    }

    /// Creates an entry for a part of the text that has the rotor.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), .text, prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// This type has no body.
    public var body: Never { return fatalError("\(Self.self) has no body") }
    /// The entries of the rotor.
    nonisolated public var _rotorEntries: _RotorEntries { _RotorEntries(list: [entry]) }
}
