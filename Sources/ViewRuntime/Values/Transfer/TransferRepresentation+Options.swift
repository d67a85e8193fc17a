/// The processes that can see a representation.
///
/// Available from iOS 16 and macOS 13.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let level: Int

    /// All processes.
    public static let all = TransferRepresentationVisibility(level: 0)
    /// The processes of the same developer.
    public static let team = TransferRepresentationVisibility(level: 1)
    /// The processes of the same group.
    public static let group = TransferRepresentationVisibility(level: 2)
    /// Only the process that exports the value.
    public static let ownProcess = TransferRepresentationVisibility(level: 3)
}

extension TransferRepresentation {
    /// Sets the processes that can see the representation.
    ///
    /// On Linux, values are transferred inside the program, so each of them sees the representation.
    ///
    /// Available from iOS 16 and macOS 13.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        AdaptedRepresentation(content: self) { _ in }
    }

    /// Exports only the values that satisfy a condition.
    ///
    /// Available from iOS 17 and macOS 14.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        AdaptedRepresentation(content: self) { export in
            let isOffered = export.isOffered
            export.isOffered = { isOffered($0) && condition($0) }
        }
    }

    /// Suggests a name for a file with the value, including the extension.
    ///
    /// Available from iOS 16 and macOS 13.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        AdaptedRepresentation(content: self) { $0.fileName = { _ in fileName } }
    }

    /// Suggests a name for a file with the value, including the extension.
    ///
    /// Available from iOS 17 and macOS 14.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        AdaptedRepresentation(content: self) { $0.fileName = fileName }
    }
}

/// A representation with changed exports.
private struct AdaptedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    typealias Item = Content.Item
    typealias Body = Never

    let content: Content
    let adapt: @Sendable (inout TransferExport<Content.Item>) -> Void

    func _addParts(to parts: inout _TransferParts<Content.Item>) {
        var inner = _TransferParts<Content.Item>()
        content._addParts(to: &inner)
        for index in inner.exports.indices { adapt(&inner.exports[index]) }
        parts.append(inner)
    }
}
