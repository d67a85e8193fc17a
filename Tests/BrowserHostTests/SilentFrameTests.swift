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

/// A finger drags content that the page moves by itself.
@Suite("Answers to a drag")
@MainActor
struct DragAnswerTests {
    private static func motion(held offset: Double, to end: Double = 900) -> LayerMotion {
        LayerMotion(
            vertical: LayerMotion.Axis(
                course: .held(offset: offset), bounds: 0...end, viewport: 50, bounces: true, stretches: true,
                isMirrored: false))
    }

    /// Returns a host whose scene holds its content from the first frame on, and moves it with each event by a point.
    private func host(_ change: @escaping (FakeScene) -> Void = { _ in }) -> FakeHost {
        FakeHost {
            $0.child.motion = Self.motion(held: 0)
            $0.onFrame = { scene in
                let count = scene.received.count
                scene.child.motion = Self.motion(held: Double(count))
                scene.child.position.y = -Double(count)
                change(scene)
                return FrameOutcome(next: .none, semanticsChanged: false)
            }
        }
    }

    /// Connects a page that computes motion, and puts a finger down. Further events are free of charge until the
    /// message of the first one is acknowledged.
    private func drag(_ host: FakeHost) -> FakePage {
        let page = host.open()
        page.say(#"{"t":"ahead"}"#)
        page.acknowledge()
        host.time.advance(by: 0.2)
        page.pointer(0, time: 5.2)
        page.acknowledge(now: 5.2)
        #expect(page.link.frames.count == 2)
        return page
    }

    private func move(_ host: FakeHost, _ page: FakePage, after seconds: Double = 0.025, isShown: Bool = true) {
        host.time.advance(by: seconds)
        page.pointer(1, time: host.time.now - 95, isShown: isShown)
    }

    @Test("moves that the page computes have an answer within a tenth of a second, with the last position")
    func rareAnswers() throws {
        let host = host(), page = drag(host), scene = host.scenes[0]
        #expect(page.link.frames.count == 2 && scene.frameTimes.count == 2)
        for _ in 0..<3 { move(host, page, after: 0.03) }
        #expect(page.link.frames.count == 2 && scene.frameTimes.count == 5)
        move(host, page, after: 0.03)
        #expect(page.link.frames.count == 3 && page.link.frames[2]["q"] as? Int == 4)
        let layer = try #require((page.link.frames[2]["l"] as? [[String: Any]])?.first)
        #expect(layer["p"] as? [Double] == [0, -4])
        let axis = (layer["s"] as? [Any])?.last as? [Double]
        #expect(axis?.last == 4)
    }

    @Test("the last move has an answer, although no other follows")
    func lastAnswer() {
        let host = host(), page = drag(host)
        move(host, page)
        #expect(page.link.frames.count == 2)
        host.time.advance(by: 0.07)
        #expect(page.link.frames.count == 2)
        host.time.advance(by: 0.01)
        #expect(page.link.frames.count == 3 && page.link.frames[2]["q"] as? Int == 2)
        host.time.advance(by: 1)
        #expect(page.link.frames.count == 3)
    }

    @Test("a move with another effect has its answer at once", arguments: ["opacity", "feedback", "bounds", "nothing"])
    func otherEffects(effect: String) {
        let host = FakeHost {
            $0.child.motion = Self.motion(held: 0)
            $0.onFrame = { scene in
                let count = scene.received.count
                let end = count >= 2 && effect == "bounds" ? 800.0 : 900
                if count != 2 || effect != "nothing" { scene.child.motion = Self.motion(held: Double(count), to: end) }
                var outcome = FrameOutcome(next: .none, semanticsChanged: false)
                switch effect {
                case "opacity" where count == 2: scene.rootLayer.opacity = 0.5
                case "feedback" where count == 2: outcome.feedback = [FeedbackEvent(name: "impact", time: 0)]
                default: break
                }
                return outcome
            }
        }
        let page = drag(host)
        move(host, page)
        #expect(page.link.frames.count == 3 && page.link.frames[2]["q"] as? Int == 2)
        page.acknowledge()
        move(host, page)
        #expect(page.link.frames.count == 3)
    }

    @Test("a move whose effect the page doesn't show has its answer at once, also together with others")
    func movesOfTheHost() {
        let host = host(), page = drag(host)
        move(host, page, isShown: false)
        #expect(page.link.frames.count == 3)
        move(host, page)
        #expect(page.link.frames.count == 3)
        // Without an acknowledgment, the next frame includes two messages.
        move(host, page, isShown: false)
        #expect(page.link.frames.count == 4)
        move(host, page, isShown: false)
        move(host, page)
        #expect(page.link.frames.count == 4)
        page.acknowledge()
        #expect(page.link.frames.count == 5 && page.link.frames[4]["q"] as? Int == 6)
    }

    @Test("content that a trackpad moves has an answer to each event")
    func trackpads() {
        let host = host(), page = drag(host)
        for index in 1...3 {
            host.time.advance(by: 0.025)
            page.say(#"{"t":"in","now":5.3,"e":[["w",9,9,0,2,1,2,5.3,0]]}"#)
            #expect(page.link.frames.count == 2 + index)
            page.acknowledge()
        }
    }

    @Test("a page that computes nothing, or isn't visible, has an answer to each move", arguments: [false, true])
    func everyAnswer(isHidden: Bool) {
        let host = host(), page = host.open()
        if isHidden {
            page.say(#"{"t":"ahead"}"#)
            let hidden = FakePage.environment.replacingOccurrences(of: "true}", with: "false}")
            page.say(#"{"t":"env","env":\#(hidden)}"#)
        }
        page.acknowledge()
        page.pointer(0, time: 5)
        for _ in 0..<4 {
            page.acknowledge()
            let count = page.link.frames.count
            move(host, page)
            #expect(page.link.frames.count == count + 1)
        }
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

    @Test("the offset at which a finger holds content follows from the motion, but nothing else of it")
    func holds() {
        let held = axis(.held(offset: 1)), rest = axis(.none(offset: 1))
        var further = held, longer = held
        further.course = .held(offset: 2)
        longer.bounds = 0...10
        let cases = [
            (LayerMotion(vertical: further), true), (LayerMotion(horizontal: rest, vertical: held), false),
            (LayerMotion(vertical: longer), false), (LayerMotion(vertical: rest), false), (nil, false),
            (LayerMotion(vertical: axis(.law([1, 2], start: 0))), false),
        ]
        for (motion, expected) in cases {
            send(LayerMotion(vertical: held))
            content.motion = motion
            content.position.y -= 1
            #expect(store.changesFollowMotion == expected)
        }
        // The host hasn't received the hold.
        send(LayerMotion(vertical: rest))
        content.motion = LayerMotion(vertical: held)
        content.motion = LayerMotion(vertical: further)
        #expect(!store.changesFollowMotion)
        #expect(!store.hasHeldMoves)
        // On two axes, a finger can hold both.
        send(LayerMotion(horizontal: held, vertical: held))
        content.motion = LayerMotion(horizontal: further, vertical: further)
        #expect(store.changesFollowMotion && store.hasHeldMoves)
        content.opacity = 0.5
        #expect(!store.changesFollowMotion)
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

    @Test("the responses of another layer to a motion follow from it, but nothing else of that layer")
    func responses() {
        let held = LayerMotion(vertical: axis(.held(offset: 1))), page = Layer(in: store)
        let samples = [0.0, 9].map {
            LayerResponse.Sample(offset: $0, transform: ProjectionTransform(), opacity: $0 / 10)
        }
        content.setChildren([page])
        let changes: [(expected: Bool, change: () -> Void)] = [
            (true, { page.opacity = 0.5 }),
            (true, { page.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)) }),
            (false, { page.position.x += 1 }), (false, { page.responses = nil }), (false, { page.content = [] }),
            (false, { page.isHidden = true }), (false, { root.opacity = 0.5 }),
        ]
        for (expected, change) in changes {
            page.transform = nil
            page.opacity = 1
            page.isHidden = false
            page.responses = LayerResponses(vertical: LayerResponse(samples))
            send(held)
            content.motion?.vertical?.course = .held(offset: 2)
            change()
            #expect(store.changesFollowMotion == expected)
        }
        // Without a motion, the layer changes for another reason.
        page.responses = LayerResponses(vertical: LayerResponse(samples))
        page.isHidden = false
        send(held)
        page.opacity = 0.25
        #expect(!store.changesFollowMotion)
        content.motion?.vertical?.course = .held(offset: 3)
        #expect(store.changesFollowMotion)
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
