import ScrollworkTesting
import SwiftUI
import Testing

/// A finger at and beyond the edges of content of 300 points, in a scroll view of 100 points.
@MainActor
@Suite struct ScrollStretchTests {
    private struct Scrolled: View {
        let axis: Axis
        var behavior = ScrollBounceBehavior.automatic
        var length: CGFloat = 300
        var body: some View {
            ScrollView(Axis.Set(axis)) {
                Color.red.frame(width: axis == .vertical ? 100 : length, height: axis == .vertical ? length : 100)
            }
            .scrollBounceBehavior(behavior)
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
        }
    }

    private func stage(_ view: Scrolled, isRightToLeft: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { view }
    }

    private func place(_ stage: Stage, _ axis: Axis) throws -> CGFloat {
        let offset = try stage.scroll("scroll").offset
        return axis == .vertical ? offset.y : offset.x
    }

    /// Beyond an edge, the content follows with the resistance c · x · d / (d + c · x), where c is 0.55.
    private func stretch(_ distance: CGFloat) -> CGFloat { 0.55 * distance * 100 / (100 + 0.55 * distance) }

    @Test(arguments: [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)])
    func `Content beyond an edge resists, and returns along the same curve`(axis: Axis, isRightToLeft: Bool) throws {
        let stage = stage(Scrolled(axis: axis), isRightToLeft: isRightToLeft)
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let origin = try place(stage, axis)
        func offset() throws -> CGFloat { abs(try place(stage, axis) - origin) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        func move(_ distance: CGFloat) {
            // A positive distance moves the content toward its end.
            finger.move(
                by: axis == .vertical
                    ? CGSize(width: 0, height: -distance) : CGSize(width: -distance * sign, height: 0),
                over: 0.1)
        }
        move(10)
        #expect(try offset() < 0.01)
        move(150)
        #expect(abs(try offset() - 150) < 0.01)
        move(90)
        #expect(abs(try offset() - 200 - stretch(40)) < 0.01)
        move(60)
        #expect(abs(try offset() - 200 - stretch(100)) < 0.01)
        move(-60)
        #expect(abs(try offset() - 200 - stretch(40)) < 0.01)
        move(-40)
        #expect(abs(try offset() - 200) < 0.01)
        move(-50)
        #expect(abs(try offset() - 150) < 0.01)
        move(-150)
        move(-80)
        #expect(abs(try offset() - stretch(80)) < 0.01)
        move(80)
        #expect(try offset() < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try offset() < 0.01)
    }

    @Test(arguments: [(50.0, false, 0.0), (50, true, 40), (300, false, 40), (300, true, 40)])
    func `Content that fits stretches unless its behavior depends on its size`(
        length: CGFloat, always: Bool, pull: CGFloat
    )
        throws
    {
        let stage = stage(Scrolled(axis: .vertical, behavior: always ? .always : .basedOnSize, length: length))
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: 0, height: 50), over: 0.1)
        #expect(abs(try place(stage, .vertical) + (pull == 0 ? 0 : stretch(pull))) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(try place(stage, .vertical) == 0)
    }

    @Test func `A finger that grabs a bounce holds it where it is`() throws {
        let stage = stage(Scrolled(axis: .vertical))
        let first = stage.touch(at: CGPoint(x: 50, y: 20))
        first.move(by: CGSize(width: 0, height: 80), over: 0.2)
        first.hold(for: 0.2)
        first.lift()
        stage.advance(by: 0.05)
        let second = stage.touch(at: CGPoint(x: 50, y: 50))
        let held = try place(stage, .vertical)
        #expect(held < -5 && held > -stretch(70))
        second.hold(for: 0.3)
        #expect(try place(stage, .vertical) == held)
        // It moves with less resistance than at the edge, and exactly as far back.
        second.move(by: CGSize(width: 0, height: 8), over: 0.1)
        #expect(try place(stage, .vertical) < held - 1)
        second.move(by: CGSize(width: 0, height: -8), over: 0.1)
        #expect(abs(try place(stage, .vertical) - held) < 0.01)
        second.lift()
        try stage.settle()
        #expect(try place(stage, .vertical) == 0)
    }

    @MainActor @Observable final class Model { var length: CGFloat = 300 }

    private struct Changing: View {
        let model: Model
        var body: some View { Scrolled(axis: .vertical, length: model.length) }
    }

    /// The content becomes shorter or longer while a finger holds it.
    @Test(
        arguments: [(0.0, 150.0, 0.0), (100, 250, 100), (150, 150, 50), (200, 400, 200), (200, 120, 20), (120, 80, 0)])
    func `Held content within its edges stays, or moves to the new edge`(
        start: CGFloat, length: CGFloat, end: CGFloat
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Changing(model: model) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: 0, height: -start - 10), over: 0.2)
        #expect(abs(try place(stage, .vertical) - start) < 0.01)
        model.length = length
        stage.update()
        #expect(abs(try place(stage, .vertical) - end) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try place(stage, .vertical) - end) < 0.01)
    }

    /// Beyond an edge, the content keeps its distance from it.
    @Test(arguments: [250.0, 200, 400]) func `Content held beyond its end stays as far beyond it`(length: CGFloat)
        throws
    {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Changing(model: model) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: 0, height: -250), over: 0.2)
        let before = try place(stage, .vertical)
        #expect(abs(before - 200 - stretch(40)) < 0.01)
        model.length = length
        stage.update()
        let now = try place(stage, .vertical)
        #expect(abs(now - (length < 300 ? length - 100 + stretch(40) : before)) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try place(stage, .vertical) - min(length - 100, length > 300 ? before : 1_000)) < 0.01)
    }

    // MARK: Nested

    /// A scroll view of 100 points with content of 150, in content of 400 points.
    private func nested() -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                ScrollView { Color.red.frame(width: 100, height: 150) }.frame(height: 100)
                    .scrollIndicators(.hidden)
                    .accessibilityIdentifier("inner")
                Color.blue.frame(width: 100, height: 292)
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("outer")
        }
    }

    @Test func `A drag moves the inner content, then the outer one, and back in the other order`() throws {
        let stage = nested()
        func offsets() throws -> [CGFloat] {
            try ["inner", "outer"].map { (try stage.scroll($0).offset.y * 100).rounded() / 100 }
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        func move(_ distance: CGFloat) { finger.move(by: CGSize(width: 0, height: -distance), over: 0.1) }
        move(10)
        move(30)
        #expect(try offsets() == [30, 0])
        move(50)
        #expect(try offsets() == [50, 30])
        move(20)
        #expect(try offsets() == [50, 50])
        move(-35)
        #expect(try offsets() == [50, 15])
        move(-25)
        #expect(try offsets() == [40, 0])
        move(-40)
        #expect(try offsets() == [0, 0])
        move(-40)
        // At both starts, the inner content stretches.
        #expect(abs(try offsets()[0] + stretch(40)) < 0.02)
        #expect(try offsets()[1] == 0)
        move(40)
        #expect(try offsets() == [0, 0])
        move(5)
        #expect(try offsets() == [5, 0])
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try offsets() == [5, 0])
    }

    @Test func `A fling belongs to the content that moved last`() throws {
        let stage = nested()
        let finger = stage.touch(at: CGPoint(x: 50, y: 90))
        finger.move(by: CGSize(width: 0, height: -80), over: 0.1)
        let outer = try stage.scroll("outer").offset.y
        #expect(abs(outer - 20) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 50)
        #expect(try stage.scroll("outer").offset.y > outer + 100)
    }
}
