/// An identifier of 128 bits for an impression, a launch, or an installation.
public struct ImpressionID: Hashable, Comparable, Sendable {
    /// The high 64 bits.
    public let high: UInt64
    /// The low 64 bits.
    public let low: UInt64

    /// Creates an identifier from its bits.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Returns a random identifier.
    public static func random(using generator: inout some RandomNumberGenerator) -> ImpressionID {
        ImpressionID(high: generator.next(), low: generator.next())
    }

    /// Returns a random identifier from the system's generator.
    public static func random() -> ImpressionID {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }

    /// Compares identifiers by their bits.
    public static func < (a: ImpressionID, b: ImpressionID) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

extension ImpressionID: LosslessStringConvertible, Codable {
    /// The identifier as 32 hexadecimal digits.
    public var description: String { Self.digits(high) + Self.digits(low) }

    /// Creates an identifier from text, or returns `nil` if the text isn't 32 hexadecimal digits.
    public init?(_ description: String) {
        let digits = Array(description.utf8)
        guard digits.count == 32, let high = Self.number(digits[..<16]), let low = Self.number(digits[16...]) else {
            return nil
        }
        self.init(high: high, low: low)
    }

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var result: UInt64 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: result = result << 4 | UInt64(digit - 0x30)
            case 0x41...0x46: result = result << 4 | UInt64(digit - 0x41 + 10)
            case 0x61...0x66: result = result << 4 | UInt64(digit - 0x61 + 10)
            default: return nil
            }
        }
        return result
    }

    /// Decodes an identifier from 32 hexadecimal digits.
    ///
    /// - Throws: A `DecodingError` for other content.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = ImpressionID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "An identity has 32 hexadecimal digits.")
        }
        self = id
    }

    /// Encodes the identifier as 32 hexadecimal digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// The keys of encoded dictionaries.
extension ImpressionID: CodingKeyRepresentable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The identifier as a key of 32 hexadecimal digits.
    public var codingKey: any CodingKey { Key(stringValue: description) }

    /// Creates an identifier from a key, or returns `nil` if the key isn't 32 hexadecimal digits.
    public init?<Representation: CodingKey>(codingKey: Representation) { self.init(codingKey.stringValue) }
}
