import Foundation
import LayerTree

/// A shape style that depends only on the rectangle to fill.
public struct _ResolvedStyle: Hashable, Sendable {
    enum Fill: Hashable, Sendable {
        case color(RGBA)
        case gradient([GradientStop], GradientStyle.Geometry)
        case picture(StylePicture)
    }

    var fill: Fill
    /// The rectangle to use instead of the filled one, if the style has one.
    var rect: CGRectBox?
    package var blendMode: BlendMode?
    package var shadows: [ResolvedShadow] = []
    /// The standard deviation of the blur of the content behind, in points.
    var backdropBlur: CGFloat = 0

    init(fill: Fill) { self.fill = fill }

    package init(color: RGBA) { fill = .color(color) }

    /// Returns the paint for a shape inside `rect`, in the coordinates of the layer.
    package func paint(in rect: CGRect) -> Paint {
        switch fill {
        case .color(let color): .color(color)
        case .gradient(let stops, let geometry): geometry.paint(stops, in: self.rect?.rect ?? rect)
        case .picture(let picture): .color(picture.color)
        }
    }

    /// Returns the commands that fill the rectangle of a shape, to clip to the shape, or `nil` if `paint(in:)` fills
    /// the shape itself.
    func picture(in rect: CGRect) -> [DrawCommand]? {
        if case .picture(let picture) = fill { picture.commands(in: self.rect?.rect ?? rect) } else { nil }
    }

    /// The color, if the style is a color.
    package var color: RGBA? {
        if case .color(let color) = fill { color } else { nil }
    }

    /// A Boolean value that indicates whether the style is invisible.
    package var isClear: Bool {
        switch fill {
        case .color(let color): color.alpha <= 0
        case .gradient(let stops, _): stops.allSatisfy { $0.color.alpha <= 0 }
        case .picture(let picture): picture.opacity <= 0
        }
    }

    /// Returns the style with its opacity multiplied by a factor.
    package func opacity(_ factor: Double) -> _ResolvedStyle {
        guard factor != 1 else { return self }
        var result = self
        switch fill {
        case .color(let color): result.fill = .color(color.opacity(Float(factor)))
        case .gradient(let stops, let geometry):
            result.fill = .gradient(
                stops.map { GradientStop(color: $0.color.opacity(Float(factor)), location: $0.location) }, geometry)
        case .picture(var picture):
            picture.opacity *= factor
            result.fill = .picture(picture)
        }
        return result
    }
}

/// A shadow of a style.
package struct ResolvedShadow: Hashable, Sendable {
    package var color: RGBA
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    package var x, y: CGFloat
    package var isInner: Bool
}

/// A hashable rectangle, because Foundation's isn't hashable outside Apple's systems.
struct CGRectBox: Hashable, Sendable {
    var x, y, width, height: CGFloat

    init(_ rect: CGRect) {
        (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension ShapeStyle {
    /// Resolves the style in an environment.
    package func resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
        _resolve(_StyleContext(environment: environment))
    }
}
