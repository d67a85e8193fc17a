import Foundation
import LayerTree

/// What a shape style paints with, where only the rectangle to fill is not yet known.
public struct _ResolvedStyle: Hashable, Sendable {
    enum Fill: Hashable, Sendable {
        case color(RGBA)
        case gradient([GradientStop], GradientStyle.Geometry)
        case picture(StylePicture)
    }

    var fill: Fill
    /// The rectangle that stands for the one to fill, if the style was given one.
    var rect: CGRectBox?
    package var blendMode: BlendMode?
    package var shadows: [ResolvedShadow] = []
    /// The sigma of a blur of what lies behind, in points.
    var backdropBlur: CGFloat = 0

    init(fill: Fill) { self.fill = fill }

    package init(color: RGBA) { fill = .color(color) }

    /// The paint for a shape within `rect`, in the coordinates of the layer that draws.
    package func paint(in rect: CGRect) -> Paint {
        switch fill {
        case .color(let color): .color(color)
        case .gradient(let stops, let geometry): geometry.paint(stops, in: self.rect?.rect ?? rect)
        case .picture(let picture): .color(picture.color)
        }
    }

    /// What paints a shape's rectangle, to be clipped to the shape; nil where `paint(in:)` paints the shape itself.
    func picture(in rect: CGRect) -> [DrawCommand]? {
        if case .picture(let picture) = fill { picture.commands(in: self.rect?.rect ?? rect) } else { nil }
    }

    /// The colour, where the style is one.
    package var color: RGBA? {
        if case .color(let color) = fill { color } else { nil }
    }

    /// Whether nothing would be seen.
    package var isClear: Bool {
        switch fill {
        case .color(let color): color.alpha <= 0
        case .gradient(let stops, _): stops.allSatisfy { $0.color.alpha <= 0 }
        case .picture(let picture): picture.opacity <= 0
        }
    }

    /// The style with its opacity multiplied.
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

/// A shadow that belongs to a style.
package struct ResolvedShadow: Hashable, Sendable {
    package var color: RGBA
    /// The blur's sigma, in points.
    package var radius: CGFloat
    package var x, y: CGFloat
    package var isInner: Bool
}

/// A rectangle that can be hashed, which Foundation's cannot outside Apple's systems.
struct CGRectBox: Hashable, Sendable {
    var x, y, width, height: CGFloat

    init(_ rect: CGRect) {
        (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension ShapeStyle {
    /// What to paint with in an environment.
    package func resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
        _resolve(_StyleContext(environment: environment))
    }
}
