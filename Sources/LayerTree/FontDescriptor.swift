/// A font as a view asks for it, before a measurer maps it to an installed one. Sizes are points.
public struct FontDescriptor: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system, serif, rounded, monospaced
        /// A family by name, falling back to `system` when it is not installed.
        case named(String)
    }

    public var family: Family
    public var size: Double
    /// As CSS counts: 100 (thin) to 900 (black), 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    /// Digits all of one width.
    public var hasMonospacedDigits: Bool
    public var isSmallCaps: Bool
    /// Width as a percentage of normal, 50...200.
    public var stretch: Int
    /// Extra (or less) space between lines, as a factor of the font's line height.
    public var leading: Double

    public init(
        family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isSmallCaps: Bool = false, stretch: Int = 100, leading: Double = 1
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isSmallCaps = isSmallCaps
        self.stretch = stretch
        self.leading = leading
    }
}
