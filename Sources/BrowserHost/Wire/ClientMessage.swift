import Foundation
import LayerTree

/// A message of a page:
/// - `{"t":"hello","now":s,"session":id?,"size":[w,h],"env":{…},"query":{…}}`, first and once
/// - `{"t":"size","size":[w,h]}`, `{"t":"env","env":{…}}`
/// - `{"t":"ahead"}`: the page shows content that moves on a trajectory ahead of the frames
/// - `{"t":"ack","now":s,"n":number,"w":s?}`; `w` is the time between the arrival of the frame and its display
/// - `{"t":"in","now":s,"e":[event…],"s":0|1?,"n":number?,"w":s?}`, with an acknowledgment if the display takes a frame
///   at the same time; see ``ClientEvent``. `s` is 1 if the events are moves of a finger that drags content, the page
///   moves this content, and the last frame changed nothing else.
///
/// Times are in seconds on the page's clock.
enum ClientMessage: Sendable {
    case hello(Hello)
    case size(CGSize)
    case environment(HostEnvironment)
    case ahead
    case acknowledgement(Acknowledgement, now: Double)
    case input([ClientEvent], now: Double, isShown: Bool, Acknowledgement?)

    struct Hello: Sendable {
        var session: String?
        var size: CGSize
        var environment: HostEnvironment
        var query: [String: String]
        var now: Double
    }

    /// The page displayed a frame.
    struct Acknowledgement: Sendable {
        /// The number of the frame.
        var frame: UInt64
        /// The time between the arrival of the frame and its display, in seconds.
        var waited: Double
    }

    /// The reason why a message is invalid, for the page's console.
    struct Malformed: Error, Equatable, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    /// Decodes and validates a message. Any deviation from the format is an error.
    init(_ data: Data) throws(Malformed) {
        guard data.count <= Limits.messageBytes else { throw Malformed("message is too long") }
        let message = try JSONValue(data)
        switch try message.member("t").string {
        case "hello":
            self = .hello(
                Hello(
                    session: try message.optionalMember("session").map(Check.name), size: try Self.size(message),
                    environment: try HostEnvironment(message.member("env")), query: try Self.query(message),
                    now: try Self.now(message)))
        case "size": self = .size(try Self.size(message))
        case "env": self = .environment(try HostEnvironment(message.member("env")))
        case "ahead": self = .ahead
        case "ack":
            self = .acknowledgement(
                try Self.acknowledgement(of: message.member("n"), message), now: try Self.now(message))
        case "in":
            let events = try message.member("e").array
            guard events.count <= Limits.eventsPerMessage else { throw Malformed("too many events in one message") }
            var acknowledgement: Acknowledgement?
            if let frame = try message.optionalMember("n") {
                acknowledgement = try Self.acknowledgement(of: frame, message)
            }
            self = .input(
                try events.map(ClientEvent.init), now: try Self.now(message), isShown: try Self.isShown(message),
                acknowledgement)
        default: throw Malformed("unknown message")
        }
    }

    private static func acknowledgement(
        of frame: JSONValue, _ message: JSONValue
    ) throws(Malformed) -> Acknowledgement {
        let waited = try message.optionalMember("w").map(Check.time) ?? 0
        return Acknowledgement(frame: try frame.integer(UInt64.self), waited: waited)
    }

    private static func isShown(_ message: JSONValue) throws(Malformed) -> Bool {
        guard let number = try message.optionalMember("s")?.double else { return false }
        guard number == 0 || number == 1 else { throw Malformed("events are shown or not") }
        return number == 1
    }

    private static func now(_ message: JSONValue) throws(Malformed) -> Double {
        try Check.time(message.member("now"))
    }

    private static func size(_ message: JSONValue) throws(Malformed) -> CGSize {
        let sides = try message.member("size").doubles
        guard sides.count == 2, sides.allSatisfy({ (0...Limits.side).contains($0) }) else {
            throw Malformed("size is out of bounds")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func query(_ message: JSONValue) throws(Malformed) -> [String: String] {
        guard let items = try message.optionalMember("query")?.members else { return [:] }
        guard items.count <= Limits.queryItems else { throw Malformed("too many query items") }
        var query: [String: String] = [:]
        for (name, value) in items { query[try Check.name(.string(name))] = try Check.name(value) }
        return query
    }
}

/// The bounds of the values in messages.
enum Check {
    static func time(_ value: JSONValue) throws(ClientMessage.Malformed) -> Double {
        let time = try value.double
        // A billion seconds: an open page for more than thirty years.
        guard time.magnitude <= 1e9 else { throw ClientMessage.Malformed("time is out of bounds") }
        return time
    }

    static func distance(_ value: JSONValue) throws(ClientMessage.Malformed) -> Double {
        let distance = try value.double
        guard distance.magnitude <= Limits.distance else { throw ClientMessage.Malformed("location is out of bounds") }
        return distance
    }

    static func name(_ value: JSONValue) throws(ClientMessage.Malformed) -> String {
        let name = try value.string
        guard name.utf8.count <= Limits.nameBytes else { throw ClientMessage.Malformed("name is too long") }
        return name
    }
}
