import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// What a pull at the top of a scroll view shows: eight spokes, of which more appear as the pull grows.
@MainActor
@Suite struct RefreshLookTests {
    private func stage(inset: CGFloat = 0, isDark: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 400), scale: 1, environment: { $0.colorScheme = isDark ? .dark : .light }
        ) {
            ScrollView { Color.clear.frame(height: 1_000) }
                .scrollIndicators(.hidden)
                .background(isDark ? Color.black : Color.white)
                .safeAreaPadding(.top, inset)
                // The action begins only after the test.
                .refreshable {}
                .accessibilityIdentifier("feed")
        }
    }

    /// Pulls the content down by at least a distance. Returns the exact distance.
    private func pull(_ finger: Finger, in stage: Stage, to distance: CGFloat, inset: CGFloat = 0) throws -> CGFloat {
        func pulled() throws -> CGFloat { -(try stage.scroll("feed").offset.y) - inset }
        while try pulled() < distance { finger.move(by: CGSize(width: 0, height: 0.5), over: 0) }
        return try pulled()
    }

    /// Returns how dark the spokes are, the one at the top first.
    private func spokes(_ stage: Stage, center y: CGFloat) -> [Float] {
        let pixels = Pixels(stage)
        return (0..<8).map { spoke in
            let angle = Double(spoke) / 8 * 2 * .pi - .pi / 2
            return pixels[Int((50 + 7.5 * cos(angle)).rounded(.down)), Int((y + 7.5 * sin(angle)).rounded(.down))].red
        }
    }

    /// The indicator is 30 points above the content until it has room, and then in the middle of it.
    @Test(arguments: [40.0, 47, 56.5, 59, 61, 66, 74], [0, 30] as [CGFloat])
    func `A spoke appears with each eighth of the pull`(distance: CGFloat, inset: CGFloat) throws {
        let stage = stage(inset: inset)
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let pulled = try pull(finger, in: stage, to: distance, inset: inset)
        #expect(pulled < 75)
        let center = (inset + (pulled < 60 ? pulled - 30 : pulled / 2)).rounded()
        let shown = spokes(stage, center: center)
        let count = Int((pulled / 75 * 8).rounded(.up))
        for (spoke, light) in shown.enumerated() { #expect((light < 0.95) == (spoke < count), "\(pulled) \(shown)") }
        // The first spoke is the darkest.
        #expect(shown[0] == shown.min())
        #expect(abs(shown[0] - (1 - 0.6 * Float(min(pulled / 60, 1)))) < 0.08)
    }

    @Test func `A refresh shows all spokes, which turn once a second`() throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let pulled = try pull(finger, in: stage, to: 75)
        #expect(stage.feedback.count == 1)
        let center = (pulled / 2).rounded()
        for turn in 0..<10 {
            let shown = spokes(stage, center: center)
            #expect(shown.allSatisfy { $0 < 0.95 })
            #expect(shown.firstIndex(of: shown.min()!) == turn % 8, "\(shown)")
            // The others fade behind it.
            #expect(shown[(turn + 7) % 8] < shown[(turn + 6) % 8] && shown[(turn + 1) % 8] > shown[(turn + 7) % 8])
            stage.advance(by: turn == 0 ? 0.13 : 0.125)
        }
        #expect(stage.feedback.count == 1)
    }

    @Test func `Nothing is shown without a pull`() throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        _ = try pull(finger, in: stage, to: 50)
        #expect(spokes(stage, center: 20)[0] < 0.8)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        for y in stride(from: 4 as CGFloat, to: 40, by: 3) {
            #expect(spokes(stage, center: y + 8).allSatisfy { $0 > 0.99 })
        }
    }

    @Test func `On a dark screen the spokes are light`() throws {
        let stage = stage(isDark: true)
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let pulled = try pull(finger, in: stage, to: 70)
        let shown = spokes(stage, center: (pulled / 2).rounded())
        #expect(abs(shown[0] - 0.6) < 0.08 && shown.allSatisfy { $0 > 0.15 })
    }

    /// After a refresh has begun, 60 points above the content stay free.
    @Test(arguments: [0, 30] as [CGFloat]) func `A released pull leaves space while it refreshes`(inset: CGFloat) throws
    {
        let stage = stage(inset: inset)
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        _ = try pull(finger, in: stage, to: 90, inset: inset)
        finger.hold(for: 0.2)
        finger.lift()
        stage.advance(by: 2)
        #expect(abs(try stage.scroll("feed").offset.y + 60 + inset) < 0.01)
    }
}
