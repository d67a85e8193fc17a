import Foundation
import LayerTree

extension GraphicsContext {
    /// Something done to the picture of what is drawn. Apple: iOS 15, macOS 12.
    ///
    /// Here are blurs, shadows and the changes of colour that hosts have. Inverting and multiplying colours, colour matrices, thresholds,
    /// projections and shaders are missing.
    public struct Filter {
        private let change: (inout LayerEffects) -> Void
        private let color: Color?
        private let resolvedColor: RGBA?

        private init(color: Color? = nil, resolvedColor: RGBA? = nil, _ change: @escaping (inout LayerEffects) -> Void) {
            self.change = change
            self.color = color
            self.resolvedColor = resolvedColor
        }

        /// - Parameters:
        ///   - radius: The sigma of the shadow's blur, in points.
        ///   - blendMode: Has no effect: a shadow lies behind what casts it.
        ///   - options: Has no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let isFinite = (radius + x + y).isFinite
            return Filter(color: color) {
                guard isFinite else { return }
                $0.shadows = [LayerShadow(color: .clear, radius: max(radius, 0), offset: CGSize(width: x, height: y))]
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

        func resolved(in environment: EnvironmentValues) -> Filter {
            guard let color else { return self }
            return Filter(resolvedColor: color.resolve(in: environment).rgba, change)
        }

        func apply(to effects: inout LayerEffects) {
            change(&effects)
            guard let resolvedColor else { return }
            for index in effects.shadows.indices { effects.shadows[index].color = resolvedColor }
        }
    }

    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
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
