/// Writes JSON directly into bytes, for messages that are sent 60 times per second.
///
/// A comma precedes every value automatically, except for the first in its brackets.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init() { bytes.reserveCapacity(256) }

    mutating func array(_ body: (inout JSONBytes) -> Void) { brackets(0x5B, 0x5D, body) }

    mutating func object(_ body: (inout JSONBytes) -> Void) { brackets(0x7B, 0x7D, body) }

    /// Writes the name of the next value. Names are constants and need no escapes.
    mutating func key(_ name: StaticString) {
        comma()
        bytes.append(0x22)
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(0x22)
        bytes.append(0x3A)
        needsComma = false
    }

    /// Writes a number with a maximum number of decimals, without trailing zeros. A nonfinite value is treated as 0,
    /// and a value too large to be exact as ±9·10¹⁵ divided by 10^decimals.
    mutating func number(_ value: Double, decimals: Int = 3) {
        comma()
        let factor = Self.powers[min(max(decimals, 0), 6)]
        let scaled = value.isFinite ? min(max((value * factor).rounded(), -9e15), 9e15) : 0
        var digits = UInt64(scaled.magnitude)
        if scaled < 0 { bytes.append(0x2D) }
        let unit = UInt64(factor)
        append(digits / unit)
        digits %= unit
        guard digits > 0 else { return }
        bytes.append(0x2E)
        var place = unit / 10
        while digits > 0 {
            bytes.append(0x30 + UInt8(digits / place))
            digits %= place
            place /= 10
        }
    }

    mutating func integer(_ value: Int) {
        comma()
        if value < 0 { bytes.append(0x2D) }
        append(UInt64(value.magnitude))
    }

    /// Writes an identifier: a number, or a string if JavaScript numbers can't represent it.
    mutating func id(_ value: UInt64) {
        if value < 1 << 53 {
            comma()
            append(value)
        } else {
            string(String(value))
        }
    }

    mutating func bool(_ value: Bool) { integer(value ? 1 : 0) }

    mutating func string(_ value: String) {
        comma()
        bytes.append(0x22)
        for byte in value.utf8 {
            switch byte {
            case 0x22, 0x5C:
                bytes.append(0x5C)
                bytes.append(byte)
            case 0..<0x20:
                bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30, Self.hex[Int(byte >> 4)], Self.hex[Int(byte & 15)]])
            default:
                bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    /// Writes a string, or 0 for `nil`.
    mutating func string(ifAny value: String?) {
        if let value { string(value) } else { integer(0) }
    }

    private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
    private static let hex = Array("0123456789abcdef".utf8)

    private mutating func comma() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    private mutating func brackets(_ open: UInt8, _ close: UInt8, _ body: (inout JSONBytes) -> Void) {
        comma()
        bytes.append(open)
        needsComma = false
        body(&self)
        bytes.append(close)
        needsComma = true
    }

    private mutating func append(_ value: UInt64) {
        var divisor: UInt64 = 1
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(0x30 + UInt8(value / divisor % 10))
            divisor /= 10
        }
    }
}
