import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DragGestureTests {
    private final class Seen {
        var changes: [DragGesture.Value] = []
        var ends: [DragGesture.Value] = []
    }

    /// Returns a stage with a square of 100 points at (100, 100).
    private func makeStage(_ gesture: DragGesture = DragGesture(), _ seen: Seen) -> Stage {
        Stage(size: CGSize(width: 300, height: 300)) {
            Color.red.frame(width: 100, height: 100)
                .gesture(gesture.onChanged { seen.changes.append($0) }.onEnded { seen.ends.append($0) })
                .coordinateSpace(.named("around"))
        }
    }

    @Test func itBeginsAfterTenPointsWithTheFullDistance() {
        let seen = Seen()
        let stage = makeStage(DragGesture(), seen)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        finger.move(by: CGSize(width: 9, height: 0), over: 0.1)
        #expect(seen.changes.isEmpty)
        finger.move(by: CGSize(width: 1, height: 0), over: 0)
        #expect(seen.changes.count == 1)
        #expect(seen.changes[0].translation.isNear(CGSize(width: 10, height: 0)))
        #expect(seen.changes[0].startLocation.isNear(CGPoint(x: 50, y: 50)))
        finger.move(by: CGSize(width: 0, height: 30), over: 0.1)
        finger.lift()
        #expect(seen.ends.count == 1)
        #expect(seen.ends[0].translation.isNear(CGSize(width: 10, height: 30)))
    }

    @Test func movingBackDoesNotEndIt() {
        let seen = Seen()
        let stage = makeStage(DragGesture(), seen)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        finger.lift()
        #expect(seen.ends.map(\.translation) == [.zero])
    }

    @Test func aShortDistanceIsNotADrag() {
        let seen = Seen()
        let stage = makeStage(DragGesture(), seen)
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 150), over: 0.1)
        #expect(seen.changes.isEmpty && seen.ends.isEmpty)
    }

    @Test func withoutAMinimumItBeginsAtTheTouch() {
        let seen = Seen()
        let stage = makeStage(DragGesture(minimumDistance: 0), seen)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        #expect(seen.changes.map(\.translation) == [.zero])
        finger.lift()
        #expect(seen.ends.count == 1)
    }

    @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -5]) func invalidMinimumsAreZero(_ distance: CGFloat) {
        let seen = Seen()
        let stage = makeStage(DragGesture(minimumDistance: distance), seen)
        _ = stage.touch(at: CGPoint(x: 150, y: 150))
        #expect(seen.changes.count == 1)
    }

    @Test func velocityAndPredictionAreThoseOfASteadyFinger() {
        let seen = Seen()
        let stage = makeStage(DragGesture(), seen)
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 200, y: 125), over: 0.25)
        let end = seen.ends[0]
        #expect(end.velocity.isNear(CGSize(width: 200, height: -100), within: 0.01))
        #expect(end.predictedEndTranslation.isNear(CGSize(width: 100, height: -50), within: 0.01))
        #expect(end.predictedEndLocation.isNear(CGPoint(x: 150, y: 0), within: 0.01))
        #expect(abs(end.time.timeIntervalSinceReferenceDate - 0.25) < 1e-9)
    }

    @Test func aFingerThatPausedPredictsNoMovement() {
        let seen = Seen()
        let stage = makeStage(DragGesture(), seen)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        finger.move(by: CGSize(width: 50, height: 0), over: 0.1)
        finger.hold(for: 0.5)
        finger.lift()
        #expect(seen.ends[0].predictedEndTranslation.isNear(CGSize(width: 50, height: 0)))
    }

    @Test func locationsAreInTheRequestedSpace() {
        let seen = Seen()
        let global = makeStage(DragGesture(coordinateSpace: .global), seen)
        global.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 180, y: 150), over: 0.1)
        let named = makeStage(DragGesture(coordinateSpace: .named("around")), seen)
        named.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 180, y: 150), over: 0.1)
        #expect(seen.ends[0].location.isNear(CGPoint(x: 180, y: 150)))
        #expect(seen.ends[1].location.isNear(CGPoint(x: 80, y: 50)))
    }

    @Test func transformsOutsideTheGestureAreUndone() {
        let seen = Seen()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture().onEnded { seen.ends.append($0) })
                .scaleEffect(2)
                .offset(x: 20)
        }
        // The square extends from (70, 50) to (270, 250).
        stage.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 190, y: 150), over: 0.2)
        #expect(seen.ends[0].startLocation.isNear(CGPoint(x: 10, y: 50)))
        #expect(seen.ends[0].translation.isNear(CGSize(width: 50, height: 0)))
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 190, y: 150), over: 0.2)
        #expect(seen.ends.count == 1)
    }

    @Test func locationsStartAtTheLeftInBothLayoutDirections() {
        let seen = Seen()
        let stage = Stage(size: CGSize(width: 300, height: 300), environment: { $0.layoutDirection = .rightToLeft }) {
            Color.red.frame(width: 100, height: 100).gesture(DragGesture().onEnded { seen.ends.append($0) })
        }
        stage.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 150, y: 150), over: 0.2)
        #expect(seen.ends[0].startLocation.isNear(CGPoint(x: 10, y: 50)))
        #expect(seen.ends[0].translation.width > 0)
    }

    @Test func anotherFingerDoesNotMatter() {
        let seen = Seen()
        let stage = makeStage(DragGesture(), seen)
        let first = stage.touch(at: CGPoint(x: 150, y: 150))
        first.move(by: CGSize(width: 20, height: 0), over: 0.1)
        let second = stage.touch(at: CGPoint(x: 160, y: 160))
        second.move(by: CGSize(width: 0, height: 30), over: 0.1)
        #expect(seen.changes.last?.translation.isNear(CGSize(width: 20, height: 0)) == true)
        first.lift()
        second.lift()
        #expect(seen.ends.count == 1)
    }

    @Test func theOutcomeDoesNotDependOnTheFrameRate() {
        for rate in [24.0, 60, 120, 1000] {
            let seen = Seen()
            let stage = Stage(size: CGSize(width: 300, height: 300), framesPerSecond: rate) {
                Color.red.gesture(DragGesture().onEnded { seen.ends.append($0) })
            }
            stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.5)
            #expect(seen.ends[0].translation.isNear(CGSize(width: 100, height: 0)))
            #expect(seen.ends[0].velocity.isNear(CGSize(width: 200, height: 0), within: 0.01))
        }
    }

    /// The type of the space selects another initializer, with the same minimum.
    @Test(arguments: [(9.9, 0), (10, 1)]) func `A drag in a given space begins after 10 points`(
        distance: Double, count: Int
    ) {
        let space: CoordinateSpace = .global
        let seen = Seen()
        let stage = makeStage(DragGesture(coordinateSpace: space), seen)
        stage.touch(at: CGPoint(x: 150, y: 150)).move(by: CGSize(width: distance, height: 0), over: 0)
        #expect(seen.changes.count == count)
        for change in seen.changes { #expect(change.startLocation == CGPoint(x: 150, y: 150)) }
    }

    @Test func `Locations in a space that isn't around the view are in the window`() {
        let seen = Seen()
        let stage = makeStage(DragGesture(minimumDistance: 0, coordinateSpace: .named("elsewhere")), seen)
        _ = stage.touch(at: CGPoint(x: 120, y: 130))
        #expect(seen.changes.map(\.location) == [CGPoint(x: 120, y: 130)])
    }
}
