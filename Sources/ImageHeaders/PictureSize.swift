import Foundation

/// The size of an encoded image in pixels, from its first bytes.
package enum PictureSize {
    /// Returns the size of a PNG, GIF, JPEG, WebP, or SVG image, or `nil` if the bytes contain none.
    package static func read(_ data: Data) -> CGSize? {
        // Color profiles and thumbnails can precede the size of an image.
        let bytes = [UInt8](data.prefix(1 << 22))
        return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? webp(bytes) ?? svg(data)
    }

    private static func big(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
        bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func size(_ width: Int, _ height: Int) -> CGSize? {
        width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }

    /// The header chunk always comes first: 8 bytes of signature, length, name, width, height.
    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return size(big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// The size after the rotation that the camera recorded.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard let header = JPEGHeader(bytes) else { return nil }
        return header.orientation.swapsSides ? size(header.height, header.width) : size(header.width, header.height)
    }

    /// Only the extended and the lossy form, whose sizes are at fixed positions.
    private static func webp(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
        func little(_ index: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
        }
        if bytes[12..<16].elementsEqual("VP8X".utf8) { return size(little(24, 3) + 1, little(27, 3) + 1) }
        if bytes[12..<16].elementsEqual("VP8 ".utf8) { return size(little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF) }
        return nil
    }

    /// The width and height attributes, or those of the view box.
    private static func svg(_ data: Data) -> CGSize? {
        guard let text = String(data: data.prefix(4096), encoding: .utf8), let start = text.range(of: "<svg") else {
            return nil
        }
        let tag = text[start.upperBound...].prefix { $0 != ">" }
        func attribute(_ name: String) -> String? {
            guard let from = tag.range(of: " \(name)=\"") else { return nil }
            return String(tag[from.upperBound...].prefix { $0 != "\"" })
        }
        func number(_ text: String?) -> Double? { text.flatMap { Double($0.replacingOccurrences(of: "px", with: "")) } }
        if let width = number(attribute("width")), let height = number(attribute("height")), width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        let box =
            attribute("viewBox")?.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) } ?? []
        return box.count == 4 && box[2] > 0 && box[3] > 0 ? CGSize(width: box[2], height: box[3]) : nil
    }
}
