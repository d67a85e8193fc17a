/// A sequence of rotor entries.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the content.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that this content consists of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The entries in order, without the content around them.
    nonisolated var _rotorEntries: _RotorEntries { get }
}

/// The entries of a rotor.
public struct _RotorEntries {
    var list: [RotorEntry] = []

    static func += (all: inout _RotorEntries, more: _RotorEntries) { all.list += more.list }
}

/// The destination of a rotor entry.
struct RotorEntry {
    let label: Text?
    let target: Target
    /// A closure that makes the view available before assistive technology moves to it.
    let prepare: () -> Void

    enum Target {
        /// A view with a key in a namespace.
        case view(RotorEntryKey)
        /// The view with an identity, inside a scroll view or not.
        case identity(AnyHashable)
        /// A part of the text that has the rotor.
        case text
    }
}

/// The key that `accessibilityRotorEntry(id:in:)` sets for a view.
struct RotorEntryKey: Equatable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension AccessibilityRotorContent {
    // Only the main actor reads rotors.
    /// The entries of the rotor.
    nonisolated public var _rotorEntries: _RotorEntries {
        let content = UncheckedTransfer(self)
        return MainActor.assumeIsolated { UncheckedTransfer(content.value.body._rotorEntries) }.value
    }
}

extension Never: AccessibilityRotorContent {
    /// The entries of the rotor.
    nonisolated public var _rotorEntries: _RotorEntries { _RotorEntries() }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// This type has no body.
    public var body: Never { return fatalError("\(Self.self) has no body") }
    /// The entries of the rotor.
    nonisolated public var _rotorEntries: _RotorEntries { self?._rotorEntries ?? _RotorEntries() }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates a group of rotor entries.
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }

    /// This type has no body.
    public var body: Never { return fatalError("\(Self.self) has no body") }
    /// The entries of the rotor.
    nonisolated public var _rotorEntries: _RotorEntries { content._rotorEntries }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// This type has no body.
    public var body: Never { return fatalError("\(Self.self) has no body") }

    /// The entries of the rotor.
    nonisolated public var _rotorEntries: _RotorEntries {
        var entries = _RotorEntries()
        for element in data { entries += content(element)._rotorEntries }
        return entries
    }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    /// Creates rotor entries from identifiable data.
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates rotor entries from data, with identities from a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
    /// Creates rotor entries from a constant range.
    public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

/// A result builder that combines rotor entries.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// Returns content unchanged.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Combines several contents.
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
        -> some AccessibilityRotorContent
    {
        var entries = _RotorEntries()
        repeat entries += (each content)._rotorEntries
        return RotorEntryList(_rotorEntries: entries)
    }

    /// Returns optional content.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
        -> some AccessibilityRotorContent
    {
        RotorEntryList(_rotorEntries: content?._rotorEntries ?? _RotorEntries())
    }
}

nonisolated private struct RotorEntryList: AccessibilityRotorContent {
    let _rotorEntries: _RotorEntries

    var body: Never { return fatalError("\(Self.self) has no body") }
}
