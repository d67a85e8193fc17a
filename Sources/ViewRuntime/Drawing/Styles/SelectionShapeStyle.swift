/// The color of selections, which is the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { TintShapeStyle()._resolve(context) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The color of selections.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
