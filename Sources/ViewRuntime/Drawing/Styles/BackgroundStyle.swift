/// The background color: white, or black in dark mode.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.background)._resolve(context) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background color.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
