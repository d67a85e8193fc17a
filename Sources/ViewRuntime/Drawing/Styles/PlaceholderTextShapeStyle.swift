/// The colour of text that stands for text to come.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.placeholder)._resolve(context) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
