import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll transitions of so many views that a frame updates only those near the viewport.
@MainActor
@Suite struct ManyScrollEffectsTests {
    @Observable final class Model {
        var rows: [Int]
        init(_ rows: [Int]) { self.rows = rows }
    }

    private struct Rows: View {
        let model: Model
        let axis: Axis
        let long: CGFloat

        /// The lengths vary, and one view is longer than the others.
        static func length(_ row: Int, long: CGFloat) -> CGFloat { row == 40 ? long : 20 + CGFloat(row % 3) * 10 }

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                let layout =
                    axis == .vertical ? AnyLayout(VStackLayout(spacing: 5)) : AnyLayout(HStackLayout(spacing: 5))
                layout {
                    ForEach(model.rows, id: \.self) { row in
                        let length = Self.length(row, long: long)
                        Color.red.frame(
                            width: axis == .vertical ? 50 : length, height: axis == .vertical ? length : 50
                        )
                        .scrollTransition(.interactive(timingCurve: .linear).threshold(.visible)) { effect, phase in
                            effect.opacity(0.5 + phase.value / 4)
                        }
                        .accessibilityIdentifier("\(row)")
                    }
                }
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
        }
    }

    /// Checks that each view is as its place requires: those beyond an edge completely.
    private func check(
        _ stage: Stage, _ axis: Axis, isRightToLeft: Bool, _ location: SourceLocation = #_sourceLocation
    ) throws {
        var wrong: [String] = []
        for (name, frame) in stage.frames() where Int(name) != nil {
            let length = axis == .vertical ? frame.height : frame.width
            var start = axis == .vertical ? frame.minY : frame.minX
            if isRightToLeft { start = 200 - frame.maxX }
            let end = 200 - start - length
            // How far the view is beyond the edge, or how much of the viewport a long view leaves.
            let excess = max(length - 200, 0), whole = min(length, 200)
            let leading = min(max(-(start + excess) / whole, 0), 1), trailing = min(max(-(end + excess) / whole, 0), 1)
            let value = leading > trailing ? -leading : trailing
            if abs(try stage.opacity(of: name) - (0.5 + value / 4)) > 0.001 { wrong.append(name) }
        }
        #expect(wrong.isEmpty, sourceLocation: location)
    }

    @Test(
        arguments: [
            (63, Axis.vertical, false, 60), (64, .vertical, false, 900), (80, .horizontal, false, 60),
            (80, .horizontal, true, 900), (1_000, .vertical, false, 60),
        ] as [(Int, Axis, Bool, CGFloat)])
    func `Each view has the effect of its position, at any speed`(
        _ circumstances: (count: Int, axis: Axis, isRightToLeft: Bool, long: CGFloat)
    ) throws {
        let (count, axis, isRightToLeft, long) = circumstances
        let stage = Stage(
            size: CGSize(width: 200, height: 200),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Rows(model: Model(Array(0..<count)), axis: axis, long: long) }
        try check(stage, axis, isRightToLeft: isRightToLeft)
        let sign: CGFloat = isRightToLeft ? -1 : 1
        // With many views, the first frame puts them in order.
        let distances: [CGFloat] =
            count == 1_000 ? [200, 1_200, -700] : [3, 3, 3, 40, 200, 1, 1_200, -700, 260, -4_000, 5, 9_000]
        for distance in distances {
            let by = distance * sign
            stage.wheel(
                by: axis == .vertical ? CGSize(width: 0, height: by) : CGSize(width: by, height: 0),
                at: CGPoint(x: 100, y: 100), precise: true)
            stage.advance(by: 0.1)
            try check(stage, axis, isRightToLeft: isRightToLeft)
        }
    }

    @Test func `Views that enter and leave have the effects of their positions`() throws {
        let model = Model(Array(0..<90))
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Rows(model: model, axis: .vertical, long: 60) }
        func scroll(_ distance: CGFloat) throws {
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 100), precise: true)
            stage.advance(by: 0.1)
            try check(stage, .vertical, isRightToLeft: false)
        }
        for _ in 0..<4 { try scroll(30) }
        model.rows.removeFirst(3)
        stage.update()
        try check(stage, .vertical, isRightToLeft: false)
        for _ in 0..<4 { try scroll(30) }
        model.rows.insert(contentsOf: 200..<220, at: 2)
        stage.update()
        try check(stage, .vertical, isRightToLeft: false)
        for _ in 0..<5 { try scroll(-40) }
        model.rows.removeLast(50)
        stage.update()
        for _ in 0..<3 { try scroll(20) }
    }

    @Test(arguments: [Axis.vertical, .horizontal])
    func `Free scrolling on two axes updates all views`(axis: Axis) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView([.horizontal, .vertical]) {
                VStack(spacing: 0) {
                    ForEach(0..<70) { row in
                        Color.red.frame(width: 100, height: 30)
                            .scrollTransition(.interactive(timingCurve: .linear), axis: axis) { effect, phase in
                                effect.opacity(0.5 + phase.value / 4)
                            }
                            .accessibilityIdentifier("\(row)")
                            .frame(width: 600, alignment: .leading)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
        for step in [CGSize(width: 50, height: 3), CGSize(width: 0, height: 300), CGSize(width: -20, height: -90)] {
            for _ in 0..<2 {
                stage.wheel(by: step, at: CGPoint(x: 100, y: 100), precise: true)
                stage.advance(by: 0.1)
                try check(stage, axis, isRightToLeft: false)
            }
        }
    }
}
