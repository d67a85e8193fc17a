import Foundation
import LayerTree

extension GraphicsContext {
    /// Something done to the picture of what is drawn. Apple: iOS 15, macOS 12.
    ///
    /// Projections and shaders are missing.
    public struct Filter: Sendable {
        private let change: @Sendable (inout LayerEffects, RGBA) -> Void
        private let color: Color

        private init(color: Color = .clear, _ change: @escaping @Sendable (inout LayerEffects, RGBA) -> Void) {
            self.change = change
            self.color = color
        }

        private init(_ change: @escaping @Sendable (inout LayerEffects) -> Void) { self.init { effects, _ in change(&effects) } }

        /// - Parameters:
        ///   - radius: The sigma of the shadow's blur, in points.
        ///   - blendMode: Has no effect: a shadow lies behind what casts it.
        ///   - options: Has no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let isFinite = (radius + x + y).isFinite
            return Filter(color: color) { effects, color in
                guard isFinite else { return }
                effects.shadows = [LayerShadow(color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y))]
            }
        }

        /// - Parameter radius: The sigma of the blur, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { $0.blurRadius = radius.isFinite ? max(radius, 0) : 0 }
        }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation = angle.radians.finite ?? 0 } }
        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation = amount.finite ?? 1 } }
        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness = amount.finite ?? 0 } }
        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast = amount.finite ?? 1 } }
        public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale = min(max(amount.finite ?? 0, 0), 1) } }

        /// Multiplies all colours, and the opacity, by those of a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(color: color) { $0.colorTransform = .multiply($1) }
        }

        /// - Parameter amount: 0 changes nothing, 1 turns all colours into their opposites.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { $0.colorTransform = .invert(Float(min(max(amount.finite ?? 0, 0), 1))) }
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter { $0.colorTransform = matrix.transform }
        }

        /// Black, as opaque as what is drawn is light.
        public static var luminanceToAlpha: Filter { Filter { $0.colorTransform = .luminanceToAlpha } }

        /// A colour where the opacity of what is drawn is in a range, and nothing elsewhere.
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

    @frozen public struct ShadowOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    @frozen public struct BlurOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    @frozen public struct FilterOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Does something to the picture of everything that is drawn from now on, each for itself; of several filters the last one first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        state.filters.append(filter.resolved(in: environment))
    }
}

extension Double {
    fileprivate var finite: Double? { isFinite ? self : nil }
}
