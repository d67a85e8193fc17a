import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

struct ColorTests {
    let light = EnvironmentValues()

    var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    @Test func componentsRoundTrip() {
        let resolved = Color(red: 0.2, green: 0.5, blue: 0.8, opacity: 0.4).resolve(in: light)
        #expect(abs(resolved.red - 0.2) < 1e-6)
        #expect(abs(resolved.green - 0.5) < 1e-6)
        #expect(abs(resolved.blue - 0.8) < 1e-6)
        #expect(resolved.opacity == 0.4)
        #expect(abs(resolved.linearGreen - 0.2140411) < 1e-6)
    }

    @Test func linearComponentsAreNotConverted() {
        let resolved = Color(.sRGBLinear, white: 0.2140411).resolve(in: light)
        #expect(resolved.linearRed == 0.2140411)
        #expect(abs(resolved.red - 0.5) < 1e-6)
    }

    @Test func displayP3KeepsWhiteAndReachesBeyondSRGB() {
        let white = Color(.displayP3, white: 1).resolve(in: light)
        for component in [white.red, white.green, white.blue] { #expect(abs(component - 1) < 1e-4) }
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)
        #expect(red.red > 1.05)
        #expect(red.green < 0)
    }

    @Test(arguments: [
        (0.0, 1.0, 1.0, "#FF0000FF"), (1 / 3.0, 1.0, 1.0, "#00FF00FF"), (2 / 3.0, 1.0, 1.0, "#0000FFFF"),
        (1 / 6.0, 1.0, 0.5, "#808000FF"), (0.5, 0.0, 0.2, "#333333FF"), (1.5, 0.5, 1.0, "#80FFFFFF"),
    ])
    func hueSaturationAndBrightness(hue: Double, saturation: Double, brightness: Double, hex: String) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness)
        #expect(color.resolve(in: light).description == hex)
    }

    @Test func systemColorsAdapt() {
        #expect(Color.blue.resolve(in: light).description == "#007AFFFF")
        #expect(Color.blue.resolve(in: dark).description == "#0A84FFFF")
        #expect(Color.primary.resolve(in: light).description == "#000000FF")
        #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
        #expect(Color.secondary.resolve(in: light).description == "#3C3C43BF")
    }

    @Test func opacityMultiplies() {
        #expect(abs(Color.red.opacity(0.5).opacity(0.5).resolve(in: light).opacity - 0.25) < 1e-6)
        #expect(Color.red.opacity(-1).resolve(in: light).opacity == 0)
        #expect(Color.red.opacity(.nan).resolve(in: light).opacity == 1)
    }

    @Test func aColorWithoutAnOpacityIsOpaque() {
        #expect(Color.Resolved(red: 0.5, green: 0.5, blue: 0.5).opacity == 1)
        for color in [
            Color(red: 1, green: 0, blue: 0), Color(white: 0.5), Color(hue: 0.5, saturation: 1, brightness: 1),
        ] {
            #expect(color.resolve(in: light).opacity == 1)
        }
    }

    @Test func mixingInterpolates() {
        let mix = { Color.black.mix(with: .white, by: $0, in: $1).resolve(in: light) }
        #expect(abs(mix(0.5, .device).red - 0.5) < 1e-5)
        #expect(abs(mix(0, .perceptual).red) < 1e-3)
        #expect(abs(mix(1, .perceptual).red - 1) < 1e-3)
        // In Oklab, the lightness of a gray is the cube root of its linear light.
        #expect(abs(mix(0.5, .perceptual).linearRed - 0.125) < 1e-3)
    }

    @Test func equalColorsAreEqualAndHashAlike() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color(red: 1, green: 0, blue: 0))
        #expect(Set([Color.red, .red, .blue.opacity(0.5), .blue.opacity(0.5)]).count == 2)
    }

    /// A gray that is inverted in dark mode.
    private struct Shade: ShapeStyle, Hashable {
        let white: Float

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            let shown = environment.colorScheme == .dark ? 1 - white : white
            return Color.Resolved(red: shown, green: shown, blue: shown)
        }
    }

    @Test func aStyleOfTheProgramIsAColor() {
        let dim = Color(Shade(white: 0.2)), same = Color(Shade(white: 0.2)), bright = Color(Shade(white: 1))
        #expect(dim.resolve(in: light).description == "#333333FF")
        #expect(dim.resolve(in: dark).description == "#CCCCCCFF")
        #expect(dim == same && dim != bright && Set([dim, bright, same]).count == 2)
        #expect(dim.hashValue == same.hashValue && dim.hashValue != bright.hashValue)
    }

    @Test func resolvedColorsSurviveCoding() throws {
        let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(copy == color)
    }

    @Test func componentsThatAreNotNumbersBecomeZero() {
        let resolved = Color(red: .nan, green: .infinity, blue: 1).resolve(in: light)
        #expect(resolved.description == "#0000FFFF")
    }

    /// Secondary text is legible on plain and on grouped backgrounds: WCAG requires a contrast of 4.5 to 1.
    @Test(arguments: [ColorScheme.light, .dark]) func secondaryTextHasEnoughContrast(_ scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
            func linear(_ part: Float) -> Float { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }
        let text = Color.secondary.resolve(in: environment)
        let backgrounds: [(Float, Float, Float)] =
            scheme == .light ? [(1, 1, 1), (0.949, 0.949, 0.969)] : [(0, 0, 0), (0.11, 0.11, 0.118)]
        for (red, green, blue) in backgrounds {
            func over(_ part: Float, _ back: Float) -> Float { back + (part - back) * text.opacity }
            let shown = luminance(over(text.red, red), over(text.green, green), over(text.blue, blue))
            let back = luminance(red, green, blue)
            #expect((max(shown, back) + 0.05) / (min(shown, back) + 0.05) >= 4.5)
        }
    }

    /// Labels stand out more, in light and dark mode.
    @Test(arguments: [ColorScheme.light, .dark]) func increasedContrastMakesFaintColorsLessTransparent(
        _ scheme: ColorScheme
    ) {
        var usual = EnvironmentValues()
        usual.colorScheme = scheme
        var increased = usual
        increased.set(.increaseContrast)
        #expect(Color.secondary.resolve(in: increased).opacity > Color.secondary.resolve(in: usual).opacity + 0.1)
        #expect(Color.primary.resolve(in: increased) == Color.primary.resolve(in: usual))
        #expect(Color.red.resolve(in: increased) != Color.red.resolve(in: usual))
    }
}
