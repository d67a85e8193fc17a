/// The foreground style of the environment: the label color unless a view sets another style.
@frozen
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        if let style = context.environment.drawing.foregroundStyle {
            // A foreground that refers to the foreground means the outer one.
            context.environment.drawing.foregroundStyle = nil
            return style._resolve(context)
        }
        let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let label = labels[min(max(context.level, 0), labels.count - 1)]
        return _ResolvedStyle(color: label.resolve(in: context.environment).rgba)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
