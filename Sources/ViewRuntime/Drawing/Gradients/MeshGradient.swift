import Foundation
import LayerTree

/// A gradient between the colors at the points of a grid, which can be curved. Available from iOS 18 and macOS 15.
///
/// The gradient fills views and shapes. Text has the average of its colors.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .indigo, .blue])
/// ```
public struct MeshGradient: ShapeStyle, Equatable {
    /// A point of the grid and the control points of its curves, in fractions of the filled rectangle's sides.
    @frozen public struct BezierPoint: Equatable, Sendable {
        /// The position of the point.
        public var position: SIMD2<Float>
        /// The control point toward the leading neighbor.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point toward the upper neighbor.
        public var topControlPoint: SIMD2<Float>
        /// The control point toward the trailing neighbor.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point toward the lower neighbor.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point with control points.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The positions of the grid points, row by row.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Locations: Equatable, Sendable {
        /// Points with straight lines between them.
        case points([SIMD2<Float>])
        /// Points with curves between them.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the grid points, row by row.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Colors: Equatable, Sendable {
        /// Colors that can depend on the environment.
        case colors([Color])
        /// Colors that don't depend on the environment.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The positions of the points.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The color outside the grid.
    public var background: Color
    /// A Boolean value that indicates whether colors change smoothly across the lines of the grid.
    public var smoothsColors: Bool
    /// The color space in which colors mix.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient. If the numbers of points or colors don't match, or a row or column has fewer than two
    /// points, only the background is visible.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient from points and colors.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points and resolved colors.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with control points and colors.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with control points and resolved colors.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let backgroundColor = background.resolve(in: context.environment)
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: context.environment) }
            case .resolvedColors(let colors): colors
            }
        let count: Int
        let isFinite: Bool
        switch locations {
        case .points(let points):
            count = points.count
            isFinite = points.allSatisfy { ($0.x + $0.y).isFinite }
        case .bezierPoints(let points):
            count = points.count
            isFinite = points.allSatisfy {
                ($0.position + $0.leadingControlPoint + $0.topControlPoint + $0.trailingControlPoint
                    + $0.bottomControlPoint).sum().isFinite
            }
        }
        guard width > 1, height > 1, count / width == height, count % width == 0, resolved.count == count, isFinite
        else {
            return _ResolvedStyle(color: backgroundColor.rgba).opacity(context.levelOpacity)
        }
        let picture = MeshPicture(self, colors: resolved, background: backgroundColor)
        return _ResolvedStyle(fill: .picture(StylePicture(kind: .mesh(picture)))).opacity(context.levelOpacity)
    }
}

extension MeshGradient: StyleView {}

extension GraphicsContext.Shading {
    /// Returns a mesh gradient that extends over the bounding box of the drawing. Available from iOS 18 and macOS 15.
    public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { .style(mesh) }
}
