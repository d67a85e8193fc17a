/// Whether a scroll view adjusts its content offset when its content changes size.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    package enum Kind: Sendable { case automatic, disabled }
    package let kind: Kind

    /// The scroll view adjusts its content offset.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(kind: .automatic) }
    /// The scroll view doesn't adjust its content offset.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(kind: .disabled) }
}
