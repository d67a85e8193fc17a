/// The views of a section that stay visible while the section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt32
    /// Creates an option set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
