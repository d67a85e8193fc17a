/// The mirroring of a shape in a layout direction.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrors the shape.
    case fixed
    /// Mirrors the shape in a layout direction.
    case mirrors(in: LayoutDirection)

    /// Mirrors the shape in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
