/// A style for filling paths.
@frozen
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// A Boolean value that indicates whether to use the even-odd rule instead of the winding rule.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether edges are smooth.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
