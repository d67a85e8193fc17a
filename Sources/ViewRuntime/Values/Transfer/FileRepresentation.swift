import ContentTypes
import Foundation

/// A representation of values as files.
///
/// The receiver obtains a copy of the file, which exists until its closure returns.
///
/// Available from iOS 16 and macOS 13.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    /// The representation as the contents of the files.
    private let contents: DataRepresentation<Item>

    /// Creates a representation that exports and imports values.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the receiver prefers the original file. On Linux, it receives a copy.
    ///   - exporting: A closure that returns the file of a value.
    ///   - importing: A closure that returns the value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        contents = DataRepresentation(
            contentType: contentType, exporting: Self.reading(exporting),
            importing: Self.writing(contentType, importing))
    }

    /// Creates a representation that only exports values.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        contents = DataRepresentation(exportedContentType: exportedContentType, exporting: Self.reading(exporting))
    }

    /// Creates a representation that only imports values.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        contents = DataRepresentation(
            importedContentType: importedContentType, importing: Self.writing(importedContentType, importing))
    }

    /// Adds the export and the import by files.
    public func _addParts(to parts: inout _TransferParts<Item>) { contents._addParts(to: &parts) }

    /// Returns a closure that reads the exported file.
    private static func reading(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { try Data(contentsOf: try await exporting($0).file) }
    }

    /// Returns a closure that writes data to a file, which exists until the import ends.
    private static func writing(
        _ contentType: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> Item {
        let suffix = contentType.preferredFilenameExtension.map { "." + $0 } ?? ""
        return { data in
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent("transfer-\(UUID().uuidString)\(suffix)")
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

/// A file that a value is exported to.
///
/// Available from iOS 16 and macOS 13.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may use the original file. On Linux, it receives a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is imported from.
///
/// Available from iOS 16 and macOS 13.
public struct ReceivedTransferredFile: Sendable {
    /// The file. It exists until the importing closure returns.
    public let file: URL
    /// Whether the file is the original one.
    public let isOriginalFile: Bool
}
