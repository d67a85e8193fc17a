import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Frames that the page computes")
@MainActor
struct SilentFrameTests {
    private static let law = LayerMotion.Axis(
        course: .law([1, 100, 0, 1, 0, 100, 0, 0, 0], start: 0), bounds: 0...500, viewport: 200, bounces: true,
        stretches: true, isMirrored: false)

    /// A scene whose content moves on a trajectory, one point in each frame.
    private func host(_ change: @escaping @MainActor (FakeScene) -> FrameOutcome = moving) -> FakeHost {
        FakeHost { scene in
            scene.child.motion = LayerMotion(vertical: Self.law)
            scene.onFrame = { scene in change(scene) }
        }
    }

    private static func moving(_ scene: FakeScene) -> FrameOutcome {
        scene.child.position.y -= 1
        return FrameOutcome(next: .soon, semanticsChanged: false)
    }

    /// Lets a page acknowledge each frame at the next refresh of its display, for a second.
    private func run(_ host: FakeHost, _ page: FakePage) -> (frames: Int, messages: Int) {
        let scene = host.scenes[0], before = (scene.frameTimes.count, page.link.frames.count)
        var acknowledged = before.1 - 1
        for _ in 0..<60 {
            let displayed = page.link.lastFrameNumber
            host.time.advance(by: FramePace.interval)
            if displayed > acknowledged { page.acknowledge(displayed) }
            acknowledged = displayed
        }
        return (scene.frameTimes.count - before.0, page.link.frames.count - before.1)
    }

    @Test("a page that computes motion receives one message for several frames, with the last position")
    func silent() {
        let host = host(), page = host.open()
        page.say(#"{"t":"ahead"}"#)
        let (frames, messages) = run(host, page)
        #expect((29...33).contains(frames))
        #expect((8...10).contains(messages))
        let layers = page.link.frames.last?["l"] as? [[String: Any]]
        #expect(layers?.count == 1 && layers?[0]["p"] as? [Double] != nil)
        #expect(page.link.closeReason == nil)
    }

    @Test("a page that computes nothing, or isn't visible, receives every frame", arguments: [false, true])
    func everyFrame(isAhead: Bool) {
        let host = host(), page = host.open()
        if isAhead {
            page.say(#"{"t":"ahead"}"#)
            let hidden = FakePage.environment.replacingOccurrences(of: "true}", with: "false}")
            page.say(#"{"t":"env","env":\#(hidden)}"#)
        }
        let (frames, messages) = run(host, page)
        #expect(frames == messages && frames >= 59)
    }

    @Test("a page that connects again must say again that it computes motion")
    func resumes() {
        let host = host(), page = host.open()
        page.say(#"{"t":"ahead"}"#)
        page.conversation.ended(code: nil)
        let next = host.open(session: page.link.session)
        let (frames, messages) = run(host, next)
        #expect(frames == messages)
    }

    @Test("an input gets its frame and its answer at once")
    func input() {
        let host = host(), page = host.open(), scene = host.scenes[0]
        page.say(#"{"t":"ahead"}"#)
        page.acknowledge()
        #expect(scene.frameTimes.count == 2 && page.link.frames.count == 1)
        host.time.advance(by: 0.001)
        #expect(scene.frameTimes.count == 2)
        page.pointer(0, time: 5)
        #expect(scene.frameTimes.count == 3 && page.link.frames.count == 2)
        #expect(page.link.frames[1]["q"] as? Int == 1)
    }

    @Test("other changes reach the page at once, with the position", arguments: ["opacity", "feedback", "background"])
    func otherChanges(change: String) {
        let host = host { scene in
            var outcome = Self.moving(scene)
            guard scene.frameTimes.count == 3 else { return outcome }
            switch change {
            case "opacity": scene.rootLayer.opacity = 0.5
            case "background": scene.background = .black
            default: outcome.feedback = [FeedbackEvent(name: "impact", time: 0)]
            }
            return outcome
        }
        let page = host.open()
        page.say(#"{"t":"ahead"}"#)
        page.acknowledge()
        host.time.advance(by: FramePace.interval - 0.001)
        #expect(page.link.frames.count == 1)
        host.time.advance(by: 0.002)
        #expect(page.link.frames.count == 2)
        let layers = page.link.frames[1]["l"] as? [[String: Any]]
        #expect(layers?.contains { $0["p"] as? [Double] == [0, -3] } == true)
    }

    @Test("a page that vanishes during a fling has no more frames after a message that it doesn't acknowledge")
    func vanishes() throws {
        let host = host(), page = host.open(), scene = host.scenes[0], start = scene.frameTimes[0]
        page.say(#"{"t":"ahead"}"#)
        page.acknowledge()
        page.sleep()
        host.time.advance(by: Limits.silence - 0.01)
        let last = try #require(scene.frameTimes.last) - start
        #expect(last >= FramePace.longestSilence && last < FramePace.longestSilence + FramePace.patience + 0.02)
        #expect(page.link.frames.count == 2)
    }

    @Test("a page that says that it's ahead before its greeting is rejected")
    func early() {
        let host = FakeHost(), page = FakePage(host)
        page.say(#"{"t":"ahead"}"#)
        #expect(page.link.closeReason?.code == 1002 && host.tabs.count == 0)
    }

    @Test("a scene that moves nothing that is visible sends as few messages")
    func nothingVisible() {
        let host = host { _ in FrameOutcome(next: .soon, semanticsChanged: false) }
        let page = host.open()
        page.say(#"{"t":"ahead"}"#)
        let (frames, messages) = run(host, page)
        #expect((29...33).contains(frames) && (8...10).contains(messages))
    }
}

@Suite("Changes that a host computes")
struct FollowedChangesTests {
    private let store = LayerStore()
    private let root: Layer, content: Layer

    init() {
        root = Layer(in: store)
        content = Layer(in: store)
        root.setChildren([content])
    }

    private func axis(_ course: LayerMotion.Course) -> LayerMotion.Axis {
        LayerMotion.Axis(
            course: course, bounds: 0...9, viewport: 1, bounces: false, stretches: false, isMirrored: false)
    }

    /// Gives the content a motion that the host has received.
    private func send(_ motion: LayerMotion?) {
        content.motion = motion
        _ = store.takeChanges(in: root) { _, _ in }
    }

    @Test("only the position of content on a trajectory follows from its motion")
    func positions() {
        let law = axis(.law([1, 2], start: 0)), rest = axis(.none(offset: 1)), held = axis(.held(offset: 1))
        for (motion, expected) in [
            (LayerMotion(vertical: law), true), (LayerMotion(horizontal: law, vertical: rest), true),
            (LayerMotion(horizontal: rest), false), (LayerMotion(vertical: held), false), (nil, false),
        ] {
            send(motion)
            #expect(store.changesFollowMotion)
            content.position.y -= 1
            #expect(store.changesFollowMotion == expected)
        }
    }

    @Test("another trajectory, another property, and the end of a layer don't follow from the motion")
    func others() {
        let motion = LayerMotion(vertical: axis(.law([1, 2], start: 0)))
        let changes: [() -> Void] = [
            { content.motion = LayerMotion(vertical: axis(.law([1, 3], start: 0))) },
            { content.opacity = 0.5 },
            { content.setChildren([Layer(in: store)]) },
            { root.position.x += 1 },
            { root.setChildren([]) },
        ]
        for change in changes {
            send(motion)
            content.position.y -= 1
            #expect(store.changesFollowMotion)
            change()
            #expect(!store.changesFollowMotion)
        }
    }

    @Test("changes of layers outside the tree don't count")
    func outside() {
        let recycled = Layer(in: store)
        send(nil)
        recycled.opacity = 0.5
        #expect(store.changesFollowMotion)
        root.setChildren([content, recycled])
        #expect(!store.changesFollowMotion)
    }
}
