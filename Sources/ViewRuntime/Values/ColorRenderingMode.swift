/// The color space for compositing an image.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ColorRenderingMode: Sendable {
    /// A color space.
    case nonLinear, linear, extendedLinear
}
