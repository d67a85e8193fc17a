/// The properties that views with the same identity share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
    /// Sets an identity for the geometry of the view.
    ///
    /// If the view appears in an animated update that removes another view with the same identity, it begins with the
    /// frame of that view. A view that isn't a source has the frame of the source, without taking space there.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor,
                isSource: isSource))
    }
}
