import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Effects of which all properties change at once, in a linear animation of a second.
@MainActor
@Suite struct EffectMotionTests {
    @MainActor @Observable final class Model { var isOn = false }

    private struct Moving: View {
        let model: Model
        let make: (CGFloat) -> AnyView

        var body: some View { make(model.isOn ? 1 : 0) }
    }

    private var box: some View { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("box") }

    /// Returns a view halfway through an animation from 0 to 1, and one that is still at a half.
    private func stages(_ make: @escaping (CGFloat) -> AnyView) -> (moving: Stage, still: Stage) {
        let model = Model(), size = CGSize(width: 200, height: 200)
        let moving = Stage(size: size) { Moving(model: model, make: make) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        moving.update()
        moving.advance(by: 0.5)
        return (moving, Stage(size: size) { make(0.5) })
    }

    @Test func `All properties of a transform move in proportion`() throws {
        let rows: [(name: String, make: (CGFloat) -> AnyView)] = [
            ("scale", { AnyView(box.scaleEffect(x: 1 + $0, y: 2 - $0, anchor: UnitPoint(x: $0, y: 1 - $0 / 2))) }),
            (
                "rotation",
                { AnyView(box.rotationEffect(.degrees(20 + 40 * Double($0)), anchor: UnitPoint(x: $0, y: 1))) }
            ),
            (
                "rotation in space",
                { (part: CGFloat) -> AnyView in
                    let axis = (x: 1 - part, y: part, z: part / 2)
                    let anchor = UnitPoint(x: part, y: 1 - part / 2)
                    return AnyView(
                        box.rotation3DEffect(
                            .degrees(20 + 40 * Double(part)), axis: axis, anchor: anchor, anchorZ: 20 * part,
                            perspective: 1 - part))
                }
            ),
            (
                "transform",
                { (part: CGFloat) -> AnyView in
                    let transform = CGAffineTransform(
                        a: 1 + part, b: 0.1 + part / 5, c: 0.4 - part / 5, d: 2 - part, tx: 10 * part, ty: -20 * part)
                    return AnyView(box.transformEffect(transform))
                }
            ),
        ]
        for (name, make) in rows {
            let (moving, still) = stages(make)
            let found = try moving.drawnFrame(of: "box"), expected = try still.drawnFrame(of: "box")
            #expect(found.isNear(expected), "\(name): \(found), not \(expected)")
        }
    }

    /// The box is in the middle, at (70, 80).
    @Test func `An effect that the layout ignores moves only the drawing`() throws {
        let (moving, still) = stages { part in
            let transform = CGAffineTransform(translationX: 40 * part, y: -20 * part)
            return AnyView(box.modifier(_TransformEffect(transform: transform).ignoredByLayout()))
        }
        let frame = CGRect(x: 70, y: 80, width: 60, height: 40)
        for stage in [moving, still] {
            #expect(try stage.drawnFrame(of: "box").isNear(frame))
            let mark = try #require(stage.fills(60, 40).first)
            #expect(mark.frame.isNear(frame.offsetBy(dx: 20, dy: -10)), "\(mark.frame)")
        }
    }

    private func numbers(_ stage: Stage) -> [Double] {
        stage.visibleLayers.compactMap { $0.effects }.flatMap { effects -> [Double] in
            let shadow = effects.shadows.first
            let lengths = [effects.blurRadius, shadow?.radius, shadow?.offset.width, shadow?.offset.height]
            let colors = [
                effects.brightness, effects.contrast, effects.saturation, effects.grayscale, effects.hueRotation,
            ]
            return lengths.map { Double($0 ?? 0) } + colors
        }
    }

    @Test func `All properties of a filter move in proportion`() {
        // The blur, the radius and the offset of the shadow, and the brightness, contrast, saturation, grayscale, hue.
        let rows: [(expected: [Double], make: (CGFloat) -> AnyView)] = [
            ([6, 0, 0, 0, 0, 1, 1, 0, 0], { AnyView(box.blur(radius: 4 + 4 * $0)) }),
            ([0, 5, 3, -2, 0, 1, 1, 0, 0], { AnyView(box.shadow(radius: 4 + 2 * $0, x: 6 * $0, y: -4 * $0)) }),
            ([0, 0, 0, 0, 0.1, 1, 1, 0, 0], { AnyView(box.brightness(Double($0) / 5)) }),
            ([0, 0, 0, 0, 0, 1.5, 1, 0, 0], { AnyView(box.contrast(1 + Double($0))) }),
            ([0, 0, 0, 0, 0, 1, 0.75, 0, 0], { AnyView(box.saturation(1 - Double($0) / 2)) }),
            ([0, 0, 0, 0, 0, 1, 1, 0.2, 0], { AnyView(box.grayscale(Double($0) * 0.4)) }),
            ([0, 0, 0, 0, 0, 1, 1, 0, 1], { AnyView(box.hueRotation(.radians(2 * Double($0)))) }),
        ]
        for (expected, make) in rows {
            let found = numbers(stages(make).moving)
            let isNear = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(found.count == expected.count && isNear, "\(found), not \(expected)")
        }
    }

    @Test func `Filters out of range are limited, and numbers that make no sense change nothing`() {
        // The same numbers as above.
        let none: [Double] = [0, 0, 0, 0, 0, 1, 1, 0, 0]
        let rows: [(view: AnyView, expected: [Double])] = [
            (AnyView(box.blur(radius: -3)), none), (AnyView(box.blur(radius: .infinity)), none),
            (AnyView(box.shadow(radius: -2, x: 3, y: 4)), [0, 0, 3, 4, 0, 1, 1, 0, 0]),
            (AnyView(box.shadow(radius: .nan, x: 3)), none), (AnyView(box.shadow(radius: 2, x: .infinity)), none),
            (AnyView(box.shadow(radius: 2, y: .nan)), none), (AnyView(box.brightness(.nan)), none),
            (AnyView(box.contrast(.infinity)), none), (AnyView(box.saturation(.nan)), none),
            (AnyView(box.hueRotation(.radians(.infinity))), none), (AnyView(box.grayscale(-1)), none),
            (AnyView(box.grayscale(2)), [0, 0, 0, 0, 0, 1, 1, 1, 0]),
        ]
        for (index, row) in rows.enumerated() {
            let found = numbers(Stage(size: CGSize(width: 200, height: 200)) { row.view })
            #expect(found == row.expected, "\(index)")
        }
    }
}
