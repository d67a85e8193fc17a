/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable {
    package enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }
    package let kind: Kind

    /// The visibility that the host prefers.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// Scroll indicators are visible, in the style of the host.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Scroll indicators are hidden, unless a mouse needs them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Scroll indicators are never visible.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}
