import Foundation
import ViewRuntime

/// A color, which can depend on the appearance.
open class UIColor: Hashable, _ExpressibleByColorLiteral, @unchecked Sendable {
    let color: Color

    /// Creates a color from a SwiftUI color.
    public init(_ color: Color) { self.color = color }

    /// Creates a color from components in sRGB, which can be outside 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a color from components in Display P3.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a gray.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// Creates a color from hue, saturation, and brightness, in 0...1. The hue wraps; the others are clamped.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// Creates a color that depends on the traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        color = Color(dynamic: { dynamicProvider(UITraitCollection($0)).color.resolve(in: $0) })
    }

    /// Creates a color from an asset catalog.
    public init(resource: ColorResource) {
        let (name, bundle) = resource.source
        color = Color(name, bundle: bundle)
    }

    /// Creates a color from an asset catalog, or returns `nil` if there's no such color.
    ///
    /// - Parameters:
    ///   - name: The name of the color.
    ///   - bundle: The bundle of the catalog; `nil` for the program's own bundles.
    ///   - traits: Has no effect.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        guard AssetNames.hasColor(name, in: bundle) else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// Creates a color from a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Returns the color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = color
        return UIColor(
            Color(dynamic: {
                var resolved = color.resolve(in: $0)
                resolved.opacity = Float(alpha)
                return resolved
            }))
    }

    /// Returns the color in an appearance, on which it no longer depends.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(Color(components(isDark: traits.userInterfaceStyle == .dark)))
    }

    private func components(isDark: Bool) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        return color.resolve(in: environment)
    }

    /// Gets the components in sRGB in the light appearance. Always returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = components(isDark: false)
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Gets hue, saturation, and brightness in the light appearance, in 0...1. Always returns `true`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = components(isDark: false)
        let (r, g, b) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
        let high = max(r, g, b)
        let range = high - min(r, g, b)
        let sector: CGFloat =
            if range == 0 { 0 } else if high == r { (g - b) / range } else if high == g { 2 + (b - r) / range } else {
                4 + (r - g) / range
            }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = high == 0 ? 0 : range / high
        brightness?.pointee = high
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Returns whether two colors are equal.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    /// Hashes the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// Creates a color from a UIKit color.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates a color from a UIKit color. If a name is also that of an asset, it refers to the asset.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
