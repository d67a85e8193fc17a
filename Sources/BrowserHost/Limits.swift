/// The limits for pages. A page that exceeds a limit loses its connection, without an effect on other pages.
enum Limits {
    /// The maximum size of a message from a page, in bytes.
    static let messageBytes = 64 * 1024
    /// The maximum number of events in a message.
    static let eventsPerMessage = 256
    /// The maximum number of events that wait for the next frame of a tab.
    static let queuedEvents = 1024
    /// The maximum number of pointers that are down in a tab.
    static let pointers = 32
    /// The maximum width and height of a page, in points.
    static let side = 16_384.0
    /// The maximum distance of a location from the origin, and of a wheel event, in points.
    static let distance = 1_000_000.0
    /// The number of pixels per point.
    static let displayScale = 0.1...16.0
    static let textScale = 0.25...8.0
    static let queryItems = 64
    /// The maximum length of a name or value in the query, a locale, or the name of an action, in UTF-8 bytes.
    static let nameBytes = 1024
    /// The size of the images that a tab keeps for its page although its scene dropped them, in bytes.
    static let recentImageBytes = 16_000_000
    /// The maximum number of tabs that are open or wait for their page to reconnect.
    static let tabs = 32
    /// The maximum number of unsent WebSocket frames: the frames of the scene in flight, a greeting, a close frame, and
    /// answers to pings.
    static let unsentFrames = 64
    /// The number of messages of a page that wait for the main actor at which its connection reads no further data.
    static let waitingSteps = 16
    /// The time for which the main actor processes messages of a page while others wait, in seconds.
    static let turnTime = 0.002
    /// The maximum size of the head of a request, in bytes: its first line and its fields.
    static let headBytes = 16 * 1024
    /// The time to receive the head of a request, and the maximum idle time between two requests, in seconds.
    static let headTime = 10.0
    /// The time to create a response and to send its head, in seconds.
    static let answerTime = 60.0
    /// The speed of the slowest network, in bytes per second. It determines the time to send the content of a response.
    static let slowestNetwork = 16_000.0
    /// The maximum number of connections of all pages.
    static let connections = 512
    /// The time that a scene waits for its page to reconnect, in seconds.
    static let absence = 30.0
    /// The time for which a sign of a page proves that it's still there, in seconds.
    static let signOfLife = 0.25
    /// The time that a page has to answer a ping before the host counts it as gone, and the time after which a page
    /// that doesn't acknowledge a frame receives a ping, in seconds.
    static let silence = 2.0
    /// The time that a new WebSocket has to send its greeting, in seconds.
    static let greeting = 10.0
    /// The time that a page has to acknowledge the end of a connection, in seconds.
    static let closingTime = 2.0
}
