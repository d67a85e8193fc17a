import Foundation

/// The fonts that pages have requested, compressed once each.
actor CompressedFonts {
    private var fonts: [URL: Data] = [:]

    /// Returns a font as browsers accept it, with its media type, or `nil` if the file isn't a font.
    func font(_ file: URL) -> (data: Data, type: String)? {
        if let font = fonts[file] { return (font, WOFF2.mediaType) }
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe), let type = FontFile.mediaType(of: data)
        else { return nil }
        guard let compressed = WOFF2.compress(data) else { return (data, type) }
        fonts[file] = compressed
        return (compressed, WOFF2.mediaType)
    }
}
