/// A notification for assistive technology, in addition to the accessibility tree.
public struct SemanticsNotification: Equatable, Sendable {
    /// The kind of a notification.
    public enum Kind: String, Sendable {
        /// An announcement without a corresponding element.
        case announcement
        /// A change of a part of the screen.
        case layoutChanged
        /// A change of most of the screen.
        case screenChanged
        /// A scroll. The text describes the new position, such as `Page 3 of 8`.
        case pageScrolled
    }

    /// The priority of an announcement.
    public enum Priority: String, Sendable {
        /// Waits for other speech.
        case low
        /// Interrupts other speech, and other speech can interrupt it.
        case `default`
        /// Interrupts other speech, and other speech can't interrupt it.
        case high
    }

    /// The kind of the notification.
    public var kind: Kind
    /// The text to speak, if any.
    public var text: String?
    /// The element that receives the accessibility focus, if any.
    public var focus: UInt64?
    /// The priority of an announcement.
    public var priority: Priority
    /// The time, in seconds of the scene's clock.
    public var time: Double

    /// Creates a notification.
    public init(
        _ kind: Kind, text: String? = nil, focus: UInt64? = nil, priority: Priority = .default, time: Double = 0
    ) {
        self.kind = kind
        self.text = text
        self.focus = focus
        self.priority = priority
        self.time = time
    }
}
