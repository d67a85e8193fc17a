import Testing

@testable import Scrollwork

/// The transitions of content that snaps, one by one.
@Suite struct SnappingTableTests {
    /// Slots at a distance of 100 points. Content is on a slot within 5 points, and stops on it within 8 points.
    private struct Slots: SnapGeometry {
        var rests: Double?

        func point(of slot: Int) -> Double { Double(slot) * 100 }
        func slot(near point: Double) -> Int { Int((point / 100).rounded()) }
        func rest(on slot: Int, near point: Double) -> Double { rests ?? self.point(of: slot) }
        let tolerance = 5.0
        let stopTolerance = 8.0
    }

    private struct Row {
        let from: SnapState
        let point: Double
        let event: SnapEvent
        let to: SnapState
        let end: Double
        var effects: [SnapEffect] = []
    }

    private static let lead = SnapLead(slot: 2, point: 230, former: 100, isAtRest: false)
    private static let still = SnapLead(slot: 2, point: 200, former: nil, isAtRest: true)

    private static let rows: [Row] = [
        // Content that moves.
        Row(from: .idle(at: 1), point: 100, event: .moved(to: 104.9), to: .idle(at: 1), end: 104.9),
        Row(from: .idle(at: 1), point: 100, event: .moved(to: 105), to: .dragging(from: 1), end: 105),
        Row(from: .idle(at: 1), point: 100, event: .moved(to: 95), to: .dragging(from: 1), end: 95),
        Row(from: .dragging(from: 1), point: 130, event: .moved(to: 100), to: .dragging(from: 1), end: 100),
        Row(from: .dragging(from: 1), point: 130, event: .moved(to: 149.9), to: .dragging(from: 1), end: 149.9),
        Row(
            from: .dragging(from: 1), point: 130, event: .moved(to: 150), to: .dragging(from: 1), end: 150,
            effects: [.passed(2)]),
        Row(
            from: .settling(to: 2), point: 195, event: .moved(to: 140), to: .settling(to: 2), end: 140,
            effects: [.passed(1)]),
        Row(
            from: .idle(at: 1), point: 100, event: .carried(to: 260), to: .idle(at: 1), end: 260,
            effects: [.passed(3)]),
        Row(from: .settling(to: 2), point: 150, event: .moved(to: 195), to: .settling(to: 2), end: 195),
        Row(
            from: .settling(to: 2), point: 150, event: .moved(to: 195.1), to: .idle(at: 2), end: 200,
            effects: [.settled(2)]),
        Row(from: .commanded(to: 2), point: 150, event: .moved(to: 205), to: .commanded(to: 2), end: 205),
        Row(
            from: .commanded(to: 2), point: 150, event: .moved(to: 204.9), to: .idle(at: 2), end: 200,
            effects: [.settled(2)]),
        Row(from: .following(lead), point: 230, event: .moved(to: 234.9), to: .following(lead), end: 234.9),
        Row(from: .following(lead), point: 230, event: .moved(to: 235), to: .dragging(from: 2), end: 235),
        Row(from: .following(lead), point: 230, event: .moved(to: 225), to: .dragging(from: 2), end: 225),
        // Content that is released.
        Row(from: .idle(at: 1), point: 140, event: .released(to: 1), to: .idle(at: 1), end: 140),
        Row(
            from: .idle(at: 1), point: 100, event: .released(to: 2), to: .settling(to: 2), end: 100,
            effects: [.target(2)]),
        Row(
            from: .dragging(from: 1), point: 140, event: .released(to: 1), to: .settling(to: 1), end: 140,
            effects: [.target(1)]),
        Row(
            from: .dragging(from: 1), point: 104, event: .released(to: 1), to: .idle(at: 1), end: 100,
            effects: [.target(1), .settled(1)]),
        Row(
            from: .following(lead), point: 230, event: .released(to: 2), to: .settling(to: 2), end: 230,
            effects: [.target(2)]),
        Row(from: .following(still), point: 200, event: .released(to: 2), to: .following(still), end: 200),
        // The program's commands.
        Row(from: .idle(at: 1), point: 104, event: .commanded(to: 1), to: .idle(at: 1), end: 104),
        Row(
            from: .idle(at: 1), point: 105, event: .commanded(to: 1), to: .commanded(to: 1), end: 105,
            effects: [.target(1), .scroll(to: 1, isAnimated: true)]),
        Row(
            from: .settling(to: 1), point: 100, event: .commanded(to: 1), to: .commanded(to: 1), end: 100,
            effects: [.target(1), .scroll(to: 1, isAnimated: true)]),
        Row(
            from: .idle(at: 1), point: 100, event: .commanded(to: 3), to: .commanded(to: 3), end: 100,
            effects: [.target(3), .scroll(to: 3, isAnimated: true)]),
        // Another component.
        Row(
            from: .idle(at: 1), point: 100, event: .followed(lead), to: .following(lead), end: 230,
            effects: [.put(at: 230), .passed(2)]),
        Row(
            from: .dragging(from: 1), point: 100, event: .followed(still), to: .following(still), end: 200,
            effects: [.put(at: 200), .passed(2), .settled(2)]),
        // Other positions of the slots.
        Row(
            from: .settling(to: 2), point: 100, event: .resized(to: 170), to: .settling(to: 2), end: 170,
            effects: [.scroll(to: 2, isAnimated: true)]),
        Row(
            from: .commanded(to: 2), point: 100, event: .resized(to: 200), to: .commanded(to: 2), end: 200,
            effects: [.scroll(to: 2, isAnimated: true)]),
        Row(
            from: .dragging(from: 1), point: 100, event: .resized(to: 170), to: .dragging(from: 1), end: 170,
            effects: [.passed(2)]),
        Row(from: .following(lead), point: 230, event: .resized(to: 170), to: .following(lead), end: 170),
        Row(from: .idle(at: 1), point: 90, event: .resized(to: 104.9), to: .idle(at: 1), end: 100),
        Row(
            from: .idle(at: 1), point: 90, event: .resized(to: 105), to: .idle(at: 1), end: 100,
            effects: [.scroll(to: 1, isAnimated: false)]),
        Row(
            from: .following(still), point: 200, event: .resized(to: 150), to: .following(still), end: 200,
            effects: [.scroll(to: 2, isAnimated: false)]),
        // The phases of a scroll view.
        Row(from: .idle(at: 1), point: 100, event: .grabbed, to: .idle(at: 1), end: 100),
        Row(from: .settling(to: 2), point: 130, event: .grabbed, to: .dragging(from: 2), end: 130),
        Row(from: .following(lead), point: 230, event: .grabbed, to: .dragging(from: 2), end: 230),
        Row(
            from: .commanded(to: 2), point: 130, event: .redirected(to: 4), to: .commanded(to: 4), end: 130,
            effects: [.target(4)]),
        Row(
            from: .dragging(from: 2), point: 130, event: .redirected(to: 4), to: .settling(to: 4), end: 130,
            effects: [.target(4)]),
        Row(
            from: .dragging(from: 1), point: 195.1, event: .rested(on: 2), to: .idle(at: 2), end: 200,
            effects: [.settled(2)]),
        Row(
            from: .settling(to: 1), point: 195, event: .rested(on: 2), to: .idle(at: 2), end: 200,
            effects: [.scroll(to: 2, isAnimated: false), .settled(2)]),
        Row(
            from: .settling(to: 2), point: 192, event: .stopped, to: .idle(at: 2), end: 200, effects: [.settled(2)]),
        Row(
            from: .settling(to: 2), point: 191.9, event: .stopped, to: .commanded(to: 2), end: 191.9,
            effects: [.scroll(to: 2, isAnimated: true)]),
        Row(
            from: .dragging(from: 1), point: 160, event: .stopped, to: .commanded(to: 2), end: 160,
            effects: [.target(2), .scroll(to: 2, isAnimated: true)]),
        Row(
            from: .dragging(from: 1), point: 193, event: .stopped, to: .idle(at: 2), end: 200, effects: [.settled(2)]),
        Row(from: .following(lead), point: 230, event: .stopped, to: .following(lead), end: 230),
        // Other numbers of the slots.
        Row(from: .idle(at: 1), point: 100, event: .renumbered(slot: 7, at: 700), to: .idle(at: 7), end: 700),
        Row(
            from: .dragging(from: 1), point: 100, event: .renumbered(slot: 7, at: 730), to: .dragging(from: 7), end: 730
        ),
        Row(
            from: .settling(to: 1), point: 100, event: .renumbered(slot: 7, at: 730), to: .settling(to: 7), end: 730),
        Row(
            from: .commanded(to: 1), point: 100, event: .renumbered(slot: 7, at: 730), to: .commanded(to: 7), end: 730),
        Row(
            from: .following(lead), point: 230, event: .renumbered(slot: 7, at: 730),
            to: .following(SnapLead(slot: 7, point: 730, former: nil, isAtRest: false)), end: 730),
    ]

    /// Returns content in a state and at a point.
    private func content(_ state: SnapState, at point: Double) -> Snapping {
        var content = Snapping(at: state.slot, point: point)
        switch state {
        case .idle: break
        case .dragging:
            _ = content.receive(.redirected(to: state.slot), in: Slots())
            _ = content.receive(.grabbed, in: Slots())
        case .settling: content = Snapping(settlingOn: state.slot, from: point)
        case .commanded:
            content.drift(to: point + 999)
            _ = content.receive(.commanded(to: state.slot), in: Slots())
        case .following(let lead): _ = content.receive(.followed(lead), in: Slots())
        }
        content.drift(to: point)
        return content
    }

    @Test(arguments: rows.indices) func anEventChangesTheState(_ index: Int) {
        let row = Self.rows[index], start = content(row.from, at: row.point)
        #expect(start.state == row.from)
        let (end, effects) = start.after(row.event, in: Slots())
        #expect(end.state == row.to && end.point == row.end && effects == row.effects, "\(row.from) \(row.event)")
    }

    /// A slot is passed once, and again after the slots received other numbers.
    @Test func aSlotIsPassedOnce() {
        var content = Snapping(at: 1, in: Slots())
        func passed(_ event: SnapEvent) -> [SnapEffect] { content.receive(event, in: Slots()) }
        #expect(passed(.moved(to: 140)) == [] && passed(.moved(to: 160)) == [.passed(2)])
        #expect(passed(.moved(to: 240)) == [] && passed(.moved(to: 460)) == [.passed(5)])
        #expect(passed(.carried(to: 530)) == [] && passed(.carried(to: 410)) == [.passed(4)])
        #expect(passed(.renumbered(slot: 4, at: 410)) == [] && passed(.moved(to: 411)) == [.passed(4)])
        #expect(passed(.renumbered(slot: 2, at: 160)) == [] && passed(.moved(to: 161)) == [.passed(2)])
        #expect(passed(.rested(on: 3)) == [.scroll(to: 3, isAnimated: false), .settled(3)])
        #expect(passed(.moved(to: 320)) == [] && passed(.moved(to: 240)) == [.passed(2)])
    }

    /// Content that can rest anywhere moves from where it rests.
    @Test func contentThatRestsElsewhereMovesFromThere() {
        let start = Snapping(at: 1, point: 140)
        #expect(start.after(.moved(to: 144), in: Slots(rests: 140)).snapping.state == .idle(at: 1))
        #expect(start.after(.moved(to: 145), in: Slots(rests: 140)).snapping.state == .dragging(from: 1))
        let stopped = content(.dragging(from: 1), at: 145).after(.stopped, in: Slots(rests: 140))
        #expect(
            stopped.snapping.state == .idle(at: 1) && stopped.snapping.point == 140 && stopped.effects == [.settled(1)])
    }

    @Test func statesKnowTheirSlotAndTarget() {
        let states: [(SnapState, Int, Int?, Bool, Bool)] = [
            (.idle(at: 1), 1, nil, true, false), (.dragging(from: 1), 1, nil, false, false),
            (.settling(to: 1), 1, 1, false, false), (.commanded(to: 1), 1, 1, false, true),
            (.following(Self.lead), 2, nil, false, true), (.following(Self.still), 2, nil, true, false),
        ]
        for (state, slot, goal, isAtRest, isCommanded) in states {
            #expect(state.slot == slot && state.goal == goal, "\(state)")
            #expect(state.isAtRest == isAtRest && state.isCommanded == isCommanded, "\(state)")
        }
        var content = content(.following(Self.lead), at: 230)
        content.forgetFormerPlace()
        #expect(content.state.lead == SnapLead(slot: 2, point: 230, former: nil, isAtRest: false))
    }

    // MARK: Requests to a scroll view

    @Test func aRequestIsDeliveredAndConfirmed() {
        func after(_ channel: ScrollChannel, _ change: (inout ScrollChannel) -> Void) -> ScrollChannel {
            var channel = channel
            change(&channel)
            return channel
        }
        let all: [ScrollChannel] = [
            .open, .unconfirmed, .starting, .pending(.jump, isConfirmed: false), .pending(.glide, isConfirmed: true),
        ]
        #expect(all.map(\.isConfirmed) == [true, false, true, false, true])
        #expect(all.map(\.isPending) == [false, false, false, true, true])
        #expect(all.map(\.pendingRequest) == [nil, nil, nil, .jump, .glide])
        #expect(
            all.map { after($0) { $0.requestWasDelivered() } } == [.open, .unconfirmed, .starting, .unconfirmed, .open])
        #expect(
            all.map { after($0) { $0.confirm() } } == [
                .open, .open, .open, .pending(.jump, isConfirmed: true), .pending(.glide, isConfirmed: true),
            ])
        #expect(
            all.map { after($0) { $0.invalidate() } } == [
                .unconfirmed, .unconfirmed, .starting, .pending(.jump, isConfirmed: false),
                .pending(.glide, isConfirmed: false),
            ])
        #expect(all.map { after($0) { $0.start() } } == Array(repeating: .starting, count: 5))
        for request in [ScrollRequest.jump, .glide, .place, .steer, .fade] {
            let isAnimated = request == .glide || request == .steer
            #expect(request.isAnimated == isAnimated)
            #expect(after(.open) { $0.request(request) } == .pending(request, isConfirmed: isAnimated))
            #expect(after(.unconfirmed) { $0.request(request) } == .pending(request, isConfirmed: false))
        }
    }

    // MARK: The side of targets

    /// A fling at 400 points per second ends 199.8 points farther. The content is at 4,800 of 6,000 points.
    @Test(
        arguments: [
            (true, 1_399.8, 400, true), (true, 1_399.8, 0, false), (false, 1_399.8, 400, false),
            (true, 6_000, 400, false),
            (true, 0, 400, false), (true, 4_999.8, 400, false), (true, 2_799.8, -400, false),
            (true, 1_000.2, -400, true),
        ] as [(Bool, Double, Double, Bool)])
    func aTargetRevealsItsSide(_ isMirrored: Bool, _ proposed: Double, _ velocity: Double, _ isOther: Bool) {
        var side = TargetSide()
        side.learn(isMirrored: isMirrored, proposed: proposed, velocity: velocity, now: 4_800, farthest: 6_000)
        #expect(side.isOther == isOther)
        #expect(side.converted(700, farthest: 6_000) == (isOther ? 5_300 : 700))
    }

    /// In the middle, a target is equally near from both sides, within a point.
    @Test(arguments: [(3_000.4, false), (3_000.6, true), (2_999.6, false), (2_000, false)] as [(Double, Bool)])
    func aTargetInTheMiddleRevealsNothing(_ now: Double, _ isOther: Bool) {
        var side = TargetSide()
        side.learn(isMirrored: true, proposed: 2_199.8, velocity: 400, now: now, farthest: 6_000)
        #expect(side.isOther == isOther)
    }

    @Test func aLayoutFromLeftToRightCountsFromItsLeadingEdge() {
        var side = TargetSide()
        side.learn(isMirrored: true, proposed: 1_399.8, velocity: 400, now: 4_800, farthest: 6_000)
        #expect(side.isOther)
        side.learn(isMirrored: false, proposed: 1_399.8, velocity: 0, now: 4_800, farthest: 6_000)
        #expect(!side.isOther)
        #expect(ScrollProposal(offset: 0, original: 0, velocity: 0, container: 300, content: 1_000).farthest == 700)
    }
}
