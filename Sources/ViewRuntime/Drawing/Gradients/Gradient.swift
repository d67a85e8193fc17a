import Foundation
import LayerTree

/// Colors along a line.
@frozen
public struct Gradient: Hashable, Sendable {
    /// A color at a location.
    @frozen
    public struct Stop: Hashable, Sendable {
        /// The color at the location.
        public var color: Color
        /// The location, in 0...1.
        public var location: CGFloat

        /// Creates a color stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color stops, in ascending order of location.
    public var stops: [Stop]

    /// Creates a gradient from color stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from equally distributed colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient with another color space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }
}

extension Gradient: ShapeStyle {
    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { AnyGradient(self)._resolve(context) }
}

extension Gradient {
    /// Resolves the color stops for a painter that mixes in sRGB.
    ///
    /// Locations are clamped to 0...1 and to the previous stop. Eight additional stops in each interval approximate
    /// other color spaces.
    func resolve(in environment: EnvironmentValues, space: ColorSpace) -> [GradientStop] {
        var floor = 0.0
        let resolved = stops.map { stop in
            floor = max(stop.location.isFinite ? min(Double(stop.location), 1) : 0, floor)
            return (color: stop.color.resolve(in: environment), location: floor)
        }
        guard space != .device else {
            return resolved.map { GradientStop(color: $0.color.rgba, location: $0.location) }
        }
        var result: [GradientStop] = []
        for (start, end) in zip(resolved, resolved.dropFirst()) {
            for step in 0..<8 {
                let fraction = Double(step) / 8
                result.append(
                    GradientStop(
                        color: space.mix(start.color, end.color, fraction).rgba,
                        location: start.location + (end.location - start.location) * fraction))
            }
        }
        if let last = resolved.last { result.append(GradientStop(color: last.color.rgba, location: last.location)) }
        return result
    }
}
