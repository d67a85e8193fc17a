extension ShapeStyle {
    /// The second level of the style: half of its opacity. Available from iOS 17 and macOS 14.
    public var secondary: some ShapeStyle { StyleLevel(base: self, level: 1, opacity: 0.5) }

    /// The third level of the style: a quarter of its opacity. Available from iOS 17 and macOS 14.
    public var tertiary: some ShapeStyle { StyleLevel(base: self, level: 2, opacity: 0.25) }

    /// The fourth level of the style: a fifth of its opacity. Available from iOS 17 and macOS 14.
    public var quaternary: some ShapeStyle { StyleLevel(base: self, level: 3, opacity: 0.2) }

    /// The fifth level of the style: a tenth of its opacity. Available from iOS 17 and macOS 14.
    public var quinary: some ShapeStyle { StyleLevel(base: self, level: 4, opacity: 0.1) }
}

/// A level of a style. The levels of the system's background are backgrounds, and those of other styles are fainter.
struct StyleLevel<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
    let opacity: Double

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard base is BackgroundStyle, context.environment.drawing.backgroundStyle == nil else {
            return base._resolve(context).opacity(opacity)
        }
        var context = context
        context.level += level
        return base._resolve(context)
    }
}
