import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Tabs")
@MainActor
struct TabTests {
    @Test("a page that greets gets a session, a scene of its own and everything that is on it")
    func opens() {
        let host = FakeHost()
        let page = host.open()
        #expect(page.link.session?.utf8.count == 48)
        #expect(host.scenes.count == 1)
        #expect(host.scenes[0].size == CGSize(width: 300, height: 200))
        #expect(host.scenes[0].environments.last?.localeIdentifier == "ko-KR")
        #expect(host.queries == [["demo": "x"]])
        #expect(page.link.frames.count == 1)
        #expect(page.link.frames[0]["full"] as? Int == 1)
        #expect(page.link.frames[0]["a"] != nil)
    }

    @Test("at rest no frame runs, however long")
    func rests() {
        let host = FakeHost()
        let page = host.open()
        page.acknowledge()
        host.time.advance(by: 3600)
        #expect(host.scenes[0].frameTimes.count == 1)
        #expect(host.time.scheduledCallCount == 0)
    }

    @Test("what moves gets a frame for every acknowledgement, and never more than two unanswered")
    func backPressure() {
        let host = FakeHost { $0.onFrame = { _ in FrameOutcome(next: .soon, semanticsChanged: false) } }
        let page = host.open()
        let scene = host.scenes[0]
        #expect(scene.frameTimes.count == 1)
        host.time.advance(by: 0.01)
        #expect(scene.frameTimes.count == 1)
        page.acknowledge()
        #expect(scene.frameTimes.count == 2)
        host.time.advance(by: FramePace.patience)
        #expect(scene.frameTimes.count == 3)
        host.time.advance(by: 60)
        #expect(scene.frameTimes.count == 3)
        page.acknowledge()
        #expect(scene.frameTimes.count == 4)
        #expect(page.link.frames.count == 4)
    }

    @Test(
        "under a finger the accessibility tree comes twice a second, and the last one also when the finger stays still"
    )
    func semanticsUnderAFinger() {
        let host = FakeHost {
            $0.onFrame = { scene in
                scene.semantics.frame.origin.y -= 1
                return FrameOutcome(next: .none, semanticsChanged: true)
            }
        }
        let page = host.open(now: 0)
        var acknowledged = 0
        func acknowledge(now: Double) {
            guard page.link.lastFrameNumber > acknowledged else { return }
            acknowledged = page.link.lastFrameNumber
            page.acknowledge(now: now)
        }
        acknowledge(now: 0)
        func trees() -> Int { page.link.frames.count { $0["ar"] != nil } }
        let before = trees()
        page.pointer(0, time: 0, now: 0)
        for step in 1...60 {
            host.time.advance(by: 1.0 / 60)
            acknowledge(now: Double(step) / 60)
            page.pointer(1, x: Double(step), time: Double(step) / 60)
        }
        #expect((1...2).contains(trees() - before))
        host.scenes[0].onFrame = { _ in FrameOutcome(next: .none, semanticsChanged: false) }
        let moved = trees()
        acknowledge(now: 1)
        host.time.advance(by: 1)
        #expect(trees() == moved + 1)
        #expect(page.link.frames.last?["am"] != nil || page.link.frames.last?["a"] != nil)
    }

    @Test("a move that acknowledges a frame gets the next frame at once")
    func acknowledgingMove() {
        let host = FakeHost { $0.onFrame = { _ in FrameOutcome(next: .soon, semanticsChanged: false) } }
        let page = host.open()
        let scene = host.scenes[0]
        func move(_ number: Int) {
            page.say(#"{"t":"in","now":5,"e":[["p",1,1,0,9,9,5,0]],"n":\#(number)}"#)
        }
        move(1)
        #expect(scene.frameTimes.count == 2)
        #expect(scene.received.count == 1)
        #expect(page.link.frames.last?["q"] as? Int == 1)
        move(1)
        #expect(page.link.closeReason?.code == 1002)
    }

    @Test("a scene that wants a frame later gets it then, and only then")
    func later() {
        let host = FakeHost()
        let page = host.open()
        let scene = host.scenes[0]
        page.acknowledge()
        scene.onFrame = { _ in
            FrameOutcome(next: scene.frameTimes.count == 2 ? .at(10) : .none, semanticsChanged: false)
        }
        scene.onNeedsFrame?()
        #expect(scene.frameTimes == [0, 0])
        host.time.advance(by: 9.9)
        #expect(scene.frameTimes.count == 2)
        host.time.advance(by: 0.2)
        #expect(scene.frameTimes.count == 3)
        #expect(abs(scene.frameTimes[2] - 10) < 0.001)
    }

    @Test("a scene at rest gets a frame for its upkeep")
    func upkeep() {
        let host = FakeHost()
        let page = host.open()
        let scene = host.scenes[0]
        page.acknowledge()
        scene.onFrame = { _ in
            let count = scene.frameTimes.count
            return FrameOutcome(
                next: count == 2 ? .at(10) : .none, upkeep: count < 4 ? Double(count - 1) : nil,
                semanticsChanged: false)
        }
        scene.onNeedsFrame?()
        host.time.advance(by: 5)
        #expect(scene.frameTimes.count == 4)
        for (time, due) in zip(scene.frameTimes, [0.0, 0, 1, 2]) { #expect(abs(time - due) < 0.001) }
    }

    @Test("a scene that asks for a frame within a frame gets the next one after an acknowledgement")
    func asksWithinFrame() {
        let host = FakeHost {
            $0.onFrame = { scene in
                scene.onNeedsFrame?()
                return FrameOutcome(next: .none, semanticsChanged: false)
            }
        }
        let page = host.open()
        #expect(host.scenes[0].frameTimes.count == 1)
        page.acknowledge()
        #expect(host.scenes[0].frameTimes.count == 2)
    }

    @Test("events reach the scene in the next frame with their own times")
    func eventTimes() throws {
        let host = FakeHost()
        let page = host.open(now: 5)
        page.acknowledge(now: 5)
        host.time.advance(by: 2)
        page.pointer(0, time: 6.5, now: 7)
        page.pointer(1, time: 6.9, now: 7)
        let times = host.scenes[0].received.compactMap { if case .pointer(let event) = $0 { event.time } else { nil } }
        #expect(times.count == 2)
        #expect(abs(times[0] - 1.5) < 1e-9 && abs(times[1] - 1.9) < 1e-9)
        // The first event's frame changed nothing, so the tab sent nothing and the second event didn't wait.
        #expect(host.scenes[0].frameTimes.count == 3)
        #expect(page.link.frames.count == 1)
    }

    @Test("of all sizes and environments between two frames, the last ones reach the scene")
    func changesBetweenFrames() {
        let host = FakeHost()
        let page = host.open()
        let scene = host.scenes[0]
        page.acknowledge()
        host.time.collectsSoon = true
        for width in 1...100 {
            page.say(#"{"t":"size","size":[\#(width),200]}"#)
            page.say(#"{"t":"env","env":\#(FakePage.environment)}"#)
        }
        #expect(scene.environments.count == 1)
        while host.time.runOne() {}
        #expect(scene.size.width == 100)
        #expect(scene.environments.count == 2)
    }

    @Test("two tabs know nothing of each other")
    func independent() {
        let host = FakeHost()
        let one = host.open(), other = host.open()
        one.acknowledge()
        other.acknowledge()
        #expect(one.link.session != other.link.session)
        one.pointer(0, time: 5)
        #expect(host.scenes[0].received.count == 1)
        #expect(host.scenes[1].received.isEmpty)
    }

    @Test("a malformed message closes its own tab with a reason, and the others go on")
    func malformed() {
        let host = FakeHost()
        let bad = host.open(), good = host.open()
        bad.say(#"{"t":"in","now":1,"e":[["p"]]}"#)
        #expect(bad.link.closeReason?.code == 1007)
        #expect(bad.link.closeReason?.reason.isEmpty == false)
        #expect(host.scenes[0].isClosed && !host.scenes[1].isClosed)
        good.acknowledge()
        good.pointer(0, time: 5)
        #expect(good.link.closeReason == nil)
        #expect(host.scenes[1].received.count == 1)
        bad.pointer(0, time: 5)
        #expect(host.scenes[0].received.isEmpty)
    }

    @Test("what is out of turn closes the connection")
    func outOfTurn() {
        let host = FakeHost()
        let silent = FakePage(host)
        silent.acknowledge(1)
        #expect(silent.link.closeReason?.code == 1002)
        let twice = host.open()
        twice.say(#"{"t":"hello","now":5,"size":[300,200],"env":\#(FakePage.environment)}"#)
        #expect(twice.link.closeReason?.code == 1002)
        let eager = host.open()
        eager.acknowledge(7)
        #expect(eager.link.closeReason?.code == 1002)
        #expect(host.tabs.count == 0)
    }

    @Test("a socket that says nothing is closed after a while")
    func silence() {
        let host = FakeHost()
        let page = FakePage(host)
        host.time.advance(by: Limits.greeting + 1)
        #expect(page.link.closeReason == .silent)
    }

    @Test("more events than fit close the tab")
    func flood() {
        let host = FakeHost { $0.onFrame = { _ in FrameOutcome(next: .soon, semanticsChanged: false) } }
        let page = host.open()
        host.time.advance(by: 1)
        let keys = Array(repeating: #"["k","a",0,0,5]"#, count: 200).joined(separator: ",")
        for _ in 0..<5 { page.say(#"{"t":"in","now":5,"e":[\#(keys)]}"#) }
        #expect(page.link.closeReason == nil)
        page.say(#"{"t":"in","now":5,"e":[\#(keys)]}"#)
        #expect(page.link.closeReason == .tooManyEvents)
        #expect(host.scenes[0].received.isEmpty)
    }

    @Test("there are only so many tabs; one that waits for its page gives way first")
    func tooMany() {
        let host = FakeHost(limit: 2)
        let first = host.open()
        _ = host.open()
        let rejected = host.open()
        #expect(rejected.link.closeReason == .tooManyTabs)
        first.conversation.ended(code: nil)
        let admitted = host.open()
        #expect(admitted.link.closeReason == nil)
        #expect(host.scenes[0].isClosed)
        #expect(host.tabs.count == 2)
    }
}
