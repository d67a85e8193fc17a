import ScrollworkTesting
import SwiftUI
import Testing

/// Rows inserted before the visible range while the content is at its end or beyond it.
@MainActor
@Suite struct EndOfRowsTests {
    @MainActor @Observable final class Model {
        var rows: [Int] = Array(0..<60)
    }

    private struct Rows: View {
        let model: Model

        /// The rows near the end are the shortest, so the estimate of the rows outside the visible range decreases when
        /// rows are inserted.
        private func height(_ row: Int) -> CGFloat { row > 40 ? 30 : row.isMultiple(of: 2) ? 90 : 170 }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 4) {
                    ForEach(model.rows, id: \.self) { row in
                        Color.red.frame(height: height(row)).accessibilityIdentifier("row\(row)")
                    }
                }
            }
            .contentMargins(.vertical, 10, for: .scrollContent)
            .defaultScrollAnchor(.bottom)
            .accessibilityIdentifier("scroll")
        }
    }

    private let model = Model()
    private let stage: Stage

    init() throws {
        let model = model
        stage = Stage(size: CGSize(width: 200, height: 400)) { Rows(model: model) }
        // Far enough up to measure longer rows, and back.
        for distance in [300.0, 300, 300, -330, -330, -330, -330] {
            stage.drag(
                from: CGPoint(x: 60, y: 200 - distance / 2), to: CGPoint(x: 60, y: 200 + distance / 2), over: 0.1)
            try stage.settle()
        }
    }

    private var last: CGFloat { get throws { try stage.frame(of: "row59").maxY } }

    private func putInBefore() throws {
        let first = try #require(model.rows.first)
        model.rows.insert(contentsOf: first - 12..<first, at: 0)
        stage.update()
    }

    @Test func aFingerHoldsContentBeyondItsEnd() throws {
        let finger = stage.touch(at: CGPoint(x: 60, y: 300))
        finger.move(by: CGSize(width: 0, height: -200), over: 0.1)
        let held = try last
        #expect(held < 340)
        try putInBefore()
        #expect(abs(try last - held) < 0.01)
        stage.advance(by: 0.5)
        finger.lift()
        try stage.settle()
        #expect(abs(try last - 390) < 0.01)
    }

    @Test(arguments: [60.0, 120]) func rowsInsertedBeforeDoNotAffectABounceAtTheEnd(_ frames: Double) throws {
        func places(_ change: Bool) throws -> [CGFloat] {
            let test = try EndOfRowsTests()
            test.stage.flick(from: CGPoint(x: 60, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
            test.stage.advance(by: 0.05)
            #expect(try test.last < 370)
            if change { try test.putInBefore() }
            var places = [try test.last]
            while try test.stage.scroll("scroll").phase != .idle, places.count < 1_000 {
                test.stage.advance(by: 1 / frames)
                places.append(try test.last)
            }
            return places
        }
        let usual = try places(false), changed = try places(true)
        #expect(usual.count == changed.count)
        for (one, other) in zip(usual, changed) { #expect(abs(one - other) < 0.01) }
        #expect(abs(try #require(changed.last) - 390) < 0.01)
    }

    @Test func contentAtRestAtItsEndStaysWhenRowsAreInsertedAtBothEnds() throws {
        #expect(abs(try last - 390) < 0.01)
        let first = try #require(model.rows.first)
        model.rows.insert(contentsOf: first - 12..<first, at: 0)
        model.rows.append(60)
        stage.update()
        #expect(abs(try stage.frame(of: "row60").maxY - 390) < 0.01)
    }
}
