import Foundation
import LayerTree

extension Color {
    /// The components of a color, independent of the environment. They can be outside 0...1.
    @frozen
    public struct Resolved: Hashable, Sendable, BitwiseCopyable {
        /// The linear red component.
        public var linearRed: Float
        /// The linear green component.
        public var linearGreen: Float
        /// The linear blue component.
        public var linearBlue: Float
        /// The opacity.
        public var opacity: Float

        /// Creates a color from its components. Nonfinite components are treated as 0.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            func number(_ value: Float) -> Float { value.isFinite ? value : 0 }
            let r = number(red), g = number(green), b = number(blue)
            switch colorSpace {
            case .sRGB:
                self.init(linear: Transfer.linear(r), Transfer.linear(g), Transfer.linear(b), number(opacity))
            case .sRGBLinear:
                self.init(linear: r, g, b, number(opacity))
            case .displayP3:
                // Display P3 has the transfer curve and the white point of sRGB, so a matrix converts it.
                let (r, g, b) = (Transfer.linear(r), Transfer.linear(g), Transfer.linear(b))
                self.init(
                    linear: 1.2249402 * r - 0.2249402 * g, -0.0420570 * r + 1.0420570 * g,
                    -0.0196376 * r - 0.0786360 * g + 1.0982736 * b, number(opacity))
            }
        }

        init(linear red: Float, _ green: Float, _ blue: Float, _ opacity: Float) {
            linearRed = red
            linearGreen = green
            linearBlue = blue
            self.opacity = opacity
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Transfer.encoded(linearRed) }
            set { linearRed = Transfer.linear(newValue) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Transfer.encoded(linearGreen) }
            set { linearGreen = Transfer.linear(newValue) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Transfer.encoded(linearBlue) }
            set { linearBlue = Transfer.linear(newValue) }
        }

        static let transparent = Color.Resolved(linear: 0, 0, 0, 0)

        package var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }

        package init(_ rgba: RGBA) {
            self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
        }
    }
}

/// The transfer curve of sRGB (IEC 61966-2-1), mirrored for negative components.
private enum Transfer {
    static func linear(_ value: Float) -> Float {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : powf((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    static func encoded(_ value: Float) -> Float {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * powf(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The color as `#RRGGBBAA`.
    public var description: String {
        func byte(_ value: Float) -> String {
            let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
    }
}

extension Color.Resolved: Animatable {
    /// The data to animate.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
        }
        set {
            self = Color.Resolved(
                linear: newValue.first, newValue.second.first, newValue.second.second.first,
                newValue.second.second.second)
        }
    }
}

extension Color.Resolved: Codable {
    /// Decodes a list of linear red, green, and blue, and the opacity.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(
            linear: try values.decode(Float.self), try values.decode(Float.self), try values.decode(Float.self),
            try values.decode(Float.self))
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(component) }
    }
}
