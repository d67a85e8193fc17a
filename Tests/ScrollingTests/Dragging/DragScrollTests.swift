import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DragScrollTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Rows: View {
        let log: GestureLog

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { index in
                        Text("\(index)").frame(width: 300, height: 50).background(.white).draggable("\(index)")
                            .dropDestination(for: String.self) { values, _ in
                                log.note("\(values[0]) on \(index)")
                                return true
                            } isTargeted: {
                                log.note("\(index) \($0)")
                            }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func scrollingBeforeTheLiftStillScrolls() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Rows(log: log) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.hold(for: 0.3)
        finger.move(by: CGSize(width: 0, height: -110), over: 0.5)
        finger.hold(for: 1)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 100) < 1)
        #expect(log.entries.isEmpty)
    }

    @Test func aFingerThatStopsMovingContentLiftsNothing() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Rows(log: log) }
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -1500))
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.hold(for: 1)
        finger.move(by: CGSize(width: 0, height: 60), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
    }

    @Test func afterTheLiftTheContentStays() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Rows(log: log) }
        let finger = stage.lift(at: CGPoint(x: 150, y: 125))
        finger.move(by: CGSize(width: 0, height: 100), over: 0.3)
        #expect(try stage.scroll("scroll").offset.y == 0)
        finger.lift()
        #expect(
            log.entries == ["2 true", "2 false", "3 true", "3 false", "4 true", "4 false", "2 on 4"])
    }

    @Test func theContentScrollsNearTheEdgeAndTheDragOutlivesItsRow() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Rows(log: log) }
        let finger = stage.lift(at: CGPoint(x: 150, y: 125))
        finger.move(to: CGPoint(x: 150, y: 390), over: 0.3)
        finger.hold(for: 2)
        let offset = try stage.scroll("scroll").offset.y
        #expect(offset > 700 && offset < 1300, "\(offset)")
        finger.move(to: CGPoint(x: 150, y: 200), over: 0.2)
        stage.advance(by: 0.1)
        let still = try stage.scroll("scroll").offset.y
        finger.hold(for: 1)
        #expect(try stage.scroll("scroll").offset.y == still)
        #expect(stage.isAtRest)
        finger.lift()
        #expect(log.entries.last == "2 on \(Int((still + 200) / 50))")
        // The row under the finger is the target, also while the content scrolls.
        let targets = log.entries.filter { $0.hasSuffix(" true") }.compactMap { Int($0.dropLast(5)) }
        #expect(log.entries.dropLast() == targets.flatMap { ["\($0) true", "\($0) false"] })
        #expect(zip(targets, targets.dropFirst()).allSatisfy { abs($0 - $1) == 1 }, "\(targets)")
        #expect(targets.first == 2 && targets.contains(15))
        try stage.settle()
    }

    /// The speed increases from 0 at 44 points from an edge, and is 600 points per second at the edge.
    @Test(arguments: [(356, 0), (378, 300), (389, 450)] as [(CGFloat, CGFloat)])
    func `Content scrolls down near its lower edge, and up near its upper edge`(y: CGFloat, speed: CGFloat) throws {
        let stage = Stage(size: size, framesPerSecond: 100) { Rows(log: GestureLog()) }
        stage.mouse(.began, at: CGPoint(x: 150, y: 125))
        stage.mouse(.moved, at: CGPoint(x: 150, y: y))
        stage.advance(by: 1)
        #expect(abs(try stage.scroll("scroll").offset.y - speed) < 0.01)
        stage.mouse(.moved, at: CGPoint(x: 150, y: 400 - y))
        stage.advance(by: 0.5)
        #expect(abs(try stage.scroll("scroll").offset.y - speed / 2) < 0.01)
    }

    @Test func theContentStopsAtItsEnds() throws {
        let stage = Stage(size: size) { Rows(log: GestureLog()) }
        let finger = stage.lift(at: CGPoint(x: 150, y: 125))
        for (y, end) in [(399, 4600), (2, 0)] as [(CGFloat, CGFloat)] {
            finger.move(to: CGPoint(x: 150, y: y), over: 0.3)
            finger.hold(for: 1)
            #expect(!stage.isAtRest)
            finger.hold(for: 11)
            #expect(try stage.scroll("scroll").offset.y == end)
            #expect(stage.isAtRest)
        }
        finger.lift()
        try stage.settle()
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func horizontalContentScrollsTowardTheFinger(direction: LayoutDirection) throws {
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { index in
                        Color.red.frame(width: 100, height: 400).draggable("\(index)")
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        let start = try stage.scroll("scroll").offset.x
        let isMirrored = direction == .rightToLeft
        // 22 points from the edge.
        let place = CGPoint(x: isMirrored ? 22 : 278, y: 200)
        stage.mouse(.began, at: CGPoint(x: 150, y: 200))
        stage.mouse(.moved, at: place)
        stage.advance(by: 1)
        let distance = try stage.scroll("scroll").offset.x - start
        #expect(abs((isMirrored ? -distance : distance) - 300) < 0.01, "\(distance)")
        stage.mouse(.ended, at: place)
        try stage.settle()
    }
}
