import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Conversations")
@MainActor
struct ConversationTests {
    private let hello =
        #"{"t":"hello","now":1,"size":[300,200],"env":\#(FakePage.environment)}"#

    @Test("a page has ten seconds for its greeting")
    func greetingTime() {
        let host = FakeHost(), page = FakePage(host), late = FakePage(host)
        host.time.advance(by: 9.9)
        page.say(hello)
        #expect(late.link.closeReason == nil)
        host.time.advance(by: 0.2)
        #expect(page.link.closeReason == nil && late.link.closeReason == .silent)
        late.say(hello)
        #expect(host.tabs.count == 1 && late.link.messages.isEmpty)
    }

    @Test("a greeting after a fault opens no tab, and the first reason stays")
    func greetingAfterTheEnd() {
        let host = FakeHost(), page = FakePage(host)
        page.conversation.take(.fault(.tooLong))
        page.say(hello)
        page.conversation.take(.fault(.unreadable))
        #expect(page.link.closeReason == .tooLong && host.scenes.isEmpty && host.time.scheduledCallCount == 0)
    }

    @Test("a fault closes the scene, and nothing happens after it")
    func faults() {
        let host = FakeHost(), page = host.open()
        page.conversation.take(.fault(.unreadable))
        #expect(page.link.closeReason == .unreadable && host.scenes[0].isClosed && host.tabs.count == 0)
        page.conversation.take(.lost)
        host.time.advance(by: 100)
        #expect(host.tabs.count == 0)
    }

    @Test("a ping of the page is answered with its content")
    func pings() {
        let host = FakeHost(), page = host.open()
        page.conversation.take(.ping(Data([1, 2, 3])))
        #expect(page.link.pongs == [Data([1, 2, 3])])
    }

    @Test(
        "a page that closes its connection can come back, unless it left",
        arguments: [(nil, false), (1000, false), (1001, true), (1002, false)] as [(UInt16?, Bool)])
    func closes(code: UInt16?, leaves: Bool) {
        let host = FakeHost(), page = host.open()
        page.conversation.take(.closed(code))
        #expect(page.link.closeReason == (leaves ? .shutDown : CloseReason(code: 1000, reason: "")))
        #expect(host.scenes[0].isClosed == leaves && host.tabs.count == (leaves ? 0 : 1))
        page.conversation.hangUp(.silent)
        #expect(host.scenes[0].isClosed == leaves && host.tabs.count == (leaves ? 0 : 1))
    }

    @Test("a lost connection isn't closed again")
    func lost() {
        let host = FakeHost(), page = host.open()
        page.conversation.take(.lost)
        page.conversation.hangUp(.silent)
        #expect(page.link.closeReason == nil && host.tabs.count == 1)
    }

    @Test("a lost page has 30 seconds to come back")
    func absence() throws {
        let host = FakeHost(), page = host.open()
        let session = try #require(page.link.session)
        page.conversation.take(.lost)
        host.time.advance(by: 29.9)
        #expect(!host.scenes[0].isClosed)
        let again = host.open(session: session)
        #expect(again.link.objects[0]["new"] as? Int == 0 && page.link.objects[0]["new"] as? Int == 1)
        host.time.advance(by: 60)
        #expect(!host.scenes[0].isClosed)
        again.conversation.take(.lost)
        host.time.advance(by: 29.9)
        #expect(!host.scenes[0].isClosed)
        host.time.advance(by: 0.2)
        #expect(host.scenes[0].isClosed && host.tabs.count == 0)
    }

    @Test("of the tabs without a page, the one that lost it first gives way")
    func givesWay() {
        let host = FakeHost(limit: 3), pages = [host.open(), host.open(), host.open()]
        for index in [1, 0] { pages[index].conversation.take(.lost) }
        _ = host.open()
        #expect(host.scenes.map(\.isClosed) == [false, true, false, false])
        _ = host.open()
        #expect(host.scenes.map(\.isClosed) == [true, true, false, false, false])
        #expect(host.open().link.closeReason == .tooManyTabs)
    }

    @Test("a page that changes its size or environment has a frame with them")
    func changes() throws {
        let host = FakeHost(), page = host.open()
        page.acknowledge()
        page.say(#"{"t":"size","size":[500,400]}"#)
        #expect(host.scenes[0].size == CGSize(width: 500, height: 400) && host.scenes[0].frameTimes.count == 2)
        page.say(#"{"t":"env","env":\#(FakePage.environment.replacingOccurrences(of: "ko-KR", with: "ar"))}"#)
        #expect(host.scenes[0].environments.last?.localeIdentifier == "ar" && host.scenes[0].frameTimes.count == 3)
        #expect(host.scenes[0].environments.count == 2)
    }
}

@Suite("Frames of tabs")
@MainActor
struct TabFrameTests {
    private func moving() -> FakeHost {
        FakeHost { $0.onFrame = { _ in FrameOutcome(next: .soon, semanticsChanged: false) } }
    }

    @Test("a scene leads by the round trip, the time between frames, and two refreshes of the display")
    func leads() throws {
        let host = moving(), page = host.open(), scene = host.scenes[0]
        let displayTime = 1.0 / 30 + FramePace.moveInterval
        #expect(abs(try #require(scene.lead) - displayTime) < 1e-9)
        host.time.advance(by: 0.02)
        page.acknowledge()
        #expect(abs(try #require(scene.lead) - 0.02 - displayTime) < 1e-9)
        host.time.advance(by: 0.03)
        page.say(#"{"t":"ack","now":5,"n":2,"w":0.02}"#)
        host.time.advance(by: 0.03)
        #expect(abs(try #require(scene.lead) - 0.01 - displayTime) < 1e-9)
    }

    @Test("a page that comes back counts its input and its clock from the start")
    func startsOver() throws {
        let host = FakeHost(), page = host.open(now: 500)
        let session = try #require(page.link.session)
        #expect(page.link.frames[0]["T"] as? [Double] == [0, 500])
        page.acknowledge(now: 500)
        page.pointer(0, time: 500)
        page.pointer(2, time: 500)
        page.conversation.take(.lost)
        host.time.advance(by: 10)
        let again = host.open(session: session, now: 5)
        #expect(again.link.frames[0]["q"] as? Int == 0)
        #expect(again.link.frames[0]["T"] as? [Double] == [10, 5])
        again.acknowledge(now: 5)
        host.time.advance(by: 2)
        again.pointer(0, time: 6, now: 7)
        guard case .pointer(let event)? = host.scenes[0].received.last else {
            Issue.record("no pointer")
            return
        }
        #expect(abs(event.time - 11) < 1e-9)
    }

    @Test("a page that comes back receives the fonts again")
    func fontsAgain() throws {
        let run = TextRun(text: "x", x: 0, width: 1, font: FontDescriptor(size: 9))
        let layout = TextLayout(
            request: TextRequest(spans: []), size: .zero,
            lines: [TextLine(baseline: 1, ascent: 1, descent: 1, runs: [run])], isTruncated: false)
        let host = FakeHost { $0.child.content = [.text(layout, at: .zero, .color(.black))] }
        let page = host.open()
        let session = try #require(page.link.session)
        #expect((page.link.frames[0]["F"] as? [Any])?.count == 1)
        page.conversation.take(.lost)
        #expect((host.open(session: session).link.frames[0]["F"] as? [Any])?.count == 1)
    }

    @Test("events without a meaning request no frame")
    func droppedEvents() {
        let host = FakeHost(), page = host.open()
        page.acknowledge()
        page.pointer(1, time: 5)
        page.pointer(2, time: 5)
        #expect(host.scenes[0].frameTimes == [0])
        page.pointer(0, time: 5)
        #expect(host.scenes[0].frameTimes == [0, 0] && host.scenes[0].received.count == 1)
    }

    /// A scene whose accessibility tree changes in each frame.
    private func restless() -> FakeHost {
        FakeHost {
            $0.onFrame = { scene in
                scene.semantics.frame.origin.y -= 1
                return FrameOutcome(next: .none, semanticsChanged: true)
            }
        }
    }

    private func trees(_ page: FakePage) -> Int { page.link.frames.count { $0["ar"] != nil } }

    @Test("a hovering mouse delays the accessibility tree by half a second at most")
    func hoverDelaysTrees() {
        let host = restless(), page = host.open(now: 0)
        page.acknowledge(now: 0)
        host.time.advance(by: 0.125)
        page.pointer(4, time: 0.125)
        #expect(host.scenes[0].frameTimes == [0, 0.125] && trees(page) == 1)
        host.time.advance(by: 0.37)
        #expect(trees(page) == 1)
        host.time.advance(by: 0.01)
        #expect(trees(page) == 2 && host.scenes[0].frameTimes == [0, 0.125, 0.5])
    }

    @Test("a finger that is down delays the accessibility tree, also in frames without events, until it goes up")
    func fingersDelayTrees() {
        let host = restless(), page = host.open(now: 0)
        page.acknowledge(now: 0)
        host.time.advance(by: 1)
        page.pointer(0, time: 1)
        page.acknowledge(now: 1)
        #expect(trees(page) == 2)
        host.time.advance(by: 0.125)
        host.scenes[0].onNeedsFrame?()
        #expect(host.scenes[0].frameTimes.last == 1.125 && trees(page) == 2)
        page.pointer(2, time: 1.125)
        #expect(host.scenes[0].frameTimes.last == 1.125 && trees(page) == 3)
    }

    @Test(
        "a page that shows motions receives a frame for each action, even if nothing changed", arguments: [true, false])
    func answersActions(hasMotion: Bool) {
        let host = FakeHost {
            guard hasMotion else { return }
            let axis = LayerMotion.Axis(
                course: .none(offset: 0), bounds: 0...9, viewport: 5, bounces: true, stretches: true, isMirrored: false)
            $0.child.motion = LayerMotion(vertical: axis)
        }
        let page = host.open()
        page.acknowledge()
        page.say(#"{"t":"in","now":5,"e":[["k","a",0,0,5]]}"#)
        #expect(page.link.frames.count == (hasMotion ? 2 : 1))
        if hasMotion { page.acknowledge() }
        page.pointer(4, time: 5)
        page.pointer(5, time: 5)
        #expect(page.link.frames.count == (hasMotion ? 2 : 1) && host.scenes[0].frameTimes.count == 4)
    }

    @Test("an accessibility tree that changed while a page slept reaches it when it wakes up")
    func missedTrees() throws {
        let host = FakeHost {
            $0.onFrame = { scene in
                let isHidden = scene.environments.last?.isFocused == false
                if isHidden { scene.semantics.label = "Hidden" }
                return FrameOutcome(next: .at(scene.frameTimes.last! + 0.5), semanticsChanged: isHidden)
            }
        }
        let page = host.open()
        page.acknowledge()
        page.sleep()
        host.time.advance(by: 100)
        #expect(host.scenes[0].semantics.label == "Hidden" && trees(page) == 1)
        page.pointer(4, time: 105)
        #expect(trees(page) == 2)
        // The page is visible again, in the environment that it reported last.
        #expect(host.scenes[0].environments.last?.isFocused == true)
        #expect(host.scenes[0].environments.last?.localeIdentifier == "ko-KR")
    }

    @Test("a closed scene requests no further frames")
    func closedScenes() {
        let host = moving(), page = host.open()
        host.tabs.closeAll()
        #expect(host.scenes[0].onNeedsFrame == nil && host.scenes[0].isClosed)
        #expect(host.time.scheduledCallCount == 0 && page.link.closeReason == .shutDown)
    }

    @Test("each tab has its own images, whose addresses other tabs can't guess")
    func images() throws {
        let image = EncodedImage(id: 9, data: Data(), size: .zero)
        let host = FakeHost {
            $0.child.content = [.image(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil, smooth: true)]
        }
        let pages = [host.open(), host.open()]
        let names = try pages.map { page in
            let prefix = try #require(page.link.frames[0]["img"] as? String)
            return String(try #require(try /\/image\/(\w{48})\//.wholeMatch(in: prefix)).1)
        }
        #expect(names[0] != names[1] && !names.contains { name in pages.contains { $0.link.session == name } })
        for name in names {
            #expect(host.tabs.image(tab: name, id: 9) === image && host.tabs.image(tab: name, id: 8) == nil)
        }
        #expect(host.tabs.image(tab: "1", id: 9) == nil && host.tabs.image(tab: "", id: 9) == nil)
        #expect(host.tabs.fontFile(number: 0) == nil)
    }

    @Test("a page that doesn't answer is gone after two seconds")
    func silence() {
        var isFocused: [Bool] = []
        let host = FakeHost {
            $0.onFrame = { scene in
                isFocused.append(scene.environments.last?.isFocused == true)
                return FrameOutcome(next: .at(scene.frameTimes.last! + 0.5), semanticsChanged: false)
            }
        }
        let page = host.open()
        page.acknowledge()
        page.sleep()
        host.time.advance(by: 0.6)
        #expect(page.link.pings == 1 && isFocused == [true])
        host.time.advance(by: 1.8)
        #expect(isFocused == [true])
        host.time.advance(by: 0.2)
        #expect(isFocused == [true, false])
        #expect(page.link.pings == 1)
    }

    @Test("a page that acknowledges nothing is asked after two seconds")
    func asksAfterSilence() {
        let host = moving(), page = host.open()
        host.time.advance(by: 1)
        #expect(host.scenes[0].frameTimes.count == 2 && page.link.pings == 0)
        host.time.advance(by: 0.9)
        #expect(page.link.pings == 0)
        host.time.advance(by: 0.2)
        #expect(page.link.pings == 1)
    }
}

@Suite("Signs of pages")
struct PagePresenceTests {
    @Test("a sign proves for a quarter of a second that the page is there")
    func signs() {
        var presence = PagePresence(at: 10)
        #expect(presence.isProven(at: 10.24) && !presence.isProven(at: 10.25) && !presence.isProven(at: 10.26))
        #expect(presence.quietTime == 12 && presence.lossTime == nil && !presence.isAwaited)
        presence.noteSign(at: 20)
        #expect(presence.isProven(at: 20.2) && presence.lastSign == 20 && presence.quietTime == 22)
    }

    @Test("a page has two seconds to answer the first ping")
    func pings() {
        var presence = PagePresence(at: 10)
        let isFirst = presence.notePing(at: 11), isSecond = presence.notePing(at: 12)
        #expect(isFirst && !isSecond && presence.isAwaited && presence.lossTime == 13)
        presence.noteSign(at: 12.5)
        #expect(!presence.isAwaited && presence.lossTime == nil)
        let isThird = presence.notePing(at: 13)
        #expect(isThird && presence.lossTime == 15)
    }
}

@Suite("Numbers of the frame pace")
struct FramePaceNumberTests {
    private func permission(_ pace: FramePace, _ now: Double) -> FramePace.Permission { pace.permission(at: now) }

    @Test("a frame is overdue after 40 milliseconds")
    func patience() {
        var pace = FramePace()
        pace.noteSent(at: 2)
        #expect(permission(pace, 2) == .at(2.04) && permission(pace, 2.0399) == .at(2.04))
        #expect(permission(pace, 2.04) == .now)
        pace.noteSent(at: 2.04)
        #expect(pace.inFlight == 2 && pace.lastSent == 2 && pace.lastAcknowledged == 0)
        #expect(permission(pace, 3) == .afterAcknowledgement)
    }

    @Test(
        "a round trip of some refreshes allows as many frames",
        arguments: [(0.0, 2), (0.01, 2), (0.02, 3), (0.06, 5), (0.16, 11), (0.49, 31), (0.51, 32), (0.55, 32), (9, 32)]
            as [(Double, UInt64)])
    func limits(roundTrip: Double, limit: UInt64) {
        var pace = FramePace()
        pace.noteSent(at: 1)
        let isKnown = pace.acknowledge(1, at: 1 + roundTrip)
        #expect(isKnown && pace.limit == limit)
        #expect(abs(pace.roundTripTime - roundTrip) < 1e-9)
        pace.noteSent(at: 20)
        #expect(permission(pace, 20) == .at(20 + (limit > 2 ? 1.0 / 60 : 0.04)))
    }

    @Test("the smallest of the last sixteen round trips counts")
    func samples() {
        var pace = FramePace()
        func roundTrip(_ number: UInt64, _ duration: Double) -> Bool {
            pace.noteSent(at: Double(number))
            return pace.acknowledge(number, at: Double(number) + duration)
        }
        #expect(roundTrip(1, 0.125))
        for number in UInt64(2)...16 {
            #expect(roundTrip(number, 0.5))
            #expect(pace.roundTripTime == 0.125)
        }
        #expect(roundTrip(17, 0.5))
        #expect(pace.roundTripTime == 0.5)
    }

    @Test("an acknowledgment is measured from the departure of its frame, without the time on the page")
    func departures() {
        var pace = FramePace()
        for time in [1.0, 2, 3] { pace.noteSent(at: time) }
        var isKnown = pace.acknowledge(2, at: 2.5)
        #expect(isKnown && pace.roundTripTime == 0.5 && pace.inFlight == 1)
        isKnown = pace.acknowledge(3, at: 3.5, waited: 0.25)
        #expect(isKnown && pace.roundTripTime == 0.25 && pace.inFlight == 0)
        pace.noteSent(at: 4)
        isKnown = pace.acknowledge(4, at: 4.25, waited: 9)
        #expect(isKnown && pace.roundTripTime == 0)
    }

    @Test("the accessibility tree waits half a second at most")
    func semantics() {
        var pace = SemanticsPace()
        func decide(_ now: Double, isMoving: Bool = true) -> SemanticsPace.Decision {
            pace.decide(changed: true, isMoving: isMoving, at: now, isFull: false)
        }
        #expect(decide(8) == .now)
        #expect(decide(8.125) == .at(8.5))
        #expect(decide(8.5) == .now)
        #expect(decide(8.625) == .at(9))
        #expect(decide(8.75, isMoving: false) == .now)
        #expect(decide(9) == .at(9.25))
    }

    @Test("a clock that isn't finite is ignored")
    func clocks() {
        var clock = ClientClock()
        #expect(clock.clientTime(of: 3) == nil)
        clock.note(clientTime: .nan, arrivedAt: 3)
        #expect(clock.clientTime(of: 3) == nil)
        clock.note(clientTime: 10, arrivedAt: 3)
        #expect(clock.clientTime(of: 4) == 11)
        clock.note(clientTime: 12, arrivedAt: 6)
        #expect(clock.clientTime(of: 4) == 11)
        clock.note(clientTime: 12, arrivedAt: 4)
        #expect(clock.clientTime(of: 4) == 12)
        // Without a message, an event is at the present.
        var unknown = ClientClock()
        let time = unknown.sceneTime(of: 77, now: 5)
        #expect(time == 5)
    }
}

@Suite("The queue of events")
struct EventQueueActionTests {
    private func pointer(_ phase: PointerEvent.Phase, _ id: Int = 1) -> InputEvent {
        .pointer(PointerEvent(id: id, kind: .mouse, phase: phase, location: .zero, time: 0))
    }

    @Test(
        "moves of a mouse without a button are no actions",
        arguments: [(.began, true), (.hovered, false), (.left, false), (.secondary, true)]
            as [(PointerEvent.Phase, Bool)])
    func actions(phase: PointerEvent.Phase, isAction: Bool) {
        var queue = EventQueue()
        #expect(!queue.hasActions)
        let isAdded = queue.append(pointer(phase))
        #expect(isAdded && queue.count == 1 && queue.hasActions == isAction)
        #expect(queue.hasPointers == (phase == .began))
    }

    @Test("other events are actions")
    func otherActions() {
        var queue = EventQueue()
        let isAdded = queue.append(.semantics(id: 1, action: .activate))
        #expect(isAdded && queue.hasActions && !queue.hasPointers)
    }

    private func isMidway(after events: [InputEvent]) -> Bool {
        var queue = EventQueue()
        for event in events where !queue.append(event) { Issue.record("\(event)") }
        return queue.isMidway
    }

    @Test("a pointer that is down, and one that hovers, has more events")
    func midwayPointers() {
        func isMidway(_ phases: PointerEvent.Phase...) -> Bool { self.isMidway(after: phases.map { pointer($0) }) }
        #expect(!isMidway() && isMidway(.began) && isMidway(.began, .moved) && isMidway(.hovered))
        #expect(!isMidway(.began, .moved, .ended) && !isMidway(.began, .cancelled))
        #expect(!isMidway(.left) && !isMidway(.secondary))
        #expect(self.isMidway(after: [pointer(.began, 1), pointer(.began, 2), pointer(.ended, 2)]))
        let action = InputEvent.semantics(id: 1, action: .activate)
        #expect(self.isMidway(after: [pointer(.began), action]) && !self.isMidway(after: [pointer(.hovered), action]))
    }

    @Test("a wheel has more events until its gesture or its momentum ends")
    func midwayWheels() {
        func isMidway(_ phase: WheelEvent.Phase) -> Bool {
            self.isMidway(
                after: [.wheel(WheelEvent(location: .zero, delta: .zero, isPrecise: true, phase: phase, time: 0))])
        }
        #expect(isMidway(.none) && isMidway(.began) && isMidway(.changed) && isMidway(.momentum))
        #expect(!isMidway(.ended) && !isMidway(.cancelled) && !isMidway(.momentumEnded))
    }

    @Test("a key has more events while it repeats")
    func midwayKeys() {
        func isMidway(_ phase: KeyEvent.Phase) -> Bool {
            self.isMidway(after: [.key(KeyEvent(key: .space, phase: phase, time: 0))])
        }
        #expect(!isMidway(.down) && isMidway(.repeat) && !isMidway(.up))
    }

    @Test("a full queue gives up a hover, and a queue without a capacity has one place")
    func capacities() {
        var queue = EventQueue(capacity: 2)
        var isAdded = [PointerEvent.Phase.hovered, .left, .hovered].map { queue.append(pointer($0)) }
        #expect(isAdded == [true, true, true] && queue.count == 2)
        isAdded = [queue.append(pointer(.left)), queue.append(pointer(.left))]
        #expect(isAdded == [true, false])
        var small = EventQueue(capacity: 0)
        isAdded = [small.append(pointer(.secondary)), small.append(pointer(.secondary))]
        #expect(isAdded == [true, false] && small.count == 1)
    }

    @Test("a tab has 1,024 events at most")
    func defaultCapacity() {
        var queue = EventQueue()
        let event = InputEvent.semantics(id: 1, action: .focus)
        for _ in 0..<1_024 where !queue.append(event) { Issue.record("\(queue.count)") }
        let isAdded = queue.append(event)
        #expect(!isAdded && queue.count == 1_024)
    }

    @Test("thirty-two pointers are down at most, and each can end")
    func pointers() {
        var queue = EventQueue()
        for id in 0..<40 { _ = queue.append(pointer(.began, id)) }
        #expect(queue.count == 32)
        for id in 0..<40 { _ = queue.append(pointer(.moved, id)) }
        #expect(queue.count == 64 && queue.hasPointers)
        for id in 0..<40 { _ = queue.append(pointer(id.isMultiple(of: 2) ? .ended : .cancelled, id)) }
        #expect(queue.count == 96 && !queue.hasPointers)
    }
}

@Suite("The order of turns")
@MainActor
struct TurnOrderTests {
    @Test(
        "a frame up to half a refresh is quick",
        arguments: [(0.001, "qa"), (0.008, "qa"), (0.0083, "qa"), (0.0084, "aq"), (0.009, "aq"), (0.5, "aq")])
    func quickFrames(duration: Double, expected: String) {
        let time = FakeTime()
        time.collectsSoon = true
        let turns = FrameScheduler(time: time)
        var order = ""
        let quick = FrameScheduler.Client {
            order += "q"
            time.pass(duration)
        }
        let slow = FrameScheduler.Client {
            order += "a"
            time.pass(1)
        }
        turns.ask(quick)
        while time.runOne() {}
        #expect(order == "q")
        order = ""
        turns.ask(slow)
        turns.ask(quick)
        while time.runOne() {}
        #expect(order == expected)
    }

    @Test("a tab with quick frames that was first in line can go first out of order afterward")
    func outOfOrder() {
        let time = FakeTime()
        time.collectsSoon = true
        let turns = FrameScheduler(time: time)
        var order = ""
        func client(_ name: String, _ duration: Double) -> FrameScheduler.Client {
            FrameScheduler.Client {
                order += name
                time.pass(duration)
            }
        }
        let quick = client("q", 0), one = client("a", 1), other = client("b", 1)
        turns.ask(quick)
        while time.runOne() {}
        turns.ask(quick)
        turns.ask(one)
        turns.ask(other)
        _ = time.runOne()
        turns.ask(quick)
        // Out of order, then not again.
        _ = time.runOne()
        turns.ask(quick)
        while time.runOne() {}
        #expect(order == "qqqaqb")
    }
}
