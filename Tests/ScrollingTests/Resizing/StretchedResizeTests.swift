import ScrollworkTesting
import SwiftUI
import Testing

/// The window changes its size while a finger drags content beyond its edge.
@MainActor
@Suite struct StretchedResizeTests {
    @Test(arguments: [Axis.vertical, .horizontal]) func contentIsHeldBeyondItsEdgeByAtMostTheNewViewport(_ axis: Axis)
        throws
    {
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            ScrollView(Axis.Set(axis)) { Color.red.frame(width: 2_000, height: 2_000) }.accessibilityIdentifier(
                "scroll")
        }
        func offset() throws -> CGFloat { try stage.scroll("scroll").offset[axis] }
        let finger = stage.touch(at: CGPoint(x: 20, y: 20))
        finger.move(by: axis == .vertical ? CGSize(width: 0, height: 380) : CGSize(width: 380, height: 0), over: 0.2)
        #expect(try offset() < -120)
        stage.resize(to: CGSize(width: 100, height: 100))
        #expect(try offset() > -100)
        // As if the finger had dragged in a window of that size from the start.
        let fresh = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView(Axis.Set(axis)) { Color.red.frame(width: 2_000, height: 2_000) }.accessibilityIdentifier(
                "scroll")
        }
        let other = fresh.touch(at: CGPoint(x: 20, y: 20))
        other.move(by: axis == .vertical ? CGSize(width: 0, height: 380) : CGSize(width: 380, height: 0), over: 0.2)
        #expect(abs(try offset() - fresh.scroll("scroll").offset[axis]) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(try offset() == 0)
    }

    /// A bounce that begins in a long window ends in a short one.
    @Test(arguments: [0, 10, 60] as [CGFloat]) func contentBouncesBeyondItsEdgeByAtMostTheNewViewport(
        _ length: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 100, height: 400)) {
            ScrollView { Color.red.frame(height: 5_000) }.accessibilityIdentifier("scroll")
        }
        func offset() throws -> CGFloat { try stage.scroll("scroll").offset.y }
        stage.wheel(by: CGSize(width: 0, height: 1_500), at: CGPoint(x: 50, y: 200), precise: true)
        try stage.settle()
        stage.flick(from: CGPoint(x: 50, y: 100), velocity: CGVector(dx: 0, dy: 9_000))
        var isBouncing = false
        for _ in 0..<240 where !isBouncing {
            stage.advance(by: 1.0 / 240)
            isBouncing = try offset() < 0
        }
        #expect(try isBouncing && offset() > -60)
        stage.resize(to: CGSize(width: 100, height: length))
        while !stage.isAtRest {
            #expect(try offset() >= -length - 0.01)
            stage.advance(by: 1.0 / 240)
        }
        #expect(try offset() == 0)
    }
}

extension CGPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
