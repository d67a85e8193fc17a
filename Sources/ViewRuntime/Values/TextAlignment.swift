/// The side along which lines of text line up.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
    case leading
    case center
    case trailing
}
