/// The tint of the environment: the accent color unless a view sets another style.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        guard let tint = context.environment.drawing.tint else { return Color.accentColor._resolve(context) }
        context.environment.drawing.tint = nil
        return tint._resolve(context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
