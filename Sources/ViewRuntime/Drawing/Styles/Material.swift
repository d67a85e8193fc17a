import Foundation
import LayerTree

/// A translucent sheet between background and foreground: it blurs what lies behind, and lets some of it through.
///
/// Text and lines are painted in its colour, without a blur. Where transparency is to be reduced, it hides all that lies behind.
public struct Material: ShapeStyle {
    /// How much of what lies behind is covered.
    private let opacity: Double
    /// The sigma of the blur, in points: so much that a text behind cannot be read.
    private static let blur: CGFloat = 16

    public static let ultraThin = Material(opacity: 0.4)
    public static let thin = Material(opacity: 0.55)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.93)
    /// The material of bars.
    public static let bar = Material(opacity: 0.85)

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let white = context.environment.colorScheme == .dark ? 0.14 : 0.97
        if context.environment.accessibilityReduceTransparency { return Color(white: white)._resolve(context) }
        var style = Color(white: white, opacity: opacity)._resolve(context)
        style.backdropBlur = Self.blur
        return style
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material.bar }
}
