/// Something a program tells whoever uses assistive technology, apart from what the accessibility tree says.
public struct SemanticsNotification: Equatable, Sendable {
    public enum Kind: String, Sendable {
        /// To be said, without anything on screen to say it of.
        case announcement
        /// A part of the screen is another one.
        case layoutChanged
        /// Most of the screen is another one.
        case screenChanged
        /// Content was scrolled; the text says where it is now, such as `Page 3 of 8`.
        case pageScrolled
    }

    public enum Priority: String, Sendable {
        /// Waits for other speech.
        case low
        /// Interrupts other speech and may be interrupted.
        case `default`
        /// Interrupts other speech and is not interrupted.
        case high
    }

    public var kind: Kind
    /// What is to be said, if anything.
    public var text: String?
    /// The node that assistive technology is to go on from, if it is to go elsewhere.
    public var focus: UInt64?
    public var priority: Priority
    /// Seconds of the scene's time.
    public var time: Double

    public init(_ kind: Kind, text: String? = nil, focus: UInt64? = nil, priority: Priority = .default, time: Double = 0) {
        self.kind = kind
        self.text = text
        self.focus = focus
        self.priority = priority
        self.time = time
    }
}
