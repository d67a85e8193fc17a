import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// What a pull at the top of a scroll view shows: eight spokes, of which more appear as the pull grows.
@MainActor
@Suite struct RefreshLookTests {
    private func stage(
        inset: CGFloat = 0, isDark: Bool = false, length: CGFloat = 1_000,
        action: @escaping @Sendable () async -> Void = {}
    ) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 400), scale: 1, environment: { $0.colorScheme = isDark ? .dark : .light }
        ) {
            ScrollView { Color.clear.frame(height: length) }
                .scrollIndicators(.hidden)
                .background(isDark ? Color.black : Color.white)
                .safeAreaPadding(.top, inset)
                // The action begins only after the test.
                .refreshable(action: action)
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

    /// The spokes are strokes of 2.4 points with round caps. The darkest has an opacity of 0.6, and the others fade by
    /// eighths of 0.45.
    @Test func `Spokes extend from 5 to 10 points around their middle`() throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let middle = Int((try pull(finger, in: stage, to: 70) / 2).rounded())
        let pixels = Pixels(stage)
        func light(_ x: Int, _ y: Int) -> Float { pixels[50 + x, middle + y].red }
        for (x, y, level) in [(0, -8, 0.4), (7, 0, 0.7375), (0, 7, 0.625), (-8, 0, 0.5125)] as [(Int, Int, Float)] {
            #expect(abs(light(x, y) - level) < 0.015, "\(x) \(y)")
        }
        #expect(light(0, -12) > 0.85 && light(0, -11) < 0.5 && light(0, -5) < 0.5 && light(0, -4) > 0.85)
        // A fifth of the pixel beside the spoke.
        #expect(abs(light(1, -8) - 0.88) < 0.03)
        // Beyond 60 points, the pull doesn't make them darker.
        let first = try #require(stage.marks.first { $0.kind == .line(2.4) }?.color)
        #expect(abs(first.alpha - 0.6) < 1e-6)
    }

    /// With the inset, the first spoke is in view at once.
    @Test func `Another pull shows its spokes from the first one on`() throws {
        let stage = stage(inset: 30)
        let first = stage.touch(at: CGPoint(x: 50, y: 100))
        _ = try pull(first, in: stage, to: 50, inset: 30)
        first.hold(for: 0.2)
        first.lift()
        try stage.settle()
        let second = stage.touch(at: CGPoint(x: 50, y: 100))
        let low = spokes(stage, center: (try pull(second, in: stage, to: 8, inset: 30)).rounded())
        #expect(low[0] < 0.95 && low.dropFirst().allSatisfy { $0 > 0.95 }, "\(low)")
        let high = spokes(stage, center: (try pull(second, in: stage, to: 50, inset: 30)).rounded())
        #expect(high[0] < 0.6 && high[5] < 0.95 && high[6] > 0.95, "\(high)")
    }

    @Test func `A pull after the end of its refresh shows all spokes, which don't turn`() async throws {
        let log = GestureLog()
        let stage = stage { await log.note("run") }
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        _ = try pull(finger, in: stage, to: 75)
        await stage.mainQueue { log.entries == ["run"] }
        await stage.mainQueue(for: 0.01)
        while -(try stage.scroll("feed").offset.y) > 40 { finger.move(by: CGSize(width: 0, height: -0.5), over: 0) }
        for _ in 0..<2 {
            let shown = spokes(stage, center: (-(try stage.scroll("feed").offset.y) - 30).rounded())
            #expect(shown.allSatisfy { $0 < 0.95 } && shown[0] == shown.min(), "\(shown)")
            stage.advance(by: 0.125)
        }
        #expect(stage.feedback.count == 1)
    }

    /// A finger pulls the content, and pushes it back by 400 points.
    @Test func `While it refreshes, content can be at its own ends`() throws {
        for length in [100, 1_000] as [CGFloat] {
            let stage = stage(length: length)
            let finger = stage.touch(at: CGPoint(x: 50, y: 60))
            _ = try pull(finger, in: stage, to: 80)
            finger.move(by: CGSize(width: 0, height: -400), over: 0.2)
            finger.hold(for: 0.2)
            finger.lift()
            stage.advance(by: 2)
            let y = try stage.scroll("feed").offset.y
            // The content of 100 points fits.
            #expect(length == 100 ? abs(y) < 0.01 : y > 200 && y < 500, "\(y)")
        }
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

    @MainActor @Observable final class Direction { var axes = Axis.Set.horizontal }

    @Test func `A pull shows its spokes only while the content scrolls vertically`() throws {
        let direction = Direction()
        let stage = Stage(size: CGSize(width: 100, height: 400), scale: 1) {
            Live {
                ScrollView(direction.axes) { Color.clear.frame(width: 300, height: 1_000) }
                    .scrollIndicators(.hidden)
                    .refreshable {}
                    .accessibilityIdentifier("feed")
            }
        }
        func count() -> Int { stage.marks.filter { $0.kind == .line(2.4) }.count }
        for axes in [Axis.Set.horizontal, .vertical, .horizontal, [.horizontal, .vertical]] {
            direction.axes = axes
            stage.update()
            let finger = stage.touch(at: CGPoint(x: 50, y: 60))
            if axes.contains(.vertical) {
                let pulled = try pull(finger, in: stage, to: 40)
                #expect(count() == Int((pulled / 75 * 8).rounded(.up)))
            } else {
                finger.move(by: CGSize(width: 0, height: 200), over: 0.2)
                #expect(count() == 0)
            }
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            #expect(count() == 0)
        }
    }

    @Test func `The spokes return to their first place when the refresh of a held pull ends`() async throws {
        let (end, continuation) = AsyncStream<Void>.makeStream()
        let stage = stage { for await _ in end {} }
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let center = (try pull(finger, in: stage, to: 75) / 2).rounded()
        func darkest() -> Int? {
            let shown = spokes(stage, center: center)
            return shown.firstIndex(of: shown.min() ?? 0)
        }
        finger.hold(for: 0.4)
        #expect(darkest() == 3)
        continuation.finish()
        await stage.mainQueue { darkest() == 0 }
        #expect(darkest() == 0)
        finger.lift()
    }

    /// The refresh begins after a quarter of a second.
    @Test func `A refresh needs a frame only when its spokes turn`() throws {
        let stage = stage()
        stage.advance(by: 0.25)
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let center = (try pull(finger, in: stage, to: 75) / 2).rounded()
        stage.update()
        stage.resetStatistics()
        #expect(try stage.settle(within: 1) == 1)
        #expect(stage.statistics.frames == 8)
        let shown = spokes(stage, center: center)
        #expect(shown[0] == shown.min(), "\(shown)")
    }

    @Test func `While it refreshes, each pull shows all spokes and starts no other refresh`() throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        _ = try pull(finger, in: stage, to: 75)
        while -(try stage.scroll("feed").offset.y) > 0.5 { finger.move(by: CGSize(width: 0, height: -0.5), over: 0) }
        let center = (try pull(finger, in: stage, to: 50) - 30).rounded()
        let shown = spokes(stage, center: center)
        #expect(shown.allSatisfy { $0 < 0.95 }, "\(shown)")
        _ = try pull(finger, in: stage, to: 80)
        #expect(stage.feedback.count == 1)
    }

    /// The content returns to a distance below its top after its refresh, and the finger pulls it again.
    @Test(arguments: [(1.4, 1), (0.9, 2)] as [(CGFloat, Int)])
    func `Only a pull that begins within a point of the top refreshes again`(distance: CGFloat, count: Int) async throws
    {
        let log = GestureLog()
        let stage = stage { await log.note("run") }
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        _ = try pull(finger, in: stage, to: 75)
        await stage.mainQueue { log.entries == ["run"] }
        await stage.mainQueue(for: 0.01)
        while -(try stage.scroll("feed").offset.y) > distance {
            finger.move(by: CGSize(width: 0, height: -0.5), over: 0)
        }
        _ = try pull(finger, in: stage, to: 80)
        #expect(stage.feedback.count == count)
    }

    @MainActor @Observable final class Model { var axes = Axis.Set.vertical }

    private struct Turning: View {
        let model: Model
        var body: some View {
            ScrollView(model.axes) { Color.clear.frame(height: model.axes == .vertical ? 1_000 : 400) }
                .scrollIndicators(.hidden)
                .refreshable {}
                .accessibilityIdentifier("feed")
        }
    }

    @Test func `Content that no longer scrolls down doesn't refresh`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 400), scale: 1) { Turning(model: model) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        let center = (try pull(finger, in: stage, to: 75) / 2).rounded()
        #expect(spokes(stage, center: center).allSatisfy { $0 < 0.95 })
        model.axes = .horizontal
        stage.update()
        #expect(spokes(stage, center: center).allSatisfy { $0 > 0.99 })
        finger.lift()
        try stage.settle()
        #expect(stage.isAtRest)
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

    @Test func `Spokes in view follow the color scheme`() throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 60))
        _ = try pull(finger, in: stage, to: 70)
        for isDark in [false, true, false] {
            stage.changeEnvironment { $0.colorScheme = isDark ? .dark : .light }
            let levels = stage.marks.filter { $0.kind == .line(2.4) }.compactMap { $0.color?.red }
            #expect(levels == Array(repeating: isDark ? 1 : 0, count: 8))
        }
        finger.lift()
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
        // A new layout keeps the space.
        for height in [350, 450] as [CGFloat] {
            stage.resize(to: CGSize(width: 100, height: height))
            #expect(abs(try stage.scroll("feed").offset.y + 60 + inset) < 0.01)
        }
    }
}
