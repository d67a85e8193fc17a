import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Content that is released between two frames, in a window of 100 points.
@MainActor
@Suite struct ReleaseTimeTests {
    private let point = CGPoint(x: 50, y: 90)

    private func stage(isPaged: Bool) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            let list = ScrollView { Color.red.frame(height: 5_000) }.accessibilityIdentifier("list")
            if isPaged { list.scrollTargetBehavior(.paging) } else { list }
        }
    }

    private func send(_ phase: PointerEvent.Phase, by distance: CGFloat, _ stage: Stage) {
        let location = CGPoint(x: point.x, y: point.y - distance)
        stage.send(.pointer(PointerEvent(id: 1, kind: .touch, phase: phase, location: location, time: stage.time)))
    }

    /// Returns the offset 0.03 seconds after a release at 30 points, with a velocity of 600 points per second.
    ///
    /// - Parameter isLate: Whether that frame is the first one after the release.
    private func offset(isPaged: Bool, isTrackpad: Bool, isLate: Bool) throws -> CGFloat {
        let stage = stage(isPaged: isPaged)
        if isTrackpad {
            stage.trackpad(.began, at: point)
            for _ in 0..<3 {
                stage.advance(by: 1.0 / 60)
                stage.trackpad(.changed, by: CGSize(width: 0, height: 10), at: point)
            }
            stage.send(
                .wheel(WheelEvent(location: point, delta: .zero, isPrecise: true, phase: .ended, time: stage.time)))
        } else {
            send(.began, by: 0, stage)
            for distance in [10, 20, 30, 40] as [CGFloat] {
                stage.advance(by: 1.0 / 60)
                send(.moved, by: distance, stage)
                stage.update()
            }
            send(.ended, by: 40, stage)
        }
        if !isLate { stage.update() }
        stage.advance(by: 0.03, framesPerSecond: 1)
        return try stage.scroll("list").offset.y
    }

    @Test(arguments: [false, true], [false, true])
    func `Released content moves from the time of the release`(isPaged: Bool, isTrackpad: Bool) throws {
        let usual = try offset(isPaged: isPaged, isTrackpad: isTrackpad, isLate: false)
        let late = try offset(isPaged: isPaged, isTrackpad: isTrackpad, isLate: true)
        #expect(usual > 40 && usual < 50)
        #expect(abs(late - usual) < 1e-6)
    }
}
