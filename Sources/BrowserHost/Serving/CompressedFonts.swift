import Foundation
import NIOCore

/// The fonts that pages have requested, compressed once each.
actor CompressedFonts {
    private var fonts: [URL: ByteBuffer] = [:]

    /// Returns a font as browsers accept it, with its media type, or `nil` if the file isn't a font.
    func font(_ file: URL) -> (data: ByteBuffer, type: String)? {
        if let font = fonts[file] { return (font, WOFF2.mediaType) }
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe), let type = FontFile.mediaType(of: data)
        else { return nil }
        guard let compressed = WOFF2.compress(data) else { return (ByteBuffer(bytes: data), type) }
        let font = ByteBuffer(bytes: compressed)
        fonts[file] = font
        return (font, WOFF2.mediaType)
    }
}
