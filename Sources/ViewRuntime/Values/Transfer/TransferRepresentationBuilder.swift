import Foundation
import OpenCombine

/// Combines representations into one.
///
/// Available from iOS 16 and macOS 13.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Returns a representation.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Returns a representation of values that are encoded.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> {
        content
    }

    /// Returns the only representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Combines representations, the preferred one first.
    public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
        _ first: First, _ rest: repeat each Rest
    ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> where First.Item == Item {
        var parts = _TransferParts<Item>()
        first._addParts(to: &parts)
        repeat parts.append(each rest)
        return TupleTransferRepresentation(parts: parts)
    }
}

/// Several representations.
///
/// Available from iOS 16 and macOS 13.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never

    let parts: _TransferParts<Item>

    /// Adds the exports and the imports of the representations.
    public func _addParts(to parts: inout _TransferParts<Item>) { parts.append(self.parts) }
}
