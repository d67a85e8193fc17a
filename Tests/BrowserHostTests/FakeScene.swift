import Foundation
import LayerTree

@testable import BrowserHost

/// A scene that records its commands and runs the test's action in each frame.
@MainActor
final class FakeScene: HostedScene {
    // Layers notify their store when they deinitialize, so the store must be declared after them.
    let rootLayer: Layer
    let child: Layer
    let layers = LayerStore()
    var size: CGSize
    var semantics = SemanticsNode(id: 1, role: .application, label: "Fake")
    var background = RGBA.white
    var onNeedsFrame: (() -> Void)?
    var lead: Double?
    var followsPairs = false

    var received: [InputEvent] = []
    var environments: [HostEnvironment] = []
    var frameTimes: [Double] = []
    var isClosed = false
    var onFrame: (FakeScene) -> FrameOutcome = { _ in FrameOutcome(next: .none, semanticsChanged: false) }

    init(size: CGSize = .zero) {
        self.size = size
        rootLayer = Layer(in: layers)
        child = Layer(in: layers)
        rootLayer.setChildren([child])
    }

    func send(_ event: InputEvent) {
        received.append(event)
        onNeedsFrame?()
    }

    func resize(to size: CGSize) { self.size = size }
    func setEnvironment(_ environment: HostEnvironment) { environments.append(environment) }

    func frame(at time: Double) -> FrameOutcome {
        frameTimes.append(time)
        return onFrame(self)
    }

    func close() { isClosed = true }
}

/// A page's end of a connection.
@MainActor
final class FakeLink: TabLink {
    var messages: [[UInt8]] = []
    var closeReason: CloseReason?

    var pings = 0
    var pongs: [Data] = []
    /// Answers a ping; `nil` for a page that sleeps.
    var onPing: (() -> Void)?

    func send(_ message: [UInt8]) { messages.append(message) }

    func pong(_ payload: Data) { pongs.append(payload) }

    func ping() {
        pings += 1
        onPing?()
    }

    func close(_ closeReason: CloseReason) { if self.closeReason == nil { self.closeReason = closeReason } }

    var objects: [[String: Any]] {
        messages.map { (try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]) ?? [:] }
    }

    var frames: [[String: Any]] { objects.filter { $0["t"] as? String == "frame" } }
    var session: String? { objects.last { $0["t"] as? String == "welcome" }?["session"] as? String }
    var lastFrameNumber: Int { frames.last?["n"] as? Int ?? 0 }
}

/// A clock that the test advances.
@MainActor
final class FakeTime: Timekeeper {
    private(set) var now = 100.0
    private var calls: [(id: Int, time: Double, action: @MainActor () -> Void)] = []
    private var lastID = 0

    var scheduledCallCount: Int { calls.count }

    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastID += 1
        let id = lastID
        calls.append((id, time, action))
        return ScheduledCall { [weak self] in self?.calls.removeAll { $0.id == id } }
    }

    /// Whether `soon(_:)` collects its actions instead of running them immediately.
    var collectsSoon = false
    private var collected: [@MainActor () -> Void] = []

    func soon(_ action: @escaping @MainActor () -> Void) {
        if collectsSoon { collected.append(action) } else { action() }
    }

    /// Runs the first collected action. Returns false if there is none.
    func runOne() -> Bool {
        if collected.isEmpty { return false }
        collected.removeFirst()()
        return true
    }

    /// Advances the time without running scheduled calls, as a long action does.
    func pass(_ seconds: Double) { now += seconds }

    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = calls.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
            calls.removeAll { $0.id == next.id }
            now = max(now, next.time)
            next.action()
        }
        now = end
    }
}

/// Tabs with fake scenes, and the pages that connect to them.
@MainActor
final class FakeHost {
    let time = FakeTime()
    private(set) var scenes: [FakeScene] = []
    private(set) var queries: [[String: String]] = []
    private(set) var tabs: Tabs!

    init(limit: Int = Limits.tabs, prepare: @escaping (FakeScene) -> Void = { _ in }) {
        tabs = Tabs(time: time, fonts: FontRegistry { _ in nil }, limit: limit) { [unowned self] query, size, _ in
            let scene = FakeScene(size: size)
            prepare(scene)
            scenes.append(scene)
            queries.append(query)
            return scene
        }
    }

    func open(session: String? = nil, now: Double = 5) -> FakePage {
        let page = FakePage(self)
        page.say(
            #"{"t":"hello","now":\#(now),\#(session.map { "\"session\":\"\($0)\"," } ?? "")"size":[300,200],"env":\#(FakePage.environment),"query":{"demo":"x"}}"#
        )
        return page
    }
}

@MainActor
final class FakePage {
    static let environment =
        #"{"dark":true,"rtl":false,"scale":2,"text":1,"locale":"ko-KR","motion":false,"contrast":false,"active":true}"#

    let link = FakeLink()
    let conversation: Conversation

    init(_ host: FakeHost) {
        conversation = Conversation(link: link, tabs: host.tabs, time: host.time)
        conversation.begin()
        link.onPing = { [unowned self] in conversation.take(.pong) }
    }

    /// Stops answering while the connection stays open.
    func sleep() { link.onPing = nil }

    func say(_ message: String) {
        do throws(ClientMessage.Malformed) {
            conversation.receive(try ClientMessage(Data(message.utf8)))
        } catch {
            conversation.hangUp(.malformed(error.description))
        }
    }

    func acknowledge(_ number: Int? = nil, now: Double = 5) {
        say(#"{"t":"ack","now":\#(now),"n":\#(number ?? link.lastFrameNumber)}"#)
    }

    func pointer(_ phase: Int, x: Double = 10, time: Double, now: Double? = nil, isShown: Bool = false) {
        let shown = isShown ? #","s":1"# : ""
        say(#"{"t":"in","now":\#(now ?? time),"e":[["p",1,1,\#(phase),\#(x),20,\#(time),0]]\#(shown)}"#)
    }
}
