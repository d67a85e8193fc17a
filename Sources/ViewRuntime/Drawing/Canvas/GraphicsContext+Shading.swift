import Foundation
import LayerTree

extension GraphicsContext {
    /// What shapes and texts are painted with. Apple: iOS 15, macOS 12.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(any ShapeStyle)
            case gradient(Gradient, @Sendable ([GradientStop]) -> Paint)
            case palette([Shading])
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style laid into the box around what it paints.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// - Parameter options: Has no effect: outside its points a gradient goes on with its outermost colours.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, { .linearGradient($0, from: startPoint, to: endPoint) }))
        }

        /// - Parameter options: Has no effect: outside its radii a gradient goes on with its outermost colours.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(gradient, { .radialGradient($0, center: center, startRadius: startRadius, endRadius: endRadius) }))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient,
                    { .angularGradient($0, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi) }))
        }

        /// Several shadings for the levels of what is drawn; shapes and texts have one.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        func resolved(in environment: EnvironmentValues) -> CanvasPaint? {
            switch kind {
            case .style(let style): return .style(style.resolved(in: environment))
            case .gradient(let gradient, let paint):
                let stops = gradient.resolve(in: environment, space: .device)
                guard let first = stops.first else { return nil }
                return .paint(stops.count > 1 ? paint(stops) : .color(first.color))
            case .palette(let shadings): return shadings.first?.resolved(in: environment)
            }
        }
    }

    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// The shading with all that it takes from the environment.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        return Shading(kind: .style(ResolvedCanvasStyle(style: style.resolved(in: environment))))
    }
}

/// What a shading paints with in an environment.
enum CanvasPaint {
    case style(_ResolvedStyle)
    case paint(Paint)

    var isClear: Bool { if case .style(let style) = self { style.isClear } else { false } }

    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .style(let style): style.paint(in: rect)
        case .paint(let paint): paint
        }
    }

    var color: RGBA? {
        switch self {
        case .style(let style): style.color
        case .paint(.color(let color)): color
        case .paint: nil
        }
    }
}

private struct ResolvedCanvasStyle: ShapeStyle {
    let style: _ResolvedStyle

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style }
}
