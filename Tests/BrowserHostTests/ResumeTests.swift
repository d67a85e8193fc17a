import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Pages that come back")
@MainActor
struct ResumeTests {
    @Test("a page that comes back finds its scene and receives everything again")
    func resumes() throws {
        let host = FakeHost()
        let page = host.open()
        let session = try #require(page.link.session)
        page.conversation.ended(code: nil)
        host.time.advance(by: Limits.absence - 1)
        let again = host.open(session: session, now: 500)
        #expect(host.scenes.count == 1)
        #expect(again.link.session == session)
        #expect(again.link.frames.first?["full"] as? Int == 1)
        #expect(again.link.frames.first?["n"] as? Int == 1)
        #expect((again.link.frames.first?["a"] as? [Any])?.count == 1)
        host.time.advance(by: Limits.absence * 2)
        #expect(!host.scenes[0].isClosed)
        // The scene's time has advanced, and the events of the new page's clock match it.
        again.acknowledge(now: 500)
        again.pointer(0, time: 500, now: 500)
        #expect(host.scenes[0].received.count == 1)
    }

    @Test("a page that stays away too long finds a new scene")
    func expires() throws {
        let host = FakeHost()
        let page = host.open()
        let session = try #require(page.link.session)
        page.conversation.ended(code: nil)
        host.time.advance(by: Limits.absence + 1)
        #expect(host.scenes[0].isClosed)
        let again = host.open(session: session)
        #expect(host.scenes.count == 2)
        #expect(again.link.session != session)
    }

    @Test("while the page is away no frame runs after the one that hides everything, and what was asked for runs later")
    func frozen() throws {
        let host = FakeHost { $0.onFrame = { _ in FrameOutcome(next: .soon, semanticsChanged: false) } }
        let page = host.open()
        let session = try #require(page.link.session)
        page.conversation.ended(code: nil)
        host.time.advance(by: 10)
        #expect(host.scenes[0].frameTimes == [0, 0])
        _ = host.open(session: session)
        #expect(host.scenes[0].frameTimes == [0, 0, 10])
    }

    @Test("fingers that were down when the socket broke are cancelled")
    func cancelsPointers() throws {
        let host = FakeHost()
        let page = host.open()
        let session = try #require(page.link.session)
        page.acknowledge()
        page.pointer(0, time: 5)
        page.conversation.ended(code: nil)
        host.time.advance(by: 3)
        let again = host.open(session: session)
        again.pointer(1, time: 5)
        let phases = host.scenes[0].received.compactMap {
            if case .pointer(let event) = $0 { event.phase } else { nil }
        }
        #expect(phases == [.began, .cancelled])
    }

    @Test("a page that took its leave does not come back")
    func closeReason() throws {
        let host = FakeHost()
        let page = host.open()
        page.conversation.ended(code: 1001)
        #expect(host.scenes[0].isClosed)
        #expect(host.tabs.count == 0)
    }

    @Test("a page that comes back before its old socket was missed takes over")
    func takesOver() {
        let host = FakeHost()
        let page = host.open()
        let again = host.open(session: page.link.session)
        #expect(page.link.closeReason == .takenOver)
        #expect(again.link.frames.count == 1)
        page.conversation.ended(code: nil)
        host.time.advance(by: Limits.absence * 2)
        #expect(!host.scenes[0].isClosed)
    }

    @Test("a page that takes over lifts the fingers of the other one")
    func takesOverFingers() {
        let host = FakeHost()
        let page = host.open()
        page.say(#"{"t":"in","now":2,"e":[["p",5,0,0,10,10,2,0]]}"#)
        host.time.advance(by: 0.1)
        _ = host.open(session: page.link.session)
        host.time.advance(by: 0.1)
        let phases = host.scenes[0].received.compactMap {
            if case .pointer(let event) = $0 { event.phase } else { nil }
        }
        #expect(phases == [.began, .cancelled])
    }

    @Test("a page that was disconnected can't close the session that another page has", arguments: [true, false])
    func lateMessagesOfAFormerPage(closes: Bool) {
        let host = FakeHost()
        let page = host.open()
        let again = host.open(session: page.link.session)
        // Messages that were on the way.
        page.acknowledge(99)
        page.say(#"{"t":"hello"}"#)
        if closes { page.conversation.take(.closed(1001)) }
        host.time.advance(by: Limits.greeting * 2)
        #expect(!host.scenes[0].isClosed && again.link.closeReason == nil)
    }

    @Test("closing the host closes every scene")
    func closesAll() {
        let host = FakeHost()
        let page = host.open()
        _ = host.open()
        host.tabs.closeAll()
        #expect(host.scenes.filter(\.isClosed).count == 2)
        #expect(page.link.closeReason == .shutDown)
    }
}
