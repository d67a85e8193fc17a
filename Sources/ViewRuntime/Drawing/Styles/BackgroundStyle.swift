/// The background style of the environment: the backgrounds of the system, unless a view sets another style.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        guard let style = context.environment.drawing.backgroundStyle else {
            let backgrounds = [
                Color(SystemColor.background), Color(palette: .secondarySystemBackground),
                Color(palette: .tertiarySystemBackground),
            ]
            let background = backgrounds[min(max(context.level, 0), backgrounds.count - 1)]
            context.level = 0
            return background._resolve(context)
        }
        // In this style, `.background` is the default, for example in `.background.opacity(0.5)`.
        context.environment.drawing.backgroundStyle = nil
        return style._resolve(context)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
    /// The style of backgrounds, or `nil` for the default.
    ///
    /// Available from iOS 16 and macOS 13.
    public var backgroundStyle: AnyShapeStyle? {
        get { drawing.backgroundStyle }
        set { drawing.backgroundStyle = newValue }
    }
}
