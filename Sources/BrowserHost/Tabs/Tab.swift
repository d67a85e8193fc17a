import Foundation
import LayerTree

/// A tab: a scene, the events that wait for it, and the page that shows it while one is connected.
@MainActor
final class Tab {
    /// The secret with which a page finds its scene again.
    let session: String
    let resources: PageResources

    private let scene: any HostedScene
    private let time: any Timekeeper
    private let turns: FrameScheduler
    private lazy var turn = FrameScheduler.Client { [weak self] in self?.takeTurn() }
    /// The timekeeper's time at scene time 0.
    private let birth: Double
    /// The time in which a page displays a frame, in seconds: two refreshes of the display after the longest time
    /// between frames.
    private static let displayTime = 1.0 / 30 + FramePace.moveInterval
    private var page = Page.absent
    private var schedule = FrameSchedule.resting(until: .infinity)
    private var events = EventQueue()
    private var clock = ClientClock()
    private var pace = FramePace()
    private var writer = FrameWriter()
    /// Whether the page shows content that moves on a trajectory ahead of the frames.
    private var showsAhead = false
    private var semanticsPace = SemanticsPace()
    /// The number of input messages on the current connection.
    private var inputs: UInt64 = 0
    /// Whether the page already shows the expected effect of all input messages since the last frame.
    private var inputIsShown = true
    private var environment = HostEnvironment()
    private var unapplied = UnappliedChanges()
    private var presence: PagePresence
    /// The time of the last frame.
    private var lastFrameTime = 0.0
    /// The results of a frame that no page received.
    private var unsent = UnsentOutcome()
    private var nextCall: ScheduledCall?

    /// The page that shows the scene.
    private enum Page {
        case absent
        case present(any TabLink)
        /// The page is considered gone, although the connection exists.
        case silent(any TabLink)

        var link: (any TabLink)? {
            switch self {
            case .absent: nil
            case .present(let link), .silent(let link): link
            }
        }
    }

    /// The last size and environment that the page reported since the last frame. Only these reach the scene, because
    /// each change costs an update of all views.
    private struct UnappliedChanges {
        var size: CGSize?
        var environment: HostEnvironment?
    }

    private struct UnsentOutcome {
        var semanticsChanged = false
        var requests: [HostRequest] = []
    }

    init(session: String, scene: any HostedScene, time: any Timekeeper, turns: FrameScheduler, resources: PageResources)
    {
        self.session = session
        self.scene = scene
        self.time = time
        self.turns = turns
        self.resources = resources
        birth = time.now
        presence = PagePresence(at: time.now)
        scene.onNeedsFrame = { [weak self] in self?.requestFrame() }
    }

    /// Returns whether a connection is the current one, which no other page has taken over.
    func isConnected(over link: any TabLink) -> Bool { page.link === link }

    /// Connects a page, and sends it the entire scene. A page that was connected before is disconnected.
    func connect(_ newLink: any TabLink, hello: ClientMessage.Hello) {
        if let link = page.link, link !== newLink {
            link.close(.takenOver)
            events.cancelPointers(at: clock.sceneTime(of: .infinity, now: sceneTime))
        }
        page = .present(newLink)
        pace = FramePace()
        showsAhead = false
        writer.startOver()
        resources.startOver()
        inputs = 0
        clock.forgetOffset()
        clock.note(clientTime: hello.now, arrivedAt: sceneTime)
        presence = PagePresence(at: time.now)
        environment = hello.environment
        unapplied = UnappliedChanges(size: hello.size, environment: environment)
        requestFrame()
    }

    /// Disconnects the page, which can reconnect. Fingers that are down are canceled, and nothing is visible.
    func disconnect() {
        endVisibility()
        page = .absent
        nextCall?.cancel()
        events.cancelPointers(at: clock.sceneTime(of: .infinity, now: sceneTime))
    }

    func resize(to size: CGSize) {
        noteSign()
        unapplied.size = size
        requestFrame()
    }

    func setEnvironment(_ environment: HostEnvironment) {
        noteSign()
        self.environment = environment
        unapplied.environment = environment
        requestFrame()
    }

    /// Records that the page shows content that moves on a trajectory ahead of the frames.
    func pageShowsAhead() {
        noteSign()
        showsAhead = true
        advance()
    }

    /// Queues events. Returns `false` if there's no space.
    ///
    /// - Parameters:
    ///   - clientEvents: The events.
    ///   - clientTime: The sending time on the page's clock, in seconds.
    ///   - isShown: A Boolean value that indicates whether the page already shows the expected effect of the events.
    func receive(_ clientEvents: [ClientEvent], sentAt clientTime: Double, isShown: Bool) -> Bool {
        let now = sceneTime
        noteSign()
        inputs += 1
        inputIsShown = inputIsShown && isShown
        clock.note(clientTime: clientTime, arrivedAt: now)
        for event in clientEvents {
            guard events.append(clock.sceneEvent(event, now: now)) else { return false }
        }
        if events.isEmpty {
            advance()
        } else {
            pace.endPause()
            requestFrame()
        }
        return true
    }

    /// Acknowledges a frame. Returns `false` if no such frame is in flight.
    ///
    /// - Parameters:
    ///   - acknowledgement: The frame and its time.
    ///   - clientTime: The sending time on the page's clock, in seconds.
    func acknowledge(_ acknowledgement: ClientMessage.Acknowledgement, sentAt clientTime: Double) -> Bool {
        noteSign()
        clock.note(clientTime: clientTime, arrivedAt: sceneTime)
        guard pace.acknowledge(acknowledgement.frame, at: time.now, waited: acknowledgement.waited) else {
            return false
        }
        advance()
        return true
    }

    /// Handles an answer to a ping.
    func pageAnswered() {
        noteSign()
        advance()
    }

    func close(_ closeReason: CloseReason) {
        endVisibility()
        nextCall?.cancel()
        page.link?.close(closeReason)
        page = .absent
        scene.onNeedsFrame = nil
        scene.close()
    }

    private var sceneTime: Double { time.now - birth }

    // MARK: Presence

    /// Whether the page is considered gone, although the connection exists.
    var isSilent: Bool { if case .silent = page { true } else { false } }

    /// Asks the page whether it's still there. If it doesn't answer, it's soon considered gone.
    func askForSign() {
        guard case .present(let link) = page, !presence.isProven(at: time.now), presence.notePing(at: time.now)
        else { return }
        link.ping()
        advance()
    }

    private func noteSign() {
        presence.noteSign(at: time.now)
        guard case .silent(let link) = page else { return }
        page = .present(link)
        unapplied.environment = environment
        schedule.request()
    }

    /// Waits for a sign of the page, which can arrive before this method returns.
    private func awaitSign() {
        let isNew = presence.notePing(at: time.now)
        if let lossTime = presence.lossTime { wake(at: lossTime) }
        if isNew { page.link?.ping() }
    }

    /// Runs a frame in which nothing is visible, because no page shows the scene. If the page hasn't responded to a
    /// ping, this is the frame at the time of its last sign.
    private func endVisibility() {
        guard case .present(let link) = page, !schedule.isRunning else { return }
        page = .silent(link)
        _ = schedule.begin(at: sceneTime)
        var unfocused = environment
        unfocused.isFocused = false
        unapplied.environment = unfocused
        applyChanges()
        let outcome = frame(at: max(presence.isAwaited ? presence.lastSign - birth : sceneTime, lastFrameTime))
        unsent.semanticsChanged = unsent.semanticsChanged || outcome.semanticsChanged
        unsent.requests += outcome.requests
    }

    // MARK: Frames

    private func requestFrame() {
        schedule.request()
        advance()
    }

    /// Requests a turn if a frame is due and allowed; otherwise, schedules the request.
    private func advance() {
        guard !schedule.isRunning, case .present = page else { return }
        nextCall?.cancel()
        let now = time.now
        if let lossTime = presence.lossTime, lossTime <= now { return endVisibility() }
        if birth + schedule.wakeTime <= now {
            // The time during which a disconnected page showed nothing must not be considered visible.
            guard presence.isProven(at: now) else { return awaitSign() }
            schedule.wake()
        }
        var next = birth + schedule.wakeTime
        if schedule.isDue {
            switch pace.permission(at: now) {
            case .now: turns.ask(turn)
            case .at(let moment): next = moment
            case .afterAcknowledgement:
                guard now < presence.quietTime else { return awaitSign() }
                next = presence.quietTime
            }
        }
        next = min(next, presence.lossTime ?? .infinity)
        if next.isFinite { wake(at: next) }
    }

    /// Runs a frame if it's still due.
    private func takeTurn() {
        if case .present(let link) = page, schedule.isDue, pace.permission(at: time.now) == .now { runFrame(link) }
        advance()
    }

    private func applyChanges() {
        let changes = unapplied
        unapplied = UnappliedChanges()
        if let environment = changes.environment { scene.setEnvironment(environment) }
        if let size = changes.size { scene.resize(to: size) }
    }

    private func wake(at moment: Double) {
        nextCall = time.schedule(at: moment) { [weak self] in self?.advance() }
    }

    /// Runs a frame that has begun, and schedules the next one as the scene requests it.
    private func frame(at moment: Double) -> FrameOutcome {
        // This frame handles earlier requests; requests during the frame are for the next one.
        schedule.dropRequests()
        let outcome = scene.frame(at: moment)
        lastFrameTime = max(moment, lastFrameTime)
        schedule.end(outcome.next)
        if let upkeep = outcome.upkeep { schedule.rest(until: upkeep) }
        return outcome
    }

    private func runFrame(_ link: any TabLink) {
        let start = time.now
        let moment = schedule.begin(at: start - birth)
        let isMidway = events.isMidway
        // The page shows the expected effect of a finger until a frame includes the input, even if nothing changes.
        let isAwaited = writer.isAnswerAwaited && events.hasActions
        let isShown = inputIsShown
        inputIsShown = true
        applyChanges()
        for event in events.takeAll() { scene.send(event) }
        scene.lead = pace.roundTripTime + Self.displayTime
        let outcome = frame(at: moment)
        let missed = unsent
        unsent = UnsentOutcome()
        let semantics = semanticsPace.decide(
            changed: outcome.semanticsChanged || missed.semanticsChanged,
            isMoving: outcome.next == .soon || isMidway, at: time.now, isFull: writer.isFull)
        // If nothing else requests a frame by then, the accessibility tree does.
        if case .at(let moment) = semantics { schedule.rest(until: moment - birth) }
        let number = pace.lastSent + 1
        let (message, isForeseen) = writer.message(
            number: number, moment: FrameMoment(time: moment, pageTime: clock.clientTime(of: moment), inputs: inputs),
            scene: scene, includesSemantics: semantics == .now, feedback: outcome.feedback,
            notifications: outcome.notifications, requests: missed.requests + outcome.requests,
            need: need(at: start, isAwaited: isAwaited, isShown: isShown), book: resources)
        if let message {
            pace.noteSent(at: time.now, isForeseen: isForeseen && computesMotion)
            link.send(message)
        } else {
            if schedule.isDue { pace.noteSilent(at: start) }
            if isAwaited { schedule.rest(until: pace.silenceEnd - birth) }
        }
    }

    /// Whether a visible page shows content ahead of the frames.
    private var computesMotion: Bool { showsAhead && environment.isActive }

    /// Returns whether a frame has a message. Input has an answer, and while something moves, acknowledgments set the
    /// pace, unless a visible page computes all changes. An answer can wait only if the page already shows the effect
    /// of the input, which it doesn't for a trackpad, for example.
    private func need(at now: Double, isAwaited: Bool, isShown: Bool) -> FrameWriter.Need {
        let canWait = computesMotion && now < pace.silenceEnd
        if isAwaited { return canWait && isShown ? .answer : .always }
        guard schedule.isDue else { return .changes }
        return canWait ? .unexpectedChanges : .always
    }
}
