import Foundation

/// Writes an animated PNG, as specified in the third edition of the W3C's PNG specification: the compressed pixels of
/// single PNGs between control chunks.
struct AnimatedPNGFile {
    private(set) var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    private var sequence: UInt32 = 0

    init(width: Int, height: Int, frames: [AnimatedImage.Frame]) {
        // All frames have the same size and pixel format, so the header of the first applies to all.
        for chunk in Self.chunks(of: frames[0].png) where chunk.type == "IHDR" { write("IHDR", chunk.body) }
        write("acTL", Self.bytes(UInt32(frames.count)) + Self.bytes(0))
        for (index, frame) in frames.enumerated() {
            write("fcTL", nextNumber() + Self.control(width: width, height: height, delay: frame.delay))
            for chunk in Self.chunks(of: frame.png) where chunk.type == "IDAT" {
                if index == 0 { write("IDAT", chunk.body) } else { write("fdAT", nextNumber() + chunk.body) }
            }
        }
        write("IEND", [])
    }

    /// Returns a frame control chunk with the size, the position, and the delay in milliseconds. The frame replaces all
    /// content.
    private static func control(width: Int, height: Int, delay: Double) -> [UInt8] {
        let milliseconds = UInt32(min(delay * 1000 + 0.5, 65535))
        // The delay is a fraction of two 16-bit numbers, in thousandths.
        return bytes(UInt32(width)) + bytes(UInt32(height)) + bytes(0) + bytes(0) + bytes(milliseconds << 16 | 1000)
            + [0, 0]
    }

    private mutating func nextNumber() -> [UInt8] {
        defer { sequence += 1 }
        return Self.bytes(sequence)
    }

    private mutating func write(_ type: String, _ body: [UInt8]) {
        let content = Array(type.utf8) + body
        data.append(contentsOf: Self.bytes(UInt32(body.count)))
        data.append(contentsOf: content)
        data.append(contentsOf: Self.bytes(Self.checksum(content)))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func chunks(of png: Data) -> [(type: String, body: [UInt8])] {
        let bytes = [UInt8](png)
        var chunks: [(type: String, body: [UInt8])] = []
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = position + 8
            guard body + length + 4 <= bytes.count else { break }
            chunks.append(
                (String(decoding: bytes[position + 4..<body], as: UTF8.self), Array(bytes[body..<body + length])))
            position = body + length + 4
        }
        return chunks
    }

    /// Returns the CRC-32 of ISO 3309.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
    }
}
