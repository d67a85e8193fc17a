/// A kind of input other than fingers, wheels, and keys.
///
/// Apple's kinds belong to Apple Watch and Apple Vision Pro, so this type has no values.
///
/// Available from iOS 18 and macOS 15.
public struct ScrollInputKind: Sendable {}

extension View {
    /// Sets whether a kind of input scrolls the scroll views in this view. It has no effect.
    ///
    /// Available from iOS 18 and macOS 15.
    @MainActor @preconcurrency
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}
