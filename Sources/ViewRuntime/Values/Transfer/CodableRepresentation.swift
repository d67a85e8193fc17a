import ContentTypes
import Foundation
import OpenCombine

/// A representation of values that are encoded to data and decoded from it.
///
/// Available from iOS 16 and macOS 13.
@preconcurrency
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Encodable, Item: Decodable, Encoder: TopLevelEncoder, Encoder: Sendable,
    Decoder: TopLevelDecoder, Decoder: Sendable, Encoder.Output == Data, Decoder.Input == Data
{
    public typealias Body = Never

    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    /// Creates a representation with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The type of the data.
    ///   - encoder: The encoder.
    ///   - decoder: The decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    /// Creates a representation in JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Adds the export and the import of encoded values.
    public func _addParts(to parts: inout _TransferParts<Item>) {
        let encoder = encoder, decoder = decoder
        ImmediateRepresentation(
            exporting: [contentType], importing: [contentType], encode: { try encoder.encode($0) },
            decode: { try decoder.decode(Item.self, from: $0) }
        )._addParts(to: &parts)
    }
}

/// A representation by closures that need no time.
struct ImmediateRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = Never

    let exporting: [UTType]
    let importing: [UTType]
    var isOffered: @Sendable (Item) -> Bool = { _ in true }
    let encode: @Sendable (Item) throws -> Data
    let decode: @Sendable (Data) throws -> Item

    func _addParts(to parts: inout _TransferParts<Item>) {
        let encode = encode, decode = decode
        for type in exporting {
            parts.exports.append(
                TransferExport(contentType: type, isOffered: isOffered) { item, completion in
                    completion(Result { try encode(item) })
                })
        }
        for type in importing {
            parts.imports.append(
                TransferImport(contentType: type) { data, completion in completion(Result { try decode(data) }) })
        }
    }
}
