/// A rule for the minimum visible share of an area and the minimum duration of an impression.
public struct ImpressionRule: Hashable, Codable, Sendable {
    /// The name in reports.
    public let name: String
    /// The minimum visible share of the area, in 0.01...1: 0.5 requires half of it.
    public let area: Double
    /// The minimum duration; at least 0.05 s.
    public var duration: Duration { .seconds(seconds) }
    /// The minimum duration, in seconds.
    let seconds: Double
    /// A Boolean value that indicates whether several exposures add up. Otherwise, the duration must be continuous.
    public let isCumulative: Bool
    /// The minimum visible share of areas of at least ``largeAreaPixels``, or `nil` if it's the same.
    public let largeArea: Double?
    /// A Boolean value that indicates whether time counts only during playback.
    public let needsPlayback: Bool

    /// The size from which a display ad is large, in pixels: 970 × 250. The Media Rating Council uses
    /// density-independent pixels, which are points.
    public static let largeAreaPixels = 242_500.0

    /// Creates a rule. Values out of bounds are clamped; an area of NaN is treated as half of the area.
    ///
    /// - Parameters:
    ///   - area: The minimum visible share of the area.
    ///   - duration: The minimum duration, from 0.05 s to 1,000,000 s.
    ///   - isCumulative: Whether several exposures add up.
    ///   - name: The name in reports.
    ///   - largeArea: The minimum visible share of large areas.
    ///   - needsPlayback: Whether time counts only during playback.
    public init(
        area: Double = 0.5, duration: Duration = .seconds(1), isCumulative: Bool = false, name: String = "custom",
        largeArea: Double? = nil, needsPlayback: Bool = false
    ) {
        self.area = Self.clamped(area)
        seconds = min(max(duration / .seconds(1), 0.05), 1e6)
        self.isCumulative = isCumulative
        self.name = name
        self.largeArea = largeArea.map(Self.clamped)
        self.needsPlayback = needsPlayback
    }

    private static func clamped(_ area: Double) -> Double { area.isNaN ? 0.5 : min(max(area, 0.01), 1) }

    /// Returns the minimum visible share of an area with a size in pixels.
    public func area(ofPixels pixels: Double) -> Double {
        if let largeArea, pixels >= Self.largeAreaPixels { return largeArea }
        return area
    }

    private enum CodingKeys: String, CodingKey {
        case name, area, seconds, isCumulative, largeArea, needsPlayback
    }

    /// Decodes a rule. Values out of bounds are clamped.
    ///
    /// - Throws: A `DecodingError` for other content.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let seconds = try container.decode(Double.self, forKey: .seconds)
        self.init(
            area: try container.decode(Double.self, forKey: .area),
            duration: .seconds(seconds.isNaN ? 1 : min(max(seconds, 0), 1e6)),
            isCumulative: try container.decode(Bool.self, forKey: .isCumulative),
            name: try container.decodeIfPresent(String.self, forKey: .name) ?? "custom",
            largeArea: try container.decodeIfPresent(Double.self, forKey: .largeArea),
            needsPlayback: try container.decodeIfPresent(Bool.self, forKey: .needsPlayback) ?? false)
    }

    /// Half of the area for one second without interruption, or 30 percent of a large area: the requirement of the
    /// Media Rating Council for display ads on the web and in apps.
    public static let display = ImpressionRule(name: "display", largeArea: 0.3)
    /// Half of the area for two seconds without interruption, during playback: the requirement of the Media Rating
    /// Council for video ads.
    public static let video = ImpressionRule(duration: .seconds(2), name: "video", needsPlayback: true)
    /// 30 percent of the area for one second without interruption, for any size.
    public static let largeDisplay = ImpressionRule(area: 0.3, name: "largeDisplay")
}
