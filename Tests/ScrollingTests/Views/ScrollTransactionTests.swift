import ScrollworkTesting
import SwiftUI
import Testing

/// Transactions that change how a scroll view follows the program.
@MainActor
@Suite struct ScrollTransactionTests {
    @MainActor @Observable final class Model {
        var position = ScrollPosition(idType: Int.self)
        var items = Array(0..<400)
        var length: CGFloat = 500
        @ObservationIgnored var phases: [ScrollPhase] = []
    }

    private struct Rows: View {
        @Bindable var model: Model
        var isLazy = true

        var body: some View {
            let rows = ForEach(model.items, id: \.self) { cell(100, 50, "\($0)") }
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition($model.position, anchor: .top)
            .onScrollPhaseChange { old, new in if old != new { model.phases.append(new) } }
            .accessibilityIdentifier("scroll")
        }
    }

    private func stage(_ model: Model, isLazy: Bool = true) -> Stage {
        Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model, isLazy: isLazy) }
    }

    private func offset(_ stage: Stage) throws -> CGFloat { try stage.scroll("scroll").offset.y }

    private func fling(_ stage: Stage) {
        stage.flick(from: CGPoint(x: 50, y: 150), velocity: CGVector(dx: 0, dy: -2_000))
        stage.advance(by: 0.3)
    }

    // MARK: Velocities

    /// The distance that remains is that of the velocity, wherever the content is.
    @Test(arguments: [true, false], [true, false])
    func `Content continues from a new position only if the transaction requests it`(keeps: Bool, isByID: Bool) throws {
        let usual = stage(Model())
        fling(usual)
        let start = try offset(usual)
        try usual.settle()
        let rest = try offset(usual) - start
        try #require(rest > 100)
        let model = Model(), stage = stage(model)
        fling(stage)
        withTransaction(\.scrollPositionUpdatePreservesVelocity, keeps) {
            if isByID { model.position.scrollTo(id: 100) } else { model.position.scrollTo(y: 5_000) }
        }
        stage.update()
        #expect(abs(try offset(stage) - 5_000) < 0.5)
        try stage.settle()
        #expect(abs(try offset(stage) - (keeps ? 5_000 + rest : 5_000)) < 1)
        #expect(model.phases == [.tracking, .interacting, .decelerating, .idle])
        #expect(model.position.isPositionedByUser == keeps)
    }

    @Test func `An animated change of the position does not keep the velocity`() throws {
        let model = Model(), stage = stage(model)
        fling(stage)
        var transaction = Transaction(animation: .linear(duration: 0.5))
        transaction.scrollPositionUpdatePreservesVelocity = true
        withTransaction(transaction) { model.position.scrollTo(y: 5_000) }
        try stage.settle()
        #expect(abs(try offset(stage) - 5_000) < 0.5)
    }

    @Test func `Content at rest stays at a new position`() throws {
        let model = Model(), stage = stage(model)
        withTransaction(\.scrollPositionUpdatePreservesVelocity, true) { model.position.scrollTo(y: 5_000) }
        try stage.settle()
        #expect(try offset(stage) == 5_000 && model.phases.isEmpty)
    }

    // MARK: Adjustments

    /// Rows are inserted before the visible ones.
    @Test(arguments: [true, false], [true, false])
    func `Visible views stay in place unless the transaction prevents it`(adjusts: Bool, isLazy: Bool) throws {
        let model = Model(), stage = stage(model, isLazy: isLazy)
        model.position.scrollTo(id: 10)
        try stage.settle()
        try #require(try offset(stage) == 500)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, adjusts ? .automatic : .disabled) {
            model.items.insert(contentsOf: [1_000, 1_001], at: 2)
        }
        try stage.settle()
        #expect(try offset(stage) == (adjusts ? 600 : 500))
        // The next change has a transaction of its own.
        model.items.insert(2_000, at: 2)
        try stage.settle()
        #expect(try offset(stage) == (adjusts ? 650 : 550))
    }

    private struct Growing: View {
        let model: Model

        var body: some View {
            ScrollView { cell(100, model.length, "content") }
                .defaultScrollAnchor(.bottom)
                .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: [true, false]) func `Content stays at its anchor unless the transaction prevents it`(
        adjusts: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Growing(model: model) }
        try #require(try offset(stage) == 300)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, adjusts ? .automatic : .disabled) {
            model.length = 700
        }
        try stage.settle()
        #expect(try offset(stage) == (adjusts ? 500 : 300))
    }
}
