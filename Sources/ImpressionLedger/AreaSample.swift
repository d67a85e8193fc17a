/// How sure it is how much of an area is visible. Ordered from the surest.
public enum Measurability: Int, Comparable, Codable, Sendable {
    /// Known from the picture itself.
    case exact
    /// Known as far as the app declares what covers its views.
    case declared
    /// Not known.
    case unknown

    /// The name in reports.
    public var name: String {
        switch self {
        case .exact: "exact"
        case .declared: "declared"
        case .unknown: "unknown"
        }
    }

    public static func < (a: Measurability, b: Measurability) -> Bool { a.rawValue < b.rawValue }
}

/// How much of an area is visible at a moment, and why not all of it.
public struct AreaSample: Hashable, Sendable {
    /// The visible part of the area, 0 to 1.
    public let share: Double
    /// The other parts, by reason; together with `share` they are 1.
    public let lost: Losses
    /// Of the whole area, density-independent pixels.
    public let pixels: Double
    public let measurability: Measurability

    /// Creates a sample from what is lost; what is not lost is visible.
    ///
    /// - Parameters:
    ///   - lost: Parts of the area. Values that are not finite count as 0; together they count at most as 1.
    ///   - pixels: Of the whole area, density-independent pixels.
    ///   - measurability: How sure that is.
    public init(lost: Losses, pixels: Double = 0, measurability: Measurability = .exact) {
        var amounts = lost.amounts
        for index in amounts.indices where !(amounts[index] > 0) || !amounts[index].isFinite { amounts[index] = 0 }
        let sum = amounts.sum()
        if sum > 1 { amounts /= sum }
        self.lost = Losses(amounts)
        share = max(1 - min(sum, 1), 0)
        self.pixels = pixels.isFinite ? max(pixels, 0) : 0
        self.measurability = measurability
    }

    /// Nothing is visible, for a reason.
    public static func nothing(_ reason: LossReason, pixels: Double = 0, measurability: Measurability = .exact)
        -> AreaSample
    {
        AreaSample(lost: Losses(reason), pixels: pixels, measurability: measurability)
    }
}
