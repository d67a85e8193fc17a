import Foundation
import LayerTree

extension GraphicsContext {
    /// A filter that applies to the image of a drawing. Available from iOS 15 and macOS 12.
    ///
    /// Projections and shaders aren't available.
    public struct Filter: Sendable {
        private let change: @Sendable (inout LayerEffects, RGBA) -> Void
        private let color: Color

        private init(color: Color = .clear, _ change: @escaping @Sendable (inout LayerEffects, RGBA) -> Void) {
            self.change = change
            self.color = color
        }

        private init(_ change: @escaping @Sendable (inout LayerEffects) -> Void) {
            self.init { effects, _ in change(&effects) }
        }

        /// Returns a filter that adds a shadow.
        ///
        /// - Parameters:
        ///   - color: The color.
        ///   - radius: The standard deviation of the blur, in points.
        ///   - x: The horizontal offset, in points.
        ///   - y: The vertical offset, in points.
        ///   - blendMode: Has no effect; a shadow is behind its source.
        ///   - options: Has no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let isFinite = (radius + x + y).isFinite
            return Filter(color: color) { effects, color in
                guard isFinite else { return }
                effects.shadows = [
                    LayerShadow(color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y))
                ]
            }
        }

        /// Returns a filter that blurs.
        ///
        /// - Parameters:
        ///   - radius: The standard deviation of the blur, in points.
        ///   - options: Has no effect.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { $0.blurRadius = radius.isFinite ? max(radius, 0) : 0 }
        }

        /// Returns a filter that rotates hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { $0.hueRotation = angle.radians.finite ?? 0 }
        }
        /// Returns a filter that changes the saturation. An amount of 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation = amount.finite ?? 1 } }
        /// Returns a filter that adds to the brightness. An amount of 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness = amount.finite ?? 0 } }
        /// Returns a filter that changes the contrast. An amount of 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast = amount.finite ?? 1 } }
        /// Returns a filter that reduces the colors. An amount of 0 changes nothing; 1 results in shades of gray.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter { $0.grayscale = min(max(amount.finite ?? 0, 0), 1) }
        }

        /// Returns a filter that multiplies the colors and the opacity by those of a color.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(color: color) { $0.colorTransform = .multiply($1) }
        }

        /// Returns a filter that inverts colors.
        ///
        /// - Parameter amount: The amount of the inversion, from 0 (no change) to 1 (opposite colors).
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { $0.colorTransform = .invert(Float(min(max(amount.finite ?? 0, 0), 1))) }
        }

        /// Returns a filter that applies a color matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter { $0.colorTransform = matrix.transform }
        }

        /// A filter that results in black with the luminance of the drawing as its opacity.
        public static var luminanceToAlpha: Filter { Filter { $0.colorTransform = .luminanceToAlpha } }

        /// Returns a filter that draws a color where the opacity is in a range, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            let lower = Float(min.finite ?? 0), upper = Swift.max(lower, Float(max.finite ?? 1))
            return Filter(color: color) { $0.alphaThreshold = AlphaThreshold(range: lower...upper, color: $1) }
        }

        func resolved(in environment: EnvironmentValues) -> Filter {
            let rgba = color.resolve(in: environment).rgba, change = change
            return Filter { effects, _ in change(&effects, rgba) }
        }

        func apply(to effects: inout LayerEffects) { change(&effects, .clear) }
    }

    /// Options of a shadow.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow above the drawing.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws only the shadow.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Inverts the opacity of the drawing.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Draws without a group.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Options of a blur.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Treats the drawing as opaque.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Dithers the result.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options of a filter.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Uses linear colors.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter to subsequent drawings, individually. The last of several filters applies first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        state.filters.append(filter.resolved(in: environment))
    }
}

extension Double {
    fileprivate var finite: Double? { isFinite ? self : nil }
}
