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
    static func isVariable(_ file: URL) -> Bool { hasTable(["fvar"], file) }

    /// Returns whether the glyphs are bitmaps with colors, as in most fonts of emoji. The result is `false` if the file
    /// can't be read.
    static func hasColorBitmaps(_ file: URL) -> Bool { hasTable(["CBDT", "sbix"], file) }

    private static func hasTable(_ names: Set<String>, _ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: headSize + entrySize * maximumTables) else { return false }
        return entries(of: Array(head)).contains { names.contains(String(decoding: $0.name, as: UTF8.self)) }
    }

    /// A table of a font.
    struct Table {
        var name: [UInt8]
        /// The range of the content in the file.
        var range: Range<Int>
    }

    /// Returns the tables of a font in the order of their list, or `nil` if the list or a table isn't in the data.
    static func tables(of data: Data) -> [Table]? {
        guard data.count >= headSize else { return nil }
        let all = entries(of: Array(data.prefix(headSize + entrySize * maximumTables)))
        guard all.count == Int(data[data.startIndex + 4]) << 8 | Int(data[data.startIndex + 5]) else { return nil }
        var tables: [Table] = []
        for entry in all {
            guard entry.offset + entry.length <= data.count else { return nil }
            tables.append(Table(name: entry.name, range: entry.offset..<entry.offset + entry.length))
        }
        return tables
    }

    private static let headSize = 12
    private static let entrySize = 16
    /// No font has as many tables.
    private static let maximumTables = 128

    private struct Entry {
        var name: [UInt8]
        var offset: Int
        var length: Int
    }

    /// Returns the tables listed in the first bytes of a file, as far as the bytes reach.
    private static func entries(of head: [UInt8]) -> [Entry] {
        guard head.count >= headSize else { return [] }
        let count = min(Int(head[4]) << 8 | Int(head[5]), (head.count - headSize) / entrySize)
        func number(at place: Int) -> Int { head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (0..<count).map { index in
            let start = headSize + entrySize * index
            return Entry(
                name: Array(head[start..<start + 4]), offset: number(at: start + 8), length: number(at: start + 12))
        }
    }
}
