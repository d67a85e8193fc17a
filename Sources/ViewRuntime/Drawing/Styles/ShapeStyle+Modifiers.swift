import Foundation

extension ShapeStyle {
    /// The style with its opacity multiplied; the factor is clamped to 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// The style, composed in another way with what is behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .blendMode(mode))
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .shadow(style))
    }

    /// The style as it is in one rectangle, whatever it fills.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .rect(CGRectBox(rect)))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground, composed in another way with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style with one thing changed after it was resolved.
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
