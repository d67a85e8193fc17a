import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct HitTestingTests {
    private func taps<V: View>(
        at points: [CGPoint], size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: (GestureLog) -> V
    ) -> [String] {
        let log = GestureLog()
        let stage = Stage(size: size) { content(log) }
        for point in points { stage.tap(at: point) }
        return log.entries
    }

    @Test func emptySpaceIsNotHit() {
        let found = taps(at: [CGPoint(x: 50, y: 50), CGPoint(x: 5, y: 50)]) { log in
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Spacer()
            }
            .onTapGesture { log.note("tap") }
        }
        #expect(found == ["tap"])
    }

    @Test func aContentShapeFillsEmptySpaceAndCutsCorners() {
        let found = taps(at: [CGPoint(x: 50, y: 50), CGPoint(x: 2, y: 2)]) { log in
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Spacer()
            }
            .contentShape(Circle())
            .onTapGesture { log.note("tap") }
        }
        #expect(found == ["tap"])
    }

    @Test func otherContentShapesChangeNothing() {
        let found = taps(at: [CGPoint(x: 2, y: 2)]) { log in
            Color.red.contentShape(.hoverEffect, Circle()).onTapGesture { log.note("tap") }
        }
        #expect(found == ["tap"])
    }

    @Test func touchesPassThroughViewsThatDisallowHits() {
        let found = taps(at: [CGPoint(x: 50, y: 50)]) { log in
            ZStack {
                Color.red.onTapGesture { log.note("below") }
                Color.blue.onTapGesture { log.note("above") }.allowsHitTesting(false)
            }
        }
        #expect(found == ["below"])
    }

    @Test func clearColorsLetTouchesThrough() {
        let found = taps(at: [CGPoint(x: 50, y: 50)]) { log in
            Color.red.onTapGesture { log.note("below") }.overlay { GeometryReader { _ in Color.clear } }
        }
        #expect(found == ["below"])
    }

    @Test func aViewInFrontHidesTheViewsBehindIt() {
        let found = taps(at: [CGPoint(x: 50, y: 50)]) { log in
            Color.red.onTapGesture { log.note("below") }.overlay { Color.blue }
        }
        #expect(found.isEmpty)
    }

    @Test func aViewScaledToZeroIsNotHit() {
        let found = taps(at: [CGPoint(x: 50, y: 50)]) { log in
            Color.red.onTapGesture { log.note("tap") }.scaleEffect(0)
        }
        #expect(found.isEmpty)
    }

    @Test func disabledViewsHaveNoGestures() {
        let found = taps(at: [CGPoint(x: 50, y: 50)]) { log in
            Color.red.onTapGesture { log.note("tap") }.disabled(true)
        }
        #expect(found.isEmpty)
    }

    /// A vertical drag on the row in front would move the column behind it.
    @Test func aScrollViewInFrontTakesTheTouchesOfTheOneBehindIt() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ZStack {
                ScrollView { Color.red.frame(width: 100, height: 1_000) }.accessibilityIdentifier("behind")
                ScrollView(.horizontal) { Color.blue.frame(width: 1_000, height: 100) }
                    .accessibilityIdentifier("front")
            }
        }
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), over: 0.3)
        try stage.settle()
        #expect(try stage.scroll("behind").offset.y == 0)
        stage.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 30, y: 50), over: 0.3)
        try stage.settle()
        #expect(try stage.scroll("front").offset.x > 20)
        #expect(try stage.scroll("behind").offset.y == 0)
    }
}
