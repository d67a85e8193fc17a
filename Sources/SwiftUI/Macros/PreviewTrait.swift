/// A circumstance in which Xcode shows a preview. It has no effect here.
@MainActor
public struct PreviewTrait<T> {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In the middle of a device's screen, as without a trait.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// In a container of the preview's own size.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// In the middle of a container of the given size, points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }

    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// With the top of the device on the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// With the top of the device on the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// Inside what the modifier puts around it. The modifier is never asked.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { PreviewTrait() }
}
