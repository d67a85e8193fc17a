/// What a scroll view is doing.
@frozen
public enum ScrollPhase: Hashable, Sendable, BitwiseCopyable {
    /// At rest.
    case idle
    /// A finger is down but has not moved the content.
    case tracking
    /// The person moves the content.
    case interacting
    /// The content goes on by itself after it was let go.
    case decelerating
    /// The content moves to a target that the program chose.
    case animating

    /// Whether the content may move: every phase but `idle`.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}
