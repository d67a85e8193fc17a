/// Writes JSON. Closures write objects and lists, and the writer adds the commas.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private var isFirst = true

    private mutating func next(_ key: String? = nil) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        if let key {
            quote(key)
            bytes.append(UInt8(ascii: ":"))
        }
    }

    private mutating func enclose(_ open: Character, _ close: Character, _ body: (inout JSONText) -> Void) {
        bytes.append(open.asciiValue!)
        isFirst = true
        body(&self)
        bytes.append(close.asciiValue!)
        isFirst = false
    }

    mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        next(key)
        enclose("{", "}", body)
    }

    mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        next(key)
        enclose("[", "]", body)
    }

    mutating func string(_ key: String, _ value: String) {
        next(key)
        quote(value)
    }

    mutating func number(_ key: String, _ value: Double) {
        next(key)
        // The JSON form of Protocol Buffers has names for nonfinite numbers.
        if value.isFinite {
            bytes += "\(value)".utf8
        } else {
            quote(value.isNaN ? "NaN" : value > 0 ? "Infinity" : "-Infinity")
        }
    }

    mutating func number(_ key: String, _ value: Int) {
        next(key)
        bytes += "\(value)".utf8
    }

    mutating func bool(_ key: String, _ value: Bool) {
        next(key)
        bytes += "\(value)".utf8
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    // MARK: OpenTelemetry attributes

    private mutating func attribute(_ key: String, _ value: (inout JSONText) -> Void) {
        object {
            $0.string("key", key)
            $0.object("value", value)
        }
    }

    mutating func attribute(_ key: String, _ value: String) { attribute(key) { $0.string("stringValue", value) } }
    mutating func attribute(_ key: String, _ value: Bool) { attribute(key) { $0.bool("boolValue", value) } }
    mutating func attribute(_ key: String, _ value: Double) { attribute(key) { $0.number("doubleValue", value) } }
    /// The JSON form of Protocol Buffers represents 64-bit integers as strings.
    mutating func attribute(_ key: String, _ value: UInt64) { attribute(key) { $0.string("intValue", String(value)) } }
}
