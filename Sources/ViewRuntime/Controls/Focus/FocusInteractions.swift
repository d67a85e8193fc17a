/// For what a view takes the focus. Apple: iOS 17, macOS 14.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To be pressed by a key, as a button is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To be changed by keys, as a text field is.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What is usual on the system: here the keys reach both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Whether the view can have the keyboard focus, and for what; for nothing it cannot. Apple: iOS 17, macOS 14.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable && !interactions.isEmpty)
    }
}
