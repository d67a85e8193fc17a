/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Focus effects.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The frame for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
