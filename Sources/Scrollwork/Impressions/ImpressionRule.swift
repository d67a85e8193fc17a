/// A rule for when a page counts as viewed: the minimum visible area and the minimum duration.
public struct ImpressionRule: Hashable, Codable, Sendable {
    /// The minimum fraction of the page's area that must be visible, from 0.01 to 1.
    public let area: Double
    /// The minimum duration in seconds, at least 0.05.
    public let seconds: Double
    /// Whether the durations of several exposures add up. Otherwise the exposure must be continuous.
    public let isCumulative: Bool

    /// Creates an impression rule. Values out of bounds become the nearest valid value. A value that isn't a number
    /// becomes the default.
    public init(area: Double = 0.5, seconds: Double = 1, isCumulative: Bool = false) {
        self.area = area.isNaN ? 0.5 : min(max(area, 0.01), 1)
        self.seconds = seconds.isNaN ? 1 : min(max(seconds, 0.05), 1e6)
        self.isCumulative = isCumulative
    }

    private enum CodingKeys: String, CodingKey {
        case area, seconds, isCumulative
    }

    /// Creates a rule from its encoded values. Values out of bounds become the nearest valid value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            area: try container.decode(Double.self, forKey: .area), seconds: try container.decode(Double.self, forKey: .seconds),
            isCumulative: try container.decode(Bool.self, forKey: .isCumulative))
    }

    /// At least 50 percent of the page's area for one continuous second: the viewability rule of the Media Rating
    /// Council for display advertisements.
    public static let display = ImpressionRule()
    /// At least 50 percent of the page's area for two continuous seconds: the viewability rule of the Media Rating
    /// Council for videos.
    public static let video = ImpressionRule(seconds: 2)
    /// At least 30 percent of the page's area for one continuous second: the viewability rule of the Media Rating
    /// Council for display advertisements of at least 242,500 pixels.
    public static let largeDisplay = ImpressionRule(area: 0.3)
}
