/// The background colors of lists, as Apple publishes them for iOS.
enum ListBackground: ShapeStyle {
    /// The background behind grouped sections.
    case page
    /// The background of rows in grouped sections.
    case card
    /// The background of a pressed or selected row.
    case highlight
    /// The background of menus.
    case menu

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let isDark = context.environment.colorScheme == .dark
        let hex: (UInt32, UInt32) =
            switch self {
            case .page: (0xF2F2F7, 0x000000)
            case .card: (0xFFFFFF, 0x1C1C1E)
            case .highlight: (0xD1D1D6, 0x3A3A3C)
            case .menu: (0xF9F9FB, 0x2C2C2E)
            }
        let value = isDark ? hex.1 : hex.0
        return Color(
            .sRGB, red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255
        )._resolve(context)
    }
}
