/// An amount for each reason why an area isn't visible: shares of the area, or seconds.
public struct Losses: Hashable, Sendable {
    var amounts = SIMD8<Double>()

    /// Creates amounts of zero.
    public init() {}

    init(_ amounts: SIMD8<Double>) { self.amounts = amounts }

    /// Creates an amount for one reason.
    public init(_ reason: LossReason, _ amount: Double = 1) { self[reason] = amount }

    /// The amount for a reason.
    public subscript(_ reason: LossReason) -> Double {
        get { amounts[reason.rawValue] }
        set { amounts[reason.rawValue] = newValue }
    }

    /// The sum of all amounts.
    public var sum: Double { amounts.sum() }

    /// The reason with the largest amount, or `nil` if all amounts are zero.
    public var main: LossReason? {
        var result: LossReason?
        var most = 0.0
        for reason in LossReason.allCases where self[reason] > most { (result, most) = (reason, self[reason]) }
        return result
    }

    /// The reasons with an amount, in order.
    public var reasons: [LossReason] { LossReason.allCases.filter { self[$0] > 0 } }
}

extension Losses: Codable {
    /// Decodes the amounts by the names of their reasons. Ignores unknown names.
    public init(from decoder: any Decoder) throws {
        self.init()
        let amounts = try [String: Double](from: decoder)
        for reason in LossReason.allCases { self[reason] = amounts[reason.name] ?? 0 }
    }

    /// Encodes the amounts that aren't zero, by the names of their reasons.
    public func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: reasons.map { ($0.name, self[$0]) }).encode(to: encoder)
    }
}
