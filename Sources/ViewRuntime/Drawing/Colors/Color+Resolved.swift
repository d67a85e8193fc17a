import Foundation
import LayerTree

extension Color {
    /// A colour's components, whatever the environment. They may lie outside 0...1.
    @frozen
    public struct Resolved: Hashable, Sendable, BitwiseCopyable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        /// Components that are not numbers become 0.
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
                // Display P3 has sRGB's transfer curve and white point, so a matrix does the rest.
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

        /// Red in sRGB.
        public var red: Float {
            get { Transfer.encoded(linearRed) }
            set { linearRed = Transfer.linear(newValue) }
        }

        /// Green in sRGB.
        public var green: Float {
            get { Transfer.encoded(linearGreen) }
            set { linearGreen = Transfer.linear(newValue) }
        }

        /// Blue in sRGB.
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

/// sRGB's transfer curve (IEC 61966-2-1), mirrored for negative components.
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
    /// `#RRGGBBAA`.
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
    /// Linear red, green and blue, and the opacity, as a list.
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
