import SwiftUI
import Testing

/// Expected values and tolerances, from the assertions of a public suite that also runs against Apple's SwiftUI.
struct UnitCurveTests {
    static let progress = [0, 0.25, 0.5, 0.75, 1]

    @Test(arguments: [
        (UnitCurve.linear, [0, 0.25, 0.5, 0.75, 1], 0.001),
        (.easeIn, [0, 0.09, 0.32, 0.62, 1], 0.01),
        (.easeOut, [0, 0.38, 0.68, 0.91, 1], 0.01),
        (.easeInOut, [0, 0.13, 0.5, 0.87, 1], 0.01),
        (.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], 0.001),
        (.circularEaseOut, [0, 0.661, 0.866, 0.968, 1], 0.001),
        (.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], 0.001),
    ])
    func valuesAgreeWithApples(curve: UnitCurve, expected: [Double], tolerance: Double) {
        for (x, y) in zip(Self.progress, expected) {
            #expect(abs(curve.value(at: x) - y) <= tolerance, "at \(x)")
        }
    }

    @Test(arguments: [
        (UnitCurve.linear, [1, 1, 1, 1, 1], 0.001),
        (.easeIn, [0, 0.67, 1.07, 1.37, 0], 0.01),
        (.easeOut, [1, 1.37, 1.07, 0.67, 0], 0.01),
        (.easeInOut, [0, 1.06, 1.72, 1.06, 0], 0.01),
        (.circularEaseIn, [0, 0.258, 0.577, 1.134, .infinity], 0.001),
        (.circularEaseOut, [.infinity, 1.134, 0.577, 0.258, 0], 0.001),
        (.circularEaseInOut, [0, 0.577, .infinity, 0.577, 0], 0.001),
    ])
    func velocitiesAgreeWithApples(curve: UnitCurve, expected: [Double], tolerance: Double) {
        for (x, slope) in zip(Self.progress, expected) {
            let velocity = curve.velocity(at: x)
            #expect(velocity == slope || abs(velocity - slope) <= tolerance, "at \(x): \(velocity)")
        }
    }

    @Test func progressOutsideTheUnitIntervalIsClamped() {
        #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
        #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
        #expect(UnitCurve.easeInOut.value(at: .nan) == 0)
        #expect(UnitCurve.linear.velocity(at: -0.5) == 1)
        #expect(UnitCurve.linear.velocity(at: 1.5) == 1)
    }

    @Test func controlPointsCanLeaveTheUnitIntervalVertically() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        #expect(abs(curve.value(at: 0.5) - 0.5) < 0.001)
        #expect(abs(curve.velocity(at: 0.5) + 1) < 0.001)
    }

    @Test(arguments: [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut])
    func inverseUndoesTheCurve(curve: UnitCurve) {
        for x in stride(from: 0.05, through: 0.95, by: 0.05) {
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
        }
    }

    @Test func inverseOfEaseInIsNotEaseOut() {
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    }
}
