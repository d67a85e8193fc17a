/// Translucent grays for the backgrounds of controls, as on iOS.
enum SystemFill: ShapeStyle {
    /// A fill for large shapes, such as the track of a switch that is off.
    case secondary
    /// A fill for medium shapes, such as a button.
    case tertiary

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let isDark = context.environment.colorScheme == .dark
        let opacity = self == .secondary ? (isDark ? 0.32 : 0.16) : (isDark ? 0.24 : 0.12)
        return Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: opacity)._resolve(context)
    }
}
