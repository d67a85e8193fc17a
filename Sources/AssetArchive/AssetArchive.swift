import Foundation

/// The images and colors of a module's asset catalogs, in one file of its resource bundle.
///
/// The file begins with ``signature`` and the length of the index in eight bytes, least significant first. The index
/// follows as JSON, then the bytes of the images.
package struct AssetArchive: Sendable {
    /// The name of the file in a bundle.
    package static let fileName = "Assets.archive"

    private static let signature = Data("Scrollwork assets 1\n".utf8)

    package let index: AssetIndex
    private let pictures: Data

    /// Creates an archive. The offsets of renditions begin at the first byte of `pictures`.
    package init(index: AssetIndex, pictures: Data) {
        self.index = index
        self.pictures = pictures
    }

    /// Reads an archive.
    ///
    /// - Throws: A `CocoaError` with the code `fileReadCorruptFile` if the data isn't an archive.
    package init(data: Data) throws {
        let head = Self.signature.count + 8
        guard data.starts(with: Self.signature), data.count >= head else { throw CocoaError(.fileReadCorruptFile) }
        let digits = data.dropFirst(Self.signature.count).prefix(8)
        let length = digits.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= UInt64(data.count - head) else { throw CocoaError(.fileReadCorruptFile) }
        index = try JSONDecoder().decode(AssetIndex.self, from: data.dropFirst(head).prefix(Int(length)))
        pictures = data.dropFirst(head + Int(length))
    }

    /// Returns the archive as a file.
    package func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let index = try encoder.encode(index)
        let length = (0..<8).map { UInt8(truncatingIfNeeded: index.count >> ($0 * 8)) }
        return Self.signature + Data(length) + index + pictures
    }

    /// Returns the encoded bytes of a rendition, or `nil` if the archive is too short.
    package func data(of rendition: ImageRendition) -> Data? {
        guard rendition.offset >= 0, rendition.count >= 0, rendition.offset <= pictures.count - rendition.count else {
            return nil
        }
        let start = pictures.startIndex + rendition.offset
        return Data(pictures[start..<start + rendition.count])
    }
}
