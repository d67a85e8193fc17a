import Foundation

extension View {
    /// Turns the view's colours into their opposites. Apple: iOS 13, macOS 10.15.
    nonisolated public func colorInvert() -> some View { contrast(-1) }

    /// Says what the view is for, to assistive technology. Apple: iOS 14, macOS 11.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// As much room as windows keep at their edges. Apple: iOS 15, macOS 12.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
