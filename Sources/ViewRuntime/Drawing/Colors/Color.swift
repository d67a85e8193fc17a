import Foundation
import LayerTree

/// A colour, which may depend on the environment it is shown in.
public struct Color: Hashable, Sendable {
    let source: Source

    /// Where a colour's components come from.
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

    /// The space in which a colour's components are given.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// sRGB without its transfer curve.
        case sRGBLinear
        case displayP3
    }

    /// A colour of the given components; those outside 0...1 are kept, those that are not numbers become 0.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// A grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each 0...1; a hue outside goes round, the others are clamped.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = saturation.isFinite ? min(max(saturation, 0), 1) : 0
        let brightness = brightness.isFinite ? min(max(brightness, 0), 1) : 0
        // Each primary is full for a third of the circle, off for a third, and ramps between.
        func component(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * min(max(min(k, 4 - k), 0), 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A color from an asset catalog that the plugin `AssetSymbols` brought into the bundle. Where there is none of that name, the color is clear
    /// and a warning is logged once.
    ///
    /// - Parameters:
    ///   - name: The color's name, after the namespaces of its folders: `Brand/Light`.
    ///   - bundle: Where it is looked for; nil for the program's own bundles.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle: Bundle.folder(of: bundle)) }

    /// A colour of components that are already resolved.
    public init(_ resolved: Resolved) { source = .fixed(resolved) }

    /// The colour with its opacity multiplied; the factor is clamped to 0...1.
    public func opacity(_ opacity: Double) -> Color {
        Color(source: .opacity(self, opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// A mixture: this colour for a fraction of 0, the other for 1. The fraction is clamped to that range.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mixture(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
    }

    /// The components in an environment.
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
        case .style(let style): return style.style.resolved(in: environment).color.map { Resolved($0) } ?? .transparent
        case .opacity(let color, let factor):
            var resolved = color.resolve(in: environment)
            resolved.opacity *= Float(factor)
            return resolved
        case .mixture(let first, let second, let fraction, let space):
            return space.mix(first.resolve(in: environment), second.resolve(in: environment), fraction)
        }
    }

    /// A gentle gradient that ends in this colour.
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

/// A colour that a closure chooses. Two are equal when they are the same.
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
