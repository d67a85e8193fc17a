// Modifiers for devices with a status bar or system gestures, and for the selection of text that can't be edited. The
// runtime has none of these, so the modifiers exist for source compatibility and have no effect.

extension View {
    /// Has no effect, because there's no status bar. Available from iOS 13.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    /// Has no effect, because there's no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect, because the system shows nothing over programs. Available from iOS 16 and macOS 13.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has no effect, because the system has no gestures at the edges. Available from iOS 16.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Has no effect, because text can't be selected. Available from iOS 15 and macOS 12.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// The ability to select text. Available from iOS 15 and macOS 12.
public protocol TextSelectability {
    /// A Boolean value that indicates whether people can select text.
    static var allowsSelection: Bool { get }
}

/// Text that people can select. Available from iOS 15 and macOS 12.
public struct EnabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates that people can select text.
    public static let allowsSelection = true
}

/// Text that people can't select. Available from iOS 15 and macOS 12.
public struct DisabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates that people can't select text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that people can select.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that people can't select.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
