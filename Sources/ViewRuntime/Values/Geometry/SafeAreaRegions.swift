/// The regions that reduce the safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The region of the device and its bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of an onscreen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}
