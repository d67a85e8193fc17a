import Foundation
import LayerTree

extension GraphicsContext {
    /// The color or pattern of shapes and text. Available from iOS 15 and macOS 12.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(any ShapeStyle)
            case gradient(Gradient, @Sendable ([GradientStop]) -> Paint)
            case palette([Shading])
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

        /// Returns a color.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

        /// Returns a color from its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a gray.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
            -> Shading
        {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a style that extends over the bounding box of the drawing.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// Returns a gradient along a line.
        ///
        /// - Parameters:
        ///   - gradient: The gradient.
        ///   - startPoint: The start of the line.
        ///   - endPoint: The end of the line.
        ///   - options: Has no effect; beyond its points, a gradient continues with its outermost colors.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, { .linearGradient($0, from: startPoint, to: endPoint) }))
        }

        /// Returns a gradient between two circles.
        ///
        /// - Parameters:
        ///   - gradient: The gradient.
        ///   - center: The center of the circles.
        ///   - startRadius: The radius of the first circle, in points.
        ///   - endRadius: The radius of the second circle, in points.
        ///   - options: Has no effect; beyond its radii, a gradient continues with its outermost colors.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, { .radialGradient($0, center: center, startRadius: startRadius, endRadius: endRadius) }))
        }

        /// Returns a gradient around a center.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient,
                    {
                        .angularGradient(
                            $0, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
                    }))
        }

        /// Returns shadings for the levels of a drawing. Shapes and text have one level.
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

    /// Options of a gradient.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the gradient.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Mirrors the gradient.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Uses linear colors.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Resolves a shading in the environment.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        return Shading(kind: .style(ResolvedCanvasStyle(style: style.resolved(in: environment))))
    }
}

/// The paint of a shading in an environment.
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
