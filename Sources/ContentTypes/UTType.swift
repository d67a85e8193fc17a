/// A type of data or of files, which a uniform type identifier names.
///
/// The types form a graph: `png` conforms to `image`, which conforms to `data`. The system's types are known. A program
/// adds its own with ``init(exportedAs:conformingTo:)`` or ``init(importedAs:conformingTo:)``. On Linux, programs have
/// no `Info.plist`, so these initializers declare the type.
///
/// Available from iOS 14 and macOS 11.
public struct UTType: Sendable {
    /// The identifier of the type, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Creates a type from any string, for identifiers that a program passes as text.
    package init(named identifier: String) { self.identifier = identifier }

    /// Creates a type from an identifier.
    ///
    /// On Linux, programs have no list of declared types, so each well-formed identifier names a type.
    ///
    /// - Returns: `nil` if the identifier isn't well-formed: parts of letters, digits, and hyphens, separated by
    ///   periods.
    public init?(_ identifier: String) {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        func isPlain(_ part: Substring) -> Bool {
            !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        guard parts.count > 1, parts.allSatisfy(isPlain) else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that the program defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type that it conforms to, or `nil` for `data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        TypeRegistry.shared.declare(TypeDeclaration(identifier, parents: [(parentType ?? .data).identifier]))
    }

    /// Creates a type that the program uses and that another program defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type that it conforms to, or `nil` for `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    // MARK: Tags

    /// Creates the type of files with a filename extension, without the period.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension. An unknown extension has a dynamic type.
    ///   - supertype: A type to which the result must conform.
    /// - Returns: `nil` if the extension is empty, exceeds 255 bytes, or contains a slash or a null character.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type. An unknown one has a dynamic type.
    ///   - supertype: A type to which the result must conform.
    /// - Returns: `nil` if the MIME type is empty, exceeds 255 bytes, or contains a null character.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the preferred type with a tag.
    ///
    /// - Parameters:
    ///   - tag: The tag. An unknown one has a dynamic type.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: A type to which the result must conform, or `nil`.
    /// - Returns: `nil` if the tag is empty, exceeds 255 bytes, or contains a null character. Filename extensions can't
    ///   contain slashes either.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard DynamicType.isValid(tag, tagClass) else { return nil }
        let known = TypeRegistry.shared.identifiers(with: tag, of: tagClass).map { UTType(known: $0) }
        if let match = known.first(where: { type in supertype.map { type.conforms(to: $0) } ?? true }) {
            self = match
            return
        }
        let dynamic = DynamicType(tag: tag, tagClass: tagClass, supertype: (supertype ?? .data).identifier)
        guard let identifier = dynamic?.identifier else { return nil }
        self.identifier = identifier
    }

    private var declaration: TypeDeclaration? { TypeRegistry.shared.declaration(of: identifier) }

    /// The preferred filename extension, or `nil` if the type has none.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }

    /// The preferred MIME type, or `nil` if the type has none.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    /// The tags of the type by kind.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if let names = declaration?.extensions, !names.isEmpty { tags[.filenameExtension] = names }
        if let names = declaration?.mimeTypes, !names.isEmpty { tags[.mimeType] = names }
        return tags
    }

    // MARK: Conformances

    /// The types that this one conforms to, except itself.
    ///
    /// - Complexity: O(*n*), where *n* is the number of these types.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Returns whether the type is another one or conforms to it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of supertypes.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether the type conforms to another one and isn't that type.
    ///
    /// - Complexity: O(*n*), where *n* is the number of supertypes.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && TypeRegistry.shared.ancestors(of: identifier).contains(type.identifier.lowercased())
    }

    /// Returns whether another type conforms to this one and isn't this type.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the other type's supertypes.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: Properties

    /// A Boolean value that indicates whether the system or the program has declared the type.
    public var isDeclared: Bool { declaration != nil && !isDynamic }

    /// A Boolean value that indicates whether the type stands for an unknown tag.
    public var isDynamic: Bool { DynamicType.isIdentifier(identifier) }

    /// A Boolean value that indicates whether the type is in the public domain.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable {
    /// Returns whether two types have the same identifier. Ignores the case of letters.
    public static func == (a: UTType, b: UTType) -> Bool {
        a.identifier == b.identifier || a.identifier.lowercased() == b.identifier.lowercased()
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: Codable {
    /// Creates a type from an encoded identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    /// The identifier of the type.
    public var description: String { identifier }
}
