/// The certainty of a visible area, from the most to the least certain.
public enum Measurability: Int, Comparable, Codable, Sendable {
    /// The image itself determines the visible area.
    case exact
    /// The visible area depends on the covers that the app declares.
    case declared
    /// The visible area is unknown.
    case unknown

    /// The name in reports.
    public var name: String {
        switch self {
        case .exact: "exact"
        case .declared: "declared"
        case .unknown: "unknown"
        }
    }

    /// Returns whether a measurement is more certain than another.
    public static func < (a: Measurability, b: Measurability) -> Bool { a.rawValue < b.rawValue }
}

/// The visible share of an area at a time, and the reasons for the rest.
public struct AreaSample: Hashable, Sendable {
    /// The visible share of the area, in 0...1.
    public let share: Double
    /// The other shares by reason. Together with ``share``, they add up to 1.
    public let lost: Losses
    /// The size of the entire area, in density-independent pixels.
    public let pixels: Double
    /// The certainty of the sample.
    public let measurability: Measurability

    /// Creates a sample from the losses. The rest is visible.
    ///
    /// - Parameters:
    ///   - lost: Shares of the area by reason. Nonfinite and negative values are treated as 0; the sum is limited to 1.
    ///   - pixels: The size of the entire area, in density-independent pixels.
    ///   - measurability: The certainty of the sample.
    public init(lost: Losses, pixels: Double = 0, measurability: Measurability = .exact) {
        var amounts = lost.amounts
        for index in amounts.indices where !(amounts[index] > 0) || !amounts[index].isFinite { amounts[index] = 0 }
        let sum = amounts.sum()
        if sum > 1 { amounts /= sum }
        self.lost = Losses(amounts)
        share = max(1 - sum, 0)
        self.pixels = pixels.isFinite ? max(pixels, 0) : 0
        self.measurability = measurability
    }

    /// Returns a sample in which nothing is visible, for one reason.
    public static func nothing(_ reason: LossReason, pixels: Double = 0, measurability: Measurability = .exact)
        -> AreaSample
    {
        AreaSample(lost: Losses(reason), pixels: pixels, measurability: measurability)
    }
}
