import LayerTree
import SwiftUI
import Testing

@testable import ViewRuntime

/// The shades of adaptive colors in light and dark mode, also with increased contrast.
@MainActor
@Suite struct ColorShadeTests {
    private static func environment(isDark: Bool, isIncreased: Bool = false) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = isDark ? .dark : .light
        if isIncreased { values.setContrast(.increased) }
        return values
    }

    private func shade(_ style: AnyShapeStyle, isDark: Bool, isIncreased: Bool) throws -> (rgb: String, opacity: Float)
    {
        let color = try #require(style.resolved(in: Self.environment(isDark: isDark, isIncreased: isIncreased)).color)
        let words = Color.Resolved(color).description
        return (String(words.dropFirst().prefix(6)), color.alpha)
    }

    /// UIKit's base colors: 3C3C43 and EBEBF5 for labels, 3C3C43 and 545458 for separators, 787880 for fills.
    nonisolated private static let translucent: [(String, AnyShapeStyle, [String], [Float])] = [
        ("secondary", AnyShapeStyle(.secondary), ["3C3C43", "EBEBF5"], [0.75, 0.6, 0.88, 0.8]),
        ("tertiary", AnyShapeStyle(.tertiary), ["3C3C43", "EBEBF5"], [0.3, 0.3, 0.7, 0.6]),
        ("placeholder", AnyShapeStyle(.placeholder), ["3C3C43", "EBEBF5"], [0.3, 0.3, 0.7, 0.6]),
        ("quaternary", AnyShapeStyle(.quaternary), ["3C3C43", "EBEBF5"], [0.18, 0.16, 0.5, 0.4]),
        ("quinary", AnyShapeStyle(.quinary), ["3C3C43", "EBEBF5"], [0.1, 0.1, 0.3, 0.3]),
        ("separator", AnyShapeStyle(.separator), ["3C3C43", "545458"], [0.29, 0.6, 0.6, 0.9]),
        ("fill", AnyShapeStyle(.fill), ["787880", "787880"], [0.2, 0.36, 0.4, 0.6]),
    ]

    @Test(arguments: translucent.indices) func `Labels, separators, and fills are translucent`(_ index: Int) throws {
        let (name, style, rgb, opacities) = Self.translucent[index]
        for (place, opacity) in opacities.enumerated() {
            let shown = try shade(style, isDark: place % 2 == 1, isIncreased: place > 1)
            #expect(shown.rgb == rgb[place % 2], "\(name) \(place)")
            #expect(abs(shown.opacity - opacity) < 1e-4, "\(name) \(place): \(shown.opacity)")
        }
    }

    /// Apple's system colors: light, dark, and both with increased contrast.
    @Test(
        arguments: [
            (.red, ["FF3B30", "FF453A", "D70015", "FF6961"]), (.orange, ["FF9500", "FF9F0A", "C93400", "FFB340"]),
            (.yellow, ["FFCC00", "FFD60A", "B25000", "FFD426"]), (.green, ["34C759", "30D158", "248A3D", "30DB5B"]),
            (.mint, ["00C7BE", "63E6E2", "0C817B", "66D4CF"]), (.teal, ["30B0C7", "40C8E0", "008299", "5DE6FF"]),
            (.cyan, ["32ADE6", "64D2FF", "0071A4", "70D7FF"]), (.blue, ["007AFF", "0A84FF", "0040DD", "409CFF"]),
            (.indigo, ["5856D6", "5E5CE6", "3634A3", "7D7AFF"]), (.purple, ["AF52DE", "BF5AF2", "8944AB", "DA8FFF"]),
            (.pink, ["FF2D55", "FF375F", "D30F45", "FF6482"]), (.brown, ["A2845E", "AC8E68", "7F6545", "B59469"]),
            (.gray, ["8E8E93", "8E8E93", "6C6C70", "AEAEB2"]), (.black, ["000000", "000000", "000000", "000000"]),
            (.white, ["FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF"]),
            (.primary, ["000000", "FFFFFF", "000000", "FFFFFF"]),
            (.accentColor, ["007AFF", "0A84FF", "0040DD", "409CFF"]),
        ] as [(Color, [String])])
    func `System colors are opaque`(color: Color, shades: [String]) throws {
        for (place, rgb) in shades.enumerated() {
            let shown = try shade(AnyShapeStyle(color), isDark: place % 2 == 1, isIncreased: place > 1)
            #expect(shown.rgb == rgb && shown.opacity == 1, "\(color) \(place)")
        }
    }

    @Test(
        arguments: [
            (.systemGray2, "AEAEB2", "636366", 1, 1), (.systemGray3, "C7C7CC", "48484A", 1, 1),
            (.systemGray4, "D1D1D6", "3A3A3C", 1, 1), (.systemGray5, "E5E5EA", "2C2C2E", 1, 1),
            (.systemGray6, "F2F2F7", "1C1C1E", 1, 1), (.opaqueSeparator, "C6C6C8", "38383A", 1, 1),
            (.secondarySystemFill, "787880", "787880", 0.16, 0.32),
            (.tertiarySystemFill, "767680", "767680", 0.12, 0.24),
            (.quaternarySystemFill, "747480", "767680", 0.08, 0.18), (.lightText, "FFFFFF", "FFFFFF", 0.6, 0.6),
            (.darkText, "000000", "000000", 1, 1), (.systemBackground, "FFFFFF", "000000", 1, 1),
            (.systemGroupedBackground, "F2F2F7", "000000", 1, 1), (.link, "007AFF", "0A84FF", 1, 1),
        ] as [(SystemPalette, String, String, Float, Float)])
    func `Colors of the palette have UIKit's shades`(
        color: SystemPalette, light: String, dark: String, lightOpacity: Float, darkOpacity: Float
    ) throws {
        for (isDark, rgb, opacity) in [(false, light, lightOpacity), (true, dark, darkOpacity)] {
            let shown = try shade(AnyShapeStyle(Color(palette: color)), isDark: isDark, isIncreased: false)
            #expect(shown.rgb == rgb && abs(shown.opacity - opacity) < 1e-4)
        }
    }

    @Test(
        arguments: [(.secondary, 0.16, 0.32), (.tertiary, 0.12, 0.24)] as [(SystemFill, Float, Float)])
    func `Fills of controls are more opaque in dark mode`(fill: SystemFill, light: Float, dark: Float) throws {
        for (isDark, opacity) in [(false, light), (true, dark)] {
            let shown = try shade(AnyShapeStyle(fill), isDark: isDark, isIncreased: false)
            #expect(shown.rgb == "787880" && abs(shown.opacity - opacity) < 1e-4)
        }
    }

    @Test(
        arguments: [
            (.ultraThin, 0.4), (.thin, 0.55), (.regular, 0.7), (.thick, 0.85), (.ultraThick, 0.93), (.bar, 0.85),
        ] as [(Material, Float)])
    func `A thicker material is more opaque`(material: Material, opacity: Float) throws {
        for (isDark, white) in [(false, 0.97), (true, 0.14)] as [(Bool, Float)] {
            var environment = Self.environment(isDark: isDark)
            let style = material.resolved(in: environment), color = try #require(style.color)
            #expect(abs(color.alpha - opacity) < 1e-5 && abs(color.red - white) < 1e-4 && style.backdropBlur == 16)
            environment.setReduceTransparency(true)
            let opaque = material.resolved(in: environment)
            #expect(opaque.color?.alpha == 1 && opaque.backdropBlur == 0)
            #expect(abs((opaque.color?.red ?? 0) - white) < 1e-4)
        }
    }

    @Test func `Shadows have the defaults of SwiftUI`() {
        func shadow(_ style: ShadowStyle) -> ResolvedShadow { style.resolve(in: EnvironmentValues()) }
        let outer = shadow(.drop(radius: 3)), inner = shadow(.inner(radius: 2, x: 1, y: -1))
        #expect(abs(outer.color.alpha - 0.33) < 1e-6 && outer.color.red == 0 && !outer.isInner)
        #expect(outer.radius == 3 && outer.x == 0 && outer.y == 0)
        #expect(abs(inner.color.alpha - 0.55) < 1e-6 && inner.color.red == 0 && inner.isInner)
        #expect(inner.radius == 2 && inner.x == 1 && inner.y == -1)
        let bad = shadow(.drop(radius: -4, x: .nan, y: .infinity))
        #expect(bad.radius == 0 && bad.x == 0 && bad.y == 0)
    }

    // MARK: Color spaces

    /// Colors of the published examples of Oklab, where the lightness of a mixture is the mean of both.
    @Test func `Perceptual mixtures are means in Oklab`() {
        func mix(_ a: Color, _ b: Color, _ share: Double) -> Color.Resolved {
            a.mix(with: b, by: share, in: .perceptual).resolve(in: EnvironmentValues())
        }
        let blue = Color(red: 0, green: 0, blue: 1), red = Color(red: 1, green: 0, blue: 0)
        for color in [red, blue, Color(red: 0, green: 1, blue: 0), Color(red: 0.2, green: 0.5, blue: 0.8)] {
            let same = mix(color, color, 0.4), resolved = color.resolve(in: EnvironmentValues())
            #expect(abs(same.linearRed - resolved.linearRed) < 1e-3)
            #expect(abs(same.linearGreen - resolved.linearGreen) < 1e-3)
            #expect(abs(same.linearBlue - resolved.linearBlue) < 1e-3)
        }
        // Blue is (0.4520, -0.0325, -0.3115), and white is (1, 0, 0), so the middle is (0.7260, -0.0162, -0.1558).
        let middle = mix(blue, .white, 0.5)
        let l = pow(0.7260 - 0.0162 * 0.3963377774 - 0.1558 * 0.2158037573, 3)
        let m = pow(0.7260 + 0.0162 * 0.1055613458 + 0.1558 * 0.0638541728, 3)
        let s = pow(0.7260 + 0.0162 * 0.0894841775 + 0.1558 * 1.2914855480, 3)
        #expect(abs(Double(middle.linearRed) - (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)) < 2e-3)
        #expect(abs(Double(middle.linearGreen) - (-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)) < 2e-3)
        #expect(abs(Double(middle.linearBlue) - (-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)) < 2e-3)
        #expect(abs(mix(red.opacity(0.2), blue.opacity(0.6), 0.25).opacity - 0.3) < 1e-6)
    }

    @Test func `Device mixtures are means of the components`() {
        let mixed = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.4)
            .mix(with: Color(red: 0.6, green: 0, blue: 1, opacity: 0.8), by: 0.25, in: .device)
            .resolve(in: EnvironmentValues())
        #expect(abs(mixed.red - 0.3) < 1e-5 && abs(mixed.green - 0.3) < 1e-5 && abs(mixed.blue - 0.7) < 1e-5)
        #expect(abs(mixed.opacity - 0.5) < 1e-6)
        for (share, white) in [(.nan, 0), (-1, 0), (2, 1)] as [(Double, Float)] {
            let gray = Color.black.mix(with: .white, by: share, in: .device).resolve(in: EnvironmentValues())
            #expect(abs(gray.red - white) < 1e-6)
        }
    }

    /// A perceptual gradient has eight pieces between two colors, because paints mix in sRGB.
    @Test func `A perceptual gradient has stops in between`() {
        let style = Gradient(stops: [
            .init(color: .black, location: 0.2), .init(color: .white, location: 0.6), .init(color: .black, location: 1),
        ])
        .colorSpace(.perceptual)
        guard
            case .linearGradient(let stops, let from, let to) = style.resolved(in: EnvironmentValues())
                .paint(in: CGRect(x: 0, y: 0, width: 10, height: 20))
        else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(from == CGPoint(x: 5, y: 0) && to == CGPoint(x: 5, y: 20))
        #expect(stops.count == 17)
        for (index, stop) in stops.enumerated() {
            #expect(abs(stop.location - (0.2 + 0.05 * Double(index))) < 1e-9)
            // The lightness of a gray is the cube root of its linear light.
            let lightness = index <= 8 ? Float(index) / 8 : Float(16 - index) / 8
            let linear = Color.Resolved(stop.color).linearRed
            #expect(abs(linear - lightness * lightness * lightness) < 2e-3, "\(index)")
        }
        let device = Gradient(colors: [.black, .white, .black]).resolved(in: EnvironmentValues())
        if case .linearGradient(let stops, _, _) = device.paint(in: .zero) {
            #expect(stops.map(\.location) == [0, 0.5, 1])
        } else {
            Issue.record("not a linear gradient")
        }
    }

    @Test func `The gradient of a color begins lighter`() {
        let style = Color.black.gradient.resolved(in: EnvironmentValues())
        guard case .linearGradient(let stops, _, _) = style.paint(in: .zero) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(stops.count == 2 && abs(stops[0].color.red - 0.18) < 1e-5 && stops[1].color.red == 0)
    }

    /// The transfer curve of sRGB has a straight part below 0.04045, and continues below zero.
    @Test(
        arguments: [
            (0, 0), (0.02, 0.0015480), (0.04045, 0.0031308), (0.1, 0.0100228), (0.5, 0.2140411), (1, 1),
            (-0.5, -0.2140411), (-0.02, -0.0015480),
        ] as [(Float, Float)])
    func `Components follow the transfer curve of sRGB`(encoded: Float, linear: Float) {
        var color = Color.Resolved(red: encoded, green: 0, blue: 0)
        #expect(abs(color.linearRed - linear) < 1e-6 && abs(color.red - encoded) < 1e-5)
        color.green = encoded
        color.blue = encoded
        #expect(abs(color.linearGreen - linear) < 1e-6 && abs(color.linearBlue - linear) < 1e-6)
        color.red = 0.5
        #expect(abs(color.linearRed - 0.2140411) < 1e-6)
    }

    /// Display P3's primaries in linear sRGB.
    @Test func `Display P3's primaries are outside sRGB`() {
        func linear(_ red: Float, _ green: Float, _ blue: Float) -> [Float] {
            let color = Color.Resolved(colorSpace: .displayP3, red: red, green: green, blue: blue)
            return [color.linearRed, color.linearGreen, color.linearBlue]
        }
        for (found, expected) in [
            (linear(1, 0, 0), [1.2249, -0.0421, -0.0196]), (linear(0, 1, 0), [-0.2249, 1.0421, -0.0786]),
            (linear(0, 0, 1), [0, 0, 1.0983]),
        ] as [([Float], [Float])] {
            for (a, b) in zip(found, expected) { #expect(abs(a - b) < 1e-4) }
        }
    }

    @Test func `Components in hexadecimal have two digits each`() {
        let color = Color.Resolved(red: 15 / 255, green: 16 / 255, blue: 2, opacity: -1)
        #expect(color.description == "#0F10FF00")
    }

    @Test func `Hues out of range repeat, and other components are clamped`() {
        func hex(_ hue: Double, _ saturation: Double, _ brightness: Double) -> String {
            Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: EnvironmentValues()).description
        }
        #expect(hex(-2.0 / 3, 1, 1) == "#00FF00FF" && hex(.nan, 1, 1) == "#FF0000FF")
        #expect(hex(0, 2, 2) == "#FF0000FF" && hex(0, -1, 1) == "#FFFFFFFF" && hex(0, 1, -1) == "#000000FF")
        #expect(hex(0, .nan, 1) == "#FFFFFFFF" && hex(0, 0, .nan) == "#000000FF")
        #expect(hex(5.0 / 6, 1, 1) == "#FF00FFFF" && hex(0.5, 1, 1) == "#00FFFFFF")
        #expect(hex(1.0 / 12, 1, 1) == "#FF8000FF")
    }

    @Test(
        arguments: [
            (Color.red, "red"), (Color(red: 1, green: 0, blue: 0), "#FF0000FF"), (.red.opacity(0.25), "25% red"),
            (.accentColor, "accentColor"), (Color("Sky"), "NamedColor(name: \"Sky\")"),
            (.red.mix(with: .blue, by: 0.5), "red mixed with blue by 0.5"),
        ])
    func `A color describes itself`(color: Color, description: String) { #expect("\(color)" == description) }
}
