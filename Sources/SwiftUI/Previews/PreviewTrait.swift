/// A trait of a preview in Xcode. On Linux, it has no effect.
@MainActor
public struct PreviewTrait<T> {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the preview in the center of the screen of a device, as by default.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Shows the preview in a container with its size.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Shows the preview in the center of a container with a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }

    /// Shows the preview in portrait orientation.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Shows the preview in portrait orientation, upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Shows the preview in landscape orientation with the top of the device on the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Shows the preview in landscape orientation with the top of the device on the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Shows the preview inside a modifier. On Linux, the modifier isn't used.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { PreviewTrait() }
}
