/// A type whose values can be transferred: dragged to another view, or to another part of the program.
///
/// A type describes its transfer with representations, the preferred one first. See ``CodableRepresentation``,
/// ``DataRepresentation``, ``ProxyRepresentation``, and ``FileRepresentation``.
///
/// Available from iOS 16 and macOS 13.
@preconcurrency
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation
    /// The representation that exports and imports values.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The exports and imports of the type's representations.
    static var transferParts: _TransferParts<Self> {
        var parts = _TransferParts<Self>()
        parts.append(transferRepresentation)
        return parts
    }
}

extension Never: Transferable {
    /// There are no values to transfer.
    public static var transferRepresentation: Never { fatalError("Never has no values") }
}
