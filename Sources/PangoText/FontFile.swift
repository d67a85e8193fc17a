import CPango
import Foundation

/// The file of a font face, for hosts that pass it to another renderer.
public struct FontFile: Hashable, Sendable {
    /// The location of the file.
    public var url: URL
    /// The index of the face in a font collection, starting at 0.
    public var index: Int
    /// The axis settings of a variable font, such as `wght=650,opsz=17`; empty for a static font.
    public var variations: String

    /// Creates a font file from a fontconfig pattern, or returns `nil` if the font isn't a file.
    init?(pattern: OpaquePointer) {
        guard let path = FontFile.string(FC_FILE, of: pattern) else { return nil }
        var value: Int32 = 0
        // The upper half of fontconfig's index is the instance of a variable font.
        index = FcPatternGetInteger(pattern, FC_INDEX, 0, &value) == FcResultMatch ? Int(value & 0xffff) : 0
        url = URL(fileURLWithPath: path)
        variations = FontFile.string(FC_FONT_VARIATIONS, of: pattern) ?? ""
    }

    /// The name of the face: that of the file, with the index and the variations if there are any.
    var name: String {
        var name = url.lastPathComponent
        if index != 0 { name += "#\(index)" }
        if !variations.isEmpty { name += "@\(variations)" }
        return name
    }

    private static func string(_ key: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
