import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The distances and durations of drag and drop, and the position of its preview. The source is a square of 100 points
/// at (50, 50), and the target another one at (250, 50).
@MainActor
@Suite struct DragLimitTests {
    private func stage(
        _ log: GestureLog, accepts: Bool = true, reducesMotion: Bool = false, preview: CGSize? = nil,
        isFlexible: Bool = false
    ) -> Stage {
        Stage(
            size: CGSize(width: 400, height: 200), framesPerSecond: 100,
            environment: { $0.set(.reduceMotion, to: reducesMotion) }
        ) {
            HStack(spacing: 100) {
                if let preview {
                    Color.red.frame(width: 100, height: 100).draggable("a") {
                        if isFlexible {
                            Color.green.frame(idealWidth: preview.width, idealHeight: preview.height)
                        } else {
                            Color.green.frame(width: preview.width, height: preview.height)
                        }
                    }
                } else {
                    Color.red.frame(width: 100, height: 100).draggable("a")
                }
                Color.blue.frame(width: 100, height: 100)
                    .dropDestination(for: String.self) { _, _ in
                        log.note("drop")
                        return accepts
                    } isTargeted: {
                        log.note("\($0)")
                    }
            }
        }
    }

    private func preview(_ stage: Stage) -> Element? {
        var found: Element?
        stage.graph.dragOverlay.forEachLayoutChild { found = $0 }
        return found
    }

    @Test(arguments: [(0.49, 0.0, false), (0.51, 0, true), (0.51, 9.9, true), (0.51, 10, false), (0.51, 10.1, false)])
    func `A finger lifts a view after half a second within 10 points`(time: Double, distance: Double, isLifted: Bool) {
        let log = GestureLog()
        let stage = stage(log)
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        if distance > 0 { finger.move(by: CGSize(width: 0.6 * distance, height: 0.8 * distance), over: 0.1) }
        finger.hold(for: distance > 0 ? time - 0.1 : time)
        finger.move(to: CGPoint(x: 300, y: 100), over: 0)
        finger.lift()
        #expect(log.entries == (isLifted ? ["true", "false", "drop"] : []))
    }

    @Test(arguments: [(3.9, false), (4, true), (4.1, true)]) func `A mouse lifts a view after 4 points`(
        distance: Double, isLifted: Bool
    ) {
        let stage = stage(GestureLog())
        for (phase, x) in [(PointerEvent.Phase.began, 100), (.moved, 100 + distance)] {
            stage.send(
                .pointer(
                    PointerEvent(id: 1, kind: .mouse, phase: phase, location: CGPoint(x: x, y: 100), time: stage.time)))
            stage.update()
        }
        #expect((preview(stage) != nil) == isLifted)
    }

    /// Each row is the distances along both axes.
    @Test(arguments: [(2.34, 3.12, false), (2.46, 3.28, true), (0, 3.99, false), (0, 4, true), (-4, 0, true)])
    func `A lifted view is dragged after 4 points`(x: Double, y: Double, isDragged: Bool) {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.draggable("a").dropDestination(for: String.self) { _, _ in
                true
            } isTargeted: {
                log.note("\($0)")
            }
        }
        let finger = stage.lift(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: x, height: y), over: 0.1)
        #expect(log.entries == (isDragged ? ["true"] : []))
    }

    @Test(arguments: [(60, 0), (44, 0), (33, 150), (22, 300), (0, 600), (-10, 600)] as [(CGFloat, CGFloat)])
    func `Content scrolls faster toward its edge`(distance: CGFloat, speed: CGFloat) {
        #expect(EdgeScroll.speed(distance) == speed)
    }

    /// Each row is whether the drag gesture is inside the source, its minimum distance, and whether it has the mouse,
    /// which moves by 40 points at once.
    @Test(arguments: [(true, 4.0, true), (true, 5, false), (false, 4, false), (false, 3, true)])
    func `The drag with the shorter distance has the mouse, or else the inner one`(
        isInside: Bool, distance: Double, isGesture: Bool
    ) {
        let log = GestureLog()
        let gesture = DragGesture(minimumDistance: CGFloat(distance)).onEnded { _ in log.note("end") }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            if isInside {
                Color.red.gesture(gesture).draggable("a")
            } else {
                Color.red.draggable("a").gesture(gesture)
            }
        }
        mouse(stage, .began, 100)
        mouse(stage, .moved, 140)
        #expect((preview(stage) == nil) == isGesture)
        mouse(stage, .ended, 140)
        #expect(log.entries == (isGesture ? ["end"] : []))
    }

    // MARK: The preview

    @Test(arguments: [false, true]) func `A lifted view grows by a twentieth and follows the finger`(
        reducesMotion: Bool
    ) throws {
        let stage = stage(GestureLog(), reducesMotion: reducesMotion)
        let finger = stage.touch(at: CGPoint(x: 80, y: 70))
        finger.hold(for: 0.5)
        let start = try #require(preview(stage)).drawnFrame
        #expect(start.width <= 101 && abs(start.midX - 100) < 0.01)
        finger.hold(for: 0.1)
        let middle = try #require(preview(stage)).drawnFrame
        #expect(reducesMotion ? middle.width == 100 : middle.width > 101 && middle.width < 104.9)
        finger.hold(for: 0.6)
        let side: CGFloat = reducesMotion ? 100 : 105
        func expect(_ x: CGFloat, _ y: CGFloat, _ location: SourceLocation = #_sourceLocation) throws {
            let frame = try #require(preview(stage)).drawnFrame
            #expect(abs(frame.width - side) < 0.01 && abs(frame.height - side) < 0.01, sourceLocation: location)
            #expect(abs(frame.midX - x) < 0.01 && abs(frame.midY - y) < 0.01, sourceLocation: location)
        }
        try expect(100, 100)
        finger.move(by: CGSize(width: 170, height: -20), over: 0.2)
        try expect(270, 80)
        #expect(try #require(preview(stage)).layer?.opacity == 1)
        let shadow = LayerShadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 10, offset: CGSize(width: 0, height: 5))
        #expect(try #require(preview(stage)).layer?.effects?.shadows == [shadow])
    }

    @Test func `A dropped view shrinks and fades in a fifth of a second`() throws {
        let stage = stage(GestureLog())
        let finger = stage.lift(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 300, y: 100), over: 0.6)
        finger.lift()
        stage.advance(by: 0.1)
        let element = try #require(preview(stage))
        #expect(abs(try #require(element.layer).opacity - 0.5) < 0.06)
        #expect(abs(element.drawnFrame.width - 97.5) < 1 && abs(element.drawnFrame.midX - 300) < 0.01)
        stage.advance(by: 0.08)
        #expect(preview(stage) != nil)
        stage.advance(by: 0.05)
        #expect(preview(stage) == nil && stage.isAtRest)
    }

    @Test(arguments: [false, true]) func `A rejected view returns in six tenths of a second`(reducesMotion: Bool) throws
    {
        let stage = stage(GestureLog(), accepts: false, reducesMotion: reducesMotion)
        let finger = stage.lift(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 300, y: 120), over: 0.6)
        finger.lift()
        var last: CGFloat = 300
        for step in 1...5 {
            stage.advance(by: 0.1)
            guard let frame = preview(stage)?.drawnFrame else {
                #expect(reducesMotion && step >= 2)
                return
            }
            if reducesMotion {
                #expect(frame.midX == 300)
                continue
            }
            #expect(frame.midX < last && frame.midX >= 99)
            // The height and the size change in proportion.
            let part = (300 - frame.midX) / 200
            #expect(abs(frame.midY - 120 + 20 * part) < 0.01 && abs(frame.width - 105 + 5 * part) < 0.01)
            last = frame.midX
        }
        #expect(abs(last - 100) < 1 && !reducesMotion)
        stage.advance(by: 0.08)
        #expect(preview(stage) != nil)
        stage.advance(by: 0.05)
        #expect(preview(stage) == nil && stage.isAtRest)
    }

    // MARK: Exact times

    private func mouse(_ stage: Stage, _ phase: PointerEvent.Phase, _ x: CGFloat) {
        stage.send(
            .pointer(
                PointerEvent(id: 1, kind: .mouse, phase: phase, location: CGPoint(x: x, y: 100), time: stage.time)))
        stage.update()
    }

    /// Drags the source to the target at once, at time 0.
    private func dragged(accepts: Bool) -> Stage {
        let stage = stage(GestureLog(), accepts: accepts)
        mouse(stage, .began, 100)
        mouse(stage, .moved, 300)
        return stage
    }

    /// The covered part of a distance on a smooth spring of 0.35 seconds.
    private func part(_ time: Double) -> CGFloat { CGFloat(Spring(duration: 0.35).value(target: 1.0, time: time)) }

    @Test func `A lift moves on a spring, and ends after half a second`() throws {
        let stage = dragged(accepts: true)
        stage.advance(by: 0.1)
        let frame = try #require(preview(stage)).drawnFrame
        #expect(abs(frame.width - (100 + 5 * part(0.1))) < 0.01 && abs(frame.midX - 300) < 0.01)
        stage.advance(by: 0.39)
        #expect(!stage.isAtRest)
        stage.advance(by: 0.01)
        #expect(stage.isAtRest)
    }

    /// The times have exact sums.
    @Test(arguments: [0.1, 0.3]) func `A return moves on a spring, and ends after six tenths of a second`(
        time: Double
    ) throws {
        let stage = dragged(accepts: false)
        stage.advance(by: 0.25)
        mouse(stage, .ended, 300)
        stage.advance(by: time)
        let frame = try #require(preview(stage)).drawnFrame
        #expect(abs(frame.midX - (300 - 200 * part(time))) < 0.01)
        #expect(abs(frame.width - (105 - 5 * part(time))) < 0.01)
        let whole = dragged(accepts: false)
        whole.advance(by: 0.25)
        mouse(whole, .ended, 300)
        whole.advance(by: 0.6)
        #expect(preview(whole) == nil)
    }

    @Test func `A landing ends after a fifth of a second`() throws {
        let stage = dragged(accepts: true)
        mouse(stage, .ended, 300)
        stage.advance(by: 0.05)
        let element = try #require(preview(stage))
        #expect(abs(try #require(element.layer).opacity - 0.75) < 1e-9)
        #expect(abs(element.drawnFrame.width - (105 - 15 * 0.25)) < 0.01)
        stage.advance(by: 0.15)
        #expect(preview(stage) == nil)
    }

    // MARK: Sources that change

    @MainActor @Observable final class Place {
        var corner = CGPoint(x: 0, y: 50)
        var isGone = false
    }

    private struct Placed: View {
        let place: Place

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.white
                if !place.isGone {
                    Color.red.frame(width: 100, height: 100).draggable("a")
                        .padding(.leading, place.corner.x).padding(.top, place.corner.y)
                }
            }
        }
    }

    /// Drags the source by 200 points, without a target.
    private func dragged(_ place: Place) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 200), framesPerSecond: 100) { Placed(place: place) }
        mouse(stage, .began, 50)
        mouse(stage, .moved, 250)
        stage.advance(by: 0.25)
        return stage
    }

    @Test(arguments: [0.1, 0.3]) func `A view returns to the place to which its source has moved`(time: Double) throws {
        let place = Place()
        let stage = dragged(place)
        place.corner = CGPoint(x: 40, y: 80)
        stage.update()
        mouse(stage, .ended, 250)
        stage.advance(by: time)
        let frame = try #require(preview(stage)).drawnFrame
        #expect(abs(frame.midX - (250 - 160 * part(time))) < 0.01)
        #expect(abs(frame.midY - (100 + 30 * part(time))) < 0.01)
    }

    @Test func `A view disappears where it is if its source is gone`() throws {
        let place = Place()
        let stage = dragged(place)
        place.isGone = true
        stage.update()
        mouse(stage, .ended, 250)
        stage.advance(by: 0.1)
        let element = try #require(preview(stage))
        #expect(abs(try #require(element.layer).opacity - 0.5) < 1e-9)
        #expect(abs(element.drawnFrame.midX - 250) < 0.01)
        stage.advance(by: 0.12)
        #expect(preview(stage) == nil && stage.isAtRest)
    }

    // MARK: Places of previews

    /// The finger is at (60, 70), near the top-left corner of the source. A flexible preview is at least as large as
    /// the source, and at most as large as the window.
    @Test(
        arguments: [
            (CGSize(width: 100, height: 100), false, CGRect(x: 50, y: 50, width: 100, height: 100)),
            (CGSize(width: 40, height: 20), false, CGRect(x: 60, y: 70, width: 40, height: 20)),
            (CGSize(width: 160, height: 120), false, CGRect(x: 20, y: 40, width: 160, height: 120)),
            (CGSize(width: 30, height: 300), false, CGRect(x: 60, y: -50, width: 30, height: 300)),
            (CGSize(width: 20, height: 130), true, CGRect(x: 50, y: 35, width: 100, height: 130)),
            (CGSize(width: 600, height: 300), true, CGRect(x: -100, y: 0, width: 400, height: 200)),
        ])
    func `A preview is on its source, or at least under the finger`(
        size: CGSize, isFlexible: Bool, frame: CGRect
    ) throws {
        let stage = stage(GestureLog(), preview: size, isFlexible: isFlexible)
        _ = stage.lift(at: CGPoint(x: 60, y: 70))
        #expect(try #require(preview(stage) as? DragPreviewElement).home == frame)
    }

    /// The finger is at (140, 130), near the other corner.
    @Test func `A small preview is under a finger near the other corner`() throws {
        let stage = stage(GestureLog(), preview: CGSize(width: 40, height: 20))
        _ = stage.lift(at: CGPoint(x: 140, y: 130))
        let home = try #require(preview(stage) as? DragPreviewElement).home
        #expect(home == CGRect(x: 100, y: 110, width: 40, height: 20))
    }

    /// An arc crosses the diagonal at 0.293 times its radius of 10 points.
    @Test func `The preview of a row is its card, with round corners`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            List { ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0).draggable($0) } }
        }
        _ = try stage.lift("a")
        #expect(
            try #require(preview(stage) as? DragPreviewElement).home == CGRect(x: 16, y: 16, width: 268, height: 44))
        let clips = stage.visibleLayers.compactMap { layer -> Path? in
            if case .path(let path, _) = layer.clip { path } else { nil }
        }
        let clip = try #require(clips.first { $0.boundingRect.size == CGSize(width: 268, height: 44) })
        let bounds = clip.boundingRect
        for depth in [2.85, 3] as [CGFloat] {
            for x in [bounds.minX + depth, bounds.maxX - depth] {
                #expect(clip.contains(CGPoint(x: x, y: bounds.minY + depth)) == (depth == 3))
                #expect(clip.contains(CGPoint(x: x, y: bounds.maxY - depth)) == (depth == 3))
            }
        }
    }
}
