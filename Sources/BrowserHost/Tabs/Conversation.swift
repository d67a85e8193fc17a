import Foundation

/// A conversation over one WebSocket, from the greeting to the end.
@MainActor
final class Conversation {
    /// An event of the connection.
    enum Step: Sendable {
        case message(ClientMessage)
        case ping(Data)
        case pong
        /// The page closed the connection, with an optional code.
        case closed(UInt16?)
        /// The connection broke.
        case lost
        case fault(CloseReason)
    }

    private let link: any TabLink
    private let tabs: Tabs
    private let time: any Timekeeper
    private var tab: Tab?
    private var greetingDeadline: ScheduledCall?
    private var isOver = false

    nonisolated init(link: any TabLink, tabs: Tabs, time: any Timekeeper) {
        self.link = link
        self.tabs = tabs
        self.time = time
    }

    /// Starts to wait for the greeting.
    func begin() {
        greetingDeadline = time.schedule(at: time.now + Limits.greeting) { [weak self] in self?.hangUp(.silent) }
    }

    /// Processes an event of the connection.
    func take(_ step: Step) {
        switch step {
        case .message(let message): receive(message)
        case .ping(let data): link.pong(data)
        case .pong: ownTab?.pageAnswered()
        case .fault(let closeReason): hangUp(closeReason)
        case .closed(let code):
            ended(code: code)
            link.close(CloseReason(code: 1000, reason: ""))
        case .lost: ended(code: nil)
        }
    }

    /// Processes a message. A message that isn't valid in the current state ends this conversation and its tab. After
    /// the end, messages are ignored.
    func receive(_ message: ClientMessage) {
        guard !isOver else { return }
        guard tab != nil else { return begin(message) }
        guard let tab = ownTab else { return }
        switch message {
        case .hello: hangUp(.protocolError("one greeting is enough"))
        case .size(let size): tab.resize(to: size)
        case .environment(let environment): tab.setEnvironment(environment)
        case .ahead: tab.pageShowsAhead()
        case .acknowledgement(let acknowledgement, let now): acknowledge(acknowledgement, sentAt: now, tab)
        case .input(let events, let now, let isShown, let acknowledgement):
            guard tab.receive(events, sentAt: now, isShown: isShown) else { return hangUp(.tooManyEvents) }
            if let acknowledgement { acknowledge(acknowledgement, sentAt: now, tab) }
        }
    }

    /// Ends the conversation because of an error of the page.
    func hangUp(_ closeReason: CloseReason) {
        guard !isOver else { return }
        finish()
        if let tab = ownTab { tabs.close(tab, closeReason) }
        link.close(closeReason)
    }

    /// Handles the end of the WebSocket. A page that closed with code 1001 (closed or navigated away) doesn't
    /// reconnect.
    func ended(code: UInt16?) {
        finish()
        guard let tab = ownTab else { return }
        if code == 1001 { tabs.close(tab, .shutDown) } else { tabs.lose(tab) }
    }

    /// The tab, unless another page has taken it over.
    private var ownTab: Tab? { tab.flatMap { $0.isConnected(over: link) ? $0 : nil } }

    private func begin(_ message: ClientMessage) {
        guard case .hello(let hello) = message else { return hangUp(.protocolError("the greeting comes first")) }
        greetingDeadline?.cancel()
        tab = tabs.connect(link, hello: hello)
        if tab == nil { hangUp(.tooManyTabs) }
    }

    private func acknowledge(_ acknowledgement: ClientMessage.Acknowledgement, sentAt now: Double, _ tab: Tab) {
        if !tab.acknowledge(acknowledgement, sentAt: now) { hangUp(.protocolError("no such frame is in flight")) }
    }

    private func finish() {
        isOver = true
        greetingDeadline?.cancel()
    }
}
