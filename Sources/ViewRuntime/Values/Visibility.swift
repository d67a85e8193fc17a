/// The visibility of an element.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable, BitwiseCopyable {
    /// The container or the system decides.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}
