import Foundation

/// A conversation over one WebSocket, from the greeting to the end.
@MainActor
final class Conversation {
    private let link: any TabLink
    private let tabs: Tabs
    private var tab: Tab?
    private var greetingAlarm: Alarm?
    private var isOver = false

    init(link: any TabLink, tabs: Tabs, time: any Timekeeper) {
        self.link = link
        self.tabs = tabs
        greetingAlarm = time.alarm(at: time.now + Limits.greeting) { [weak self] in self?.hangUp(.silent) }
    }

    /// Processes a message. A message that isn't valid in the current state ends this conversation and its tab. After
    /// the end, messages are ignored.
    func receive(_ message: ClientMessage) {
        guard !isOver else { return }
        guard let tab else { return begin(message) }
        switch message {
        case .hello: hangUp(.protocolError("one greeting is enough"))
        case .size(let size): tab.resize(to: size)
        case .environment(let environment): tab.setEnvironment(environment)
        case .acknowledgement(let acknowledgement, let now): acknowledge(acknowledgement, sentAt: now, tab)
        case .input(let events, let now, let acknowledgement):
            guard tab.receive(events, sentAt: now) else { return hangUp(.tooManyEvents) }
            if let acknowledgement { acknowledge(acknowledgement, sentAt: now, tab) }
        }
    }

    /// Handles the answer to a ping.
    func pageAnswered() { tab?.pageAnswered() }

    /// Ends the conversation because of an error of the page.
    func hangUp(_ closeReason: CloseReason) {
        guard !isOver else { return }
        finish()
        if let tab { tabs.close(tab, closeReason) }
        link.close(closeReason)
    }

    /// Handles the end of the WebSocket. A page that closed with code 1001 (closed or navigated away) doesn't
    /// reconnect.
    func ended(code: UInt16?) {
        guard !isOver else { return }
        finish()
        guard let tab else { return }
        if code == 1001 { tabs.close(tab, .shutDown) } else { tabs.lose(tab, link: link) }
    }

    private func begin(_ message: ClientMessage) {
        guard case .hello(let hello) = message else { return hangUp(.protocolError("the greeting comes first")) }
        greetingAlarm?.cancel()
        tab = tabs.connect(link, hello: hello)
        if tab == nil { hangUp(.tooManyTabs) }
    }

    private func acknowledge(_ acknowledgement: ClientMessage.Acknowledgement, sentAt now: Double, _ tab: Tab) {
        if !tab.acknowledge(acknowledgement, sentAt: now) { hangUp(.protocolError("no such frame is in flight")) }
    }

    private func finish() {
        isOver = true
        greetingAlarm?.cancel()
    }
}
