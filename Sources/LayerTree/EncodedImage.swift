import Foundation

/// The encoded bytes of a picture (PNG, JPEG, GIF or SVG as the host supports), with its size in points.
///
/// Identity matters: a host decodes a resource once and keeps the result under ``id``.
public final class EncodedImage: Sendable {
    public let id: UInt64
    public let data: Data
    public let size: CGSize

    public init(id: UInt64, data: Data, size: CGSize) {
        self.id = id
        self.data = data
        self.size = size
    }
}
