/// A kind of input that scrolls beside fingers, wheels and keys.
///
/// Apple's kinds belong to the watch and to headsets, so there is none to name here. Apple: iOS 18, macOS 15.
public struct ScrollInputKind: Sendable {}

extension View {
    /// Whether a kind of input scrolls the scroll views inside. Apple: iOS 18, macOS 15.
    @MainActor @preconcurrency
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}
