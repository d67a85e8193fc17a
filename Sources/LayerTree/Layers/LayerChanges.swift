/// A set of changed properties of a layer.
public struct LayerChanges: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16
    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The position.
    public static let position = LayerChanges(rawValue: 1)
    /// The transform.
    public static let transform = LayerChanges(rawValue: 1024)
    /// The opacity or the visibility.
    public static let opacity = LayerChanges(rawValue: 2)
    /// The clip of the layer.
    public static let clip = LayerChanges(rawValue: 4)
    /// The draw commands.
    public static let content = LayerChanges(rawValue: 8)
    /// The child layers.
    public static let children = LayerChanges(rawValue: 16)
    /// The effects of the layer.
    public static let effects = LayerChanges(rawValue: 32)
    /// The motion of the layer.
    public static let motion = LayerChanges(rawValue: 64)
    /// The offsets at which the content comes to rest.
    public static let restPositions = LayerChanges(rawValue: 128)
    /// The responses of the layer to scrolled content.
    public static let responses = LayerChanges(rawValue: 256)
    /// The offset at which a finger holds the content, as the only change of the motion of the layer.
    public static let heldOffset = LayerChanges(rawValue: 512)
    /// All properties.
    public static let all = LayerChanges(rawValue: 2047)
}
