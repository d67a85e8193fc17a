/// The phase of a scroll view's motion.
@frozen
public enum ScrollPhase: Hashable, Sendable, BitwiseCopyable {
    /// The scroll view is at rest.
    case idle
    /// A finger is down but hasn't moved the content.
    case tracking
    /// A person moves the content.
    case interacting
    /// The content continues to move after the person released it.
    case decelerating
    /// The content moves to a target that the program chose.
    case animating

    /// A Boolean value that indicates whether the content may move. It's `true` in every phase except `idle`.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase.
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
