import LayerTree
import ScrollMechanics
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// A target behavior that a program creates again with each evaluation of a body.
@MainActor
@Suite struct TargetBehaviorChangeTests {
    /// A behavior that can't be compared.
    private struct Rest: ScrollTargetBehavior {
        let position: () -> CGFloat

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = position() }
    }

    @Observable @MainActor
    final class Setting {
        var position: CGFloat = 300
        var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.never
    }

    private struct Row: View {
        let setting: Setting

        var body: some View {
            let position = setting.position
            ScrollView(.horizontal) { Content() }
                .scrollTargetBehavior(Rest { position })
                .accessibilityIdentifier("row")
        }
    }

    /// A view that updates whenever its environment changes.
    private struct Content: View {
        @Environment(\.self) private var values

        var body: some View { Color.blue.frame(width: 3_000, height: values.displayScale) }
    }

    @Test func `A new behavior updates no view, and applies to the next fling`() throws {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Row(setting: setting) }
        let middle = CGPoint(x: 150, y: 100)
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(try stage.scroll("row").offset.x == 300)
        stage.resetStatistics()
        setting.position = 700
        stage.update()
        #expect(stage.statistics.bodiesEvaluated == 1)
        #expect(try stage.scroll("row").offset.x == 300)
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(try stage.scroll("row").offset.x == 700)
    }

    private struct Cards: View {
        let setting: Setting

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2) { _ in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<50) { box(100, 90, "card-\($0)") } }.scrollTargetLayout()
                    }
                }
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: setting.limit))
        }
    }

    @Test func `A host receives the description of a new behavior for each scroll view`() throws {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Cards(setting: setting) }
        stage.show(ahead: 0.1)
        // Only a scroll view that a finger touched describes its motion.
        for y in [50.0, 150] {
            stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 150, y: y), over: 0.3)
            try stage.settle()
        }
        func rules(_ layer: Layer) -> [SnapRule] {
            let own = layer.restPositions?.horizontal.flatMap { SnapChoice(numbers: $0)?.rule }
            return (own.map { [$0] } ?? []) + layer.children.flatMap(rules)
        }
        #expect(rules(stage.graph.rootLayer) == [.nearest, .nearest])
        setting.limit = .alwaysByOne
        stage.update()
        #expect(rules(stage.graph.rootLayer) == [.oneStep, .oneStep])
    }
}
