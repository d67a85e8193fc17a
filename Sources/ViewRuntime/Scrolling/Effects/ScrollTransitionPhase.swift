/// Where a view is on its way through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable, BitwiseCopyable {
    /// About to come in at the top or leading side.
    case topLeading
    /// In sight.
    case identity
    /// About to come in at the bottom or trailing side.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
