import ScrollworkTesting
import SwiftUI
import Testing

/// One drag that moves nested scroll views, on both axes, and while the program scrolls one of them, in a window of 100
/// points. The inner scroll view is as large as the window.
@MainActor
@Suite struct SharedDragTests {
    private func expect(
        _ stage: Stage, _ inner: CGPoint, _ outer: CGPoint, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let found = (try stage.scroll("inner").offset, try stage.scroll("outer").offset)
        #expect(
            found.0.isNear(inner, within: 0.01) && found.1.isNear(outer, within: 0.01), "\(found)",
            sourceLocation: location)
    }

    private func move(_ finger: Finger, _ x: CGFloat, _ y: CGFloat, over seconds: Double = 0) {
        finger.move(by: CGSize(width: x, height: y), over: seconds)
    }

    // MARK: Both axes

    /// Returns a stage with two scroll views that scroll on both axes, by 50 and by 300 points.
    private func planes() -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView([.horizontal, .vertical]) {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 150, height: 150) }
                    .frame(width: 100, height: 100)
                    .accessibilityIdentifier("inner")
                    .frame(width: 400, height: 400, alignment: .topLeading)
            }
            .accessibilityIdentifier("outer")
        }
    }

    /// The first movement is 10 points long, which doesn't move the content.
    @Test func `Each axis has its own rest and its own way back`() throws {
        let stage = planes()
        let finger = stage.touch(at: CGPoint(x: 90, y: 90))
        move(finger, -6, -8)
        try expect(stage, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0))
        move(finger, -70, -90)
        try expect(stage, CGPoint(x: 50, y: 50), CGPoint(x: 20, y: 40))
        move(finger, 30, 0)
        try expect(stage, CGPoint(x: 40, y: 50), CGPoint(x: 0, y: 40))
        move(finger, 0, 60)
        try expect(stage, CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 0))
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expect(stage, CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 0))
    }

    @Test func `A fling belongs on each axis to the content that moved last`() throws {
        let stage = planes()
        let finger = stage.touch(at: CGPoint(x: 90, y: 90))
        move(finger, -6, -8)
        move(finger, -5, -70)
        for _ in 0..<3 { move(finger, -5, -10, over: 1.0 / 60) }
        try expect(stage, CGPoint(x: 20, y: 50), CGPoint(x: 0, y: 50))
        finger.lift()
        let inner = try stage.scroll("inner").velocity, outer = try stage.scroll("outer").velocity
        #expect(abs(inner.dx - 300) < 1 && inner.dy == 0)
        #expect(outer.dx == 0 && abs(outer.dy - 600) < 1)
    }

    /// The inner content is as wide as the window, so it doesn't bounce across. The outer content can move by 50
    /// points. The resistance of 100 points takes 20 points to 9.9.
    @Test func `The outer content stretches where the inner one doesn't bounce`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 100, height: 300) }
                        .frame(width: 100, height: 100)
                        .accessibilityIdentifier("inner")
                    Color.blue.frame(width: 50, height: 100)
                }
            }
            .accessibilityIdentifier("outer")
        }
        let finger = stage.touch(at: CGPoint(x: 90, y: 50)), stretch: CGFloat = 11 * 100 / 111
        move(finger, 0, -10)
        move(finger, 0, -20)
        try expect(stage, CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 0))
        move(finger, -30, 0)
        try expect(stage, CGPoint(x: 0, y: 20), CGPoint(x: 30, y: 0))
        move(finger, -40, 0)
        try expect(stage, CGPoint(x: 0, y: 20), CGPoint(x: 50 + stretch, y: 0))
        move(finger, 20, 0)
        try expect(stage, CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 0))
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expect(stage, CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 0))
    }

    // MARK: Several scroll views

    /// The content of the scroll views can move by 20, 30, and 100 points. The first movement is 10 points long, which
    /// doesn't move the content.
    @Test func `The content that moved last moves back first`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            ScrollView { Color.red.frame(width: 100, height: 120) }
                                .frame(height: 100)
                                .accessibilityIdentifier("inner")
                            Color.green.frame(width: 100, height: 30)
                        }
                    }
                    .frame(height: 100)
                    .accessibilityIdentifier("middle")
                    Color.blue.frame(width: 100, height: 100)
                }
            }
            .accessibilityIdentifier("outer")
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 95))
        for (distance, offsets) in [
            (-10, [0, 0, 0]), (-90, [20, 30, 40]), (25, [20, 30, 15]), (25, [20, 20, 0]), (30, [10, 0, 0]),
        ] as [(CGFloat, [CGFloat])] {
            move(finger, 0, distance)
            let found = try ["inner", "middle", "outer"].map { try stage.scroll($0).offset.y }
            #expect(zip(found, offsets).allSatisfy { abs($0 - $1) < 0.01 }, "\(found)")
        }
    }

    // MARK: Several fingers

    /// The inner list extends to 70 points.
    @Test func `A finger that takes over a drag first moves the outer list back`() throws {
        let (stage, first) = try dragged(Readers())
        let second = stage.touch(at: CGPoint(x: 20, y: 20))
        first.lift()
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 30))
        #expect(try stage.scroll("outer").phase == .interacting)
        move(second, 0, 20)
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 10))
        move(second, 0, 30)
        try expect(stage, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 0))
        second.hold(for: 0.2)
        second.lift()
        try stage.settle()
        try expect(stage, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 0))
        #expect(try stage.scroll("outer").phase == .idle)
    }

    @Test func `A finger that only touches the outer list leaves it to the drag of the inner one`() throws {
        let (stage, finger) = try dragged(Readers())
        let other = stage.touch(at: CGPoint(x: 20, y: 90))
        #expect(try stage.scroll("outer").phase == .interacting)
        other.lift()
        #expect(try stage.scroll("outer").phase == .interacting)
        move(finger, 0, -20)
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 50))
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 50))
    }

    // MARK: Programs

    @MainActor private final class Readers {
        var inner: ScrollViewProxy?
        var outer: ScrollViewProxy?
    }

    /// The inner list can move by 50 points, and the outer one by 900 points.
    private struct Lists: View {
        let readers: Readers

        var body: some View {
            ScrollViewReader { outer in
                let _ = readers.outer = outer
                ScrollView {
                    VStack(spacing: 0) {
                        list
                        Color.blue.frame(width: 100, height: 300)
                        Color.green.frame(width: 100, height: 600).id("place")
                    }
                }
                .accessibilityIdentifier("outer")
            }
        }

        private var list: some View {
            ScrollViewReader { inner in
                let _ = readers.inner = inner
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 100, height: 50)
                        Color.red.frame(width: 100, height: 100).id("end")
                    }
                }
                .frame(height: 100)
                .accessibilityIdentifier("inner")
            }
        }
    }

    /// Returns a stage with a finger that has moved the inner list to its end, and the outer one by 30 points.
    private func dragged(_ readers: Readers) throws -> (Stage, Finger) {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Lists(readers: readers) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 95))
        move(finger, 0, -90)
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 30))
        finger.hold(for: 0.2)
        return (stage, finger)
    }

    @Test func `The way back begins with the inner list if the program has taken the outer one`() throws {
        let readers = Readers()
        let (stage, finger) = try dragged(readers)
        withAnimation(.linear(duration: 0.2)) { readers.outer?.scrollTo("place", anchor: .top) }
        stage.advance(by: 0.3)
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 400))
        move(finger, 0, 20)
        try expect(stage, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 400))
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expect(stage, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 400))
    }

    enum End: CaseIterable { case lifted, flung, canceled }

    /// The program scrolls the inner list to its end, where it already is. The finger then has no content.
    @Test(arguments: End.allCases) func `A finger that lost the inner list releases the outer one`(end: End) throws {
        let readers = Readers()
        let (stage, finger) = try dragged(readers)
        withAnimation(.linear(duration: 0.2)) { readers.inner?.scrollTo("end", anchor: .bottom) }
        stage.advance(by: 0.3)
        #expect(try stage.scroll("inner").phase == .idle)
        #expect(try stage.scroll("outer").phase == .interacting)
        move(finger, 0, -20, over: 0.05)
        try expect(stage, CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 30))
        if end == .lifted { finger.hold(for: 0.2) }
        if end == .canceled { finger.cancel() } else { finger.lift() }
        #expect(try stage.scroll("outer").phase == (end == .flung ? .decelerating : .idle))
        try stage.settle()
        let offset = try stage.scroll("outer").offset.y
        #expect(end == .flung ? offset > 150 : abs(offset - 30) < 0.01, "\(offset)")
        #expect(abs(try stage.scroll("inner").offset.y - 50) < 0.01)
    }
}
