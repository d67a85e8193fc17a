import Foundation

/// The properties of an image file from its first bytes.
enum ImageFile {
    static func mediaType(of data: Data) -> String? {
        let head = Array(data.prefix(256))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if head.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return "image/webp"
        }
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<svg") || text.hasPrefix("<?xml") ? "image/svg+xml" : nil
    }
}
