/// The background color of a window: white, or black in dark mode.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.background)._resolve(context) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background color of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
