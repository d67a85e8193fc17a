import Foundation
import LayerTree

/// An element whose effect is a function of the position of the scrolled content around it.
@MainActor
protocol RespondingElement: Element {
    /// Returns the effect if the content around the element moves by a distance in points.
    func effect(withContentMovedBy distance: CGFloat, along axis: Axis) -> _VisualEffectValues
}

extension RespondingElement {
    /// Returns the properties of the layer with an effect.
    fileprivate func sample(of values: _VisualEffectValues, at offset: Double) -> LayerResponse.Sample {
        LayerResponse.Sample(
            offset: offset, transform: values.transform(of: self) ?? ProjectionTransform(), opacity: values.opacity)
    }
}

/// Samples of an effect at positions of the scrolled content around its view, for hosts that show the content ahead of
/// the scene's frames.
struct EffectResponses {
    /// The samples of an axis.
    private struct Known {
        /// The effect and the layout for which the samples are known to be right.
        var effect: Int
        var layout: ScrolledPlace.Layout
        /// The scene's time of the last comparison with the effect, in seconds.
        var time: Double
        /// Whether the effect turned out to be another one since then.
        var isOutdated = false
        let grid: Grid
        /// A few of the samples. If they are equal to each other, the effect is considered constant. Otherwise, if the
        /// effect still has these values, all samples are considered valid.
        let probes: [LayerResponse.Sample]
        /// All samples; `nil` if the effect is constant.
        let samples: LayerResponse?

        /// The response, unless it's known to be wrong.
        var response: LayerResponse? { isOutdated ? nil : samples }
    }

    /// The positions of the first samples: offsets without growth, in points. They are multiples of the interval, so
    /// samples of different times agree.
    private struct Grid {
        let center: Double
        let first: Double
        let interval: Double

        init(around position: Double, viewport: Double) {
            center = position
            interval = viewport / Double(EffectResponses.resolution)
            first = ((position - viewport) / interval).rounded(.down)
        }

        var offsets: [Double] {
            (0...2 * EffectResponses.resolution + 1).map { (first + Double($0)) * interval }
        }
        var probes: [Double] {
            stride(from: 0, through: 2 * EffectResponses.resolution, by: EffectResponses.resolution / 2)
                .map { (first + Double($0)) * interval }
        }
    }

    /// The number of intervals between the first samples in the length of a viewport.
    private static let resolution = 8
    /// How often an interval in which the effect isn't linear is divided in the middle.
    private static let divisions = 4
    /// The shortest time between comparisons with an effect or a layout that changes in every frame, in seconds.
    private static let interval = 0.1

    private var effect = 0
    private var horizontal: Known?
    private var vertical: Known?

    mutating func effectDidChange() { effect += 1 }

    /// Returns the responses of a view at its current position. Takes samples if the known ones are outdated.
    ///
    /// - Parameters:
    ///   - element: The element of the view.
    ///   - values: The effect at the current position.
    ///   - axes: The axes along which a move of the content can change the effect.
    @MainActor mutating func update(
        for element: any RespondingElement, now values: @autoclosure () -> _VisualEffectValues, along axes: Axis.Set
    ) -> LayerResponses? {
        horizontal = axes.contains(.horizontal) ? updated(horizontal, for: element, values, along: .horizontal) : nil
        vertical = axes.contains(.vertical) ? updated(vertical, for: element, values, along: .vertical) : nil
        return LayerResponses(horizontal: horizontal?.response, vertical: vertical?.response)
    }

    @MainActor private func updated(
        _ known: Known?, for element: any RespondingElement, _ values: () -> _VisualEffectValues, along axis: Axis
    ) -> Known? {
        // A view that can't become visible before the next samples needs none.
        guard let place = element.scrolledPlace(of: element, along: axis), place.viewport > 0,
            place.distance <= 2 * place.viewport
        else { return nil }
        let position = place.position, now = element.graph.time
        func sample(at offset: Double) -> LayerResponse.Sample {
            let distance = CGFloat(offset - position)
            let values = element.effect(
                withContentMovedBy: place.layout.isMirrored ? distance : -distance, along: axis)
            return element.sample(of: values, at: offset)
        }
        var grid = Grid(around: position, viewport: place.viewport)
        if var known, known.layout.scroll == place.layout.scroll, known.layout.viewport == place.layout.viewport,
            abs(position - known.grid.center) <= place.viewport / 2
        {
            if known.effect == effect && known.layout == place.layout { return known }
            if now < known.time + Self.interval {
                let current = element.sample(of: values(), at: position)
                if let response = known.response, current.isVisiblyDifferent(from: response, in: element.size) {
                    known.isOutdated = true
                }
                return known
            }
            grid = known.grid
            if known.probes.allSatisfy({ sample(at: $0.offset).isSimilar(to: $0) }) {
                (known.effect, known.layout, known.time, known.isOutdated) = (effect, place.layout, now, false)
                return known
            }
        }
        let probes = grid.probes.map(sample)
        var response: LayerResponse?
        if !probes.allSatisfy({ $0.isSimilar(to: probes[0]) }) {
            response = LayerResponse(Self.divided(grid.offsets.map(sample), in: element.size, sample))
        }
        return Known(
            effect: effect, layout: place.layout, time: now, grid: grid, probes: probes, samples: response)
    }

    /// Returns the samples and those between them where the effect isn't linear.
    private static func divided(
        _ samples: [LayerResponse.Sample], in size: CGSize, _ sample: (Double) -> LayerResponse.Sample
    ) -> [LayerResponse.Sample] {
        var result = Array(samples.prefix(1))
        func append(_ end: LayerResponse.Sample, _ divisions: Int) {
            let start = result[result.count - 1]
            if divisions > 0 {
                let middle = sample((start.offset + end.offset) / 2)
                let opacity = (start.opacity + end.opacity) / 2
                if middle.isVisiblyDifferent(from: start.transform.middle(to: end.transform), opacity, in: size) {
                    append(middle, divisions - 1)
                    append(end, divisions - 1)
                    return
                }
            }
            result.append(end)
        }
        for end in samples.dropFirst() { append(end, divisions) }
        return result
    }
}

extension LayerResponse.Sample {
    /// The greatest invisible differences of a corner's position in points, and of the opacity.
    private static var tolerance: (distance: CGFloat, opacity: Double) { (0.5, 0.02) }

    /// Returns whether a person could see the difference to a response.
    fileprivate func isVisiblyDifferent(from response: LayerResponse, in size: CGSize) -> Bool {
        let numbers = response.numbers(at: offset)
        return isVisiblyDifferent(from: ProjectionTransform(entries: numbers), numbers[9], in: size)
    }

    /// Returns whether a person could see the difference to another transform and opacity.
    fileprivate func isVisiblyDifferent(
        from other: ProjectionTransform, _ otherOpacity: Double, in size: CGSize
    ) -> Bool {
        if !(abs(opacity - otherOpacity) <= Self.tolerance.opacity) { return true }
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ]
        return !corners.allSatisfy { corner in
            let shown = corner.applying(other), exact = corner.applying(transform)
            return hypot(shown.x - exact.x, shown.y - exact.y) <= Self.tolerance.distance
        }
    }

    /// 1e-6: the difference of two numbers that result from rounding the same opacity or entry of a transform.
    private static var rounding: Double { 1e-6 }

    /// Returns whether the difference to another sample is a matter of rounding.
    fileprivate func isSimilar(to other: Self) -> Bool {
        zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= Self.rounding }
    }
}

extension ProjectionTransform {
    /// Creates a transform from its entries in the order of the rows.
    fileprivate init(entries: [Double]) {
        self.init()
        let e = entries.map { CGFloat($0) }
        (m11, m12, m13) = (e[0], e[1], e[2])
        (m21, m22, m23) = (e[3], e[4], e[5])
        (m31, m32, m33) = (e[6], e[7], e[8])
    }

    /// Returns the transform whose entries are in the middle of the entries of two transforms.
    fileprivate func middle(to other: ProjectionTransform) -> ProjectionTransform {
        var middle = ProjectionTransform()
        middle.m11 = (m11 + other.m11) / 2
        middle.m12 = (m12 + other.m12) / 2
        middle.m13 = (m13 + other.m13) / 2
        middle.m21 = (m21 + other.m21) / 2
        middle.m22 = (m22 + other.m22) / 2
        middle.m23 = (m23 + other.m23) / 2
        middle.m31 = (m31 + other.m31) / 2
        middle.m32 = (m32 + other.m32) / 2
        middle.m33 = (m33 + other.m33) / 2
        return middle
    }
}
