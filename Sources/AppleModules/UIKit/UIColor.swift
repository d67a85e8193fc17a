import Foundation
import ViewRuntime

/// A color, which may depend on the appearance it is shown in.
open class UIColor: Hashable, _ExpressibleByColorLiteral, @unchecked Sendable {
    let color: Color

    /// A SwiftUI color.
    public init(_ color: Color) { self.color = color }

    /// Components in sRGB, which may lie outside 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// Each 0...1; a hue outside goes round, the others are clamped.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// A color that is chosen by the traits of where it is shown.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        color = Color(dynamic: { dynamicProvider(UITraitCollection($0)).color.resolve(in: $0) })
    }

    /// A color from an asset catalog.
    public init(resource: ColorResource) {
        let (name, bundle) = resource.source
        color = Color(name, bundle: bundle)
    }

    /// A color from an asset catalog; nil when there is none of that name.
    ///
    /// - Parameter bundle: Where it is looked for; nil for the program's own bundles.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        guard AssetNames.hasColor(name, in: bundle) else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// A color that is written as `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The same color with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = color
        return UIColor(
            Color(dynamic: {
                var resolved = color.resolve(in: $0)
                resolved.opacity = Float(alpha)
                return resolved
            }))
    }

    /// The color as it is in an appearance, which it no longer depends on.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(Color(components(isDark: traits.userInterfaceStyle == .dark)))
    }

    private func components(isDark: Bool) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        return color.resolve(in: environment)
    }

    /// The components in sRGB in the light appearance. The answer is always true.
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

    /// Hue, saturation and brightness in the light appearance, each 0...1. The answer is always true.
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

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// What `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// A UIKit color.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A UIKit color. A name that stands for an asset as well is the asset.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
