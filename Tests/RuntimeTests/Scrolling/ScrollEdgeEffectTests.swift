import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ScrollEdgeEffectTests {
    private func stage(_ style: ScrollEdgeEffectStyle?, isHidden: Bool = false) -> Stage {
        Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView {
                Color.black.frame(height: 600)
            }
            .accessibilityIdentifier("scroll")
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
            .scrollEdgeEffectStyle(style, for: .top)
            .scrollEdgeEffectHidden(isHidden, for: .top)
        }
    }

    private func scrolled(_ stage: Stage) -> Pixels {
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        stage.advance(by: 1)
        return Pixels(stage)
    }

    @Test func softContentFadesTowardsTheEdge() {
        let stage = stage(.soft)
        #expect(Pixels(stage)[50, 41].red < 0.05)
        let shown = scrolled(stage)
        #expect(shown[50, 2].red > 0.9)
        #expect((0.1...0.9).contains(shown[50, 36].red))
        #expect(shown[50, 60].red < 0.05)
    }

    @Test func aHardEdgeIsALine() {
        let shown = scrolled(stage(.hard))
        #expect(shown[50, 5].red > 0.9 && shown[50, 35].red > 0.9)
        #expect(shown[50, 41].red < 0.05)
    }

    @Test func nothingIsDrawnWhereNothingIsAskedFor() {
        for shown in [scrolled(stage(nil)), scrolled(stage(.automatic)), scrolled(stage(.soft, isHidden: true))] {
            #expect(shown[50, 5].red < 0.05)
        }
    }

    @Test func aScrolledFrameDoesNoLayout() {
        let stage = stage(.soft)
        let finger = stage.touch(at: CGPoint(x: 50, y: 150))
        finger.move(to: CGPoint(x: 50, y: 120), over: 0.2)
        stage.resetStatistics()
        finger.move(to: CGPoint(x: 50, y: 60), over: 0.2)
        #expect(stage.statistics.bodiesEvaluated == 0 && stage.statistics.nodesLaidOut == 0)
        finger.lift()
    }
}
