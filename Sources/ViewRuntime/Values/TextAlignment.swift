/// The alignment of lines of text.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
    /// The leading edge.
    case leading
    /// The center.
    case center
    /// The trailing edge.
    case trailing
}
