/// When an area counts as seen: how much of it must be visible, and for how long.
public struct ImpressionRule: Hashable, Codable, Sendable {
    /// What reports call the rule.
    public let name: String
    /// The part of the area that must be visible, at least: 0.5 counts half of it. Between 0.01 and 1.
    public let area: Double
    /// How long it must be visible, in seconds; at least 0.05.
    public let seconds: Double
    /// Whether seconds are collected over several exposures. Otherwise they must be without a break.
    public let isCumulative: Bool
    /// The part that is enough for areas of ``largeAreaPixels`` and more; nil if they are treated as all others.
    public let largeArea: Double?
    /// Whether time counts only while the area plays.
    public let needsPlayback: Bool

    /// From how many pixels an advertisement is a large one: 970 × 250. The Media Rating Council counts
    /// density-independent pixels, which are points.
    public static let largeAreaPixels = 242_500.0

    /// Creates a rule. Values that are out of bounds are clamped; those that are not a number count as half of the area
    /// and one second.
    ///
    /// - Parameters:
    ///   - area: The part of the area that must be visible, at least.
    ///   - seconds: How long.
    ///   - isCumulative: Whether seconds are collected over several exposures.
    ///   - name: What reports call the rule.
    ///   - largeArea: The part that is enough for large areas.
    ///   - needsPlayback: Whether time counts only while the area plays.
    public init(
        area: Double = 0.5, seconds: Double = 1, isCumulative: Bool = false, name: String = "custom",
        largeArea: Double? = nil,
        needsPlayback: Bool = false
    ) {
        self.area = Self.clamped(area)
        self.seconds = seconds.isNaN ? 1 : min(max(seconds, 0.05), 1e6)
        self.isCumulative = isCumulative
        self.name = name
        self.largeArea = largeArea.map(Self.clamped)
        self.needsPlayback = needsPlayback
    }

    private static func clamped(_ area: Double) -> Double { area.isNaN ? 0.5 : min(max(area, 0.01), 1) }

    /// The part of an area of so many pixels that must be visible.
    public func area(ofPixels pixels: Double) -> Double {
        if let largeArea, pixels >= Self.largeAreaPixels { return largeArea }
        return area
    }

    private enum CodingKeys: String, CodingKey {
        case name, area, seconds, isCumulative, largeArea, needsPlayback
    }

    /// Reads a rule; values that are out of bounds are clamped.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            area: try container.decode(Double.self, forKey: .area),
            seconds: try container.decode(Double.self, forKey: .seconds),
            isCumulative: try container.decode(Bool.self, forKey: .isCumulative),
            name: try container.decodeIfPresent(String.self, forKey: .name) ?? "custom",
            largeArea: try container.decodeIfPresent(Double.self, forKey: .largeArea),
            needsPlayback: try container.decodeIfPresent(Bool.self, forKey: .needsPlayback) ?? false)
    }

    /// Half of the area for one second without a break, or 30 percent of a large area: what the Media Rating Council
    /// asks of display advertisements, on the web and in apps.
    public static let display = ImpressionRule(name: "display", largeArea: 0.3)
    /// Half of the area for two seconds without a break, while it plays: what the Media Rating Council asks of videos.
    public static let video = ImpressionRule(seconds: 2, name: "video", needsPlayback: true)
    /// 30 percent of the area for one second without a break, whatever its size.
    public static let largeDisplay = ImpressionRule(area: 0.3, name: "largeDisplay")
}
