import ScrollworkTesting
import SwiftUI
import Testing

/// After a change of the layout direction, the same views stay at the leading edge of content with a bound position.
@MainActor
@Suite struct DirectionChangeTests {
    @MainActor @Observable final class Model {
        var column: Int? = 0
        var direction = LayoutDirection.leftToRight
    }

    private struct Columns: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) {
                        Text("\($0)").frame(width: 50).accessibilityIdentifier("column-\($0)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $model.column, anchor: .leading)
            .environment(\.layoutDirection, model.direction)
        }
    }

    private let model = Model()

    private func makeStage() -> Stage {
        Stage(size: CGSize(width: 200, height: 100)) { [model] in Columns(model: model) }
    }

    /// Returns the distance from the leading edge of the stage to a column.
    private func distance(_ column: Int, _ stage: Stage) throws -> CGFloat {
        let frame = try stage.frame(of: "column-\(column)")
        return model.direction == .leftToRight ? frame.minX : stage.size.width - frame.maxX
    }

    private func turn(_ stage: Stage) {
        model.direction = model.direction == .leftToRight ? .rightToLeft : .leftToRight
        stage.update()
    }

    @Test func contentAtRestStaysAtTheLeadingEdge() throws {
        let stage = makeStage()
        model.column = 30
        try stage.settle()
        for _ in 0..<3 {
            turn(stage)
            #expect(abs(try distance(30, stage)) < 0.01)
            try stage.settle()
            #expect(abs(try distance(30, stage)) < 0.01)
        }
    }

    @Test func contentInMotionContinuesFromWhereItIs() throws {
        let stage = makeStage()
        stage.flick(from: CGPoint(x: 150, y: 50), velocity: CGVector(dx: -3_000, dy: 0))
        for _ in 0..<4 {
            stage.advance(by: 0.1)
            let before = try distance(20, stage)
            turn(stage)
            #expect(abs(try distance(20, stage) - before) < 0.01)
            stage.advance(by: 1 / 60)
            #expect(try distance(20, stage) < before)
        }
    }

    @Test func contentMovedByTheProgramArrives() throws {
        let stage = makeStage()
        withAnimation { model.column = 60 }
        stage.advance(by: 0.15)
        let before = try distance(30, stage)
        turn(stage)
        #expect(abs(try distance(30, stage) - before) < 0.01)
        try stage.settle()
        #expect(abs(try distance(60, stage)) < 0.01)
    }
}
