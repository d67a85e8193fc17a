import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Pages that are not there")
@MainActor
struct PresenceTests {
    /// The phases of the scene at its frames.
    private final class Phases {
        var isFocused: [Bool] = []
    }

    /// A scene that requests a frame every half second, as open impressions do.
    private func host(_ phases: Phases = Phases()) -> FakeHost {
        FakeHost {
            $0.onFrame = { scene in
                phases.isFocused.append(scene.environments.last?.isFocused == true)
                return FrameOutcome(next: .at(scene.frameTimes.last! + 0.5), semanticsChanged: false)
            }
        }
    }

    @Test("a lost connection ends visibility at once")
    func disconnects() throws {
        let phases = Phases(), host = host(phases), page = host.open()
        let session = try #require(page.link.session)
        page.acknowledge()
        host.time.advance(by: 0.75)
        page.conversation.ended(code: nil)
        let scene = host.scenes[0]
        #expect(scene.frameTimes == [0, 0.5, 0.75] && phases.isFocused == [true, true, false])
        host.time.advance(by: 10)
        #expect(scene.frameTimes.count == 3 && page.link.frames.count == 1)
        _ = host.open(session: session)
        #expect(phases.isFocused == [true, true, false, true])
    }

    @Test("a closed page ends visibility before its scene goes")
    func closes() {
        let phases = Phases(), host = host(phases), page = host.open()
        page.acknowledge()
        host.time.advance(by: 0.75)
        page.conversation.ended(code: 1001)
        #expect(host.scenes[0].frameTimes.last == 0.75 && phases.isFocused.last == false)
        #expect(host.scenes[0].isClosed)
    }

    @Test("a frame that no message of the page asks for waits for a sign of it")
    func asks() {
        let host = host(), page = host.open()
        page.acknowledge()
        host.time.advance(by: 10.1)
        // Each answer proves for a moment that the page is there.
        #expect(page.link.pings == 20 && host.scenes[0].frameTimes.count == 21)
    }

    @Test("a page that sleeps counts as gone from its last sign on")
    func sleeps() throws {
        let phases = Phases(), host = host(phases), page = host.open()
        page.acknowledge()
        host.time.advance(by: 0.7)
        page.pointer(4, time: 5.7)
        page.sleep()
        let scene = host.scenes[0]
        let before = scene.frameTimes.count
        host.time.advance(by: 2.4)
        #expect(scene.frameTimes.count == before, "no frame runs while the host waits: \(scene.frameTimes)")
        host.time.advance(by: 3600)
        #expect(scene.frameTimes.count == before + 1 && abs(scene.frameTimes.last! - 0.7) < 1e-9)
        #expect(phases.isFocused.last == false && host.time.scheduledCallCount == 0)
        // It wakes up.
        page.pointer(4, x: 20, time: 3600, now: 3600)
        #expect(phases.isFocused.last == true && scene.frameTimes.last! > 3600)
        #expect(try #require(page.link.frames.last)["n"] as? Int == page.link.lastFrameNumber)
    }

    @Test("a page that stops acknowledging what moves is asked whether it is there")
    func stops() {
        let phases = Phases()
        let host = FakeHost {
            $0.onFrame = { scene in
                phases.isFocused.append(scene.environments.last?.isFocused == true)
                return FrameOutcome(next: .soon, semanticsChanged: false)
            }
        }
        let page = host.open()
        page.acknowledge()
        host.time.advance(by: 1)
        page.sleep()
        host.time.advance(by: 5)
        #expect(phases.isFocused.last == false && phases.isFocused.dropLast().allSatisfy(\.self))
    }

    @Test("what a frame without a page asks for reaches the page that comes back")
    func keepsRequests() throws {
        let host = FakeHost {
            $0.onFrame = { scene in
                let isHidden = scene.environments.last?.isFocused == false
                return FrameOutcome(
                    next: .none, semanticsChanged: isHidden,
                    requests: isHidden ? [.open(URL(string: "https://example.com")!)] : [])
            }
        }
        let page = host.open()
        let session = try #require(page.link.session)
        page.acknowledge()
        page.conversation.ended(code: nil)
        let again = host.open(session: session)
        #expect(again.link.frames.first?["rq"] != nil)
        again.acknowledge()
        host.scenes[0].onNeedsFrame?()
        #expect(host.scenes[0].frameTimes.count == 4 && again.link.frames.count == 1, "once")
    }
}
