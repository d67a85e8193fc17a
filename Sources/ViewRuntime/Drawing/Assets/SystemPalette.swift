/// The system colors of iOS by their names in `UIColor` and asset catalogs, with the values that Apple publishes.
package enum SystemPalette: String, CaseIterable, Hashable, Sendable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
        systemIndigo
    case systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case darkText, lightText

    /// Creates a color from its name in asset catalogs, such as `systemBlueColor`.
    package init?(catalogName: String) {
        guard catalogName.hasSuffix("Color"), let color = Self(rawValue: String(catalogName.dropLast(5))) else {
            return nil
        }
        self = color
    }

    package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        if let system { return system.resolve(in: environment) }
        let (light, dark) = shades
        return (environment.colorScheme == .dark ? dark : light).resolved
    }

    /// The corresponding color of SwiftUI.
    private var system: SystemColor? {
        switch self {
        case .systemRed: .red
        case .systemOrange: .orange
        case .systemYellow: .yellow
        case .systemGreen: .green
        case .systemMint: .mint
        case .systemTeal: .teal
        case .systemCyan: .cyan
        case .systemBlue, .link: .blue
        case .systemIndigo: .indigo
        case .systemPurple: .purple
        case .systemPink: .pink
        case .systemBrown: .brown
        case .systemGray: .gray
        case .label: .primary
        case .secondaryLabel: .secondary
        case .tertiaryLabel: .tertiary
        case .quaternaryLabel: .quaternary
        case .placeholderText: .placeholder
        case .separator: .separator
        case .systemBackground: .background
        case .systemFill: .fill
        default: nil
        }
    }

    private struct Shade {
        let hex: UInt32
        let opacity: Float

        init(_ hex: UInt32, _ opacity: Float = 1) {
            self.hex = hex
            self.opacity = opacity
        }

        var resolved: Color.Resolved {
            Color.Resolved(
                red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
                opacity: opacity)
        }
    }

    private var shades: (light: Shade, dark: Shade) {
        switch self {
        case .systemGray2: (Shade(0xAEAEB2), Shade(0x636366))
        case .systemGray3: (Shade(0xC7C7CC), Shade(0x48484A))
        case .systemGray4: (Shade(0xD1D1D6), Shade(0x3A3A3C))
        case .systemGray5: (Shade(0xE5E5EA), Shade(0x2C2C2E))
        case .systemGray6, .secondarySystemBackground: (Shade(0xF2F2F7), Shade(0x1C1C1E))
        case .opaqueSeparator: (Shade(0xC6C6C8), Shade(0x38383A))
        case .tertiarySystemBackground: (Shade(0xFFFFFF), Shade(0x2C2C2E))
        case .systemGroupedBackground: (Shade(0xF2F2F7), Shade(0x000000))
        case .secondarySystemGroupedBackground: (Shade(0xFFFFFF), Shade(0x1C1C1E))
        case .tertiarySystemGroupedBackground: (Shade(0xF2F2F7), Shade(0x2C2C2E))
        case .secondarySystemFill: (Shade(0x787880, 0.16), Shade(0x787880, 0.32))
        case .tertiarySystemFill: (Shade(0x767680, 0.12), Shade(0x767680, 0.24))
        case .quaternarySystemFill: (Shade(0x747480, 0.08), Shade(0x767680, 0.18))
        case .darkText: (Shade(0x000000), Shade(0x000000))
        case .lightText: (Shade(0xFFFFFF, 0.6), Shade(0xFFFFFF, 0.6))
        default: (Shade(0x000000), Shade(0xFFFFFF))
        }
    }
}

extension Color {
    package init(palette: SystemPalette) { self.init(source: .palette(palette)) }
}
