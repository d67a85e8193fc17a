/// The tint of the surroundings: the accent colour unless another style was set.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        guard let tint = context.environment.builtIn.tint else { return Color.accentColor._resolve(context) }
        context.environment.builtIn.tint = nil
        return tint._resolve(context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
