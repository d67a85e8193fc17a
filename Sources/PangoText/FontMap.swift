import LayerTree

/// Which installed families stand for the families that views ask for.
///
/// Each list is tried in order for every character: what the first family lacks is taken from the next, and what all of
/// them lack from whatever font of the system has it.
public struct FontMap: Hashable, Sendable {
    public var system: [String]
    public var serif: [String]
    public var rounded: [String]
    public var monospaced: [String]

    public init(system: [String], serif: [String], rounded: [String], monospaced: [String]) {
        self.system = system
        self.serif = serif
        self.rounded = rounded
        self.monospaced = monospaced
    }

    /// Inter, Noto Serif and JetBrains Mono with their usual substitutes.
    public static let standard = FontMap(
        system: ["Inter", "DejaVu Sans", "Noto Sans CJK KR", "NanumGothic"],
        serif: ["Noto Serif", "DejaVu Serif", "Noto Serif CJK KR", "NanumMyeongjo"],
        rounded: ["Nunito", "Inter", "DejaVu Sans", "NanumSquareRound"],
        monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "NanumGothicCoding"])

    /// The families to try, best first. A named family comes before those of the system.
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
