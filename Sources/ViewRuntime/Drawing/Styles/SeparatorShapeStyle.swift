/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.separator)._resolve(context) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
