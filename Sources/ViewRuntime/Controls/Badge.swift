extension View {
    /// Displays a number at the trailing edge of a list row or on a tab item.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameter count: The number. The badge is hidden if the number is 0.
    nonisolated public func badge(_ count: Int) -> some View { modifier(Badge(label: .count(count))) }

    /// Displays text at the trailing edge of a list row or on a tab item.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameter label: The text, or `nil` to hide the badge.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }

    /// Displays localized text at the trailing edge of a list row or on a tab item.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameter key: The key of the text, or `nil` to hide the badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Displays text at the trailing edge of a list row or on a tab item.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameter label: The text, or `nil` to hide the badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension Text? {
    /// Returns the number as text, or `nil` for 0.
    static func count(_ count: Int) -> Text? { count == 0 ? nil : Text(verbatim: "\(count)") }
}

nonisolated private struct Badge: ViewModifier {
    let label: Text?
    @Environment(\.listValues.isInside) private var isInList
    @Environment(\.badgeProminence) private var prominence

    init(label: Text?) { self.label = label }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if isInList {
            HStack(spacing: 8) {
                content
                if let label {
                    Spacer(minLength: 0)
                    if prominence == .increased {
                        label
                            .font(.subheadline)
                            .foregroundStyle(.white)
                            .padding(.horizontal, 8)
                            .padding(.vertical, 2)
                            .background(.red, in: .capsule)
                    } else {
                        label.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
                    }
                }
            }
        } else {
            content.modifier(TabBadgeModifier(label: label))
        }
    }
}

/// Passes a badge to the tab view that shows it on the view's tab item.
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
