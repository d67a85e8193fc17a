import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Rows {
    var count = 200
    @ObservationIgnored var proxy: ScrollViewProxy?
}

private struct Page: View {
    let rows: Rows
    let isLazy: Bool

    var body: some View {
        ScrollViewReader { proxy in
            let _ = rows.proxy = proxy
            ScrollView {
                if isLazy { LazyVStack(spacing: 0) { content } } else { VStack(spacing: 0) { content } }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    private var content: some View { ForEach(0..<rows.count, id: \.self) { _ in Color.red.frame(height: 40) } }
}

/// Content that becomes shorter during a programmatic scroll.
@MainActor
@Suite struct ShorterContentTests {
    private func stage(_ rows: Rows, isLazy: Bool, height: CGFloat) -> Stage {
        Stage(size: CGSize(width: 200, height: height)) { Page(rows: rows, isLazy: isLazy) }
    }

    /// Returns the offsets of the frames of one second.
    private func path(_ stage: Stage) throws -> [CGFloat] {
        try (0..<60).map { _ in
            stage.advance(by: 1 / 60)
            return try stage.scroll("scroll").offset.y
        }
    }

    @Test(arguments: [0, 300.0], [0.05, 0.1, 0.2, 0.3])
    func anAnimatedScrollEndsAtTheNewEnd(_ height: CGFloat, _ wait: Double) throws {
        for isLazy in [true, false] {
            let rows = Rows()
            let stage = stage(rows, isLazy: isLazy, height: height)
            withAnimation(.smooth(duration: 0.45)) { rows.proxy?.scrollTo(190, anchor: .top) }
            stage.advance(by: wait)
            rows.count = 60
            let path = try path(stage), end = 60 * 40 - height
            #expect(zip(path, path.dropFirst()).allSatisfy { $0 < $1 + 0.01 }, "\(path)")
            #expect(abs(path.last! - end) < 0.01)
        }
    }

    @Test(arguments: [0, 300.0], [0.05, 0.1, 0.2, 0.3])
    func anAnimatedScrollBackDoesNotPassItsGoal(_ height: CGFloat, _ wait: Double) throws {
        for isLazy in [true, false] {
            let rows = Rows()
            let stage = stage(rows, isLazy: isLazy, height: height)
            rows.proxy?.scrollTo(199, anchor: .bottom)
            try stage.settle()
            withAnimation(.smooth(duration: 0.45)) { rows.proxy?.scrollTo(5, anchor: .top) }
            stage.advance(by: wait)
            rows.count = 60
            let path = try path(stage)
            #expect(zip(path, path.dropFirst()).allSatisfy { $0 > $1 - 0.01 }, "\(path)")
            #expect(abs(path.last! - 200) < 0.01)
        }
    }

    @Test(arguments: [0, 300.0]) func aReversedScrollOvershootsNoFartherThanABounce(_ height: CGFloat)
        throws
    {
        let rows = Rows()
        let stage = stage(rows, isLazy: false, height: 600)
        stage.flick(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -6_000))
        stage.advance(by: 0.05)
        stage.resize(to: CGSize(width: 200, height: height))
        let offset = try stage.scroll("scroll").offset.y
        withAnimation(.smooth(duration: 0.45)) { rows.proxy?.scrollTo(0, anchor: .top) }
        stage.update()
        rows.count = Int((offset + height) / 40) + 1
        let end = CGFloat(rows.count) * 40 - height
        let path = try path(stage)
        #expect(path.allSatisfy { $0 < end + height + 0.01 }, "\(path.max()!), the end is \(end)")
        #expect(abs(path.last!) < 0.01)
    }
}
