/// An amount for every reason for which an area is not visible: parts of the area, or seconds.
public struct Losses: Hashable, Sendable {
    var amounts = SIMD8<Double>()

    public init() {}

    init(_ amounts: SIMD8<Double>) { self.amounts = amounts }

    /// All of an amount for one reason.
    public init(_ reason: LossReason, _ amount: Double = 1) { self[reason] = amount }

    public subscript(_ reason: LossReason) -> Double {
        get { amounts[reason.rawValue] }
        set { amounts[reason.rawValue] = newValue }
    }

    public var sum: Double { amounts.sum() }

    /// The reason with the largest amount; nil if there is none.
    public var main: LossReason? {
        var result: LossReason?
        var most = 0.0
        for reason in LossReason.allCases where self[reason] > most { (result, most) = (reason, self[reason]) }
        return result
    }

    /// The reasons with an amount, in their order.
    public var reasons: [LossReason] { LossReason.allCases.filter { self[$0] > 0 } }
}
