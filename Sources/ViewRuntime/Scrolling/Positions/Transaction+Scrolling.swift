extension Transaction {
    /// The anchor of a scroll that the change causes, or `nil` for the anchor of the scroll position.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// A Boolean value that indicates whether a decelerating scroll view continues from a scroll position that the
    /// program sets without an animation. By default, the scroll view stops there. An animated change ignores this
    /// value.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    /// Whether a scroll view adjusts its content offset to keep visible content, or an anchor, in place as its content
    /// changes.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { keepsOffsets ? .disabled : .automatic }
        set { keepsOffsets = newValue.kind == .disabled }
    }

    private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
    private enum PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
}
