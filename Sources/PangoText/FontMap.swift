import LayerTree

/// A mapping of the font families that views request to installed families.
///
/// For each character, the measurer uses the first family in the list that contains it. If no family contains it, any
/// font of the system is possible.
public struct FontMap: Hashable, Sendable {
    /// The families for the system font.
    public var system: [String]
    /// The families for the serif design.
    public var serif: [String]
    /// The families for the rounded design.
    public var rounded: [String]
    /// The families for the monospaced design.
    public var monospaced: [String]

    /// Creates a mapping.
    public init(system: [String], serif: [String], rounded: [String], monospaced: [String]) {
        self.system = system
        self.serif = serif
        self.rounded = rounded
        self.monospaced = monospaced
    }

    /// Inter, Noto Serif, and JetBrains Mono, with common substitutes.
    public static let standard = FontMap(
        system: ["Inter", "DejaVu Sans", "Noto Sans CJK KR", "NanumGothic"],
        serif: ["Noto Serif", "DejaVu Serif", "Noto Serif CJK KR", "NanumMyeongjo"],
        rounded: ["Nunito", "Inter", "DejaVu Sans", "NanumSquareRound"],
        monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "NanumGothicCoding"])

    /// Returns the families for a requested family, in order of preference. A named family comes before those of the
    /// system.
    public func families(for family: FontDescriptor.Family) -> [String] {
        switch family {
        case .system: system
        case .serif: serif
        case .rounded: rounded
        case .monospaced: monospaced
        case .named(let name): [name] + system
        }
    }
}
