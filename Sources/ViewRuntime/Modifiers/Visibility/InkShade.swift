import Foundation
import LayerTree

/// The opacity of a drawing relative to its highest opacity, as a function of the point in the coordinates of its
/// layer.
struct InkShade {
    enum Form {
        case linear(from: CGPoint, to: CGPoint)
        case radial(center: CGPoint, startRadius: Double, endRadius: Double)
        case angular(center: CGPoint, startAngle: Double, span: Double)
        /// The opacity of an image in a rectangle.
        case image(EncodedImage, CGRect)
    }

    /// An opacity at a location of a gradient.
    typealias Stop = (location: Double, alpha: Double)

    let form: Form
    private var stops: [Stop] = []

    /// Creates the opacity of a paint, or returns `nil` if it's the same everywhere.
    init?(_ paint: Paint) {
        let colors: [GradientStop]
        switch paint {
        case .color: return nil
        case .linearGradient(let all, let from, let to):
            colors = all
            form = .linear(from: from, to: to)
        case .radialGradient(let all, let center, let start, let end):
            colors = all
            form = .radial(center: center, startRadius: max(Double(start), 0), endRadius: max(Double(end), 0))
        case .angularGradient(let all, let center, let start, let end):
            colors = all
            let turn = end - start
            let span = abs(turn) < Degenerate.length ? 2 * Double.pi : min(max(turn, -2 * .pi), 2 * .pi)
            form = .angular(center: center, startAngle: start, span: span)
        }
        guard let first = colors.first, colors.contains(where: { $0.color.alpha != first.color.alpha }) else {
            return nil
        }
        let most = colors.reduce(0) { max($0, $1.color.opacity) }
        stops = colors.map { ($0.location, most > 0 ? $0.color.opacity / most : 0) }
    }

    /// Creates the opacity of an image in a rectangle.
    init(_ image: EncodedImage, in rect: CGRect) { form = .image(image, rect) }

    /// Whether the opacity changes linearly along a straight line, between the locations of the stops.
    private var isLinear: Bool { if case .linear = form { true } else { false } }

    func alpha(at point: CGPoint) -> Double {
        switch form {
        case .linear(let from, let to):
            let dx = to.x - from.x
            let dy = to.y - from.y
            let square = dx * dx + dy * dy
            guard square > Degenerate.length * Degenerate.length else {
                return (stops[0].alpha + stops.last!.alpha) / 2
            }
            return alpha(atLocation: ((point.x - from.x) * dx + (point.y - from.y) * dy) / square)
        case .radial(let center, let start, let end):
            let distance = hypot(point.x - center.x, point.y - center.y)
            guard abs(end - start) > Degenerate.length else { return alpha(atLocation: distance < start ? 0 : 1) }
            return alpha(atLocation: (distance - start) / (end - start))
        case .angular(let center, let start, let span):
            let turn = 2 * Double.pi
            let length = abs(span)
            var angle = (atan2(point.y - center.y, point.x - center.x) - start) * (span < 0 ? -1 : 1)
            angle -= (angle / turn).rounded(.down) * turn
            // Beyond the ends, the opacity of the nearer end continues, each over half of the gap.
            return alpha(
                atLocation: angle <= length ? angle / length : angle - length < (turn - length) / 2 ? 1 : 0)
        case .image(let image, let rect):
            guard let opacity = ImageOpacity.of(image) else { return 0 }
            return opacity.value(
                x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
        }
    }

    private func alpha(atLocation location: Double) -> Double {
        guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops.last!.alpha }
        guard next > 0 else { return stops[0].alpha }
        let a = stops[next - 1]
        let b = stops[next]
        let length = b.location - a.location
        return a.alpha + (b.alpha - a.alpha) * (length > 0 ? (location - a.location) / length : 1)
    }

    /// Adds the positions on a horizontal line between which the opacity changes about linearly.
    ///
    /// - Parameters:
    ///   - y: The position of the line in the window.
    ///   - inverse: The transform from the window to the layer.
    func addCrossings(
        to list: inout [Double], in range: ClosedRange<Double>, at y: Double, _ inverse: ProjectionTransform
    ) {
        if isLinear, inverse.isAffine, case .linear(let from, let to) = form {
            let dx = to.x - from.x
            let dy = to.y - from.y
            let square = dx * dx + dy * dy
            func location(_ x: Double) -> Double {
                let point = CGPoint(x: x, y: y).applying(inverse)
                return ((point.x - from.x) * dx + (point.y - from.y) * dy) / square
            }
            let first = location(range.lowerBound)
            let slope = (location(range.upperBound) - first) / (range.upperBound - range.lowerBound)
            guard abs(slope) > Tolerance.rounding else { return }
            for stop in stops { list.append(range.lowerBound + (stop.location - first) / slope) }
            // The product of several opacities isn't linear.
            let step = (range.upperBound - range.lowerBound) / 8
            for part in 1..<8 { list.append(range.lowerBound + Double(part) * step) }
        } else {
            let step = (range.upperBound - range.lowerBound) / VisibleArea.fineness
            for part in 1..<Int(VisibleArea.fineness) { list.append(range.lowerBound + Double(part) * step) }
        }
    }
}

extension RGBA {
    /// The opacity as painters clamp it.
    var opacity: Double { Double(min(max(alpha, 0), 1)) }

    /// The mean of the color components as painters clamp them.
    var light: Double {
        func clamped(_ value: Float) -> Double { Double(min(max(value, 0), 1)) }
        return (clamped(red) + clamped(green) + clamped(blue)) / 3
    }
}
