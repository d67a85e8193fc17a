import Foundation
import LayerTree

/// A message of a page:
/// - `{"t":"hello","now":s,"session":id?,"size":[w,h],"env":{…},"query":{…}}`, first and once
/// - `{"t":"size","size":[w,h]}`, `{"t":"env","env":{…}}`
/// - `{"t":"ack","now":s,"n":number,"w":s?}`; `w` is the time between the arrival of the frame and its display
/// - `{"t":"in","now":s,"e":[event…]}`; see ``ClientEvent``
///
/// Times are in seconds on the page's clock.
enum ClientMessage: Sendable {
    case hello(Hello)
    case size(CGSize)
    case environment(HostEnvironment)
    case acknowledgement(frame: UInt64, now: Double, waited: Double)
    case input([ClientEvent], now: Double)

    struct Hello: Sendable {
        var session: String?
        var size: CGSize
        var environment: HostEnvironment
        var query: [String: String]
        var now: Double
    }

    /// The reason why a message is invalid, for the page's console.
    struct Malformed: Error, Equatable, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    /// Decodes and validates a message. Any deviation from the format is an error.
    init(_ data: Data) throws(Malformed) {
        guard data.count <= Limits.messageBytes else { throw Malformed("message is too long") }
        do {
            self = try JSONDecoder().decode(ClientMessage.self, from: data)
        } catch let error as Malformed {
            throw error
        } catch {
            throw Malformed("message is not as expected")
        }
    }
}

extension ClientMessage: Decodable {
    private enum Key: String, CodingKey { case t, now, session, size, env, query, n, w, e }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        switch try members.decode(String.self, forKey: .t) {
        case "hello":
            self = .hello(
                Hello(
                    session: try members.decodeIfPresent(String.self, forKey: .session).map(Check.name),
                    size: try Self.size(members), environment: try Self.environment(members),
                    query: try Self.query(members), now: try Self.now(members)))
        case "size": self = .size(try Self.size(members))
        case "env": self = .environment(try Self.environment(members))
        case "ack":
            self = .acknowledgement(
                frame: try members.decode(UInt64.self, forKey: .n), now: try Self.now(members),
                waited: try members.decodeIfPresent(Double.self, forKey: .w).map(Check.time) ?? 0)
        case "in":
            let events = try members.decode([ClientEvent].self, forKey: .e)
            guard events.count <= Limits.eventsPerMessage else { throw Malformed("too many events in one message") }
            self = .input(events, now: try Self.now(members))
        default: throw Malformed("unknown message")
        }
    }

    private static func now(_ members: KeyedDecodingContainer<Key>) throws -> Double {
        try Check.time(members.decode(Double.self, forKey: .now))
    }

    private static func size(_ members: KeyedDecodingContainer<Key>) throws -> CGSize {
        let sides = try members.decode([Double].self, forKey: .size)
        guard sides.count == 2, sides.allSatisfy({ (0...Limits.side).contains($0) }) else {
            throw Malformed("size is out of bounds")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func environment(_ members: KeyedDecodingContainer<Key>) throws -> HostEnvironment {
        try members.decode(ClientEnvironment.self, forKey: .env).environment
    }

    private static func query(_ members: KeyedDecodingContainer<Key>) throws -> [String: String] {
        let items = try members.decodeIfPresent([String: String].self, forKey: .query) ?? [:]
        guard items.count <= Limits.queryItems else { throw Malformed("too many query items") }
        for (name, value) in items {
            _ = try Check.name(name)
            _ = try Check.name(value)
        }
        return items
    }
}

/// The bounds of the values in messages.
enum Check {
    static func time(_ value: Double) throws(ClientMessage.Malformed) -> Double {
        // A billion seconds: an open page for more than thirty years.
        guard value.magnitude <= 1e9 else { throw ClientMessage.Malformed("time is out of bounds") }
        return value
    }

    static func distance(_ value: Double) throws(ClientMessage.Malformed) -> Double {
        guard value.magnitude <= Limits.distance else { throw ClientMessage.Malformed("location is out of bounds") }
        return value
    }

    static func name(_ value: String) throws(ClientMessage.Malformed) -> String {
        guard value.utf8.count <= Limits.nameBytes else { throw ClientMessage.Malformed("name is too long") }
        return value
    }
}
