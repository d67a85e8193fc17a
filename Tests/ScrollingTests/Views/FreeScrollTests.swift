import ScrollworkTesting
import SwiftUI
import Testing

/// A scroll view without snapping decelerates and bounces by the laws of scroll views.
@MainActor
@Suite struct FreeScrollTests {
    /// Returns a page of 375 by 667 points with content of a height.
    private func makeStage(height: CGFloat, framesPerSecond: Double = 60) -> Stage {
        Stage(size: CGSize(width: 375, height: 667), framesPerSecond: framesPerSecond) {
            ScrollView { Color.gray.frame(width: 375, height: height) }
                // Indicators fade after the content rests. Without them, the stage is at rest when the content is.
                .scrollIndicators(.hidden)
                .accessibilityIdentifier("page")
        }
    }

    private let start = CGPoint(x: 180, y: 600)

    // MARK: Gliding

    /// The projected rest of a fling minus its distance below 10 points per second, and the duration in seconds.
    @Test(arguments: [(500.0, 249.75, 1.954), (1000, 499.50, 2.300), (3000, 1498.50, 2.849), (5000, 2497.50, 3.104)])
    func aFlingTravelsItsDistanceInItsTime(velocity: Double, distance: Double, seconds: Double) throws {
        let stage = makeStage(height: 20_000)
        stage.flick(from: start, velocity: CGVector(dx: 0, dy: -velocity))
        let released = try stage.scroll("page")
        #expect(released.phase == .decelerating)
        #expect(abs(released.velocity.dy - velocity) < 0.01)
        let took = try stage.settle()
        let rest = try stage.scroll("page")
        #expect(abs(rest.offset.y - released.offset.y - (distance - 10 / 2.0020027)) < 0.01)
        #expect((seconds - 0.001...seconds + 1 / 60 + 0.001).contains(took))
        #expect(rest.phase == .idle)
    }

    @Test(
        arguments: [(500, [45.31, 98.34, 157.96, 216.02]), (2000, [181.25, 393.38, 631.86, 864.07])]
            as [(Double, [Double])])
    func aFlingFollowsItsTrajectory(velocity: Double, distances: [Double]) throws {
        let stage = makeStage(height: 20_000)
        stage.flick(from: start, velocity: CGVector(dx: 0, dy: -velocity))
        let released = try stage.scroll("page").offset.y, time = stage.time
        for (moment, distance) in zip([0.1, 0.25, 0.5, 1], distances) {
            stage.advance(by: time + moment - stage.time)
            #expect(abs(try stage.scroll("page").offset.y - released - distance) < 0.01)
        }
    }

    @Test func aSlowReleaseDoesNotFling() throws {
        let stage = makeStage(height: 20_000)
        stage.flick(from: start, velocity: CGVector(dx: 0, dy: -240))
        let released = try stage.scroll("page").offset.y
        #expect(released > 0)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == released)
    }

    @Test func aFingerThatPausesBeforeItLiftsDoesNotFling() throws {
        let stage = makeStage(height: 20_000)
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: 0, height: -300), over: 0.2)
        finger.hold(for: 0.15)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - 290) < 0.001)
    }

    @Test func theFirstTenPointsAreNotReplayed() throws {
        let stage = makeStage(height: 20_000)
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: 0, height: -9.5), over: 0.1)
        #expect(try stage.scroll("page").offset.y == 0)
        #expect(try stage.scroll("page").phase == .tracking)
        finger.move(by: CGSize(width: 0, height: -20.5), over: 0.1)
        #expect(abs(try stage.scroll("page").offset.y - 20) < 0.001)
        #expect(try stage.scroll("page").phase == .interacting)
        finger.move(by: CGSize(width: 0, height: 25), over: 0.1)
        #expect(abs(try stage.scroll("page").offset.y + 5 * 0.55) < 0.05)
        finger.cancel()
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == 0)
    }

    @Test func aTouchStopsTheContent() throws {
        let stage = makeStage(height: 20_000)
        stage.flick(from: start, velocity: CGVector(dx: 0, dy: -2000))
        stage.advance(by: 0.3)
        let finger = stage.touch(at: start)
        let caught = try stage.scroll("page").offset.y
        finger.hold(for: 0.5)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == caught)
    }

    // MARK: Rubber band

    /// The displacement of content that a finger drags past its edge, in a viewport of 667 points.
    @Test(arguments: [(10.0, 5.46), (25, 13.47), (50, 26.41), (100, 50.81), (200, 94.43), (300, 132.28)])
    func contentResistsPastItsEdge(finger distance: Double, shown: Double) throws {
        let stage = makeStage(height: 2_000)
        let finger = stage.touch(at: CGPoint(x: 180, y: 100))
        finger.move(by: CGSize(width: 0, height: distance + 10), over: 0.5)
        #expect(abs(try stage.scroll("page").offset.y + shown) < 0.01)
        // It returns along the same path.
        finger.move(by: CGSize(width: 0, height: -distance), over: 0.5)
        #expect(abs(try stage.scroll("page").offset.y) < 0.01)
        finger.cancel()
    }

    @Test(arguments: [50.0, 200]) func contentReturnsFromBeyondItsEdge(pull: Double) throws {
        let stage = makeStage(height: 2_000)
        let finger = stage.touch(at: CGPoint(x: 180, y: 100))
        finger.move(by: CGSize(width: 0, height: pull + 10), over: 0.5)
        finger.hold(for: 0.3)
        let beyond = -(try stage.scroll("page").offset.y)
        finger.lift()
        // A critically damped spring with a response of 0.575: 100 points become 70.17, 16.13, and 2.74.
        for (moment, part) in [(0.1, 0.7017), (0.2, 0.1613), (0.2, 0.0274)] {
            stage.advance(by: moment)
            #expect(abs(try stage.scroll("page").offset.y + beyond * part) < beyond * 0.0001)
        }
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == 0)
    }

    // MARK: Bounce

    /// The distance to the edge, the velocity, the time at which the content reaches the edge, the peak of the bounce
    /// 0.0915 seconds later, and the total time.
    @Test(arguments: [
        (edge: 500.0, velocity: 2000.0, meets: 0.347, peak: 33.63, total: 1.004),
        (1000, 5000, 0.255, 100.93, 1.028), (100, 1000, 0.112, 26.93, 0.745),
    ])
    func aFlingBouncesAtTheEnd(edge: Double, velocity: Double, meets: Double, peak: Double, total: Double) throws {
        // A finger at this velocity drags for a tenth of a second, minus 10 points.
        let dragged = velocity * 0.1 - 10
        let stage = makeStage(height: 667 + dragged + edge)
        stage.flick(from: start, velocity: CGVector(dx: 0, dy: -velocity))
        #expect(abs(try stage.scroll("page").offset.y - dragged) < 0.001)
        let released = stage.time
        stage.advance(by: meets + 0.0915)
        #expect(abs(try stage.scroll("page").offset.y - dragged - edge - peak) < 0.1)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == dragged + edge)
        #expect((total - 0.002...total + 1 / 60 + 0.002).contains(stage.time - released))
    }

    @Test func contentThatFitsBouncesOnlyDownwardsAndUpwards() throws {
        let stage = makeStage(height: 300)
        let finger = stage.touch(at: CGPoint(x: 180, y: 200))
        finger.move(by: CGSize(width: 0, height: 60), over: 0.2)
        #expect(try stage.scroll("page").offset.y < -20)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == 0)
    }

    @Test func withoutBounceTheEdgeIsHard() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView { Color.gray.frame(width: 300, height: 200) }
                .scrollBounceBehavior(.basedOnSize)
                .accessibilityIdentifier("page")
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: 80), over: 0.2)
        #expect(try stage.scroll("page").offset.y == 0)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("page").phase == .idle)
    }

    // MARK: Other devices

    @Test func wheelNotchesMoveAStepWithoutBouncing() throws {
        let stage = makeStage(height: 3_000)
        stage.wheel(by: CGSize(width: 0, height: 1), at: start)
        try stage.settle()
        let step = try stage.scroll("page").offset.y
        #expect((40...120).contains(step))
        for _ in 0..<3 { stage.wheel(by: CGSize(width: 0, height: 1), at: start) }
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - 4 * step) < 0.001)
        for _ in 0..<20 { stage.wheel(by: CGSize(width: 0, height: -1), at: start) }
        while !stage.isAtRest {
            stage.advance(by: 0.05)
            #expect(try stage.scroll("page").offset.y >= 0)
        }
        #expect(try stage.scroll("page").offset.y == 0)
    }

    @Test func aTrackpadFlings() throws {
        let stage = makeStage(height: 20_000)
        stage.trackpad(by: CGSize(width: 0, height: 200), at: start, over: 0.2)
        let released = try stage.scroll("page").offset.y
        #expect(abs(released - 200) < 0.001)
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - released - (499.50 - 4.995)) < 0.1)
    }

    @Test func aWheelThatCannotScrollIsNotHandled() {
        let stage = makeStage(height: 3_000)
        stage.wheel(by: CGSize(width: 0, height: -1), at: start)
        #expect(!stage.handledWheel)
        stage.wheel(by: CGSize(width: 0, height: 1), at: start)
        #expect(stage.handledWheel)
    }

    @Test func keysWithoutFocusReachAScrollViewThatCanMoveInTheirDirection() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.gray.frame(width: 900, height: 50) }.accessibilityIdentifier(
                        "small")
                    ScrollView(.horizontal) { Color.gray.frame(width: 900, height: 100) }.accessibilityIdentifier(
                        "large")
                    Color.gray.frame(height: 400)
                }
            }
            .accessibilityIdentifier("page")
        }
        stage.press(.rightArrow)
        try stage.settle()
        #expect(try stage.scroll("large").offset.x > 0)
        #expect(try stage.scroll("small").offset.x == 0)
        #expect(try stage.scroll("page").offset == .zero)
        stage.press(.downArrow)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y > 0)
        stage.press(.end)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == 250)
        // The page is at its end, so the next one moves by a page, and then to its own end. An arrow down stays with
        // the page.
        stage.press(.downArrow)
        try stage.settle()
        #expect(abs(try stage.scroll("large").offset.x - 44.814) < 0.01)
        stage.press(.pageDown)
        try stage.settle()
        #expect(abs(try stage.scroll("large").offset.x - 344.814) < 0.01)
        stage.press(.end)
        try stage.settle()
        #expect(try stage.scroll("large").offset.x == 600)
        #expect(try stage.scroll("small").offset.x == 0)
    }

    @Test func aDisabledScrollViewStays() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView { Color.gray.frame(width: 300, height: 900) }.scrollDisabled(true).accessibilityIdentifier(
                "page")
        }
        stage.flick(from: CGPoint(x: 100, y: 200), velocity: CGVector(dx: 0, dy: -2000))
        stage.wheel(by: CGSize(width: 0, height: 3), at: CGPoint(x: 100, y: 100))
        stage.press(.end)
        try stage.settle()
        #expect(try stage.scroll("page").offset == .zero)
    }

    // MARK: Wheels

    /// As far as in a browser, and on a small scroll view no further than is seen of it.
    @Test(arguments: [(667.0, 100.0), (2_000, 100), (60, 60)]) func aNotchMovesAsFarAsInABrowser(
        height: Double, distance: Double
    ) throws {
        let stage = Stage(size: CGSize(width: 375, height: height)) {
            ScrollView { Color.gray.frame(width: 375, height: 20_000) }.accessibilityIdentifier("page")
        }
        let middle = CGPoint(x: 180, y: height / 2)
        stage.wheel(by: CGSize(width: 0, height: 1), at: middle)
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - distance) < 0.01)
        for _ in 0..<3 { stage.wheel(by: CGSize(width: 0, height: 1), at: middle) }
        stage.wheel(by: CGSize(width: 0, height: -0.5), at: middle)
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - 3.5 * distance) < 0.01)
    }
}
