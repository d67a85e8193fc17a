extension View {
    /// A number at the trailing edge of a row of a list, or on the item of a tab; 0 shows none. Apple: iOS 15, macOS 12.
    nonisolated public func badge(_ count: Int) -> some View { modifier(Badge(label: .count(count))) }

    /// A text at the trailing edge of a row of a list, or on the item of a tab; nil shows none. Apple: iOS 15, macOS 12.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }

    /// A text at the trailing edge of a row of a list, or on the item of a tab; nil shows none. Apple: iOS 15, macOS 12.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text at the trailing edge of a row of a list, or on the item of a tab; nil shows none. Apple: iOS 15, macOS 12.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension Text? {
    /// A number; none for 0.
    static func count(_ count: Int) -> Text? { count == 0 ? nil : Text(verbatim: "\(count)") }
}

nonisolated private struct Badge: ViewModifier {
    let label: Text?
    @Environment(\.builtIn.list.isInside) private var isInList

    init(label: Text?) { self.label = label }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if isInList {
            HStack(spacing: 8) {
                content
                if let label {
                    Spacer(minLength: 0)
                    label.foregroundStyle(.secondary)
                }
            }
        } else {
            content.modifier(TabBadgeModifier(label: label))
        }
    }
}

/// Tells a tab view what to show on the view's item.
nonisolated struct TabBadgeModifier: ElementModifier {
    let label: Text?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TabBadgeElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TabBadgeElement.self).label = label }
}

final class TabBadgeElement: ModifierElement {
    var label: Text? { didSet { if label != oldValue { tabItemDidChange() } } }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TabBadgeElement.self) ? label : super.trait(key)
    }
}
