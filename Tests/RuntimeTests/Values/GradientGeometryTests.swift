import LayerTree
import SwiftUI
import Testing
import ViewRuntime

/// Where gradients are in the rectangle that they fill, with and without their optional parameters.
struct GradientGeometryTests {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 90)
    private let colors = [Color.black, Color.white]
    private var gradient: Gradient { Gradient(colors: colors) }
    private var stops: [Gradient.Stop] { gradient.stops }

    private func paint(_ style: some ShapeStyle) -> Paint { style.resolved(in: EnvironmentValues()).paint(in: rect) }

    /// Returns the center, and the radii or the angles in degrees.
    private func numbers(_ style: some ShapeStyle) -> [Double] {
        switch paint(style) {
        case .radialGradient(_, let center, let start, let end):
            [Double(center.x), Double(center.y), Double(start), Double(end)]
        case .angularGradient(_, let center, let start, let end):
            [Double(center.x), Double(center.y), start * 180 / .pi, end * 180 / .pi]
        default: []
        }
    }

    private func check(
        _ style: some ShapeStyle, _ expected: [Double], _ location: SourceLocation = #_sourceLocation
    ) {
        let found = numbers(style)
        #expect(
            found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 },
            "\(found), not \(expected)", sourceLocation: location)
    }

    @Test func `Equally distributed colors begin at 0 and end at 1`() {
        #expect(Gradient(colors: []).stops.isEmpty)
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: [.red, .blue]).stops.map(\.location) == [0, 1])
        #expect(Gradient(colors: [.red, .blue, .red, .blue, .red]).stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
    }

    @Test func `A gradient without a direction runs from top to bottom`() {
        for filled in [paint(gradient), paint(AnyGradient(gradient)), paint(gradient.colorSpace(.device))] {
            guard case .linearGradient(let stops, let from, let to) = filled else {
                Issue.record("not a linear gradient")
                return
            }
            #expect(from == CGPoint(x: 30, y: 20) && to == CGPoint(x: 30, y: 110))
            #expect(stops.map(\.location) == [0, 1])
        }
    }

    @Test func `A gradient in all directions begins at its angle and makes a full turn`() {
        let angle = Angle.degrees(90)
        check(AngularGradient(colors: colors, center: .leading), [10, 65, 0, 360])
        check(AngularGradient(stops: stops, center: .leading), [10, 65, 0, 360])
        check(AngularGradient(gradient: gradient, center: .leading, angle: angle), [10, 65, 90, 450])
        check(AngularGradient(colors: colors, center: .top, angle: angle), [30, 20, 90, 450])
        check(AngularGradient(stops: stops, center: .top, angle: angle), [30, 20, 90, 450])
        check(AngularGradient.conicGradient(gradient, center: .top, angle: angle), [30, 20, 90, 450])
        check(AngularGradient.conicGradient(colors: colors, center: .top, angle: angle), [30, 20, 90, 450])
        check(AngularGradient.conicGradient(stops: stops, center: .top, angle: angle), [30, 20, 90, 450])
        check(AngularGradient.conicGradient(AnyGradient(gradient), angle: angle), [30, 65, 90, 450])
        check(AngularGradient.conicGradient(AnyGradient(gradient)), [30, 65, 0, 360])
    }

    @Test func `A gradient between two angles ends at the second`() {
        let start = Angle.degrees(30), end = Angle.degrees(120)
        check(
            AngularGradient(gradient: gradient, center: .top, startAngle: start, endAngle: end), [30, 20, 30, 120])
        check(AngularGradient(colors: colors, center: .top, startAngle: start, endAngle: end), [30, 20, 30, 120])
        check(AngularGradient(stops: stops, center: .top, startAngle: start, endAngle: end), [30, 20, 30, 120])
        check(
            AngularGradient.angularGradient(gradient, center: .top, startAngle: start, endAngle: end),
            [30, 20, 30, 120])
        check(
            AngularGradient.angularGradient(colors: colors, center: .top, startAngle: start, endAngle: end),
            [30, 20, 30, 120])
        check(
            AngularGradient.angularGradient(stops: stops, center: .top, startAngle: start, endAngle: end),
            [30, 20, 30, 120])
        check(
            AngularGradient.angularGradient(AnyGradient(gradient), startAngle: start, endAngle: end),
            [30, 65, 30, 120])
    }

    @Test func `A radial gradient has its radii in points`() {
        check(RadialGradient(stops: stops, center: .top, startRadius: 2, endRadius: 7), [30, 20, 2, 7])
        check(
            RadialGradient.radialGradient(colors: colors, center: .top, startRadius: 2, endRadius: 7), [30, 20, 2, 7])
        check(
            RadialGradient.radialGradient(stops: stops, center: .top, startRadius: 2, endRadius: 7), [30, 20, 2, 7])
        check(RadialGradient.radialGradient(gradient, center: .top, startRadius: 2, endRadius: 7), [30, 20, 2, 7])
        check(RadialGradient.radialGradient(AnyGradient(gradient), endRadius: 7), [30, 65, 0, 7])
    }

    /// The radii are fractions of the side of a square with the same area, 60 points.
    @Test func `An elliptical gradient reaches half of the rectangle from its center`() {
        check(EllipticalGradient(gradient: gradient), [30, 65, 0, 30])
        check(EllipticalGradient(colors: colors), [30, 65, 0, 30])
        check(EllipticalGradient(stops: stops), [30, 65, 0, 30])
        check(EllipticalGradient.ellipticalGradient(gradient), [30, 65, 0, 30])
        check(EllipticalGradient.ellipticalGradient(colors: colors), [30, 65, 0, 30])
        check(EllipticalGradient.ellipticalGradient(stops: stops), [30, 65, 0, 30])
        check(EllipticalGradient.ellipticalGradient(AnyGradient(gradient)), [30, 65, 0, 30])
        check(
            EllipticalGradient(stops: stops, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 1),
            [30, 20, 6, 60])
    }
}
