/// Reasons for which a part of the screen is not safe.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device and its bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
