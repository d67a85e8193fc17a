/// The connection from a tab to its page while the WebSocket exists.
@MainActor
protocol TabLink: AnyObject {
    func send(_ message: [UInt8])
    /// Sends the reason and closes the connection. Later messages aren't sent.
    func close(_ farewell: Farewell)
}

/// The reason for closing a connection: a code of RFC 6455 (section 7.4.1) or, from 4000 on, of this host, and a
/// sentence.
struct Farewell: Equatable, Sendable {
    var code: UInt16
    var reason: String

    static let unreadable = Farewell(code: 1003, reason: "only text messages are understood")
    static let tooLong = Farewell(code: 1009, reason: "message is too long")
    static let tooManyTabs = Farewell(code: 1013, reason: "too many tabs are open")
    static let tooManyEvents = Farewell(code: 1008, reason: "too many events are waiting")
    static let silent = Farewell(code: 1008, reason: "no greeting came")
    static let takenOver = Farewell(code: 4001, reason: "another connection took the session over")
    static let shutDown = Farewell(code: 1001, reason: "the program ended")

    static func malformed(_ what: String) -> Farewell { Farewell(code: 1007, reason: what) }
    static func protocolError(_ what: String) -> Farewell { Farewell(code: 1002, reason: what) }
}
