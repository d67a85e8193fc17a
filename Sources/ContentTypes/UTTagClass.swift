/// A kind of tag that identifies a type in another system, such as a filename extension.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String

    /// Creates a kind from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The filename extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
