import ScrollMechanics
import SwiftUI

/// A scroll target behavior that aligns a page, or lets the carousel rest anywhere.
struct CarouselBehavior: ScrollTargetBehavior {
    let plan: CarouselPlan
    let sequence: PageSequence
    /// The maximum number of pages that a fling can pass, or `nil` to rest anywhere.
    let limit: Int?
    /// Returns the state of the visible carousel.
    let record: @MainActor () -> CarouselRecord

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let limit, sequence.count > 0 else { return }
        // Scroll views run on the main thread, and call this method there.
        let known = record, record = MainActor.assumeIsolated { known() }
        let axis = plan.axis
        let container = Double(context.containerSize.length(on: axis)), track = plan.track(in: container)
        let proposedOffset = Double(target.rect.origin.coordinate(on: axis))
        let speed = Double(axis == .horizontal ? context.velocity.dx : context.velocity.dy)
        let farthest = Double(context.contentSize.length(on: axis)) - container
        if plan.isMirrored {
            record.side.learn(
                proposed: proposedOffset, velocity: speed, now: plan.offset(at: record.position, in: track),
                farthest: farthest)
        } else {
            record.side = TargetSide()
        }
        let side = record.side
        func place(_ rect: CGRect) -> (position: Double, place: Double) {
            let offset = side.converted(Double(rect.origin.coordinate(on: axis)), farthest: farthest)
            let position = plan.position(at: offset, in: track)
            return (position, track.place(at: position))
        }
        let proposed = place(target.rect)
        let isStep = abs(proposed.position - record.position) > 0.5 && speed == 0
        let slot: Int
        if speed == 0, let end = end(side.converted(proposedOffset, farthest: farthest), farthest) {
            slot = sequence.slot(showing: end, nearest: track.nearest(to: record.position))
            record.choice = .init(slot: slot, isStep: true)
        } else if !record.isMoving, !isStep {
            // The size of the scroll view or its content changed. The current page stays current.
            slot = record.slot
        } else {
            let original = place(context.originalTarget.rect)
            slot = sequence.clamp(
                PageDecision(
                    current: track.place(at: record.position), proposed: proposed.place, start: record.gestureStart,
                    original: original.place, velocity: side.isOther ? -speed : speed, limit: limit
                ).slot)
            record.choice = .init(slot: slot, isStep: isStep)
        }
        let offset = CGFloat(side.converted(plan.offset(at: track.aligned(slot), in: track), farthest: farthest))
        if axis == .horizontal { target.rect.origin.x = offset } else { target.rect.origin.y = offset }
    }

    /// Returns the item for Home or End, which a loop's scroll view reports as an end of its track.
    private func end(_ offset: Double, _ farthest: Double) -> Int? {
        guard plan.ends == nil else { return nil }
        if offset <= 1 { return 0 }
        return offset >= farthest - 1 ? sequence.count - 1 : nil
    }
}
