import Foundation
import LayerTree

/// A gradient around a point. Cairo has no such gradient, so this computes each pixel.
struct AngularGradient {
    private let center: CGPoint
    private let startAngle: Double
    private let span: Double
    private let stops: [GradientStop]

    init(_ stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double) {
        self.center = center
        self.startAngle = startAngle
        let turn = endAngle - startAngle
        span = min(max(abs(turn) < Degenerate.length ? 2 * Double.pi : turn, -2 * Double.pi), 2 * Double.pi)
        self.stops = stops
    }

    /// Fills an entire image. The matrix transforms the points of the gradient to pixels.
    func paint(into picture: PixelSurface, matrix: Affine, alpha: Double) {
        guard !stops.isEmpty else { return }
        let steps = 1024
        let colors = (0...steps).map { color(at: Double($0) / Double(steps)).pixel(alpha: alpha) }
        let inverse = matrix.inverted
        let pixels = picture.pixels
        let turn = 2 * Double.pi, sign = span < 0 ? -1.0 : 1.0, length = abs(span)
        for y in 0..<picture.bounds.height {
            for x in 0..<picture.bounds.width {
                let point = inverse.apply(
                    x: Double(picture.bounds.left + x) + 0.5, y: Double(picture.bounds.top + y) + 0.5)
                var angle = (atan2(point.y - Double(center.y), point.x - Double(center.x)) - startAngle) * sign
                angle -= (angle / turn).rounded(.down) * turn
                // Beyond the ends, the color of the nearer end continues, each over half of the gap.
                let location = angle <= length ? angle / length : (angle - length < (turn - length) / 2 ? 1 : 0)
                pixels[y * picture.stride + x] = colors[Int(location * Double(steps) + 0.5)]
            }
        }
    }

    private func color(at location: Double) -> RGBA {
        guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops.last!.color }
        guard next > 0 else { return stops[0].color }
        let a = stops[next - 1], b = stops[next]
        let length = b.location - a.location
        let t = Float(length > 0 ? (location - a.location) / length : 1)
        func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * t }
        return RGBA(
            red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
            blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
    }
}
