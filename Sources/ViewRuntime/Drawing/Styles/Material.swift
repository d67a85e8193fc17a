import Foundation
import LayerTree

/// A translucent material that blurs the content behind it.
///
/// Text and lines have the color of the material, without a blur.
public struct Material: ShapeStyle {
    /// The opacity of the color over the blurred content.
    private let opacity: Double
    /// The standard deviation of the blur, in points, which makes text behind it illegible.
    private static let blur: CGFloat = 16

    /// A mostly translucent material.
    public static let ultraThin = Material(opacity: 0.4)
    /// A material that is more translucent than opaque.
    public static let thin = Material(opacity: 0.55)
    /// A somewhat translucent material.
    public static let regular = Material(opacity: 0.7)
    /// A material that is more opaque than translucent.
    public static let thick = Material(opacity: 0.85)
    /// A mostly opaque material.
    public static let ultraThick = Material(opacity: 0.93)
    /// The material of bars.
    public static let bar = Material(opacity: 0.85)

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let white = context.environment.colorScheme == .dark ? 0.14 : 0.97
        if context.environment.accessibilityReduceTransparency { return Color(white: white)._resolve(context) }
        var style = Color(white: white, opacity: opacity)._resolve(context)
        style.backdropBlur = Self.blur
        return style
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A somewhat translucent material.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { Material.bar }
}
