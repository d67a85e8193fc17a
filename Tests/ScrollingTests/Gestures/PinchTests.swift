import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures of two fingers on a view of 200 by 100 points at (50, 100).
@MainActor
@Suite struct PinchTests {
    private final class Seen<Value> {
        var changes: [Value] = []
        var ends: [Value] = []
    }

    private func stage<G: Gesture>(_ gesture: G, _ seen: Seen<G.Value>) -> Stage where G.Value: Equatable {
        Stage(size: CGSize(width: 300, height: 300)) {
            Color.red.frame(width: 200, height: 100)
                .gesture(gesture.onChanged { seen.changes.append($0) }.onEnded { seen.ends.append($0) })
        }
    }

    /// Two fingers 40 points apart, whose midpoint is at (50, 75) in the view.
    private func fingers(_ stage: Stage) -> (left: Finger, right: Finger) {
        (stage.touch(at: CGPoint(x: 80, y: 175)), stage.touch(at: CGPoint(x: 120, y: 175)))
    }

    @Test func `The values of a pinch are those of its fingers`() throws {
        let seen = Seen<MagnifyGesture.Value>()
        let stage = stage(MagnifyGesture(), seen)
        let (left, right) = fingers(stage)
        #expect(seen.changes.isEmpty)
        right.move(by: CGSize(width: 20, height: 0), over: 0.5)
        left.move(by: CGSize(width: -20, height: 0), over: 0.5)
        let last = try #require(seen.changes.last)
        #expect(abs(last.magnification - 2) < 1e-9)
        #expect(abs(last.velocity - 1) < 0.01)
        #expect(last.startLocation.isNear(CGPoint(x: 50, y: 75)))
        #expect(abs(last.startAnchor.x - 0.25) < 1e-9 && abs(last.startAnchor.y - 0.75) < 1e-9)
        #expect(abs(last.time.timeIntervalSinceReferenceDate - 1) < 1e-9)
        left.lift()
        #expect(seen.ends == [last])
    }

    @Test(arguments: [(0.01, 0.5, 1), (0.5, 19, 0), (0.5, 20, 1), (0.5, -19, 0), (0.5, -20, 1), (-1, 0.5, 1)])
    func `A pinch begins with its minimum change`(minimum: CGFloat, distance: CGFloat, changes: Int) {
        let seen = Seen<MagnifyGesture.Value>()
        let (_, right) = fingers(stage(MagnifyGesture(minimumScaleDelta: minimum), seen))
        right.move(by: CGSize(width: distance, height: 0), over: 0)
        #expect(seen.changes.count == changes)
        right.lift()
        #expect(seen.ends.count == changes)
    }

    @Test func `A rotation can exceed a full turn`() throws {
        let seen = Seen<RotateGesture.Value>()
        let stage = stage(RotateGesture(), seen)
        let (left, right) = fingers(stage)
        for (x, y) in [(0, 40), (-40, 0), (0, -40), (40, 0), (0, 40)] as [(CGFloat, CGFloat)] {
            right.move(to: CGPoint(x: 80 + x, y: 175 + y), over: 0.25)
        }
        #expect(abs(try #require(seen.changes.last).rotation.degrees - 450) < 1e-6)
        right.move(to: CGPoint(x: 120, y: 175), over: 0.25)
        #expect(abs(try #require(seen.changes.last).rotation.degrees - 360) < 1e-6)
        #expect(try #require(seen.changes.last).velocity.degrees < -180)
        left.lift()
        #expect(seen.ends.count == 1)
        #expect(seen.ends[0].startLocation.isNear(CGPoint(x: 50, y: 75)))
        #expect(abs(seen.ends[0].startAnchor.x - 0.25) < 1e-9)
    }

    @Test func `A rotation counts from the line between the fingers at the start`() throws {
        let seen = Seen<RotateGesture.Value>()
        let stage = stage(RotateGesture(), seen)
        _ = stage.touch(at: CGPoint(x: 150, y: 120))
        let second = stage.touch(at: CGPoint(x: 150, y: 160))
        second.move(to: CGPoint(x: 110, y: 120), over: 0)
        #expect(abs(try #require(seen.changes.last).rotation.degrees - 90) < 1e-9)
    }

    @Test(
        arguments: [(1.0, 0.9, 0), (1, 1.1, 1), (1, -0.9, 0), (1, -1.1, 1), (45, 44, 0), (45, 46, 1), (-5, 0.5, 1)]
            + [(0, 0, 1)])
    func `A rotation begins with its minimum angle`(minimum: Double, angle: Double, changes: Int) {
        let seen = Seen<RotateGesture.Value>()
        let (_, right) = fingers(stage(RotateGesture(minimumAngleDelta: .degrees(minimum)), seen))
        let radians = Angle.degrees(angle).radians
        right.move(to: CGPoint(x: 80 + 40 * cos(radians), y: 175 + 40 * sin(radians)), over: 0)
        #expect(seen.changes.count == changes)
    }

    @Test func `A third finger does not change a pinch`() throws {
        let seen = Seen<MagnifyGesture.Value>()
        let stage = stage(MagnifyGesture(), seen)
        let (left, right) = fingers(stage)
        right.move(by: CGSize(width: 20, height: 0), over: 0.1)
        let third = stage.touch(at: CGPoint(x: 200, y: 110))
        let count = seen.changes.count
        third.move(by: CGSize(width: 0, height: 50), over: 0.1)
        third.lift()
        #expect(seen.changes.count == count && seen.ends.isEmpty)
        right.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(abs(try #require(seen.changes.last).magnification - 2) < 1e-9)
        left.lift()
        #expect(seen.ends.count == 1)
    }

    @Test func `A pinch and a rotation that return to their start continue`() throws {
        let pinch = Seen<MagnifyGesture.Value>(), turn = Seen<RotateGesture.Value>()
        let (_, pinching) = fingers(stage(MagnifyGesture(), pinch))
        for x in [140, 120] as [CGFloat] { pinching.move(to: CGPoint(x: x, y: 175), over: 0) }
        #expect(pinch.changes.map(\.magnification) == [1.5, 1])
        pinching.lift()
        #expect(pinch.ends.map(\.magnification) == [1])
        let (_, turning) = fingers(stage(RotateGesture(), turn))
        for y in [215, 175] as [CGFloat] { turning.move(to: CGPoint(x: 120, y: y), over: 0) }
        #expect(turn.changes.count == 2)
        #expect(abs(try #require(turn.changes.first).rotation.degrees - 45) < 1e-9)
        #expect(abs(try #require(turn.changes.last).rotation.degrees) < 1e-9)
    }

    @Test func `A pinch that did not begin does not end`() {
        let seen = Seen<MagnifyGesture.Value>()
        let stage = stage(MagnifyGesture(), seen)
        let (left, right) = fingers(stage)
        right.lift()
        left.lift()
        #expect(seen.changes.isEmpty && seen.ends.isEmpty)
        let (_, next) = fingers(stage)
        next.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(!seen.changes.isEmpty)
    }

    @Test func `Fingers at one location have a distance`() throws {
        let seen = Seen<MagnifyGesture.Value>()
        let stage = stage(MagnifyGesture(), seen)
        let middle = CGPoint(x: 150, y: 150)
        _ = stage.touch(at: middle)
        stage.touch(at: middle).move(by: CGSize(width: 3, height: 4), over: 0)
        #expect(try #require(seen.changes.last).magnification == 5)
    }
}
