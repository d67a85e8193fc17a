import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("When frames run")
struct FramePaceTests {
    @Test("without frames in flight, a frame runs at once")
    func idle() { #expect(FramePace().permission(at: 5) == .now) }

    @Test("a second frame waits until the first is overdue, a third for an acknowledgement")
    func backPressure() {
        var pace = FramePace()
        func acknowledges(_ number: UInt64) -> Bool { pace.acknowledge(number, at: 0) }
        pace.noteSent(at: 1)
        #expect(pace.permission(at: 1.001) == .at(1 + FramePace.patience))
        #expect(pace.permission(at: 1.5) == .now)
        pace.noteSent(at: 1.5)
        #expect(pace.inFlight == 2)
        #expect(pace.permission(at: 1000) == .afterAcknowledgement)
        #expect(acknowledges(1))
        #expect(pace.permission(at: 1000) == .now)
    }

    @Test("an acknowledgement covers all before it")
    func covers() {
        var pace = FramePace()
        func acknowledges(_ number: UInt64) -> Bool { pace.acknowledge(number, at: 0) }
        pace.noteSent(at: 1)
        pace.noteSent(at: 2)
        #expect(acknowledges(2))
        #expect(pace.inFlight == 0)
    }

    @Test("acknowledgements of frames that aren't in flight are rejected")
    func rejects() {
        var pace = FramePace()
        func acknowledges(_ number: UInt64) -> Bool { pace.acknowledge(number, at: 0) }
        #expect(!acknowledges(0))
        #expect(!acknowledges(1))
        pace.noteSent(at: 1)
        #expect(acknowledges(1))
        #expect(!acknowledges(1))
        #expect(!acknowledges(.max))
    }

    @Test("with a long round trip, more frames are in flight, sixty a second; a page that draws slowly gets no more")
    func longRoundTrip() {
        var pace = FramePace()
        func permission(_ now: Double) -> FramePace.Permission { pace.permission(at: now) }
        pace.noteSent(at: 0)
        var isKnown = pace.acknowledge(1, at: 0.15, waited: 0)
        #expect(isKnown)
        #expect(pace.limit == 11)
        for frame in 0..<11 {
            #expect(permission(0.15 + Double(frame) * FramePace.interval) == .now)
            pace.noteSent(at: 0.15 + Double(frame) * FramePace.interval)
            if frame < 9 { #expect(permission(0.15 + (Double(frame) + 0.5) * FramePace.interval) != .now) }
        }
        #expect(permission(9) == .afterAcknowledgement)
        var slow = FramePace()
        slow.noteSent(at: 0)
        isKnown = slow.acknowledge(1, at: 0.15, waited: 0.149)
        #expect(isKnown)
        #expect(slow.limit == FramePace.fewest)
        slow.noteSent(at: 1)
        isKnown = slow.acknowledge(2, at: 9999, waited: -1e9)
        #expect(isKnown)
        #expect(slow.limit == FramePace.fewest)
    }

    @Test("however long the round trip is, few frames are in flight")
    func longestRoundTrip() {
        var pace = FramePace()
        pace.noteSent(at: 0)
        let isKnown = pace.acknowledge(1, at: 60, waited: 0)
        #expect(isKnown)
        #expect(pace.limit == FramePace.most)
    }

    @Test("after a frame without a message, the next one waits for the time of a frame, but not for an input")
    func silence() {
        var pace = FramePace()
        pace.noteSent(at: 1)
        #expect(pace.silenceEnd == 1 + FramePace.longestSilence)
        let isKnown = pace.acknowledge(1, at: 1.01)
        #expect(isKnown)
        pace.noteSilent(at: 1.01)
        #expect(pace.permission(at: 1.02) == .at(1.01 + FramePace.interval))
        #expect(pace.permission(at: 1.01 + FramePace.interval) == .now)
        pace.endPause()
        #expect(pace.permission(at: 1.02) == .now)
    }

    @Test("as long as the page computes all changes, frames are further apart, with and without a message")
    func foreseen() {
        var pace = FramePace()
        func acknowledge(_ number: UInt64, at now: Double) {
            let isKnown = pace.acknowledge(number, at: now)
            #expect(isKnown)
        }
        func expectPause(_ pause: Double, since start: Double) {
            #expect(pace.permission(at: start + pause * 0.9) == .at(start + pause))
            #expect(pace.permission(at: start + pause) == .now)
        }
        pace.noteSilent(at: 1)
        expectPause(FramePace.interval, since: 1)
        pace.noteSilent(at: 2)
        expectPause(FramePace.foreseenInterval, since: 2)
        pace.noteSent(at: 3, isForeseen: true)
        acknowledge(1, at: 3.01)
        expectPause(FramePace.foreseenInterval, since: 3)
        pace.noteSent(at: 4)
        acknowledge(2, at: 4.001)
        #expect(pace.permission(at: 4.001) == .now)
        pace.noteSent(at: 5, isForeseen: true)
        acknowledge(3, at: 5.001)
        #expect(pace.permission(at: 5.001) == .now)
        pace.noteSilent(at: 6)
        expectPause(FramePace.foreseenInterval, since: 6)
        pace.endPause()
        #expect(pace.permission(at: 6.001) == .now)
    }

    @Test("frames without a message count as in flight behind one with a message, also at a high latency")
    func silenceInFlight() {
        var pace = FramePace()
        pace.noteSent(at: 0)
        pace.noteSilent(at: 0.04)
        #expect(pace.inFlight == 2 && pace.permission(at: 1) == .afterAcknowledgement)
        let isKnown = pace.acknowledge(1, at: 0.15)
        #expect(isKnown && pace.inFlight == 0 && pace.limit == 11)
        pace.noteSilent(at: 0.15)
        #expect(pace.inFlight == 0)
        pace.noteSent(at: 0.2)
        for frame in 1...5 { pace.noteSilent(at: 0.2 + Double(frame) * FramePace.interval) }
        pace.noteSent(at: 0.3)
        #expect(pace.inFlight == 7)
        for frame in 1...3 { pace.noteSilent(at: 0.3 + Double(frame) * FramePace.interval) }
        #expect(pace.permission(at: 9) == .now)
        pace.noteSilent(at: 9)
        #expect(pace.inFlight == 11 && pace.permission(at: 10) == .afterAcknowledgement)
        let isFirstKnown = pace.acknowledge(2, at: 10)
        #expect(isFirstKnown && pace.inFlight == 5)
    }

    @Test("the accessibility tree comes twice a second while something moves, and at once at rest")
    func semantics() {
        var pace = SemanticsPace()
        func decide(_ changed: Bool, _ moving: Bool, _ now: Double) -> SemanticsPace.Decision {
            pace.decide(changed: changed, isMoving: moving, at: now, isFull: false)
        }
        #expect(decide(false, true, 0) == .never)
        #expect(decide(true, true, 1) == .now)
        #expect(decide(true, true, 1.0625) == .at(1 + SemanticsPace.interval))
        #expect(decide(false, true, 1 + SemanticsPace.interval) == .now)
        #expect(decide(false, true, 1.625) == .never)
        #expect(decide(true, true, 1.75) == .at(1 + 2 * SemanticsPace.interval))
        #expect(decide(false, false, 1.76) == .now)
        #expect(decide(false, false, 9) == .never)
        let inFull = pace.decide(changed: false, isMoving: true, at: 9, isFull: true)
        #expect(inFull == .now)
    }
}

@Suite("Times of events")
struct ClientClockTests {
    @Test("times keep their distances, whatever the clocks began with")
    func maps() {
        var clock = ClientClock()
        func map(_ time: Double, now: Double) -> Double { clock.sceneTime(of: time, now: now) }
        clock.note(clientTime: 1000, arrivedAt: 5)
        #expect(map(999.5, now: 5) == 4.5)
        #expect(map(999.75, now: 5) == 4.75)
    }

    @Test("the quickest message determines the offset")
    func quickest() {
        var clock = ClientClock()
        func map(_ time: Double, now: Double) -> Double { clock.sceneTime(of: time, now: now) }
        clock.note(clientTime: 10, arrivedAt: 1.3)
        clock.note(clientTime: 11, arrivedAt: 2.01)
        clock.note(clientTime: 12, arrivedAt: 3.5)
        #expect(abs(map(12, now: 3.5) - 3.01) < 1e-9)
    }

    @Test("mapped times never run backwards and never lie in the future")
    func clamps() {
        var clock = ClientClock()
        func map(_ time: Double, now: Double) -> Double { clock.sceneTime(of: time, now: now) }
        clock.note(clientTime: 0, arrivedAt: 0)
        #expect(map(8, now: 5) == 5)
        #expect(map(2, now: 6) == 5)
        #expect(map(.nan, now: 6) == 6)
        #expect(map(-.infinity, now: 7) == 7)
    }

    @Test("after a sleep of the page's machine, the times of its events are those of their arrival")
    func sleep() {
        var clock = ClientClock()
        for index in 0..<50 { clock.note(clientTime: 100 + Double(index) / 20, arrivedAt: Double(index) / 20) }
        // The clock of the page stood still for twenty seconds. One late message can be the network's.
        clock.note(clientTime: 102.5, arrivedAt: 22.5)
        #expect(clock.sceneTime(of: 102.5, now: 22.5) < 3)
        for index in 1..<16 { clock.note(clientTime: 102.5 + Double(index) / 20, arrivedAt: 22.5 + Double(index) / 20) }
        #expect(abs(clock.sceneTime(of: 103.25, now: 23.25) - 23.25) < 1e-9)
    }

    @Test("the first message after a pause shows that the page's machine slept", arguments: [(1.5, 1.5), (0.3, 0.0)])
    func firstAfterSleep(sleep: Double, correction: Double) {
        var clock = ClientClock()
        for index in 0..<50 { clock.note(clientTime: 100 + Double(index) / 20, arrivedAt: Double(index) / 20) }
        // For two seconds, nobody used the page. Its machine slept for a part of the following time.
        let now = 2.45 + 2 + sleep
        clock.note(clientTime: 104.45, arrivedAt: now)
        #expect(abs(clock.sceneTime(of: 104.45, now: now) - (4.45 + correction)) < 1e-9)
        // A late message isn't the last word.
        clock.note(clientTime: 104.5, arrivedAt: now - 0.05)
        #expect(abs(clock.sceneTime(of: 104.6, now: now + 5) - (4.6 + max(correction - 0.1, 0))) < 1e-9)
    }

    @Test("clocks of two machines drift apart without an end, and the times follow")
    func drift() {
        var clock = ClientClock()
        // The clock of the page loses 50 microseconds in a second.
        for second in 0..<36_000 {
            clock.note(
                clientTime: Double(second) * (1 - 5e-5), arrivedAt: Double(second) + (second % 7 == 0 ? 0 : 0.03))
        }
        let now = 35_999.0
        #expect(abs(clock.sceneTime(of: now * (1 - 5e-5), now: now) - now) < 0.005)
    }

    @Test("a page that comes back may count anew")
    func reconnect() {
        var clock = ClientClock()
        func map(_ time: Double, now: Double) -> Double { clock.sceneTime(of: time, now: now) }
        clock.note(clientTime: 1000, arrivedAt: 5)
        clock.forgetOffset()
        clock.note(clientTime: 1, arrivedAt: 20)
        #expect(map(1.5, now: 21) == 20.5)
    }
}

@Suite("Events that wait")
struct EventQueueTests {
    private func pointer(_ phase: PointerEvent.Phase, time: Double = 0) -> InputEvent {
        .pointer(PointerEvent(id: 1, kind: .mouse, phase: phase, location: .zero, time: time))
    }

    private func phases(_ events: [InputEvent]) -> [PointerEvent.Phase] {
        events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
    }

    @Test("events come out once, in order")
    func order() {
        var queue = EventQueue()
        func adds(_ phase: PointerEvent.Phase) -> Bool { queue.append(pointer(phase)) }
        for phase in [PointerEvent.Phase.began, .moved, .ended] { #expect(adds(phase)) }
        let out = phases(queue.takeAll())
        #expect(out == [.began, .moved, .ended])
        #expect(queue.isEmpty)
    }

    @Test("a full queue gives up its oldest move, never a beginning or an end")
    func givesUpMoves() {
        var queue = EventQueue(capacity: 3)
        func adds(_ phase: PointerEvent.Phase) -> Bool { queue.append(pointer(phase)) }
        for phase in [PointerEvent.Phase.began, .moved, .moved, .moved, .ended] { #expect(adds(phase)) }
        let out = phases(queue.takeAll())
        #expect(out == [.began, .moved, .ended])
    }

    @Test("a queue full of what must not be lost rejects more")
    func rejects() {
        var queue = EventQueue(capacity: 2)
        func adds(_ phase: PointerEvent.Phase) -> Bool { queue.append(pointer(phase)) }
        #expect(adds(.began))
        #expect(adds(.ended))
        #expect(!adds(.began))
        #expect(queue.count == 2)
    }

    @Test("moves and ends without a beginning are dropped, and so are pointers beyond the limit")
    func pointersDown() {
        var queue = EventQueue()
        func isDropped(_ phase: PointerEvent.Phase) -> Bool {
            let count = queue.count
            return queue.append(pointer(phase)) && queue.count == count
        }
        #expect(isDropped(.moved))
        #expect(isDropped(.ended))
        #expect(!isDropped(.hovered))
        #expect(!queue.hasPointers)
        #expect(!isDropped(.began))
        #expect(isDropped(.began))
        #expect(!isDropped(.moved))
        #expect(queue.hasPointers)
        var crowd = EventQueue()
        for id in 0..<100 {
            _ = crowd.append(.pointer(PointerEvent(id: id, kind: .touch, phase: .began, location: .zero, time: 0)))
        }
        #expect(crowd.count == Limits.pointers)
    }

    @Test("every pointer that is down is cancelled once, at its last location")
    func cancelsPointers() {
        var queue = EventQueue()
        for (id, phase, x) in [
            (2, PointerEvent.Phase.began, 10.0), (1, .began, 20), (2, .moved, 30), (3, .began, 40), (3, .ended, 50),
        ] {
            let location = CGPoint(x: x, y: 0)
            _ = queue.append(
                .pointer(PointerEvent(id: id, kind: .touch, phase: phase, location: location, time: 1)))
        }
        _ = queue.takeAll()
        queue.cancelPointers(at: 3)
        let cancelled = queue.takeAll().compactMap { if case .pointer(let event) = $0 { event } else { nil } }
        #expect(cancelled.map(\.phase) == [.cancelled, .cancelled])
        #expect(cancelled.map(\.id) == [1, 2])
        #expect(cancelled.map(\.location.x) == [20, 30])
        #expect(cancelled.allSatisfy { $0.time == 3 })
        queue.cancelPointers(at: 4)
        #expect(queue.isEmpty && !queue.hasPointers)
    }
}
