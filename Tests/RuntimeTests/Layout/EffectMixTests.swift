import SwiftUI
import Testing

@testable import ViewRuntime

/// What a visual effect is on the way to another one.
@MainActor
@Suite struct EffectMixTests {
    private typealias Step = _VisualEffectValues.Step

    private func values(_ steps: [Step]) -> _VisualEffectValues {
        var values = _VisualEffectValues()
        values.steps = steps
        return values
    }

    @Test func `Each effect is mixed in proportion`() {
        let a = UnitPoint(x: 0, y: 1), b = UnitPoint(x: 1, y: 0.5), quarter = UnitPoint(x: 0.25, y: 0.875)
        let rows: [(from: Step, to: Step, quarter: Step)] = [
            (.opacity(1), .opacity(0.5), .opacity(0.875)),
            (
                .offset(CGSize(width: 4, height: -8)), .offset(CGSize(width: 8, height: 8)),
                .offset(CGSize(width: 5, height: -4))
            ),
            (
                .scale(CGSize(width: 1, height: 2), a), .scale(CGSize(width: 3, height: 1), b),
                .scale(CGSize(width: 1.5, height: 1.75), quarter)
            ),
            (.rotation(.radians(1), a), .rotation(.radians(3), b), .rotation(.radians(1.5), quarter)),
            (
                .rotation3D(.radians(1), x: 0, y: 4, z: 8, a, anchorZ: 0, perspective: 1),
                .rotation3D(.radians(3), x: 4, y: 0, z: 4, b, anchorZ: 8, perspective: 0),
                .rotation3D(.radians(1.5), x: 1, y: 3, z: 7, quarter, anchorZ: 2, perspective: 0.75)
            ),
            (.blur(0), .blur(8), .blur(2)), (.brightness(0), .brightness(0.4), .brightness(0.1)),
            (.saturation(1), .saturation(0.5), .saturation(0.875)), (.contrast(1), .contrast(3), .contrast(1.5)),
            (.grayscale(1), .grayscale(0), .grayscale(0.75)),
            (.hueRotation(.radians(0)), .hueRotation(.radians(2)), .hueRotation(.radians(0.5))),
        ]
        let from = values(rows.map(\.from)), to = values(rows.map(\.to))
        let mixed = from.mixed(with: to, 0.25)
        for (row, found) in zip(rows, mixed.steps) { #expect("\(found)" == "\(row.quarter)") }
        #expect(mixed.steps.count == rows.count)
        #expect(from.mixed(with: to, 0) == from && from.mixed(with: to, 1) == to)
        #expect(from.mixed(with: values([]), 0.5).steps.isEmpty)
    }

    @Test(arguments: [(0.0, false), (0.49, false), (0.5, true), (1, true)])
    func `Effects of two kinds change halfway`(part: Double, isOther: Bool) {
        let turned = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
        for (a, b) in [(.opacity(1), .blur(2)), (.transform(turned), .transform(ProjectionTransform()))]
            as [(Step, Step)]
        {
            #expect(values([a]).mixed(with: values([b]), part).steps == [isOther ? b : a])
        }
    }

    // MARK: Rotation in space

    /// A view of 100 by 40 points. Positions are relative to the anchor.
    private func place(
        _ point: CGPoint, degrees: Double, _ axis: (CGFloat, CGFloat, CGFloat), anchorZ: CGFloat = 0,
        perspective: CGFloat = 0
    ) -> CGPoint {
        let transform = ProjectionTransform.rotation(
            .degrees(degrees), x: axis.0, y: axis.1, z: axis.2, anchorZ: anchorZ, perspective: perspective,
            size: CGSize(width: 100, height: 40))
        return point.applying(transform)
    }

    @Test func `A rotation turns about its axis, whatever the axis's length`() {
        let point = CGPoint(x: 30, y: 10)
        for length in [1, 7] as [CGFloat] {
            #expect(place(point, degrees: 90, (0, 0, length)).isNear(CGPoint(x: -10, y: 30)))
            #expect(place(point, degrees: 60, (length, 0, 0)).isNear(CGPoint(x: 30, y: 5)))
            #expect(place(point, degrees: 60, (0, length, 0)).isNear(CGPoint(x: 15, y: 10)))
            // The diagonal turns the axes into each other.
            #expect(place(point, degrees: 120, (length, length, length)).isNear(CGPoint(x: 0, y: 30)))
            #expect(place(point, degrees: 180, (length, length, 0)).isNear(CGPoint(x: 10, y: 30)))
        }
        #expect(place(point, degrees: 50, (0, 0, 0)) == point && place(point, degrees: .nan, (1, 0, 0)) == point)
    }

    @Test func `A view without a size has no perspective`() {
        let transform = ProjectionTransform.rotation(
            .degrees(60), x: 0, y: 1, z: 0, anchorZ: 0, perspective: 1, size: .zero)
        #expect(transform.isAffine && abs(transform.m11 - 0.5) < 1e-12 && abs(transform.m22 - 1) < 1e-12)
    }

    /// The eye is at the distance of the longer side, or nearer with a stronger perspective.
    @Test(
        arguments: [
            (90, true, 1, 0, 7.6923), (-90, true, 1, 0, 14.2857), (90, false, 2, 37.5, 0), (-90, false, 2, 25, 0),
            (0, true, 1, 30, 10), (180, true, 1, -30, 10),
        ] as [(Double, Bool, Double, Double, Double)])
    func `A nearer view is larger`(degrees: Double, isAcross: Bool, perspective: Double, x: Double, y: Double) {
        let axis: (CGFloat, CGFloat, CGFloat) = isAcross ? (0, 1, 0) : (1, 0, 0)
        let found = place(CGPoint(x: 30, y: 10), degrees: degrees, axis, perspective: perspective)
        #expect(found.isNear(CGPoint(x: x, y: y)))
    }

    @Test(
        arguments: [
            (90, 20, 0, -20, 10), (90, -20, 0, 20, 10), (0, 20, 1, 30, 10), (180, 20, 0, -30, 10),
            (180, 20, 1, -50, 16.6667), (180, -20, 1, -21.4286, 7.1429),
        ] as [(Double, Double, Double, Double, Double)])
    func `An anchor in front or behind moves the rotated view`(
        degrees: Double, anchorZ: Double, perspective: Double, x: Double, y: Double
    ) {
        let found = place(
            CGPoint(x: 30, y: 10), degrees: degrees, (0, 1, 0), anchorZ: anchorZ, perspective: perspective)
        #expect(found.isNear(CGPoint(x: x, y: y)))
    }

    @Test func `What a view without a size contains turns without a perspective`() {
        let transform = ProjectionTransform.rotation(
            .degrees(60), x: 0, y: 1, z: 0, anchorZ: 0, perspective: 1, size: .zero)
        #expect(CGPoint(x: 30, y: 10).applying(transform).isNear(CGPoint(x: 15, y: 10)))
    }

    @Test func `A transform about an anchor leaves the anchor in place`() {
        let size = CGSize(width: 100, height: 40)
        let transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)).about(
            UnitPoint(x: 0.25, y: 0.5), in: size)
        #expect(CGPoint(x: 25, y: 20).applying(transform).isNear(CGPoint(x: 25, y: 20)))
        #expect(CGPoint(x: 35, y: 30).applying(transform).isNear(CGPoint(x: 45, y: 50)))
    }
}
