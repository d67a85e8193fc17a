import Foundation
import ImpressionLedger

/// Appends values to bytes, in little-endian order.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(256) }

    mutating func write(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: Double) { write(value.bitPattern) }

    mutating func write(_ id: ImpressionID) {
        write(id.high)
        write(id.low)
    }

    mutating func write(_ text: String) {
        let text = Array(text.utf8)
        write(UInt32(text.count))
        bytes.append(contentsOf: text)
    }

    mutating func write(raw: some Sequence<UInt8>) { bytes.append(contentsOf: raw) }
}

/// Reads values from bytes, and throws an error if there are too few bytes.
struct ByteReader {
    struct EndOfBytes: Error {}

    private let bytes: ArraySlice<UInt8>
    private var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    mutating func read<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
        let size = Value.bitWidth / 8
        guard bytes.endIndex - place >= size else { throw EndOfBytes() }
        let value = bytes.withUnsafeBytes {
            Value(littleEndian: $0.loadUnaligned(fromByteOffset: place - bytes.startIndex, as: Value.self))
        }
        place += size
        return value
    }

    mutating func readDouble() throws -> Double { Double(bitPattern: try read()) }

    mutating func readID() throws -> ImpressionID { ImpressionID(high: try read(), low: try read()) }

    mutating func readText() throws -> String {
        let count = Int(try read(UInt32.self))
        guard bytes.endIndex - place >= count else { throw EndOfBytes() }
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    /// Reads a number of values. The number may be wrong, so it reserves no space.
    mutating func readList<Value>(_ value: (inout ByteReader) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        for _ in 0..<(try read(UInt32.self)) { values.append(try value(&self)) }
        return values
    }
}
