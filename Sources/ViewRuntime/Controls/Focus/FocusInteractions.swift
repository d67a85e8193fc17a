/// The kinds of interaction for which a view takes the focus.
///
/// Available from iOS 17 and macOS 14.
public struct FocusInteractions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int
    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A key activates the view, for example a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Keys change the view's value, for example in a text field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The interactions that the system prefers. Here, keys both activate and edit.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Sets whether the view can receive the keyboard focus, and for which interactions.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether the view can receive the focus.
    ///   - interactions: The interactions that the view supports. A view with no interactions can't receive the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable && !interactions.isEmpty)
    }
}
