/// A translucent colour for the inside of shapes.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.fill)._resolve(context) }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
