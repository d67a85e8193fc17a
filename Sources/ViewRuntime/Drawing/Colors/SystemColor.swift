/// Colors that adapt to the appearance and the contrast. The values are those that Apple publishes for iOS. There are
/// no published values for labels and separators with increased contrast; they're less transparent.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, quinary
    case background, separator, placeholder, fill

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let shades = self.shades
        let shade = environment.colorSchemeContrast == .increased ? shades.increased : shades.standard
        return environment.colorScheme == .dark ? shade.dark.resolved : shade.light.resolved
    }

    /// A color as 0xRRGGBB, and its opacity.
    private struct Paint {
        let hex: UInt32
        let opacity: Float

        var resolved: Color.Resolved {
            Color.Resolved(
                red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
                opacity: opacity)
        }
    }

    private typealias Shade = (light: Paint, dark: Paint)

    private var shades: (standard: Shade, increased: Shade) {
        func opaque(_ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32, _ increasedDark: UInt32) -> (
            Shade, Shade
        ) {
            (
                (Paint(hex: light, opacity: 1), Paint(hex: dark, opacity: 1)),
                (Paint(hex: increasedLight, opacity: 1), Paint(hex: increasedDark, opacity: 1))
            )
        }
        func clear(
            _ light: UInt32, _ dark: UInt32, _ standard: (light: Float, dark: Float),
            _ increased: (light: Float, dark: Float)
        ) -> (Shade, Shade) {
            (
                (Paint(hex: light, opacity: standard.light), Paint(hex: dark, opacity: standard.dark)),
                (Paint(hex: light, opacity: increased.light), Paint(hex: dark, opacity: increased.dark))
            )
        }
        func label(_ standard: (Float, Float), _ increased: (Float, Float)) -> (Shade, Shade) {
            clear(0x3C3C43, 0xEBEBF5, standard, increased)
        }
        return switch self {
        case .red: opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
        case .orange: opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
        case .yellow: opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
        case .green: opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
        case .mint: opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
        case .teal: opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
        case .cyan: opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
        case .blue: opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
        case .indigo: opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
        case .purple: opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
        case .pink: opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
        case .brown: opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
        case .gray: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .primary: opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
        // Apple's label has 0.6 in light mode, a contrast of 3.4 to 1.
        case .secondary: label((0.75, 0.6), (0.88, 0.8))
        case .tertiary, .placeholder: label((0.3, 0.3), (0.7, 0.6))
        case .quaternary: label((0.18, 0.16), (0.5, 0.4))
        case .quinary: label((0.1, 0.1), (0.3, 0.3))
        case .background: opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
        case .separator: clear(0x3C3C43, 0x545458, (0.29, 0.6), (0.6, 0.9))
        case .fill: clear(0x787880, 0x787880, (0.2, 0.36), (0.4, 0.6))
        }
    }
}
