import Foundation

/// The head of a font file: https://learn.microsoft.com/typography/opentype/spec/otff
///
/// Twelve bytes, of which the fifth and sixth are the number of tables, precede sixteen bytes for each table: its name,
/// a checksum, its offset, and its length.
enum FontFile {
    static func mediaType(of data: Data) -> String? {
        switch Array(data.prefix(4)) {
        case Array("OTTO".utf8): "font/otf"
        case [0, 1, 0, 0], Array("true".utf8): "font/ttf"
        case Array("ttcf".utf8): "font/collection"
        case Array("wOFF".utf8): "font/woff"
        case Array("wOF2".utf8): "font/woff2"
        default: nil
        }
    }

    /// Returns whether the file has a table of variation axes. The result is `false` if it can't be read.
    static func isVariable(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        // No font has as many as 128 tables.
        guard let head = try? handle.read(upToCount: headSize + entrySize * 128) else { return false }
        return entries(of: Array(head)).contains { $0.name == Array("fvar".utf8) }
    }

    /// Returns the font in a form that browsers accept. Browsers reject a file with an empty table, which some fonts
    /// contain. The result doesn't list such tables, and is otherwise unchanged.
    static func withoutEmptyTables(_ data: Data) -> Data {
        guard let type = mediaType(of: data), type == "font/otf" || type == "font/ttf" else { return data }
        let head = Array(data.prefix(headSize + entrySize * 128))
        let all = entries(of: head)
        let kept = all.filter { $0.length > 0 }
        guard kept.count < all.count, !kept.isEmpty else { return data }
        var directory = Array(head[0..<headSize])
        // The fields for a binary search among the tables depend on the number of tables.
        var power = 1, exponent = 0
        while power * 2 <= kept.count {
            power *= 2
            exponent += 1
        }
        let fields = [kept.count, power * entrySize, exponent, (kept.count - power) * entrySize]
        for (index, value) in fields.enumerated() {
            directory[4 + 2 * index] = UInt8(value >> 8)
            directory[5 + 2 * index] = UInt8(value & 0xFF)
        }
        for entry in kept { directory += head[entry.range] }
        directory += [UInt8](repeating: 0, count: entrySize * (all.count - kept.count))
        return Data(directory) + data.dropFirst(directory.count)
    }

    private static let headSize = 12
    private static let entrySize = 16

    private struct Entry {
        var name: [UInt8]
        var length: Int
        /// The range of the entry in the list of tables.
        var range: Range<Int>
    }

    /// Returns the tables listed in the first bytes of a file, as far as the bytes reach.
    private static func entries(of head: [UInt8]) -> [Entry] {
        guard head.count >= headSize else { return [] }
        let count = min(Int(head[4]) << 8 | Int(head[5]), (head.count - headSize) / entrySize)
        return (0..<count).map { index in
            let start = headSize + entrySize * index
            let length = head[start + 12..<start + 16].reduce(0) { $0 << 8 | Int($1) }
            return Entry(name: Array(head[start..<start + 4]), length: length, range: start..<start + entrySize)
        }
    }
}
