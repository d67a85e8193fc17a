/// The way from a tab to its page, as long as the socket lasts.
@MainActor
protocol TabLink: AnyObject {
    func send(_ message: [UInt8])
    /// Says why and hangs up. Nothing is sent afterwards.
    func close(_ farewell: Farewell)
}

/// Why the host hangs up: a code of RFC 6455 (section 7.4.1) or, from 4000, of its own, and a sentence.
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
