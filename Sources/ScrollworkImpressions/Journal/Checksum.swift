/// The CRC-32 of ISO 3309. It detects every flipped bit and every burst of up to 32 bits.
enum Checksum {
    /// Eight tables of 256 values. The one with the number n contains the effect of a byte that n bytes follow.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for index in 0..<256 {
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
            tables.append(value)
        }
        for place in 256..<2_048 {
            let shorter = tables[place - 256]
            tables.append(tables[Int(shorter & 0xFF)] ^ (shorter >> 8))
        }
        return tables
    }()

    static func of(_ bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBytes { of($0[...]) } }

    /// Returns the checksum of bytes that follow others, or of the first ones.
    ///
    /// - Parameter start: The checksum of the bytes before.
    static func of(_ bytes: Slice<UnsafeRawBufferPointer>, after start: UInt32 = 0) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        return tables.withUnsafeBufferPointer { tables in
            var sum = ~start
            var place = 0
            // Eight bytes at a time, because each table lookup then depends on fewer of the others.
            while place + 8 <= bytes.count {
                var word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                word ^= UInt64(sum)
                sum = 0
                for table in (0..<8).reversed() {
                    sum ^= tables[table << 8 | Int(word & 0xFF)]
                    word >>= 8
                }
                place += 8
            }
            while place < bytes.count {
                sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[place])] ^ (sum >> 8)
                place += 1
            }
            return ~sum
        }
    }
}
