import Foundation

/// Writes an animated GIF (version 89a) with a color table for each frame.
struct GIFFile {
    private(set) var data = Data("GIF89a".utf8)

    init(width: Int, height: Int, frames: [AnimatedImage.Frame]) {
        append16(width)
        append16(height)
        // No global color table, eight bits per color; then the block that repeats the frames forever.
        data.append(contentsOf: [0x70, 0, 0])
        data.append(contentsOf: [0x21, 0xff, 11])
        data.append(contentsOf: Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
        for frame in frames {
            let palette = ColorTable(frame.pixels)
            data.append(contentsOf: [0x21, 0xf9, 4, 0x04])
            append16(Int(min(frame.delay * 100 + 0.5, 65535)))
            data.append(contentsOf: [0, 0, 0x2c, 0, 0, 0, 0])
            append16(width)
            append16(height)
            data.append(0x87)
            for index in 0..<256 {
                let color = index < palette.colors.count ? palette.colors[index] : 0
                data.append(contentsOf: [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)])
            }
            data.append(8)
            let packed = Self.compressed(frame.pixels.map { palette.index(of: $0) })
            for start in stride(from: 0, to: packed.count, by: 255) {
                let block = packed[start..<min(start + 255, packed.count)]
                data.append(UInt8(block.count))
                data.append(contentsOf: block)
            }
            data.append(0)
        }
        data.append(0x3b)
    }

    private mutating func append16(_ value: Int) {
        data.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8 & 255)])
    }

    /// Returns data in the compression of Lempel, Ziv, and Welch, with GIF's clear and end codes.
    private static func compressed(_ indices: [UInt8]) -> [UInt8] {
        let clear = 256, end = 257
        var output: [UInt8] = []
        var bits: UInt32 = 0, bitCount = 0
        var width = 9, next = 258
        // The code for the text of another code and one more byte.
        var codes: [Int: Int] = [:]
        func emit(_ code: Int) {
            bits |= UInt32(code) << UInt32(bitCount)
            bitCount += width
            while bitCount >= 8 {
                output.append(UInt8(bits & 255))
                bits >>= 8
                bitCount -= 8
            }
        }
        emit(clear)
        var current = Int(indices[0])
        for index in indices.dropFirst() {
            let key = current << 8 | Int(index)
            if let known = codes[key] {
                current = known
                continue
            }
            emit(current)
            current = Int(index)
            if next == 4096 {
                emit(clear)
                codes.removeAll(keepingCapacity: true)
                next = 258
                width = 9
            } else {
                codes[key] = next
                if next == 1 << width { width += 1 }
                next += 1
            }
        }
        emit(current)
        emit(end)
        if bitCount > 0 { output.append(UInt8(bits & 255)) }
        return output
    }
}
