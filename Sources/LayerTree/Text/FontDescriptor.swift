/// The font that a view requests, before a measurer maps it to an installed font.
public struct FontDescriptor: Hashable, Sendable {
    /// A font family.
    public enum Family: Hashable, Sendable {
        /// A family by its design.
        case system, serif, rounded, monospaced
        /// A family with a name, or `system` if it isn't installed.
        case named(String)
    }

    /// The family of the font.
    public var family: Family
    /// The size, in points.
    public var size: Double
    /// The weight on the scale of CSS, from 100 (thin) to 900 (black); 400 is regular.
    public var weight: Int
    /// A Boolean value that indicates whether the font is italic.
    public var isItalic: Bool
    /// A Boolean value that indicates whether all digits have the same width.
    public var hasMonospacedDigits: Bool
    /// A Boolean value that indicates whether lowercase letters are small capitals.
    public var isSmallCaps: Bool
    /// The width as a percentage of the normal width, in 50...200.
    public var stretch: Int
    /// The line height as a factor of the font's own line height.
    public var leading: Double

    /// Creates a font descriptor.
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
