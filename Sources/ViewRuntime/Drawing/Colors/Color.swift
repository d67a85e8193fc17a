import Foundation
import LayerTree

/// A color, which can depend on the environment.
public struct Color: Hashable, Sendable {
    let source: Source

    /// The source of the components.
    indirect enum Source: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        case palette(SystemPalette)
        case named(String, bundle: String?)
        case accent
        case dynamic(DynamicColor)
        case opacity(Color, Double)
        case style(ColorStyle)
        case mixture(Color, Color, Double, Gradient.ColorSpace)
    }

    init(source: Source) { self.source = source }

    init(_ system: SystemColor) { source = .system(system) }

    /// The color space of components.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum RGBColorSpace: Hashable, Sendable {
        /// The sRGB color space.
        case sRGB
        /// The sRGB color space without its transfer curve.
        case sRGBLinear
        /// The Display P3 color space.
        case displayP3
    }

    /// Creates a color from its components, which can be outside 0...1. Nonfinite components are treated as 0.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a gray.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation, and brightness, in 0...1. The hue wraps; the others are clamped.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = saturation.isFinite ? min(max(saturation, 0), 1) : 0
        let brightness = brightness.isFinite ? min(max(brightness, 0), 1) : 0
        // Each primary is full for a third of the circle, off for a third, and linear in between.
        func component(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * min(max(min(k, 4 - k), 0), 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a color from an asset catalog that the plugin `AssetSymbols` compiled. If there's no such color, the
    /// color is clear, and a warning is logged once.
    ///
    /// - Parameters:
    ///   - name: The name of the color, after the namespaces of its folders: `Brand/Light`.
    ///   - bundle: The bundle of the catalog; `nil` for the program's own bundles.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle: Bundle.folder(of: bundle)) }

    /// Creates a color from resolved components.
    public init(_ resolved: Resolved) { source = .fixed(resolved) }

    /// Returns the color with its opacity multiplied by a factor, clamped to 0...1.
    public func opacity(_ opacity: Double) -> Color {
        Color(source: .opacity(self, opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Returns a mixture with another color. A fraction of 0 results in this color, and 1 in the other; it's clamped to
    /// 0...1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mixture(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
    }

    /// Returns the components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch source {
        case .fixed(let resolved): return resolved
        case .system(let color): return color.resolve(in: environment)
        case .palette(let color): return color.resolve(in: environment)
        case .named(let name, let bundle):
            if let color = AssetCatalogs.color(named: name, in: bundle, environment: environment) { return color }
            AssetCatalogs.warnOfColor(named: name)
            return .transparent
        case .accent: return AssetCatalogs.accentColor(in: environment) ?? SystemColor.blue.resolve(in: environment)
        case .dynamic(let color): return color.resolve(environment)
        case .style(let style):
            guard let color = style.style.resolved(in: environment).color else { return .transparent }
            return Resolved(color)
        case .opacity(let color, let factor):
            var resolved = color.resolve(in: environment)
            resolved.opacity *= Float(factor)
            return resolved
        case .mixture(let first, let second, let fraction, let space):
            return space.mix(first.resolve(in: environment), second.resolve(in: environment), fraction)
        }
    }

    /// A subtle gradient that ends in this color.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18, in: .device), self]))
    }
}

extension Color: CustomStringConvertible {
    /// A textual description.
    public var description: String {
        switch source {
        case .fixed(let resolved): resolved.description
        case .system(let color): "\(color)"
        case .palette(let color): color.rawValue
        case .named(let name, _): "NamedColor(name: \"\(name)\")"
        case .accent: "accentColor"
        case .dynamic: "dynamic color"
        case .style(let style): "\(style)"
        case .opacity(let color, let factor): "\(Int((factor * 100).rounded()))% \(color)"
        case .mixture(let first, let second, let fraction, _): "\(first) mixed with \(second) by \(fraction)"
        }
    }
}

/// A color that a closure determines. Two are equal if they're identical.
package final class DynamicColor: Hashable, Sendable {
    package let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    package init(_ resolve: @escaping @Sendable (EnvironmentValues) -> Color.Resolved) { self.resolve = resolve }

    package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
    package init(dynamic resolve: @escaping @Sendable (EnvironmentValues) -> Resolved) {
        source = .dynamic(DynamicColor(resolve))
    }
}
