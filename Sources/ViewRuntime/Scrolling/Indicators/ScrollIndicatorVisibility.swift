/// Whether scroll indicators show.
public struct ScrollIndicatorVisibility: Equatable {
    package enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }
    package let kind: Kind

    /// As the host is used to.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// Shown, in the host's manner.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Not shown, unless a mouse needs them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Not shown at all.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}
