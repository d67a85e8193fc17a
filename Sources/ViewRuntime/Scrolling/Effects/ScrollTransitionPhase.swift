/// The phase of a view as it scrolls through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable, BitwiseCopyable {
    /// The view is about to scroll into view at the top or leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to scroll into view at the bottom or trailing edge.
    case bottomTrailing

    /// A Boolean value that indicates whether the phase is `identity`.
    public var isIdentity: Bool { self == .identity }

    /// A value of -1 for `topLeading`, 0 for `identity`, and 1 for `bottomTrailing`.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
