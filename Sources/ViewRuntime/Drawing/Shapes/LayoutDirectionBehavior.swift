/// Whether a shape is mirrored with the writing direction.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never.
    case fixed
    /// Where the writing direction is the given one.
    case mirrors(in: LayoutDirection)

    /// Mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
