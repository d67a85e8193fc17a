import Foundation

extension View {
    /// Turns the view's colours into their opposites. Apple: iOS 13, macOS 10.15.
    nonisolated public func colorInvert() -> some View { contrast(-1) }

    /// Says what the view is for, to assistive technology. Apple: iOS 14, macOS 11.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// A number at the trailing edge of a row of a list; 0 shows none. Apple: iOS 15, macOS 12.
    nonisolated public func badge(_ count: Int) -> some View { modifier(Badge(label: count == 0 ? nil : Text("\(count)"))) }

    /// A text at the trailing edge of a row of a list; nil shows none. Apple: iOS 15, macOS 12.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }
    nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }

    /// As much room as windows keep at their edges. Apple: iOS 15, macOS 12.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

/// Outside of lists it shows nothing.
nonisolated private struct Badge: ViewModifier {
    let label: Text?
    @Environment(\.builtIn.list.isInside) private var isInList

    init(label: Text?) { self.label = label }

    @MainActor func body(content: Content) -> some View {
        HStack(spacing: 8) {
            content
            if isInList, let label {
                Spacer(minLength: 0)
                label.foregroundStyle(.secondary)
            }
        }
    }
}
