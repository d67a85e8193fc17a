import ScrollworkTesting
import SwiftUI
import Testing

/// Views that come and go while content is on its way to one of them, in a window of 300 points.
@MainActor
@Suite struct ChangedTargetTests {
    @MainActor @Observable final class Model {
        var items = Array(0..<30)
        var position: Int?
    }

    private func offset(_ stage: Stage) throws -> CGFloat { try stage.scroll("row").offset.x }

    /// The first view is 70 points wide, and the others are 120 points wide.
    private struct Row: View {
        let model: Model
        let anchor: CGFloat?

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(model.items, id: \.self) { cell($0 == 0 ? 70 : 120, 100, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: anchor.map { UnitPoint(x: $0, y: 0) }))
            .accessibilityIdentifier("row")
        }
    }

    /// A fling leads to a view, which leaves together with the first view. The view after the next one is then 50
    /// points beyond the old destination, and the next view is 70 points before it.
    @Test(arguments: [nil, 0.5, 1] as [CGFloat?])
    func `Content moves to the nearest view if its target leaves`(anchor: CGFloat?) throws {
        // The distance between the leading edges of the window and of an aligned view.
        let lead = 180 * (anchor ?? 0)
        func flung(_ model: Model) -> Stage {
            let stage = Stage(size: CGSize(width: 300, height: 100)) { Row(model: model, anchor: anchor) }
            stage.flick(from: CGPoint(x: 250, y: 50), velocity: CGVector(dx: -900, dy: 0))
            stage.advance(by: 0.1)
            return stage
        }
        let unchanged = flung(Model())
        try unchanged.settle()
        let target = Int(((try offset(unchanged) + lead + 50) / 120).rounded())
        #expect(abs(try unchanged.frame(of: "\(target)").minX - lead) < 0.01)
        let model = Model()
        let stage = flung(model)
        model.items.removeAll { $0 == 0 || $0 == target }
        stage.update()
        var last = try offset(stage), step: CGFloat = 0, frames = 0
        while try stage.scroll("row").phase != .idle, frames < 300 {
            stage.advance(by: 1.0 / 60)
            let now = try offset(stage)
            (step, last) = (abs(now - last), now)
            frames += 1
        }
        #expect(abs(try stage.frame(of: "\(target + 2)").minX - lead) < 0.01)
        // The content doesn't jump at its end.
        #expect(step < 1, "\(step)")
    }

    /// Views of 100 points.
    private struct Even: View {
        let model: Model

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(100, 100, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .accessibilityIdentifier("row")
        }
    }

    /// The fling leads to view 5, at 500 points. Without the views after view 7, the last position is 430 points, which
    /// is nearer to view 4.
    @Test func `Content moves to its target if the target is reachable again`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 370, height: 100)) { Even(model: model) }
        stage.flick(from: CGPoint(x: 300, y: 50), velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: 0.1)
        model.items = Array(0..<8)
        stage.update()
        #expect(try stage.scroll("row").contentSize.width == 800)
        model.items = Array(0..<30)
        try stage.settle()
        #expect(abs(try offset(stage) - 500) < 0.01)
        #expect(abs(try stage.frame(of: "5").minX) < 0.01)
    }

    private struct Bound: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(100, 100, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            .scrollPosition(id: $model.position)
            .accessibilityIdentifier("row")
        }
    }

    /// The finger has dragged view 10 by 30 points from the edge when two views come before it.
    @Test func `A fling by one view counts from the view where the drag began`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Bound(model: model) }
        stage.wheel(by: CGSize(width: 1_000, height: 0), at: CGPoint(x: 150, y: 50), precise: true)
        try stage.settle()
        #expect(abs(try offset(stage) - 1_000) < 0.01)
        let finger = stage.touch(at: CGPoint(x: 250, y: 50))
        finger.move(by: CGSize(width: -40, height: 0), over: 0.2)
        model.items.insert(contentsOf: [100, 101], at: 0)
        stage.update()
        #expect(abs(try offset(stage) - 1_230) < 0.01)
        finger.hold(for: 0.2)
        // 300 points per second.
        finger.move(by: CGSize(width: -10, height: 0), over: 1.0 / 30)
        finger.lift()
        try stage.settle()
        #expect(abs(try offset(stage) - 1_300) < 0.01)
        #expect(abs(try stage.frame(of: "11").minX) < 0.01)
    }
}
