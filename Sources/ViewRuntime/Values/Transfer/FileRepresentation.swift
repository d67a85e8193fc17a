import ContentTypes
import Foundation

/// A representation of values as files.
///
/// The receiver gets a copy of the file, which exists until its closure returns.
///
/// Available from iOS 16 and macOS 13.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Creates a representation that exports and imports values.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the receiver prefers the original file. On Linux, it gets a copy.
    ///   - exporting: A closure that returns the file of a value.
    ///   - importing: A closure that returns the value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a representation that only exports values.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    /// Creates a representation that only imports values.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }

    /// Adds the export and the import by files.
    public func _addParts(to parts: inout _TransferParts<Item>) {
        if let exporting {
            parts.exports.append(
                TransferExport(contentType: contentType) { item, completion in
                    inTask(completion) { try Data(contentsOf: try await exporting(item).file) }
                })
        }
        if let importing {
            let suffix = contentType.preferredFilenameExtension.map { "." + $0 } ?? ""
            parts.imports.append(
                TransferImport(contentType: contentType) { data, completion in
                    inTask(completion) {
                        let file = FileManager.default.temporaryDirectory
                            .appendingPathComponent("transfer-\(UUID().uuidString)\(suffix)")
                        try data.write(to: file)
                        defer { try? FileManager.default.removeItem(at: file) }
                        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
                    }
                })
        }
    }
}

/// A file that a value is exported to.
///
/// Available from iOS 16 and macOS 13.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may use the original file. On Linux, it gets a copy.
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
