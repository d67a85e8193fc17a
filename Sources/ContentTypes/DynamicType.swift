/// A type that stands for an unknown tag.
///
/// Its identifier contains the tag and the supertype, so processes agree about the type without a declaration.
struct DynamicType: Equatable {
    /// The maximum lengths in bytes. A filename can't be longer than such a tag.
    private static let maximumTagLength = 255, maximumIdentifierLength = 2048
    private static let prefix = "dyn.h"

    let tag: String
    let tagClass: UTTagClass
    /// The identifier of the type that this one conforms to.
    let supertype: String

    /// Creates the type of a tag. Ignores the case of letters.
    ///
    /// - Returns: `nil` if the tag isn't valid or the identifier would be too long.
    init?(tag: String, tagClass: UTTagClass, supertype: String) {
        let tag = tag.lowercased(), supertype = supertype.lowercased()
        guard Self.isValid(tag, tagClass), !supertype.isEmpty,
            !tagClass.rawValue.utf8.contains(0), !supertype.utf8.contains(0)
        else { return nil }
        self.tag = tag
        self.tagClass = tagClass
        self.supertype = supertype
        if identifier.utf8.count > Self.maximumIdentifierLength { return nil }
    }

    /// Creates the type that an identifier describes.
    ///
    /// - Returns: `nil` if the identifier doesn't describe one.
    init?(identifier: String) {
        guard identifier.utf8.count <= Self.maximumIdentifierLength, identifier.hasPrefix(Self.prefix),
            let bytes = Self.bytes(ofHexadecimal: identifier.dropFirst(Self.prefix.count).utf8)
        else { return nil }
        let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map { Self.text(of: $0) }
        guard fields.count == 3, let tagClass = fields[0], let supertype = fields[1], let tag = fields[2] else {
            return nil
        }
        self.init(tag: tag, tagClass: UTTagClass(rawValue: tagClass), supertype: supertype)
    }

    static func isIdentifier(_ identifier: String) -> Bool { identifier.prefix(4).lowercased() == "dyn." }

    /// Returns whether a tag can have a type: tags are parts of paths and of headers.
    static func isValid(_ tag: String, _ tagClass: UTTagClass) -> Bool {
        let bytes = tag.utf8
        guard !bytes.isEmpty, bytes.count <= maximumTagLength, !bytes.contains(0) else { return false }
        return tagClass != .filenameExtension || !bytes.contains(UInt8(ascii: "/"))
    }

    /// The identifier: the fields as hexadecimal digits, with null bytes between them.
    var identifier: String {
        let digits = Array("0123456789abcdef".utf8)
        let fields = [tagClass.rawValue, supertype, tag].map { Array($0.utf8) }
        let text = fields.joined(separator: [0]).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return Self.prefix + String(decoding: text, as: UTF8.self)
    }

    var declaration: TypeDeclaration {
        TypeDeclaration(
            identifier, parents: [supertype], extensions: tagClass == .filenameExtension ? [tag] : [],
            mimeTypes: tagClass == .mimeType ? [tag] : [])
    }

    private static func text(of bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    private static func bytes(ofHexadecimal digits: Substring.UTF8View) -> [UInt8]? {
        let values = digits.map { Character(UnicodeScalar($0)).hexDigitValue }
        guard values.count.isMultiple(of: 2), values.allSatisfy({ $0 != nil }) else { return nil }
        return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0]! << 4 | values[$0 + 1]!) }
    }
}
