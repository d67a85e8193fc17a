/// Parses a JSON text (RFC 8259) in linear time.
struct JSONParser {
    private typealias Malformed = ClientMessage.Malformed

    private var rest: ArraySlice<UInt8>
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Parses a value and the end of the text.
    mutating func text() throws(ClientMessage.Malformed) -> JSONValue {
        let value = try value()
        skipSpace()
        if !rest.isEmpty { throw Self.unexpected }
        return value
    }

    private static var unexpected: Malformed { Malformed("message is not as expected") }

    private mutating func value() throws(ClientMessage.Malformed) -> JSONValue {
        skipSpace()
        switch rest.first {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func skipSpace() {
        while let byte = rest.first, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { rest.removeFirst() }
    }

    /// Skips a byte if it's next.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(ClientMessage.Malformed) -> JSONValue {
        guard word.withUTF8Buffer({ rest.starts(with: $0) }) else { throw Self.unexpected }
        rest.removeFirst(word.utf8CodeUnitCount)
        return value
    }

    // MARK: Arrays and objects

    private mutating func array() throws(ClientMessage.Malformed) -> JSONValue {
        var values: [JSONValue] = []
        try elements(until: UInt8(ascii: "]")) { (parser) throws(ClientMessage.Malformed) in
            values.append(try parser.value())
        }
        return .array(values)
    }

    private mutating func object() throws(ClientMessage.Malformed) -> JSONValue {
        var members: [String: JSONValue] = [:]
        try elements(until: UInt8(ascii: "}")) { (parser) throws(ClientMessage.Malformed) in
            parser.skipSpace()
            let name = try parser.string()
            parser.skipSpace()
            guard parser.skip(UInt8(ascii: ":")) else { throw Self.unexpected }
            guard members.updateValue(try parser.value(), forKey: name) == nil else { throw Self.unexpected }
        }
        return .object(members)
    }

    /// Parses the bracket at the start, elements with commas between them, and the bracket at the end.
    private mutating func elements(
        until end: UInt8, _ element: (inout JSONParser) throws(ClientMessage.Malformed) -> Void
    ) throws(ClientMessage.Malformed) {
        rest.removeFirst()
        depth += 1
        if depth > JSONValue.depth { throw Malformed("message is nested too deeply") }
        skipSpace()
        if !skip(end) {
            repeat {
                try element(&self)
                skipSpace()
            } while skip(UInt8(ascii: ","))
            guard skip(end) else { throw Self.unexpected }
        }
        depth -= 1
    }

    // MARK: Strings

    private mutating func string() throws(ClientMessage.Malformed) -> String {
        guard skip(UInt8(ascii: "\"")) else { throw Self.unexpected }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: bytes, as: UTF8.self) else { throw Self.unexpected }
                return text
            case UInt8(ascii: "\\"): bytes.append(contentsOf: Array(String(try escaped()).utf8))
            case 0..<0x20: throw Self.unexpected
            default: bytes.append(byte)
            }
        }
        throw Self.unexpected
    }

    private mutating func escaped() throws(ClientMessage.Malformed) -> Unicode.Scalar {
        switch rest.popFirst() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw Self.unexpected
        }
        let first = try codeUnit()
        guard UTF16.isLeadSurrogate(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw Self.unexpected }
            return scalar
        }
        guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else { throw Self.unexpected }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw Self.unexpected }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    /// Parses four hexadecimal digits.
    private mutating func codeUnit() throws(ClientMessage.Malformed) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = rest.popFirst(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw Self.unexpected
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    // MARK: Numbers

    /// The largest mantissa that a `Double` represents exactly, together with all smaller ones.
    private static let exactMantissa: UInt64 = 1 << 53
    /// The powers of ten that a `Double` represents exactly, up to 10²².
    private static let powers: [Double] = (0...22).map { power in (0..<power).reduce(1.0) { result, _ in result * 10 } }

    private mutating func number() throws(ClientMessage.Malformed) -> Double {
        let start = rest
        let isNegative = skip(UInt8(ascii: "-"))
        var mantissa: UInt64 = 0, decimals = 0, isExact = true
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let wholeDigits = digits(&mantissa, &isExact)
        guard wholeDigits > 0, !startsWithZero || wholeDigits == 1 else { throw Self.unexpected }
        if skip(UInt8(ascii: ".")) {
            decimals = digits(&mantissa, &isExact)
            if decimals == 0 { throw Self.unexpected }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
            var exponent: UInt64 = 0
            guard digits(&exponent, &isExact) > 0 else { throw Self.unexpected }
            isExact = false
        }
        // The quotient of two exact numbers is the nearest one.
        if isExact, decimals < Self.powers.count {
            let value = Double(mantissa) / Self.powers[decimals]
            return isNegative ? -value : value
        }
        let text = String(decoding: start[..<rest.startIndex], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw Self.unexpected }
        return value
    }

    /// Parses digits, appends them to a number, and returns how many there are.
    private mutating func digits(_ number: inout UInt64, _ isExact: inout Bool) -> Int {
        var count = 0
        while let byte = rest.first, (0x30...0x39).contains(byte) {
            rest.removeFirst()
            count += 1
            number = number &* 10 &+ UInt64(byte - 0x30)
            if number > Self.exactMantissa { isExact = false }
            // Afterward, the number could become small again by overflow.
            if !isExact { number = Self.exactMantissa }
        }
        return count
    }
}
