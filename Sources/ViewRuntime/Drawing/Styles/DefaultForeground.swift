/// A foreground style that the system sets, such as that of section headers. The tint of controls prevails over it.
struct DefaultForeground: ShapeStyle {
    let style: AnyShapeStyle

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}

extension DrawingValues {
    /// Whether the program sets a foreground style, which prevails over the styles of the system.
    var hasForeground: Bool { foregroundStyle.map { !($0.base is DefaultForeground) } ?? false }

    /// Sets the foreground style where the program sets none.
    mutating func setDefaultForeground<S: ShapeStyle>(_ style: S) {
        let style = AnyShapeStyle(style).inheriting(foregroundStyle)
        foregroundStyle = hasForeground ? style : AnyShapeStyle(DefaultForeground(style: style))
    }
}
