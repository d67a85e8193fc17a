/// Whether a scroll view corrects its offset when its content changes size.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    package enum Kind: Sendable { case automatic, disabled }
    package let kind: Kind

    public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(kind: .automatic) }
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(kind: .disabled) }
}
