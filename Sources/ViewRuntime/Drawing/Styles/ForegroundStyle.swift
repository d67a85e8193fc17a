/// The foreground of the surroundings: the label colour unless another style was set.
@frozen
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        if let style = context.environment.builtIn.foregroundStyle {
            // A foreground that names the foreground means the one outside, not itself.
            context.environment.builtIn.foregroundStyle = nil
            return style._resolve(context)
        }
        let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let label = labels[min(max(context.level, 0), labels.count - 1)]
        return _ResolvedStyle(color: label.resolve(in: context.environment).rgba)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
