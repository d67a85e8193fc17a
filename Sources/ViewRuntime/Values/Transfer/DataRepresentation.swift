import ContentTypes
import Foundation

/// A representation of values as data, which closures encode and decode.
///
/// Available from iOS 16 and macOS 13.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> Data)?
    private let importing: (@Sendable (Data) async throws -> Item)?

    /// Creates a representation that exports and imports values.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: A closure that returns the data of a value.
    ///   - importing: A closure that returns the value of data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a representation that only exports values.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    /// Creates a representation that only imports values.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }

    /// Adds the export and the import by the closures.
    public func _addParts(to parts: inout _TransferParts<Item>) {
        if let exporting {
            parts.exports.append(
                TransferExport(contentType: contentType) { item, completion in
                    inTask(completion) { try await exporting(item) }
                })
        }
        if let importing {
            parts.imports.append(
                TransferImport(contentType: contentType) { data, completion in
                    inTask(completion) { try await importing(data) }
                })
        }
    }
}
