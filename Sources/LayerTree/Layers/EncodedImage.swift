import Foundation

/// The encoded bytes of an image (PNG, JPEG, GIF, or SVG, if the host supports it).
///
/// A host decodes an image once and caches the result by ``id``.
public final class EncodedImage: Sendable {
    /// A number that identifies the image.
    public let id: UInt64
    /// The encoded bytes.
    public let data: Data
    /// The size, in points.
    public let size: CGSize

    /// Creates an image with a new ``id``.
    public init(id: UInt64, data: Data, size: CGSize) {
        self.id = id
        self.data = data
        self.size = size
    }
}
