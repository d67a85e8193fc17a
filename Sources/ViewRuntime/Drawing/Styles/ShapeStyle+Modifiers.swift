import Foundation

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor, clamped to 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Returns the style with a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .blendMode(mode))
    }

    /// Returns the style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .shadow(style))
    }

    /// Returns the style as it fills one rectangle, whatever it fills.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .rect(CGRectBox(rect)))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by a factor.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground style with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style with one change that applies after resolving.
struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle {
    enum Change: Equatable, Sendable {
        case opacity(Double)
        case blendMode(BlendMode)
        case shadow(ShadowStyle)
        case rect(CGRectBox)
    }

    let base: Base
    let change: Change

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var result = base._resolve(context)
        switch change {
        case .opacity(let factor): return result.opacity(factor)
        case .blendMode(let mode): result.blendMode = mode
        case .shadow(let style): result.shadows.append(style.resolve(in: context.environment))
        case .rect(let rect): result.rect = result.rect ?? rect
        }
        return result
    }
}
