/// What is in a rotor: entries, one after the other.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

    nonisolated var _rotorEntries: _RotorEntries { get }
}

public struct _RotorEntries {
    var list: [RotorEntry] = []

    static func += (all: inout _RotorEntries, more: _RotorEntries) { all.list += more.list }
}

/// Something that a rotor leads to.
struct RotorEntry {
    let label: String?
    let target: Target
    /// Brings about that the view is there, before it is gone to.
    let prepare: () -> Void

    enum Target {
        /// A view in the namespace.
        case view(RotorEntryKey)
        /// The view with an identity, in a scroll view or not.
        case identity(AnyHashable)
        /// A part of the text that has the rotor.
        case text
    }
}

/// What `accessibilityRotorEntry(id:in:)` calls a view.
struct RotorEntryKey: Equatable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension AccessibilityRotorContent {
    // Rotors are read on the main actor alone.
    nonisolated public var _rotorEntries: _RotorEntries {
        let content = UncheckedBox(self)
        return MainActor.assumeIsolated { UncheckedBox(content.value.body._rotorEntries) }.value
    }
}

extension Never: AccessibilityRotorContent {
    nonisolated public var _rotorEntries: _RotorEntries { _RotorEntries() }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public var body: Never { return fatalError("\(Self.self) has no body") }
    nonisolated public var _rotorEntries: _RotorEntries { self?._rotorEntries ?? _RotorEntries() }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }

    public var body: Never { return fatalError("\(Self.self) has no body") }
    nonisolated public var _rotorEntries: _RotorEntries { content._rotorEntries }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var body: Never { return fatalError("\(Self.self) has no body") }

    nonisolated public var _rotorEntries: _RotorEntries {
        var entries = _RotorEntries()
        for element in data { entries += content(element)._rotorEntries }
        return entries
    }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
    public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

/// Makes the contents of rotors of statements.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> some AccessibilityRotorContent {
        var entries = _RotorEntries()
        repeat entries += (each content)._rotorEntries
        return RotorEntryList(_rotorEntries: entries)
    }

    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
        RotorEntryList(_rotorEntries: content?._rotorEntries ?? _RotorEntries())
    }
}

nonisolated private struct RotorEntryList: AccessibilityRotorContent {
    let _rotorEntries: _RotorEntries

    var body: Never { return fatalError("\(Self.self) has no body") }
}
