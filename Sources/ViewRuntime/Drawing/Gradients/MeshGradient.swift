import Foundation
import LayerTree

/// Colours at the points of a grid that may be bent, mixed in between. Apple: iOS 18, macOS 15.
///
/// Here it fills views and shapes; text is painted in the mean of its colours.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .indigo, .blue])
/// ```
public struct MeshGradient: ShapeStyle, Equatable {
    /// A point of the grid, with the control points of the curves that meet in it. All are parts of the filled rectangle's sides.
    @frozen public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

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

    /// Where the points of the grid are, row by row.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Locations: Equatable, Sendable {
        /// With straight lines between them.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// What is seen where the grid does not reach.
    public var background: Color
    /// Whether colours change evenly across the lines of the grid.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    /// A grid that has not as many points and colours as it says, or fewer than two in a row or column, is its background.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
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

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let ground = background.resolve(in: context.environment)
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
                ($0.position + $0.leadingControlPoint + $0.topControlPoint + $0.trailingControlPoint + $0.bottomControlPoint).sum().isFinite
            }
        }
        guard width > 1, height > 1, count / width == height, count % width == 0, resolved.count == count, isFinite else {
            return _ResolvedStyle(color: ground.rgba).opacity(context.levelOpacity)
        }
        let picture = MeshPicture(self, colors: resolved, background: ground)
        return _ResolvedStyle(fill: .picture(StylePicture(kind: .mesh(picture)))).opacity(context.levelOpacity)
    }
}

extension MeshGradient: StyleView {}

extension GraphicsContext.Shading {
    /// A mesh laid into the box around what it fills. Apple: iOS 18, macOS 15.
    public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { .style(mesh) }
}
