import CPango
import Foundation

/// Where a face's outlines are, for hosts that hand the file to another renderer.
public struct FontFile: Hashable, Sendable {
    public var url: URL
    /// Which face of a collection, from 0.
    public var index: Int
    /// The settings of a variable font's axes, as in `wght=650,opsz=17`; empty for a static one.
    public var variations: String

    /// Reads what fontconfig knows of a font; nil for a font that is no file.
    init?(pattern: OpaquePointer) {
        guard let path = FontFile.string(FC_FILE, of: pattern) else { return nil }
        var value: Int32 = 0
        // The upper half of fontconfig's index names an instance of a variable font.
        index = FcPatternGetInteger(pattern, FC_INDEX, 0, &value) == FcResultMatch ? Int(value & 0xffff) : 0
        url = URL(fileURLWithPath: path)
        variations = FontFile.string(FC_FONT_VARIATIONS, of: pattern) ?? ""
    }

    /// The face's name: the file's, with the index and the variations where there are any.
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
