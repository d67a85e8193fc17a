import Foundation
import ScrollMechanics
import ScrollworkTesting
import Testing

@testable import Scrollwork

/// Random steps through the state machine with a minimal scroll view, for every geometry. Without `SOAK_STEPS`, each
/// walk takes 20,000 steps.
@Suite struct SnappingRandomWalkTests {
    /// Uniform slots.
    struct Row: SnapGeometry {
        let count: Int
        func point(of slot: Int) -> Double { Double(slot) * 44 }
        func slot(near point: Double) -> Int { min(max(Int((point / 44).rounded()), 0), count - 1) }
        var tolerance: Double { 0.01 }
    }

    /// Pages as long as their content, in a row or in a loop.
    struct Pages: SnapGeometry {
        let track: CarouselTrack
        let sequence: PageSequence

        /// The slots of a carousel with these pages.
        func slots(isFree: Bool, isMoving: Bool = false) -> CarouselSlots {
            CarouselSlots(track: track, sequence: sequence, isFree: isFree, isMoving: isMoving)
        }

        init(loops: Bool) {
            var lengths = PageLengths(count: 12, usual: 100)
            for index in 0..<12 { lengths.learn(40 + Double(index * index % 7) * 30, at: index) }
            sequence = PageSequence(count: 12, loops: loops, origin: 0)
            let extents = PageExtents(lengths, spacing: 8, sequence: sequence)
            track = CarouselTrack(
                extents: loops ? extents.spread(12, around: 300) : extents, alignment: 0.5, container: 300)
        }

        func point(of slot: Int) -> Double { track.aligned(slot) }
        func slot(near point: Double) -> Int { sequence.clamp(track.nearest(to: point)) }
        var tolerance: Double { 0.01 }
    }

    /// The values of a wheel, some of which are disabled.
    private func wheel(wraps: Bool) -> WheelRail {
        WheelRail(WheelScale(in: 0...59), spacing: 14, isProportional: false, wraps: wraps) { $0 % 5 != 3 }
    }

    private static var steps: Int { RandomWalk.steps(20_000) }

    @Test func uniformSlots() { walk(Row(count: 30), across: 1_400) }
    @Test func ownLengths() { walk(Pages(loops: false), across: 1_500) }
    @Test func aLoop() { walk(Pages(loops: true), across: 9_000) }
    @Test func aWheelThatWraps() { walk(wheel(wraps: true), across: 5_000) }
    @Test func aWheelWithDisabledValues() { walk(wheel(wraps: false), across: 900) }
    /// The component reads positions from the frame of a content whose leading edge is on the right.
    @Test func rightToLeft() {
        walk(Row(count: 30), across: 1_400) { offset in
            let frame = CGRect(x: 300 + offset - 1_600, y: 0, width: 1_600, height: 100)
            return CarouselReading(frame, axis: .horizontal, isMirrored: true, container: 300).offset
        }
    }
    @Test(arguments: [true, false], [true, false]) func pages(_ loops: Bool, _ isFree: Bool) {
        walk(Pages(loops: loops).slots(isFree: isFree), across: loops ? 9_000 : 1_500)
    }
    /// The scroll view reports its phases.
    @Test(arguments: [true, false], [true, false]) func pagesWithPhases(_ loops: Bool, _ isFree: Bool) {
        walk(Pages(loops: loops).slots(isFree: isFree, isMoving: true), across: loops ? 9_000 : 1_500)
    }

    /// - Parameter read: Returns the position that the component reads from the content on screen at a position.
    private func walk(
        _ geometry: some SnapGeometry, across extent: Double, read: (Double) -> Double = { $0 }
    ) {
        var walk = RandomWalk()
        var snapping = Snapping(at: geometry.slot(near: 0), in: geometry)
        // The target of the scroll view.
        var goal: Double?
        var target = snapping.state.slot
        for step in 0..<Self.steps {
            let anywhere = Double.random(in: 0...extent, using: &walk)
            let event: SnapEvent
            switch Int.random(in: 0..<11, using: &walk) {
            case 0: event = .commanded(to: geometry.slot(near: anywhere))
            case 1:
                let slot = geometry.slot(near: anywhere)
                event = .released(to: slot)
                goal = geometry.point(of: slot)
            case 2:
                event = .moved(to: read(snapping.point + .random(in: -20...20, using: &walk)))
                goal = nil
            case 3:
                let slot = geometry.slot(near: anywhere), isAtRest = Bool.random(using: &walk)
                let point = isAtRest ? geometry.point(of: slot) : anywhere
                event = .followed(SnapLead(slot: slot, point: point, former: snapping.point, isAtRest: isAtRest))
            case 4: event = .resized(to: snapping.point)
            case 5: event = .grabbed
            case 6:
                if let goal, Bool.random(using: &walk) { snapping.drift(to: read(goal)) }
                event = .stopped
            case 7:
                let slot = geometry.slot(near: anywhere)
                let point = snapping.state.isAtRest ? geometry.rest(on: slot, near: anywhere) : anywhere
                event = .renumbered(slot: slot, at: point)
                (goal, target) = (nil, slot)
            default:
                // The scroll view continues and arrives.
                let distance = (goal ?? snapping.point) - snapping.point
                let arrives = abs(distance) < 1 || Bool.random(using: &walk)
                event = .moved(to: read(snapping.point + (arrives ? distance : distance / 2)))
            }
            let former = snapping, effects: [SnapEffect]
            (snapping, effects) = former.after(event, in: geometry)
            if case .moved = event, !snapping.state.isAtRest, snapping.state.lead == nil,
                snapping.passed != geometry.slot(passedAt: snapping.point)
            {
                return fail(walk, step, "a slot wasn't passed after \(event) in \(former)")
            }
            for effect in effects {
                switch effect {
                case .passed(let slot):
                    if slot == former.passed, former.state.lead == nil, snapping.state.lead == nil {
                        fail(walk, step, "a slot was passed twice")
                    }
                case .target(let slot): target = slot
                case .scroll(let slot, let isAnimated): goal = isAnimated ? geometry.point(of: slot) : snapping.point
                case .put(let point): goal = point
                case .settled(let slot):
                    // A drag that stops on a slot has no target.
                    let isExpected = slot == target || former.state.goal == nil
                    if snapping.state.lead == nil, !isExpected || snapping.state != .idle(at: slot) {
                        fail(walk, step, "settled elsewhere")
                    }
                    target = slot
                }
            }
            let rest = geometry.rest(on: snapping.state.slot, near: snapping.point)
            if snapping.state.isAtRest, abs(snapping.point - rest) > max(geometry.tolerance, 1e-9) {
                return fail(walk, step, "at rest between slots after \(event) in \(former)")
            }
            if case .commanded(let slot) = snapping.state, former.state != snapping.state,
                goal != geometry.point(of: slot), event != .renumbered(slot: slot, at: snapping.point)
            {
                return fail(walk, step, "commanded, but not moving after \(event) in \(former)")
            }
            if case .idle(let slot) = snapping.state, geometry.slot(near: geometry.point(of: slot)) != slot {
                return fail(walk, step, "at rest where it may not")
            }
        }
        // Without further input, it settles at its target.
        if let distance = snapping.state.goal {
            snapping.drift(to: geometry.point(of: distance))
            let (rest, effects) = snapping.after(.stopped, in: geometry)
            #expect(rest.state == .idle(at: distance) && effects == [.settled(distance)])
        }
    }

    @Test(arguments: [false, true]) func aWheelThatReportsItsPhases(_ wraps: Bool) {
        walkByPhases(wheel(wraps: wraps), across: wraps ? 5_000 : 900)
    }

    @Test func uniformSlotsThatReportTheirPhases() { walkByPhases(Row(count: 30), across: 1_400) }

    /// A scroll view whose phases determine the end of a motion, as under a wheel.
    private func walkByPhases(_ geometry: some SnapGeometry, across extent: Double) {
        var walk = RandomWalk()
        var snapping = Snapping(at: geometry.slot(near: 0), in: geometry)
        for step in 0..<Self.steps {
            let former = snapping, anywhere = Double.random(in: 0...extent, using: &walk), event: SnapEvent
            let slot = geometry.slot(near: anywhere)
            switch Int.random(in: 0..<8, using: &walk) {
            case 0: event = .grabbed
            case 1: event = .redirected(to: slot)
            case 2: event = .commanded(to: slot)
            case 3: event = .renumbered(slot: slot, at: geometry.point(of: slot))
            case 4, 5: event = .rested(on: former.state.goal ?? geometry.slot(near: former.point))
            default:
                // During a motion with a target, positions aren't events.
                if former.state.goal != nil {
                    snapping.drift(to: anywhere)
                    continue
                }
                event = .moved(to: anywhere)
            }
            let effects: [SnapEffect]
            (snapping, effects) = former.after(event, in: geometry)
            switch (event, former.state, snapping.state) {
            case (.grabbed, .idle(let from), .idle(let to)) where from == to: break
            case (.grabbed, _, .dragging(let from)) where from == former.state.slot: break
            case (.redirected(let slot), .commanded, .commanded(let goal)) where goal == slot: break
            case (.redirected(let slot), .idle, .settling(let goal)) where goal == slot: break
            case (.redirected(let slot), .dragging, .settling(let goal)) where goal == slot: break
            case (.redirected(let slot), .settling, .settling(let goal)) where goal == slot: break
            case (.commanded(let slot), _, .commanded(let goal)) where goal == slot: break
            case (.commanded(let slot), .idle(let from), .idle(let to)) where slot == from && slot == to: break
            case (.renumbered(let slot, _), .idle, .idle(let now)) where now == slot && effects == []: break
            case (.renumbered(let slot, _), .dragging, .dragging(let now)) where now == slot && effects == []: break
            case (.renumbered(let slot, _), .settling, .settling(let now)) where now == slot && effects == []: break
            case (.renumbered(let slot, _), .commanded, .commanded(let now)) where now == slot && effects == []: break
            case (.rested(let slot), _, .idle(let rest)) where slot == rest && effects.last == .settled(slot): break
            case (.moved, .idle(let from), .idle(let to)) where from == to && geometry.isAt(to, snapping.point): break
            case (.moved, _, .dragging(let from)) where from == former.state.slot: break
            default: return fail(walk, step, "\(snapping.state) after \(event) in \(former.state)")
            }
            // Content that rests elsewhere than its slot always gets a request to move there.
            if case .rested(let slot) = event,
                effects.contains(.scroll(to: slot, isAnimated: false)) == geometry.isAt(slot, former.point)
            {
                return fail(walk, step, "no request, or a request in vain")
            }
        }
    }

    private func fail(_ walk: RandomWalk, _ step: Int, _ reason: String) {
        Issue.record("seed \(walk.seed), step \(step): \(reason)")
    }

    /// Pages with 64-bit numbers: slots remain small numbers.
    @Test(arguments: [0, (1 << 53) + 1, .max - 5, .min + 5] as [Int64], [false, true])
    func pagesOf64Bits(_ start: Int64, _ isRightToLeft: Bool) {
        var walk = RandomWalk()
        var track = PageTrack(page: start)
        let geometry = PagerSlots(length: 390)
        var snapping = Snapping(at: 0, in: geometry)
        for step in 0..<Self.steps {
            let expected = Bool.random(using: &walk) ? Int64.random(in: .min ... .max, using: &walk) : start
            let slot: Int, event: SnapEvent
            switch Int.random(in: 0..<5, using: &walk) {
            case 3:
                slot = snapping.state.slot
                event = .grabbed
            case 4:
                slot = snapping.state.slot
                event = .rested(on: slot)
            case 0:
                slot = track.aim(at: expected, from: snapping.point)
                if !track.slots.contains(slot) { track.recenter(at: PageTrack.nearest(to: snapping.point)) }
                event = .commanded(to: slot)
            case 1:
                let next = snapping.state.slot + Int.random(in: -1...1, using: &walk)
                slot = min(max(next, track.slots.lowerBound), track.slots.upperBound)
                event = .released(to: slot)
            default:
                slot = snapping.state.slot
                let position = Bool.random(using: &walk) ? Double(slot) : (snapping.point + Double(slot)) / 2
                event = .moved(to: read(position, on: track.slots, isRightToLeft))
            }
            let requestedPage = track.page(at: slot)
            var effects: [SnapEffect]
            if case .moved(let point) = event { track.move(to: point) }
            (snapping, effects) = snapping.after(event, in: geometry)
            if effects.contains(.settled(slot)) {
                track.settle(in: slot)
                if track.needsRecentering(at: Double(slot)) { track.recenter(at: slot) }
            }
            if requestedPage == nil || track.page(at: slot) != requestedPage {
                return fail(walk, step, "another page at \(slot) after \(event)")
            }
            if case .idle(let slot) = snapping.state, !track.slots.contains(slot) {
                return fail(walk, step, "rests beyond the track")
            }
        }
    }

    /// Returns the position that a pager reads from the frame of its content at a position.
    private func read(_ position: Double, on slots: ClosedRange<Int>, _ isRightToLeft: Bool) -> Double {
        let length = 390.0, extent = length * Double(slots.count)
        let hidden = (position - Double(slots.lowerBound)) * length
        let frame = CGRect(x: isRightToLeft ? hidden + length - extent : -hidden, y: 0, width: extent, height: 100)
        return PagerGeometry(frame, axis: .horizontal, isRightToLeft: isRightToLeft, slots: slots).position
    }
}
