/// When a page counts as having been seen: how much of it is on screen, at least, and for how long.
public struct ImpressionRule: Hashable, Codable, Sendable {
    /// The part of the page that must be on screen, at least: 0.5 counts half a page. Between 0.01 and 1.
    public let area: Double
    /// For how long, seconds; 0.05 at least.
    public let seconds: Double
    /// Whether seconds are collected over several times that the page is seen. Otherwise they must be without a break.
    public let isCumulative: Bool

    /// What is out of bounds counts as the nearest within; what is not a number, as half a page and a second.
    public init(area: Double = 0.5, seconds: Double = 1, isCumulative: Bool = false) {
        self.area = area.isNaN ? 0.5 : min(max(area, 0.01), 1)
        self.seconds = seconds.isNaN ? 1 : min(max(seconds, 0.05), 1e6)
        self.isCumulative = isCumulative
    }

    private enum CodingKeys: String, CodingKey {
        case area, seconds, isCumulative
    }

    /// Reads a rule; what is out of bounds counts as the nearest within.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            area: try container.decode(Double.self, forKey: .area), seconds: try container.decode(Double.self, forKey: .seconds),
            isCumulative: try container.decode(Bool.self, forKey: .isCumulative))
    }

    /// Half of the page for a second without a break: what the Media Rating Council asks for of display advertisements, on the
    /// web and in apps.
    public static let display = ImpressionRule()
    /// Half of the page for two seconds without a break: the same for videos.
    public static let video = ImpressionRule(seconds: 2)
    /// 30 percent of the page for a second without a break: the same for display advertisements of 242,500 pixels and more.
    public static let largeDisplay = ImpressionRule(area: 0.3)
}
