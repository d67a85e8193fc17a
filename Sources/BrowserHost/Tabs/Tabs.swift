import Foundation
import LayerTree

/// All tabs: those with a page, and those whose page can still reconnect.
@MainActor
final class Tabs {
    private let time: any Timekeeper
    private let turns: FrameScheduler
    private let fonts: FontRegistry
    private let limit: Int
    private let makeScene: BrowserHost.SceneFactory
    private var open: [Int: Tab] = [:]
    /// The tabs without a page, in the order of their disconnection.
    private var abandoned: [(number: Int, expiry: ScheduledCall)] = []
    private var lastNumber = 0
    /// A text that identifies the run of the program. Pages add it to the addresses of fonts and images, whose numbers
    /// start again in each run.
    private let run = AccessToken.random()

    init(
        time: any Timekeeper, fonts: FontRegistry, limit: Int = Limits.tabs,
        makeScene: @escaping BrowserHost.SceneFactory
    ) {
        self.time = time
        turns = FrameScheduler(time: time)
        self.fonts = fonts
        self.limit = limit
        self.makeScene = makeScene
    }

    var count: Int { open.count }

    /// Connects a page to its session, or to a new one if the session is unknown or missing. Returns `nil` if there are
    /// too many tabs.
    func connect(_ link: any TabLink, hello: ClientMessage.Hello) -> Tab? {
        if let session = hello.session, let known = number(of: session), let tab = open[known] {
            forgetAbsence(of: known)
            greet(link, tab, isNew: false)
            tab.connect(link, hello: hello)
            return tab
        }
        if count >= limit { makePlace() }
        guard count < limit else { return nil }
        lastNumber += 1
        let tab = Tab(
            session: AccessToken.random(), scene: makeScene(hello.query, hello.size, hello.environment), time: time,
            turns: turns, resources: PageResources(registry: fonts))
        open[lastNumber] = tab
        greet(link, tab, isNew: true)
        tab.connect(link, hello: hello)
        return tab
    }

    /// Handles a broken connection: the scene waits for its page for a limited time.
    func lose(_ tab: Tab) {
        tab.disconnect()
        guard let number = number(of: tab.session) else { return }
        let expiry = time.schedule(at: time.now + Limits.absence) { [weak self] in self?.close(number, .shutDown) }
        abandoned.append((number, expiry))
    }

    /// Closes a tab whose page left permanently or violated the protocol.
    func close(_ tab: Tab, _ closeReason: CloseReason) {
        if let number = number(of: tab.session) { close(number, closeReason) }
    }

    func closeAll() {
        for number in open.keys.sorted() { close(number, .shutDown) }
    }

    /// Returns an image of the tab whose ``PageResources/name`` a page knows.
    func image(tab name: String, id: UInt64) -> EncodedImage? {
        open.values.first { isEqualInConstantTime(name, $0.resources.name) }?.resources.image(id: id)
    }

    func fontFile(number: Int) -> URL? { fonts.file(number: number) }

    /// Closes a tab without a page, or with one that is considered gone. If there's none, asks all pages for a sign, so
    /// that the page that needs a place finds one at its next attempt.
    private func makePlace() {
        if let oldest = abandoned.first { return close(oldest.number, .shutDown) }
        if let silent = open.filter({ $0.value.isSilent }).keys.min() { return close(silent, .tooManyTabs) }
        for tab in open.values { tab.askForSign() }
    }

    private func close(_ number: Int, _ closeReason: CloseReason) {
        forgetAbsence(of: number)
        open.removeValue(forKey: number)?.close(closeReason)
    }

    private func number(of session: String) -> Int? {
        open.first { isEqualInConstantTime(session, $0.value.session) }?.key
    }

    private func forgetAbsence(of number: Int) {
        guard let index = abandoned.firstIndex(where: { $0.number == number }) else { return }
        abandoned.remove(at: index).expiry.cancel()
    }

    private func greet(_ link: any TabLink, _ tab: Tab, isNew: Bool) {
        var json = JSONBytes()
        json.object { json in
            json.key("t")
            json.string("welcome")
            json.key("session")
            json.string(tab.session)
            json.key("run")
            json.string(run)
            json.key("new")
            json.bool(isNew)
        }
        link.send(json.bytes)
    }
}
