/// A translucent color that fills shapes.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.fill)._resolve(context) }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A translucent color that fills shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
