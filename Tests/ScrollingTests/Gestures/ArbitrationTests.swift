import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ArbitrationTests {
    private let size = CGSize(width: 200, height: 200)
    private let middle = CGPoint(x: 100, y: 100)

    /// Returns a stage with a vertical list whose rows have a gesture.
    private func list<V: View>(@ViewBuilder _ row: () -> V) -> Stage {
        Stage(size: size) { ScrollView { row().frame(height: 1_000) }.accessibilityIdentifier("list") }
    }

    private func y(_ stage: Stage) throws -> CGFloat { try stage.scroll("list").offset.y }

    private func drag(_ stage: Stage, _ translation: CGSize) -> Finger {
        let finger = stage.touch(at: middle)
        finger.move(by: translation, over: 0.2)
        return finger
    }

    @Test func aDragAlongTheAxisScrolls() throws {
        let log = GestureLog()
        let stage = list { Color.red.gesture(DragGesture().onChanged { _ in log.note("drag") }) }
        drag(stage, CGSize(width: 0, height: -60)).lift()
        #expect(try y(stage) >= 50)
        #expect(log.entries.isEmpty)
    }

    @Test func aDragAcrossTheAxisBelongsToTheGesture() throws {
        let log = GestureLog()
        let stage = list {
            Color.red.gesture(DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") })
        }
        let finger = drag(stage, CGSize(width: -60, height: 0))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.lift()
        #expect(try y(stage) == 0)
        #expect(log.count("end") == 1)
    }

    @Test func aDragWithASmallerDistancePrecedesScrolling() throws {
        let log = GestureLog()
        let stage = list { Color.red.gesture(DragGesture(minimumDistance: 5).onEnded { _ in log.note("end") }) }
        let finger = stage.touch(at: middle)
        // Regardless of the distance that the finger moves at once.
        finger.move(by: CGSize(width: 0, height: -60), over: 0)
        finger.lift()
        #expect(try y(stage) == 0)
        #expect(log.entries == ["end"])
    }

    @Test func aDragOfHighPriorityPrecedesScrolling() throws {
        let log = GestureLog()
        let stage = list { Color.red.highPriorityGesture(DragGesture().onEnded { _ in log.note("end") }) }
        drag(stage, CGSize(width: 0, height: -60)).lift()
        #expect(try y(stage) == 0)
        #expect(log.entries == ["end"])
    }

    @Test func aSimultaneousDragContinuesDuringScrolling() throws {
        let log = GestureLog()
        let stage = list { Color.red.simultaneousGesture(DragGesture().onEnded { _ in log.note("end") }) }
        drag(stage, CGSize(width: 0, height: -60)).lift()
        #expect(try y(stage) >= 50)
        #expect(log.entries == ["end"])
    }

    @Test(arguments: [false, true]) func tapsFailWhenTheListScrolls(_ isSimultaneous: Bool) throws {
        let log = GestureLog()
        let tap = TapGesture().onEnded { log.note("tap") }
        let stage = list {
            if isSimultaneous { Color.red.simultaneousGesture(tap) } else { Color.red.gesture(tap) }
        }
        drag(stage, CGSize(width: 0, height: -20)).lift()
        #expect(log.entries.isEmpty)
        try stage.settle()
        stage.tap(at: middle)
        #expect(log.entries == ["tap"])
    }

    @Test(arguments: [false, true]) func aTouchOnAMovingListOnlyStopsIt(_ isSimultaneous: Bool) throws {
        let log = GestureLog()
        let tap = TapGesture().onEnded { log.note("tap") }
        let stage = list {
            if isSimultaneous { Color.red.simultaneousGesture(tap) } else { Color.red.gesture(tap) }
        }
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -1_000))
        stage.advance(by: 0.1)
        let before = try y(stage)
        stage.tap(at: middle)
        #expect(log.entries.isEmpty)
        try stage.settle()
        #expect(abs(try y(stage) - before) < 1)
        stage.tap(at: middle)
        #expect(log.entries == ["tap"])
    }

    @Test func aDragWithoutAMinimumDoesNotPreventAMovingListFromStopping() throws {
        let log = GestureLog()
        let stage = list { Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") }) }
        stage.wheel(by: CGSize(width: 0, height: 5), at: middle)
        stage.advance(by: 0.1)
        let before = try y(stage)
        let finger = stage.touch(at: middle)
        #expect(log.entries.isEmpty)
        finger.hold(for: 0.5)
        #expect(abs(try y(stage) - before) < 0.01)
        finger.lift()
    }

    @Test func theInnerGestureHasPrecedence() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture { log.note("inner") }.padding(10).onTapGesture { log.note("outer") }
        }
        stage.tap(at: middle)
        #expect(log.entries == ["inner"])
    }

    @Test func anOuterGestureOfHighPriorityHasPrecedence() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture { log.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.note("middle") })
                .highPriorityGesture(TapGesture().onEnded { log.note("outer") })
        }
        stage.tap(at: middle)
        #expect(log.entries == ["outer"])
    }

    @Test func aDragOfHighPriorityTakesOver() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in log.note("inner") }.onEnded { _ in
                        log.note("inner end")
                    }
                )
                .highPriorityGesture(DragGesture().onEnded { _ in log.note("outer end") })
        }
        stage.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.2)
        #expect(log.entries.first == "inner")
        #expect(log.entries.last == "outer end")
        #expect(log.count("inner end") == 0)
    }

    @Test func simultaneousGesturesBothEnd() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture { log.note("inner") }.simultaneousGesture(TapGesture().onEnded { log.note("outer") })
        }
        stage.tap(at: middle)
        #expect(log.entries == ["inner", "outer"])
    }

    @Test(arguments: [GestureMask.all, .gesture, .subviews, .none]) func masksDetermineTheGesturesThatTakePart(
        _ mask: GestureMask
    ) {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.simultaneousGesture(TapGesture().onEnded { log.note("inner") })
                .simultaneousGesture(TapGesture().onEnded { log.note("outer") }, including: mask)
        }
        stage.tap(at: middle)
        #expect(log.entries.contains("inner") == mask.contains(.subviews))
        #expect(log.entries.contains("outer") == mask.contains(.gesture))
    }

    @Test func fingersOnDifferentViewsDoNotCompete() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            HStack(spacing: 0) {
                Color.red.gesture(DragGesture().onEnded { _ in log.note("left") })
                Color.blue.gesture(DragGesture().onEnded { _ in log.note("right") })
            }
        }
        let left = stage.touch(at: CGPoint(x: 50, y: 100)), right = stage.touch(at: CGPoint(x: 150, y: 100))
        left.move(by: CGSize(width: 0, height: 40), over: 0.1)
        right.move(by: CGSize(width: 0, height: 40), over: 0.1)
        right.lift()
        left.lift()
        #expect(log.entries == ["right", "left"])
    }

    @Test func aListThatDisappearsUnderAFingerIsForgotten() throws {
        struct Example: View {
            @State var isThere = true
            var body: some View {
                if isThere {
                    ScrollView { Color.red.frame(height: 1_000) }.accessibilityIdentifier("list")
                        .onScrollGeometryChange(for: Bool.self) {
                            $0.contentOffset.y > 30
                        } action: {
                            if $1 { isThere = false }
                        }
                }
            }
        }
        let stage = Stage(size: size) { Example() }
        #expect(stage.exists("list"))
        let finger = drag(stage, CGSize(width: 0, height: -90))
        finger.move(by: CGSize(width: 0, height: 50), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(stage.isAtRest && !stage.exists("list"))
    }

    @Test func aPinchPrecedesADragWithAMinimumDistance() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.gesture(MagnifyGesture().onChanged { _ in log.note("pinch") })
                .gesture(DragGesture(minimumDistance: 0.5).onChanged { _ in log.note("drag") })
        }
        let left = stage.touch(at: CGPoint(x: 80, y: 100)), right = stage.touch(at: CGPoint(x: 120, y: 100))
        left.move(by: CGSize(width: -30, height: 0), over: 0)
        right.move(by: CGSize(width: 30, height: 0), over: 0)
        #expect(Set(log.entries) == ["pinch"])
        right.lift()
        left.lift()
    }
}
