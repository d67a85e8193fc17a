import Foundation

extension View {
    /// Inverts the colors of the view. Available from iOS 13 and macOS 10.15.
    nonisolated public func colorInvert() -> some View { contrast(-1) }

    /// Describes the purpose of the view to assistive technology. Available from iOS 14 and macOS 11.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Describes the purpose of the view to assistive technology.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    /// Describes the purpose of the view to assistive technology.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Adds the space that windows reserve at their edges. Available from iOS 15 and macOS 12.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
