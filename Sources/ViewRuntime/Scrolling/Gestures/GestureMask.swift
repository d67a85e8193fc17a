/// The gestures that are enabled: the added gesture, the gestures of subviews, or both.
@frozen
public struct GestureMask: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt32

    /// Creates an option set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and the gestures of subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}
