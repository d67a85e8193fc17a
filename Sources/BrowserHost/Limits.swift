/// What a page may ask of the host. Whoever goes beyond loses the connection, and nobody else notices.
enum Limits {
    /// Bytes of one message from a page.
    static let messageBytes = 64 * 1024
    /// Events in one message.
    static let eventsPerMessage = 256
    /// Events that wait for a tab's next frame.
    static let queuedEvents = 1024
    /// Pointers that are down at once in one tab.
    static let pointers = 32
    /// Points; the largest width or height of a page.
    static let side = 16_384.0
    /// Points; the farthest a location may lie from the origin, and the largest turn of a wheel.
    static let distance = 1_000_000.0
    /// Pixels per point.
    static let displayScale = 0.1...16.0
    static let textScale = 0.25...8.0
    static let queryItems = 64
    /// UTF-8 bytes of a name or value in the query, a locale or the name of an action.
    static let nameBytes = 1024
    /// Tabs that are open or wait for their page to come back.
    static let tabs = 32
    /// WebSocket frames that wait to be sent: two of the scene's, a greeting, a farewell, and answers to pings.
    static let unsentFrames = 64
    /// Messages of one page that wait for the main actor; the page's next ones wait in the network.
    static let untakenMessages = 16
    /// Bytes of a request's head: its first line and its fields.
    static let headBytes = 16 * 1024
    /// Seconds until a request's head is whole, and that a connection may rest between two requests.
    static let headTime = 10.0
    /// Seconds until an answer was taken.
    static let answerTime = 60.0
    /// Connections of all pages together.
    static let connections = 512
    /// Seconds a scene waits for its page after the socket broke.
    static let absence = 30.0
    /// Seconds a new socket has to say what it wants.
    static let greeting = 10.0
    /// Seconds a page has to answer that the connection closes.
    static let farewell = 2.0
}
