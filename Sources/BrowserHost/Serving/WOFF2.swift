import CBrotli
import Foundation

/// Fonts in the compressed format of the web: https://www.w3.org/TR/WOFF2
///
/// The tables are compressed as they are, without the format's optional transformation of outlines. A font is about
/// half as large as before.
enum WOFF2 {
    static let mediaType = "font/woff2"

    /// Returns the compressed font, or `nil` for data that isn't a single OpenType or TrueType font.
    ///
    /// Tables without content are left out, because browsers reject them. A signature is left out too: it doesn't apply
    /// to the compressed font.
    ///
    /// - Complexity: O(*n*) for *n* bytes; about 30 megabytes a second.
    static func compress(_ font: Data) -> Data? {
        guard ["font/otf", "font/ttf"].contains(FontFile.mediaType(of: font)),
            let tables = FontFile.tables(of: font)?.filter({ !$0.range.isEmpty && $0.name != Array("DSIG".utf8) }),
            !tables.isEmpty
        else { return nil }
        let ordered = inOrder(tables)
        var directory: [UInt8] = [], contents = Data(), size = 12 + 16 * tables.count
        for table in ordered {
            directory.append(flags(of: table.name))
            directory += table.name
            directory += base128(table.range.count)
            var content = font.subdata(in: table.range)
            if table.name == Array("head".utf8) { markCompressed(&content) }
            contents += content
            size += (table.range.count + 3) / 4 * 4
        }
        guard let compressed = brotli(contents) else { return nil }
        let length = (headerSize + directory.count + compressed.count + 3) / 4 * 4
        var file = Data(capacity: length)
        file += "wOF2".utf8
        file += font.prefix(4)
        file += bytes(length, 4) + bytes(tables.count, 2) + bytes(0, 2) + bytes(size, 4) + bytes(compressed.count, 4)
        // The version of the font, and no metadata or private data.
        file += bytes(1, 2) + bytes(0, 2) + [UInt8](repeating: 0, count: 20)
        file += directory
        file += compressed
        file += [UInt8](repeating: 0, count: length - file.count)
        return file
    }

    private static let headerSize = 48

    /// Returns the tables in the order of the file, with the locations of glyphs directly after the glyphs.
    private static func inOrder(_ tables: [FontFile.Table]) -> [FontFile.Table] {
        guard let locations = tables.firstIndex(where: { $0.name == Array("loca".utf8) }) else { return tables }
        var ordered = tables
        let table = ordered.remove(at: locations)
        let glyphs = ordered.firstIndex { $0.name == Array("glyf".utf8) }
        ordered.insert(table, at: glyphs.map { $0 + 1 } ?? locations)
        return ordered
    }

    /// Returns the first byte of an entry: 63 announces a name, and the upper bits state that there's no
    /// transformation.
    private static func flags(of name: [UInt8]) -> UInt8 {
        name == Array("glyf".utf8) || name == Array("loca".utf8) ? 63 | 3 << 6 : 63
    }

    /// Sets the flag of fonts that were compressed without loss, bit 11 of the 16 bits at offset 16.
    private static func markCompressed(_ head: inout Data) {
        if head.count > 17 { head[head.startIndex + 16] |= 1 << 3 }
    }

    /// Returns the bytes of a number, most significant first.
    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Returns a number in groups of seven bits, most significant first. All groups but the last have the upper bit.
    private static func base128(_ value: Int) -> [UInt8] {
        var groups = [UInt8(value & 127)], rest = value >> 7
        while rest > 0 {
            groups.insert(UInt8(rest & 127) | 128, at: 0)
            rest >>= 7
        }
        return groups
    }

    /// Compresses data. Higher qualities take ten times as long for a few percent.
    private static func brotli(_ data: Data) -> Data? {
        var size = BrotliEncoderMaxCompressedSize(data.count)
        guard size > 0 else { return nil }
        var compressed = Data(count: size)
        let succeeded = compressed.withUnsafeMutableBytes { output in
            data.withUnsafeBytes { input in
                BrotliEncoderCompress(
                    quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_FONT, data.count,
                    input.baseAddress?.assumingMemoryBound(to: UInt8.self), &size,
                    output.baseAddress?.assumingMemoryBound(to: UInt8.self))
            }
        }
        return succeeded == BROTLI_TRUE ? compressed.prefix(size) : nil
    }

    private static let quality: Int32 = 5
}
