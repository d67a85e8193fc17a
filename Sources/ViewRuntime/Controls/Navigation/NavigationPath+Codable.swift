import Foundation

extension NavigationPath {
    /// The values of a path, for encoding and decoding.
    ///
    /// The representation encodes the name of each value's type and the value as JSON, the last value first.
    ///
    /// Available from iOS 16 and macOS 13.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        /// Creates a representation from encoded values.
        ///
        /// - Throws: An error if a type has another name now, or a value doesn't decode.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self), text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
                }
                elements.append(try Self.value(of: type, in: Data(text.utf8)))
            }
            self.elements = elements.reversed()
        }

        private static func value<Value: Decodable & Hashable>(of type: Value.Type, in data: Data) throws -> AnyHashable
        {
            AnyHashable(try JSONDecoder().decode(type, from: data))
        }

        /// Encodes the names of the types and the values.
        ///
        /// - Throws: An error if a value doesn't encode.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base))
                else {
                    throw EncodingError.invalidValue(
                        element.base, .init(codingPath: container.codingPath, debugDescription: "It has no name."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }

    /// The values of the path for encoding, or `nil` if a value isn't codable.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Complexity: O(*n*), where *n* is the number of values.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// Creates a path from the values of a representation.
    ///
    /// Available from iOS 16 and macOS 13.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }
}
