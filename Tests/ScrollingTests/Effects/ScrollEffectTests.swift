import ScrollworkTesting
import SwiftUI
import Testing

/// Effects that depend on the position of a view follow every movement in either direction, with one evaluation per
/// frame.
@MainActor
@Suite struct ScrollEffectTests {
    private struct Row: View {
        let topLeading: ScrollTransitionConfiguration
        let bottomTrailing: ScrollTransitionConfiguration

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { index in
                        Color.black.frame(width: 40, height: 40)
                            .scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: .horizontal)
                        {
                            $0.opacity($1 == .topLeading ? 0.25 : $1 == .bottomTrailing ? 0.5 : 1)
                        }
                            .accessibilityIdentifier("\(index)")
                    }
                }
            }
        }
    }

    /// Returns the opacities of the view at 80...120 points, in a container of 200 points with centered thresholds.
    private func opacities(
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration,
        isRightToLeft: Bool
    ) throws -> [Double] {
        let stage = Stage(size: CGSize(width: 200, height: 40)) {
            Row(topLeading: topLeading, bottomTrailing: bottomTrailing)
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 20))
        return try [-20, -40, 40, -60, 80, -80].map { (distance: Double) in
            finger.move(by: CGSize(width: isRightToLeft ? -distance : distance, height: 0), over: 0.1)
            stage.advance(by: 1)
            return try stage.opacity(of: "2")
        }
    }

    @Test(arguments: [false, true])
    func aTransitionOfOneSideRepeatsEachTimeTheViewReturns(isRightToLeft: Bool) throws {
        let animated = ScrollTransitionConfiguration.animated(.linear(duration: 0)).threshold(.centered)
        // The drag counts from 10 points on. The center of the view is 0, 10, 50, 10, … points left of the center.
        #expect(try opacities(animated, .identity, isRightToLeft: isRightToLeft) == [0.25, 0.25, 0.25, 0.25, 1, 0.25])
        #expect(try opacities(.identity, animated, isRightToLeft: isRightToLeft) == [1, 1, 1, 1, 0.5, 1])
        #expect(try opacities(animated, animated, isRightToLeft: isRightToLeft) == [0.25, 0.25, 0.25, 0.25, 0.5, 0.25])
    }

    private final class Count: @unchecked Sendable { var value = 0 }

    /// Counts the evaluations of a visual effect in a frame that scrolls by a point.
    private func evaluations(readsPosition: Bool) -> Int {
        let count = Count()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                Color.black.frame(height: 1_000)
                    .visualEffect { [count] effect, proxy in
                        count.value += 1
                        return effect.opacity(readsPosition && proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
                    }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        count.value = 0
        finger.move(by: CGSize(width: 0, height: -1), over: 1.0 / 60, samplesPerSecond: 60)
        return count.value
    }

    @Test func aVisualEffectIsSampledOncePerFrame() { #expect(evaluations(readsPosition: true) == 1) }

    @Test func anEffectThatIgnoresThePositionIsNotSampledAgain() { #expect(evaluations(readsPosition: false) == 0) }

    private final class Seen: @unchecked Sendable { var places: [CGFloat] = [] }

    @Test func anEffectInsideAnotherReadsItsEffectivePosition() throws {
        let seen = Seen()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                Color.black.frame(width: 200, height: 1_000)
                    .visualEffect { [seen] effect, geometry in
                        seen.places.append(geometry.frame(in: .global).minY)
                        return effect
                    }
                    .visualEffect { effect, geometry in effect.offset(y: -geometry.frame(in: .global).minY) }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        finger.move(by: CGSize(width: 0, height: -7), over: 1.0 / 60, samplesPerSecond: 60)
        // The outer effect keeps its content at the start of the window.
        #expect(try #require(seen.places.last).magnitude < 0.001)
    }
}
