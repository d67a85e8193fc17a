/// Whether an element shows, or the surroundings decide.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable, BitwiseCopyable {
    case automatic
    case visible
    case hidden
}
