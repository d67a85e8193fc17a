import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// Strokes as shapes, and where they take touches.
@MainActor
@Suite struct ShapeStrokeTests {
    private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

    private func ants(_ width: CGFloat, _ miter: CGFloat, _ phase: CGFloat) -> some Shape {
        Rectangle().stroke(style: StrokeStyle(lineWidth: width, miterLimit: miter, dash: [10], dashPhase: phase))
    }

    @Test func `The phase of dashes animates`() {
        var shape = ants(4, 10, 0)
        let target = ants(4, 10, 7)
        #expect(shape.path(in: rect) != target.path(in: rect))
        shape.animatableData = target.animatableData
        #expect(shape.path(in: rect) == target.path(in: rect))
    }

    @MainActor @Observable final class Model { var part: CGFloat = 0 }

    private struct Marching: View {
        let model: Model

        var body: some View {
            Rectangle().stroke(style: StrokeStyle(lineWidth: 4, dash: [10], dashPhase: model.part * 20))
                .frame(width: 60, height: 40)
        }
    }

    @Test func `Dashes march`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Marching(model: model) }
        let first = try #require(stage.marks.first?.path)
        withAnimation(.linear(duration: 1)) { model.part = 1 }
        stage.update()
        stage.advance(by: 0.25)
        let moving = try #require(stage.marks.first?.path)
        // 20 points are a whole period, so the last path looks like the first one. A quarter of the way is 5 points.
        #expect(moving != first)
    }

    private struct Erased: View {
        let model: Model

        var body: some View {
            AnyShape(RoundedRectangle(cornerRadius: 16 * model.part)).fill(.red).frame(width: 60, height: 40)
        }
    }

    @Test func `A type-erased shape animates`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Erased(model: model) }
        withAnimation(.linear(duration: 1)) { model.part = 1 }
        stage.update()
        stage.advance(by: 0.5)
        let halfway = try #require(stage.marks.first?.path)
        stage.advance(by: 1)
        let last = try #require(stage.marks.first?.path)
        #expect(halfway != last)
    }

    private func takes<V: View>(_ point: CGPoint, _ view: V) -> Bool {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { view.onTapGesture { log.note("tap") } }
        stage.tap(at: point)
        return !log.entries.isEmpty
    }

    @Test func `The line of any shape takes touches`() {
        let half = Circle().trim(from: 0, to: 0.5)
        #expect(takes(CGPoint(x: 50, y: 99), half.stroke(.red, lineWidth: 10)))
        #expect(!takes(CGPoint(x: 50, y: 1), half.stroke(.red, lineWidth: 10)))
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 50))
            path.addLine(to: CGPoint(x: 100, y: 50))
        }
        #expect(takes(CGPoint(x: 30, y: 52), line.stroke(.red, lineWidth: 10)))
        #expect(!takes(CGPoint(x: 30, y: 70), line.stroke(.red, lineWidth: 10)))
    }

    @Test func `A hole of the even-odd rule takes no touches`() {
        let ring = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        }
        let style = FillStyle(eoFill: true), hole = CGPoint(x: 50, y: 50), rim = CGPoint(x: 10, y: 10)
        #expect(takes(rim, ring.fill(.red, style: style)))
        #expect(!takes(hole, ring.fill(.red, style: style)))
        #expect(takes(rim, Color.red.clipShape(ring, style: style)))
        #expect(!takes(hole, Color.red.clipShape(ring, style: style)))
    }
}
