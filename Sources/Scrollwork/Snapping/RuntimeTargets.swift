#if canImport(ViewRuntime)
import ScrollMechanics
import SwiftUI

// Descriptions of the components' target behaviors, with which a browser continues a released movement before the scene
// does.

extension PagerTargetBehavior: DescribedTargetBehavior {
    package func choice(on axis: Axis, in context: TargetContext) -> SnapChoice? {
        let count = model.realized.slots.count, length = Double(context.contentSize.length(on: axis)) / Double(count)
        guard axis == self.axis, length > 0 else { return nil }
        return SnapChoice(.pages(limit: limit), .even(SnapGrid(interval: length, count: count)))
    }
}

extension CarouselBehavior: DescribedTargetBehavior {
    package func choice(on axis: Axis, in context: TargetContext) -> SnapChoice? {
        guard let limit, axis == plan.axis, sequence.count > 0 else { return nil }
        let track = plan.track(in: Double(context.containerSize.length(on: axis)))
        func point(_ slot: Int) -> SnapPoint {
            SnapPoint(index: slot, position: plan.offset(at: track.aligned(slot), in: track))
        }
        let now = Double(context.originalTarget.rect.origin.coordinate(on: axis))
        let nearest = sequence.clamp(track.nearest(to: plan.position(at: now, in: track)))
        return SnapChoice(.pages(limit: limit), around: point(nearest)) { last, direction in
            let slot = sequence.clamp(last.index + direction)
            return slot == last.index ? nil : point(slot)
        }
    }
}

extension WheelTarget: DescribedTargetBehavior {
    package func choice(on axis: Axis, in context: TargetContext) -> SnapChoice? {
        let rail = motion().rail
        guard axis == self.axis, rail.count > 0 else { return nil }
        if rail.isEven, rail.enablesAll {
            let count = rail.wraps ? nil : rail.count
            return SnapChoice(.nearest, .even(SnapGrid(origin: -start, interval: rail.spacing, count: count)))
        }
        let now = rail.slot(at: Double(context.originalTarget.rect.origin.coordinate(on: axis)) + start)
        let first = rail.wraps ? now - Self.reach : max(now - Self.reach, 0)
        let last = rail.wraps ? now + Self.reach : min(now + Self.reach, rail.count - 1)
        let enabled = (first...max(first, last)).filter { rail.isEnabled(rail.index(ofSlot: $0)) }
        if enabled.isEmpty { return nil }
        return SnapChoice(
            .nearest, enabled.map { rail.point(of: $0) - start }, continuesBefore: rail.wraps || first > 0,
            continuesAfter: rail.wraps || last < rail.count - 1)
    }

    /// The number of values on each side that a description of uneven or disabled values contains.
    private static var reach: Int { 100 }
}

extension MonthTargets: DescribedTargetBehavior {
    package func choice(on axis: Axis, in context: TargetContext) -> SnapChoice? {
        guard scrolling == .aligned,
            let choice = ViewAlignedScrollTargetBehavior(limitBehavior: .never).choice(on: axis, in: context)
        else { return nil }
        // A month that is longer than the viewport can rest anywhere.
        let length = Double(context.containerSize.length(on: axis)), end = context.contentSize.length(on: axis)
        let isLastShort = choice.continuesAfter || Double(end) - (choice.range?.upperBound ?? 0) <= length
        let areOthersShort =
            switch choice.points {
            case .even(let grid): grid.interval <= length
            case .near(let positions): zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 <= length }
            }
        return isLastShort && areOthersShort ? choice : nil
    }
}
#endif
