import Testing

@testable import Scrollwork

/// The next state and the effects, for every state and event.
@Suite struct SnappingTests {
    /// Slots ten points apart.
    struct Row: SnapGeometry {
        func point(of slot: Int) -> Double { Double(slot) * 10 }
        func slot(near point: Double) -> Int { Int((point / 10).rounded()) }
        var tolerance: Double { 0.01 }
    }

    static let lead = SnapLead(slot: 2, point: 23, former: 0, isAtRest: false)
    static let restingLead = SnapLead(slot: 2, point: 20, former: 0, isAtRest: true)

    /// Returns a snapping in each state, with its content at 23 unless it rests.
    static func snapping(_ state: SnapState) -> Snapping {
        let row = Row()
        switch state {
        case .idle(let slot): return Snapping(at: slot, in: row)
        case .dragging(let slot): return Snapping(at: slot, in: row).after(.moved(to: 23), in: row).snapping
        case .settling(let slot): return Snapping(settlingOn: slot, from: 23)
        case .commanded(let slot):
            return Snapping(settlingOn: 0, from: 23).after(.commanded(to: slot), in: row).snapping
        case .following(let lead): return Snapping(at: 0, in: row).after(.followed(lead), in: row).snapping
        }
    }

    struct Entry: Sendable, CustomTestStringConvertible {
        let state: SnapState
        let event: SnapEvent
        let next: SnapState
        /// The position of the content before the event, or `nil` for that of ``SnappingTests/snapping(_:)``.
        let start: Double?
        let point: Double
        let effects: [SnapEffect]

        init(
            _ state: SnapState, _ event: SnapEvent, _ next: SnapState, from start: Double? = nil, at point: Double,
            _ effects: [SnapEffect] = []
        ) {
            (self.state, self.event, self.next) = (state, event, next)
            (self.start, self.point, self.effects) = (start, point, effects)
        }

        var testDescription: String { "\(state) \(event)" }
    }

    static let table: [Entry] = [
        // Content at rest.
        Entry(.idle(at: 1), .moved(to: 10), .idle(at: 1), at: 10),
        Entry(.idle(at: 1), .moved(to: 17), .dragging(from: 1), at: 17, [.passed(2)]),
        Entry(.idle(at: 1), .released(to: 1), .idle(at: 1), at: 10),
        Entry(.idle(at: 1), .released(to: 2), .settling(to: 2), at: 10, [.target(2)]),
        Entry(.idle(at: 1), .commanded(to: 1), .idle(at: 1), at: 10),
        Entry(
            .idle(at: 1), .commanded(to: 5), .commanded(to: 5), at: 10, [.target(5), .scroll(to: 5, isAnimated: true)]),
        Entry(.idle(at: 1), .followed(lead), .following(lead), at: 23, [.put(at: 23), .passed(2)]),
        Entry(
            .idle(at: 1), .followed(restingLead), .following(restingLead), at: 20,
            [.put(at: 20), .passed(2), .settled(2)]),
        Entry(.idle(at: 1), .resized(to: 10), .idle(at: 1), at: 10),
        Entry(.idle(at: 1), .resized(to: 14), .idle(at: 1), at: 10, [.scroll(to: 1, isAnimated: false)]),
        // Content during a drag.
        Entry(.dragging(from: 1), .moved(to: 10), .dragging(from: 1), at: 10, [.passed(1)]),
        Entry(.dragging(from: 1), .released(to: 1), .settling(to: 1), at: 23, [.target(1)]),
        Entry(.dragging(from: 1), .released(to: 3), .settling(to: 3), at: 23, [.target(3)]),
        Entry(
            .dragging(from: 1), .commanded(to: 1), .commanded(to: 1), at: 23,
            [.target(1), .scroll(to: 1, isAnimated: true)]),
        Entry(.dragging(from: 1), .followed(lead), .following(lead), at: 23, [.put(at: 23), .passed(2)]),
        Entry(.dragging(from: 1), .resized(to: 40), .dragging(from: 1), at: 40, [.passed(4)]),
        // Content after a drag.
        Entry(.settling(to: 3), .moved(to: 29), .settling(to: 3), at: 29),
        Entry(.settling(to: 3), .moved(to: 29.995), .idle(at: 3), at: 30, [.settled(3)]),
        Entry(.settling(to: 3), .released(to: 4), .settling(to: 4), at: 23, [.target(4)]),
        Entry(
            .settling(to: 3), .commanded(to: 1), .commanded(to: 1), at: 23,
            [.target(1), .scroll(to: 1, isAnimated: true)]),
        Entry(.settling(to: 3), .followed(lead), .following(lead), at: 23, [.put(at: 23), .passed(2)]),
        Entry(.settling(to: 3), .resized(to: 25), .settling(to: 3), at: 25, [.scroll(to: 3, isAnimated: true)]),
        // Content during a programmatic scroll.
        Entry(.commanded(to: 5), .moved(to: 30), .commanded(to: 5), at: 30, [.passed(3)]),
        Entry(.commanded(to: 5), .moved(to: 50), .idle(at: 5), at: 50, [.passed(5), .settled(5)]),
        Entry(.commanded(to: 5), .released(to: 3), .settling(to: 3), at: 23, [.target(3)]),
        Entry(
            .commanded(to: 5), .commanded(to: 6), .commanded(to: 6), at: 23,
            [.target(6), .scroll(to: 6, isAnimated: true)]),
        Entry(.commanded(to: 5), .followed(lead), .following(lead), at: 23, [.put(at: 23), .passed(2)]),
        Entry(
            .commanded(to: 5), .resized(to: 25), .commanded(to: 5), at: 25,
            [.passed(3), .scroll(to: 5, isAnimated: true)]),
        // Content that follows another component.
        Entry(.following(lead), .moved(to: 23), .following(lead), at: 23),
        Entry(.following(lead), .moved(to: 26), .dragging(from: 2), at: 26, [.passed(3)]),
        Entry(.following(lead), .released(to: 2), .settling(to: 2), at: 23, [.target(2)]),
        Entry(.following(restingLead), .released(to: 2), .following(restingLead), at: 20),
        Entry(.following(restingLead), .released(to: 3), .settling(to: 3), at: 20, [.target(3)]),
        Entry(
            .following(lead), .commanded(to: 4), .commanded(to: 4), at: 23,
            [.target(4), .scroll(to: 4, isAnimated: true)]),
        Entry(
            .following(lead), .followed(restingLead), .following(restingLead), at: 20,
            [.put(at: 20), .passed(2), .settled(2)]),
        Entry(.following(lead), .resized(to: 40), .following(lead), at: 40, [.passed(4)]),
        Entry(
            .following(restingLead), .resized(to: 21), .following(restingLead), at: 20,
            [.scroll(to: 2, isAnimated: false)]),
        // Content whose motion another event ends.
        Entry(.idle(at: 1), .carried(to: 26), .idle(at: 1), at: 26, [.passed(3)]),
        Entry(.dragging(from: 1), .carried(to: 24), .dragging(from: 1), at: 24),
        Entry(.settling(to: 3), .carried(to: 30), .settling(to: 3), at: 30),
        Entry(.commanded(to: 5), .carried(to: 50), .commanded(to: 5), at: 50, [.passed(5)]),
        Entry(.following(lead), .carried(to: 14), .following(lead), at: 14, [.passed(1)]),
        // A scroll view that stops.
        Entry(.idle(at: 1), .stopped, .idle(at: 1), at: 10, [.settled(1)]),
        Entry(.dragging(from: 1), .stopped, .idle(at: 3), from: 30, at: 30, [.settled(3)]),
        Entry(
            .dragging(from: 1), .stopped, .commanded(to: 2), at: 23, [.target(2), .scroll(to: 2, isAnimated: true)]),
        Entry(.settling(to: 3), .stopped, .idle(at: 3), from: 29.995, at: 30, [.settled(3)]),
        Entry(.settling(to: 3), .stopped, .commanded(to: 3), from: 25, at: 25, [.scroll(to: 3, isAnimated: true)]),
        Entry(.commanded(to: 5), .stopped, .idle(at: 5), from: 50, at: 50, [.settled(5)]),
        Entry(.commanded(to: 5), .stopped, .commanded(to: 5), from: 20, at: 20, [.scroll(to: 5, isAnimated: true)]),
        Entry(.following(lead), .stopped, .following(lead), at: 23),
        // Slots with other numbers.
        Entry(.idle(at: 1), .renumbered(slot: 7, at: 70), .idle(at: 7), at: 70),
        Entry(.dragging(from: 1), .renumbered(slot: 7, at: 83), .dragging(from: 7), at: 83),
        Entry(.settling(to: 3), .renumbered(slot: 9, at: 83), .settling(to: 9), at: 83),
        Entry(.commanded(to: 5), .renumbered(slot: -2, at: 4), .commanded(to: -2), at: 4),
    ]

    /// The events of a scroll view that reports its phases.
    static let phaseTable: [Entry] = [
        Entry(.idle(at: 1), .grabbed, .idle(at: 1), at: 10),
        Entry(.idle(at: 1), .redirected(to: 1), .settling(to: 1), at: 10, [.target(1)]),
        Entry(.idle(at: 1), .redirected(to: 4), .settling(to: 4), at: 10, [.target(4)]),
        Entry(.idle(at: 1), .rested(on: 1), .idle(at: 1), at: 10, [.settled(1)]),
        Entry(.idle(at: 1), .rested(on: 2), .idle(at: 2), at: 20, [.scroll(to: 2, isAnimated: false), .settled(2)]),
        Entry(.idle(at: 1), .renumbered(slot: 7, at: 71), .idle(at: 7), at: 71),
        Entry(.dragging(from: 1), .grabbed, .dragging(from: 1), at: 23),
        Entry(.dragging(from: 1), .redirected(to: 4), .settling(to: 4), at: 23, [.target(4)]),
        Entry(
            .dragging(from: 1), .rested(on: 2), .idle(at: 2), at: 20, [.scroll(to: 2, isAnimated: false), .settled(2)]),
        Entry(.dragging(from: 1), .renumbered(slot: 7, at: 71), .dragging(from: 7), at: 71),
        Entry(.settling(to: 3), .grabbed, .dragging(from: 3), at: 23),
        Entry(.settling(to: 3), .redirected(to: 4), .settling(to: 4), at: 23, [.target(4)]),
        Entry(
            .settling(to: 3), .rested(on: 3), .idle(at: 3), at: 30, [.scroll(to: 3, isAnimated: false), .settled(3)]),
        Entry(.settling(to: 3), .renumbered(slot: 7, at: 71), .settling(to: 7), at: 71),
        Entry(.commanded(to: 5), .grabbed, .dragging(from: 5), at: 23),
        Entry(.commanded(to: 5), .redirected(to: 6), .commanded(to: 6), at: 23, [.target(6)]),
        Entry(
            .commanded(to: 5), .rested(on: 5), .idle(at: 5), at: 50, [.scroll(to: 5, isAnimated: false), .settled(5)]),
        Entry(.commanded(to: 5), .renumbered(slot: 7, at: 71), .commanded(to: 7), at: 71),
        Entry(.following(lead), .grabbed, .dragging(from: 2), at: 23),
        Entry(.following(restingLead), .grabbed, .following(restingLead), at: 20),
        Entry(.following(lead), .redirected(to: 4), .settling(to: 4), at: 23, [.target(4)]),
        Entry(
            .following(lead), .rested(on: 2), .idle(at: 2), at: 20, [.scroll(to: 2, isAnimated: false), .settled(2)]),
        Entry(
            .following(lead), .renumbered(slot: 7, at: 71),
            .following(SnapLead(slot: 7, point: 71, former: nil, isAtRest: false)), at: 71),
    ]

    @Test(arguments: table + phaseTable)
    func theNextStateFollows(_ row: Entry) {
        var before = Self.snapping(row.state)
        if let start = row.start { before.drift(to: start) }
        #expect(before.state == row.state)
        let (next, effects) = before.after(row.event, in: Row())
        #expect(next.state == row.next)
        #expect(next.point == row.point)
        #expect(effects == row.effects)
    }

    @Test func contentReleasedOnItsSlotRestsImmediately() {
        let (held, _) = Self.snapping(.dragging(from: 1)).after(.moved(to: 20), in: Row())
        let (next, effects) = held.after(.released(to: 2), in: Row())
        #expect(next == Snapping(at: 2, in: Row()))
        #expect(effects == [.target(2), .settled(2)])
    }

    // MARK: Content that rests anywhere

    /// Six slots ten points apart, between which the content can rest.
    struct Anywhere: SnapGeometry {
        func point(of slot: Int) -> Double { Double(slot) * 10 }
        func slot(near point: Double) -> Int { min(max(Int((point / 10).rounded()), 0), 5) }
        func rest(on slot: Int, near point: Double) -> Double { min(max(point, 0), 50) }
        var tolerance: Double { 0 }
        var stopTolerance: Double { 0.5 }
    }

    @Test func contentThatRestsAnywhereStaysWhereItStopped() {
        var snapping = Snapping(at: 1, in: Anywhere())
        #expect(snapping.receive(.grabbed, in: Anywhere()) == [])
        #expect(snapping.state == .idle(at: 1))
        #expect(snapping.receive(.moved(to: 23), in: Anywhere()) == [.passed(2)])
        #expect(snapping.receive(.stopped, in: Anywhere()) == [.settled(2)])
        #expect(snapping == Snapping(at: 2, point: 23))
        // A layout that moves it doesn't move it to a slot.
        #expect(snapping.receive(.resized(to: 14), in: Anywhere()) == [.scroll(to: 2, isAnimated: false)])
        #expect(snapping == Snapping(at: 2, point: 23))
        // It returns from beyond the last slot.
        snapping.drift(to: 57)
        #expect(snapping.receive(.stopped, in: Anywhere()) == [.target(5), .scroll(to: 5, isAnimated: true)])
        snapping.drift(to: 50)
        #expect(snapping.receive(.stopped, in: Anywhere()) == [.settled(5)])
        // The program can align it.
        _ = snapping.receive(.renumbered(slot: 5, at: 47), in: Anywhere())
        #expect(
            snapping.receive(.commanded(to: 5), in: Anywhere()) == [.target(5), .scroll(to: 5, isAnimated: true)])
    }

    /// Motion through a slot's point isn't rest, if the scroll view reports its phases.
    @Test func withPhasesOnlyAStopIsRest() {
        var snapping = Snapping(settlingOn: 2, from: 23)
        #expect(snapping.receive(.moved(to: 20), in: Anywhere()) == [])
        #expect(snapping.receive(.released(to: 2), in: Anywhere()) == [.target(2)])
        #expect(snapping.state == .settling(to: 2))
        snapping.drift(to: 20.4)
        #expect(snapping.receive(.stopped, in: Anywhere()) == [.settled(2)])
        #expect(snapping == Snapping(at: 2, point: 20))
    }

    // MARK: Commands to the scroll view

    @Test func contentAtRestAtAnotherPositionWasMovedByTheLayout() {
        var channel = ScrollChannel.open
        channel.invalidate()
        #expect(!channel.isConfirmed && !channel.isPending)
        channel.request(.place)
        channel.invalidate()
        #expect(channel.isPending)
        channel.requestWasDelivered()
        channel.confirm()
        #expect(channel == .open)
    }

    @Test func aRequestedPositionIsConfirmedOnce() {
        var channel = ScrollChannel.open
        channel.request(.jump)
        #expect(channel.isPending && !channel.isConfirmed)
        channel.requestWasDelivered()
        #expect(channel == .unconfirmed)
        channel.request(.glide)
        channel.requestWasDelivered()
        #expect(channel == .unconfirmed, "a movement does not say where the content was put")
        channel.confirm()
        #expect(channel == .open)
        channel.request(.steer)
        channel.requestWasDelivered()
        #expect(channel == .open)
    }

    @Test func contentThatIsAboutToStartIsConfirmed() {
        var channel = ScrollChannel.open
        channel.request(.steer)
        channel.requestWasDelivered()
        channel.start()
        #expect(channel.isConfirmed && !channel.isPending)
        channel.invalidate()
        #expect(channel == .starting, "its end is checked in any case")
        channel.confirm()
        #expect(channel == .open)
    }

    @Test(arguments: [ScrollRequest.place, .steer, .fade])
    func aNewLayoutCanMoveTheContent(_ request: ScrollRequest) {
        var channel = ScrollChannel.open
        channel.invalidate()
        #expect(channel == .unconfirmed)
        channel.confirm()
        channel.request(request)
        channel.confirm()
        channel.invalidate()
        #expect(channel == .pending(request, isConfirmed: false))
        channel.requestWasDelivered()
        #expect(channel == .unconfirmed)
    }

    @Test func aFingerTakesOverAtTheRequestedPosition() {
        var channel = ScrollChannel.open
        channel.request(.place)
        channel.confirm()
        #expect(channel.isPending)
        channel.requestWasDelivered()
        #expect(channel == .open)
    }
}
