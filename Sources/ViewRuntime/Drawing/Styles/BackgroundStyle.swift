/// The colour behind everything: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(SystemColor.background)._resolve(context) }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
