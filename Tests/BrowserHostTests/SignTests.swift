import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Messages as signs of a page")
@MainActor
struct SignTests {
    private func send(_ kind: String, from page: FakePage) {
        switch kind {
        case "size": page.say(#"{"t":"size","size":[200,100]}"#)
        case "environment": page.say(#"{"t":"env","env":\#(FakePage.environment)}"#)
        case "ahead": page.say(#"{"t":"ahead"}"#)
        case "input": page.say(#"{"t":"in","now":5,"e":[]}"#)
        case "acknowledgment": page.acknowledge(1)
        case "pong": page.conversation.take(.pong)
        default: break
        }
    }

    /// A scene that requests a frame half a second after each frame.
    private func repeating() -> FakeHost {
        FakeHost {
            $0.onFrame = { scene in
                FrameOutcome(next: .at(scene.frameTimes.last! + 0.5), semanticsChanged: false)
            }
        }
    }

    @Test(
        "each message proves for a moment that its page is there",
        arguments: ["size", "environment", "ahead", "input", "acknowledgment", "pong", ""])
    func proves(kind: String) {
        let host = FakeHost {
            $0.onFrame = { scene in
                FrameOutcome(next: scene.frameTimes.last! < 0.5 ? .at(0.5) : .none, semanticsChanged: false)
            }
        }
        let page = host.open()
        page.sleep()
        host.time.advance(by: 0.375)
        send(kind, from: page)
        host.time.advance(by: 0.125)
        #expect(page.link.pings == (kind.isEmpty ? 1 : 0))
        #expect(host.scenes[0].frameTimes.last == (kind.isEmpty ? 0 : 0.5))
    }

    @Test(
        "each message brings a page back that was considered gone",
        arguments: ["size", "environment", "ahead", "input", "acknowledgment", "pong"])
    func returns(kind: String) {
        let host = repeating(), page = host.open(), scene = host.scenes[0]
        page.sleep()
        host.time.advance(by: 10)
        #expect(scene.environments.last?.isFocused == false && scene.frameTimes == [0, 0])
        send(kind, from: page)
        #expect(scene.environments.last?.isFocused == true && scene.frameTimes == [0, 0, 10])
    }

    @Test("a frame that the scene requests doesn't prolong the wait for a page, and time doesn't go back before it")
    func waits() {
        let host = FakeHost {
            $0.onFrame = { scene in
                FrameOutcome(next: scene.frameTimes.count == 1 ? .at(0.5) : .none, semanticsChanged: false)
            }
        }
        let page = host.open(), scene = host.scenes[0]
        page.sleep()
        host.time.advance(by: 0.5)
        #expect(page.link.pings == 1 && scene.frameTimes == [0])
        host.time.advance(by: 0.5)
        scene.onNeedsFrame?()
        #expect(scene.frameTimes == [0, 1])
        host.time.advance(by: 1.375)
        #expect(scene.environments.last?.isFocused == true)
        host.time.advance(by: 0.125)
        // The last sign of the page was at 0.
        #expect(scene.environments.last?.isFocused == false && scene.frameTimes == [0, 1, 1])
        #expect(page.link.pings == 1)
    }

    @Test("a page that comes back owes no answer from before")
    func comesBack() throws {
        let host = repeating(), page = host.open(), scene = host.scenes[0]
        let session = try #require(page.link.session)
        page.sleep()
        host.time.advance(by: 0.5)
        #expect(page.link.pings == 1)
        page.conversation.take(.lost)
        host.time.advance(by: 10)
        let again = host.open(session: session)
        #expect(again.link.frames.count == 1 && again.link.pings == 0)
        #expect(scene.environments.last?.isFocused == true && scene.frameTimes.last == 10.5)
    }

    @Test("a scene without a page has no timer but that of its wait")
    func timers() {
        let host = repeating(), page = host.open()
        page.acknowledge()
        for _ in 0..<3 { page.pointer(4, time: 5) }
        #expect(host.time.scheduledCallCount == 1)
        page.conversation.take(.lost)
        #expect(host.time.scheduledCallCount == 1)
        host.time.advance(by: 30)
        #expect(host.time.scheduledCallCount == 0 && host.scenes[0].isClosed)
    }
}

@Suite("Clocks of pages")
@MainActor
struct PageClockTests {
    @Test("wheels and keys have the times at which they occurred")
    func wheelsAndKeys() throws {
        let host = FakeHost(), page = host.open(now: 5)
        page.acknowledge(now: 5)
        host.time.advance(by: 2)
        page.say(#"{"t":"in","now":7,"e":[["w",1,2,3,4,1,2,6.5,0],["k","a",0,0,6.75]]}"#)
        let received = host.scenes[0].received
        guard received.count == 2, case .wheel(let wheel) = received[0], case .key(let key) = received[1] else {
            Issue.record("\(received)")
            return
        }
        #expect(wheel.time == 1.5 && key.time == 1.75)
    }

    @Test("an acknowledgment that arrives more quickly than the greeting corrects the clock")
    func acknowledgments() {
        let host = FakeHost(), page = host.open(now: 0)
        host.time.advance(by: 1)
        page.acknowledge(now: 1.5)
        host.time.advance(by: 1)
        page.pointer(0, time: 2)
        guard case .pointer(let event)? = host.scenes[0].received.last else {
            Issue.record("no pointer")
            return
        }
        #expect(event.time == 1.5)
    }

    @Test("an event from before the scene began is at its beginning")
    func beforeTheBeginning() {
        var clock = ClientClock()
        clock.note(clientTime: 10, arrivedAt: 0)
        let early = clock.sceneTime(of: 9, now: 1), later = clock.sceneTime(of: 10.25, now: 1)
        #expect(early == 0 && later == 0.25)
    }
}

@Suite("The number of tabs")
@MainActor
struct TabLimitTests {
    @Test("thirty-two tabs are open at most")
    func limit() {
        let host = FakeHost()
        for _ in 0..<32 { #expect(host.open().link.closeReason == nil) }
        #expect(host.open().link.closeReason == .tooManyTabs)
        #expect(host.tabs.count == 32)
    }

    @Test("if there's no space, a page that vanished gives up its place, and pages that are there keep theirs")
    func vanishedPages() {
        let host = FakeHost(limit: 2)
        let vanished = host.open(), present = host.open()
        for page in [vanished, present] { page.acknowledge() }
        vanished.sleep()
        host.time.advance(by: 60)
        #expect(vanished.link.pings == 0, "nobody asks while there's no need")
        #expect(host.open().link.closeReason == .tooManyTabs)
        host.time.advance(by: 1.9)
        #expect(host.open().link.closeReason == .tooManyTabs)
        host.time.advance(by: 0.2)
        let third = host.open()
        #expect(third.link.closeReason == nil && third.link.frames.count == 1)
        #expect(vanished.link.closeReason == .tooManyTabs && present.link.closeReason == nil)
        #expect(host.scenes.map(\.isClosed) == [true, false, false])
        host.time.advance(by: 60)
        #expect(host.open().link.closeReason == .tooManyTabs)
        host.time.advance(by: 10)
        #expect(host.open().link.closeReason == .tooManyTabs && third.link.closeReason == nil)
    }

    @Test("a tab without a page keeps its place while there is space")
    func space() {
        let host = FakeHost(limit: 2)
        host.open().conversation.take(.lost)
        _ = host.open()
        #expect(host.tabs.count == 2 && !host.scenes[0].isClosed)
    }
}
