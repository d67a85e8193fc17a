import Foundation

/// The connection from a tab to its page while the WebSocket exists.
@MainActor
protocol TabLink: AnyObject, Sendable {
    func send(_ message: [UInt8])
    /// Requests a sign of the page. Its answer reaches ``Tab/pageAnswered()``.
    func ping()
    /// Answers a ping of the page, with its content.
    func pong(_ payload: Data)
    /// Sends the reason and closes the connection. Later messages aren't sent.
    func close(_ closeReason: CloseReason)
}

/// The reason for closing a connection: a code of RFC 6455 (section 7.4.1) or, from 4000 on, of this host, and a
/// sentence.
struct CloseReason: Equatable, Sendable {
    var code: UInt16
    var reason: String

    static let unreadable = CloseReason(code: 1003, reason: "only text messages are understood")
    static let tooLong = CloseReason(code: 1009, reason: "message is too long")
    static let tooManyTabs = CloseReason(code: 1013, reason: "too many tabs are open")
    static let tooManyEvents = CloseReason(code: 1008, reason: "too many events are waiting")
    static let silent = CloseReason(code: 1008, reason: "no greeting came")
    static let takenOver = CloseReason(code: 4001, reason: "another connection took the session over")
    static let shutDown = CloseReason(code: 1001, reason: "the program ended")

    static func malformed(_ what: String) -> CloseReason { CloseReason(code: 1007, reason: what) }
    static func protocolError(_ what: String) -> CloseReason { CloseReason(code: 1002, reason: what) }
}
