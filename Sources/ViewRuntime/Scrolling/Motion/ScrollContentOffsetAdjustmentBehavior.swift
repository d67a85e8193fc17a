/// Whether a scroll view adjusts its content offset as its content changes, for example to stay at an edge or to keep
/// visible views in place.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    package enum Kind: Sendable { case automatic, disabled }
    package let kind: Kind

    /// The scroll view adjusts its content offset.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(kind: .automatic) }
    /// The scroll view doesn't adjust its content offset.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(kind: .disabled) }
}
