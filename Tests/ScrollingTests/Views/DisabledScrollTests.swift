import LayerTree
import Observation
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Content whose scrolling is disabled during a drag.
@MainActor
@Suite struct DisabledScrollTests {
    @Observable final class Lock { var isOn = false }

    private struct Pages: View {
        let lock: Lock
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<9) { _ in Color.gray.containerRelativeFrame(.vertical) } }
            }
            .scrollTargetBehavior(.paging)
            .scrollDisabled(lock.isOn)
            .accessibilityIdentifier("page")
        }
    }

    @Test(arguments: [-100.0, -200]) func contentWhoseScrollingIsDisabledSettlesOnATarget(_ distance: Double) throws {
        let lock = Lock()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(lock: lock) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.3)
        finger.hold(for: 0.2)
        lock.isOn = true
        try stage.settle()
        let rest: CGFloat = distance < -160 ? 300 : 0
        #expect(try stage.scroll("page").offset.y == rest)
        finger.move(by: CGSize(width: 0, height: 60), over: 0.2)
        #expect(try stage.scroll("page").offset.y == rest)
        lock.isOn = false
        stage.update()
        finger.move(by: CGSize(width: 0, height: 60), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == rest)
    }

    @Test func disablingScrollingEndsATrackpadMovement() throws {
        let lock = Lock()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(lock: lock) }
        let point = CGPoint(x: 150, y: 150)
        stage.trackpad(.began, at: point)
        stage.trackpad(.changed, by: CGSize(width: 0, height: 200), at: point)
        lock.isOn = true
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == 300)
        #expect(try stage.scroll("page").phase == .idle)
    }

    @Test func `A gesture of a trackpad moves nothing after scrolling was disabled`() throws {
        let lock = Lock()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(lock: lock) }
        let point = CGPoint(x: 150, y: 150), delta = CGSize(width: 0, height: 60)
        stage.trackpad(.began, at: point)
        stage.trackpad(.changed, by: CGSize(width: 0, height: 200), at: point)
        for isOn in [true, false] {
            lock.isOn = isOn
            try stage.settle()
            stage.trackpad(.changed, by: delta, at: point)
            #expect(try stage.scroll("page").offset.y == 300)
            #expect(try stage.scroll("page").phase == .idle)
        }
        stage.trackpad(.ended, at: point)
        #expect(try stage.scroll("page").offset.y == 300)
        stage.trackpad(.began, at: point)
        stage.trackpad(.changed, by: delta, at: point)
        #expect(abs(try stage.scroll("page").offset.y - 360) < 0.01)
    }

    /// The first event turns a page.
    @Test(arguments: [false, true])
    func `A wheel that keeps turning moves nothing after scrolling was disabled`(isPrecise: Bool) throws {
        let lock = Lock()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(lock: lock) }
        func turn() {
            stage.wheel(
                by: CGSize(width: 0, height: isPrecise ? 200 : 1), at: CGPoint(x: 150, y: 150), precise: isPrecise)
        }
        turn()
        lock.isOn = true
        stage.advance(by: 0.1)
        for _ in 0..<3 {
            turn()
            #expect(stage.handledWheel)
            stage.advance(by: 0.1)
        }
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - 300) < 0.01)
        #expect(try stage.scroll("page").phase == .idle)
    }

    @Test func `A host doesn't move content while its scrolling is disabled`() throws {
        func motion(_ stage: Stage) -> LayerMotion? {
            func found(_ layer: Layer) -> LayerMotion? { layer.motion ?? layer.children.lazy.compactMap(found).first }
            return found(stage.graph.rootLayer)
        }
        let lock = Lock()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Pages(lock: lock) }
        stage.show(ahead: 0.1)
        try stage.settle()
        for isOn in [false, true, false] {
            lock.isOn = isOn
            stage.update()
            #expect(motion(stage) != nil)
            #expect(motion(stage)?.vertical?.course == (isOn ? nil : LayerMotion.Course.none(offset: 0)))
        }
    }
}
