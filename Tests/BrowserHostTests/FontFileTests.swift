import Foundation
import NIOCore
import Testing

@testable import BrowserHost

@Suite("Font files")
struct FontFileTests {
    /// Returns a font of tables, each with a name and a content.
    private func font(_ tables: [(name: String, content: [UInt8])]) -> Data {
        var head: [UInt8] = [0, 1, 0, 0, 0, UInt8(tables.count), 0, 0, 0, 0, 0, 0], contents: [UInt8] = []
        for (name, content) in tables {
            let offset = 12 + 16 * tables.count + contents.count
            head += Array(name.utf8) + [0, 0, 0, 0, 0, 0, UInt8(offset >> 8), UInt8(offset & 255)]
            let count = content.count
            head += [0, UInt8(count >> 16), UInt8(count >> 8 & 255), UInt8(count & 255)]
            contents += content
        }
        return Data(head + contents)
    }

    /// Reads the number of `count` bytes at an offset, most significant first.
    private func number(_ data: Data, _ offset: Int, _ count: Int) -> Int {
        data.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }

    @Test("a compressed font lists its tables with their lengths, the locations of glyphs after the glyphs")
    func compresses() throws {
        let head = [UInt8](repeating: 7, count: 54), long = [UInt8](repeating: 1, count: 200)
        let original = font([("DSIG", [1]), ("TSI3", []), ("glyf", long), ("head", head), ("loca", [1, 2])])
        let compressed = try #require(WOFF2.compress(original))
        #expect(Array(compressed.prefix(8)) == Array("wOF2".utf8) + [0, 1, 0, 0])
        #expect(number(compressed, 8, 4) == compressed.count && compressed.count.isMultiple(of: 4))
        #expect(number(compressed, 12, 2) == 3, "neither the empty table nor the signature")
        #expect(number(compressed, 16, 4) == 12 + 3 * 16 + 200 + 56 + 4)
        // Version 1.0, and neither metadata nor private data.
        #expect(number(compressed, 14, 2) == 0)
        #expect(Array(compressed[24..<48]) == [0, 1] + [UInt8](repeating: 0, count: 22))
        // 200 takes two bytes: a group of 1, and a group of 72.
        let directory =
            [255] + Array("glyf".utf8) + [129, 72] + [255] + Array("loca".utf8) + [2]
            + [63] + Array("head".utf8) + [54]
        #expect(Array(compressed[48..<48 + directory.count]) == directory)
        let end = 48 + directory.count + number(compressed, 20, 4)
        #expect((0...3).contains(compressed.count - end))
    }

    @Test("a compressed font ends at a multiple of four bytes, and states the lengths of long tables")
    func lengths() throws {
        let long = try #require(WOFF2.compress(font([("long", [UInt8](repeating: 1, count: 40_000))])))
        // Three groups of seven bits: 2, 56, and 64.
        #expect(Array(long[48..<56]) == [63] + Array("long".utf8) + [130, 184, 64])
        for count in 1...8 {
            let content = (0..<count).map { UInt8($0 * 31) }
            let compressed = try #require(WOFF2.compress(font([("data", content)])))
            let end = 48 + 6 + number(compressed, 20, 4)
            #expect(number(compressed, 8, 4) == compressed.count && compressed.count == (end + 3) / 4 * 4, "\(count)")
        }
    }

    @Test("a font is compressed once")
    func keepsFonts() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        try font([("head", [1, 2, 3, 4])]).write(to: file)
        let fonts = CompressedFonts()
        let first = await fonts.font(file)?.data
        try FileManager.default.removeItem(at: file)
        let second = await fonts.font(file)
        #expect(first != nil && second?.data == first && second?.type == "font/woff2")
    }

    @Test("a compressed font says so in the flags of its header")
    func marks() throws {
        func compressed(_ flags: UInt8, _ count: Int = 54) throws -> Data {
            var head = [UInt8](repeating: 7, count: count)
            // The upper byte of the flags. The bit 11 of the flags is its bit 3.
            head[16] = flags
            return try #require(WOFF2.compress(font([("head", head)])))
        }
        #expect(try compressed(0) == compressed(8) && compressed(0, 18) == compressed(8, 18))
        #expect(try compressed(0) != compressed(16) && compressed(0) != compressed(1))
        // A header that ends before its flags do remains as it is.
        #expect(try compressed(0, 17) != compressed(8, 17))
    }

    @Test("data without a complete list of tables is not compressed")
    func rejectsIncompleteFonts() {
        let original = font([("head", [1, 2, 3, 4])])
        #expect(WOFF2.compress(original) != nil)
        #expect(WOFF2.compress(original.dropLast()) == nil)
        #expect(WOFF2.compress(original.prefix(20)) == nil)
        #expect(WOFF2.compress(font([("head", [])])) == nil)
        #expect(WOFF2.compress(Data("OTTO".utf8)) == nil)
        #expect(WOFF2.compress(Data()) == nil)
    }

    @Test("what is not a font is not served")
    func servesFontsOnly() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = ["font.ttf", "collection.ttc", "words.txt"]
        let contents = [font([("head", [1, 2, 3, 4])]), Data("ttcf....".utf8), Data("root:x:0".utf8)]
        for (name, content) in zip(names, contents) { try content.write(to: folder.appending(path: name)) }
        let fonts = CompressedFonts()
        #expect(await fonts.font(folder.appending(path: "font.ttf"))?.type == "font/woff2")
        #expect(await fonts.font(folder.appending(path: "collection.ttc"))?.data == ByteBuffer(bytes: contents[1]))
        #expect(await fonts.font(folder.appending(path: "words.txt")) == nil)
        #expect(await fonts.font(folder.appending(path: "absent.ttf")) == nil)
    }

    @Test("types are recognized by the first bytes, and nothing else is served")
    func mediaTypes() {
        #expect(FontFile.mediaType(of: Data("OTTO....".utf8)) == "font/otf")
        #expect(FontFile.mediaType(of: font([])) == "font/ttf")
        #expect(FontFile.mediaType(of: Data("root:x:0".utf8)) == nil)
        #expect(ImageFile.mediaType(of: Data([0x89, 0x50, 0x4E, 0x47])) == "image/png")
        #expect(ImageFile.mediaType(of: Data("<svg/>".utf8)) == "image/svg+xml")
        #expect(ImageFile.mediaType(of: Data("<html>".utf8)) == nil)
    }
}
