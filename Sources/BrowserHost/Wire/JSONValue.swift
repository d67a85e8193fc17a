import Foundation

/// A JSON value (RFC 8259) of a message from a page.
///
/// A page sends a message in every frame. Decoding it with `JSONDecoder` would take longer than the other work for it.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The maximum depth of nested arrays and objects. Messages have three levels.
    static let depth = 8

    /// Parses a text.
    ///
    /// - Throws: ``ClientMessage/Malformed`` if the text isn't JSON, is nested too deeply, or contains a number that
    ///   isn't finite or a name that occurs twice in an object.
    init(_ data: Data) throws(ClientMessage.Malformed) {
        let bytes = Array(data)
        var parser = JSONParser(bytes[...])
        self = try parser.text()
    }
}

/// Access to the content of a value. An error names nothing, because the value comes from a page that doesn't follow
/// the protocol.
extension JSONValue {
    private static var unexpected: ClientMessage.Malformed { ClientMessage.Malformed("message is not as expected") }

    var bool: Bool {
        get throws(ClientMessage.Malformed) {
            guard case .bool(let value) = self else { throw Self.unexpected }
            return value
        }
    }

    var double: Double {
        get throws(ClientMessage.Malformed) {
            guard case .number(let value) = self else { throw Self.unexpected }
            return value
        }
    }

    var string: String {
        get throws(ClientMessage.Malformed) {
            guard case .string(let value) = self else { throw Self.unexpected }
            return value
        }
    }

    var array: [JSONValue] {
        get throws(ClientMessage.Malformed) {
            guard case .array(let values) = self else { throw Self.unexpected }
            return values
        }
    }

    var doubles: [Double] {
        get throws(ClientMessage.Malformed) {
            try array.map { (value) throws(ClientMessage.Malformed) in try value.double }
        }
    }

    var members: [String: JSONValue] {
        get throws(ClientMessage.Malformed) {
            guard case .object(let members) = self else { throw Self.unexpected }
            return members
        }
    }

    func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws(ClientMessage.Malformed) -> Integer {
        guard let value = Integer(exactly: try double) else { throw Self.unexpected }
        return value
    }

    /// Returns a member of an object.
    func member(_ name: String) throws(ClientMessage.Malformed) -> JSONValue {
        guard let value = try members[name] else { throw Self.unexpected }
        return value
    }

    /// Returns a member of an object; `nil` if it's missing or null.
    func optionalMember(_ name: String) throws(ClientMessage.Malformed) -> JSONValue? {
        guard let value = try members[name], value != .null else { return nil }
        return value
    }
}
