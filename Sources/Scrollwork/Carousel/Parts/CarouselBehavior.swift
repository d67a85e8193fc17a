import SwiftUI

/// Lets a scroll view come to rest with a page aligned.
struct CarouselBehavior: ScrollTargetBehavior {
    let plan: CarouselPlan
    let sequence: PageSequence
    let limit: Int
    let record: CarouselRecord

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let axis = plan.axis
        let track = plan.track(in: Double(context.containerSize.length(on: axis)))
        func place(_ rect: CGRect) -> (position: Double, place: Double) {
            let position = plan.position(at: Double(rect.origin.coordinate(on: axis)), in: track)
            return (position, track.place(at: position))
        }
        let proposed = place(target.rect)
        let velocity = Double(axis == .horizontal ? context.velocity.dx : context.velocity.dy)
        let isStep = abs(proposed.position - record.position) > 0.5 && velocity == 0
        let slot: Int
        if let end = end(Double(target.rect.origin.coordinate(on: axis)), track), velocity == 0 {
            slot = sequence.slot(showing: end, nearest: track.nearest(to: record.position))
            record.choice = (slot, true)
        } else if !record.isMoving, !isStep {
            // The scroll view has another size, or its content: what was current stays so.
            slot = record.slot
        } else {
            let original = place(context.originalTarget.rect)
            slot = sequence.clamp(
                PageTarget(
                    current: track.place(at: record.position), proposed: proposed.place, start: record.gestureStart,
                    original: original.place, velocity: plan.isMirrored ? -velocity : velocity, limit: limit
                ).slot)
            record.choice = (slot, isStep)
        }
        let offset = CGFloat(plan.offset(at: track.aligned(slot), in: track))
        if axis == .horizontal { target.rect.origin.x = offset } else { target.rect.origin.y = offset }
    }

    /// The item that is meant when a loop's scroll view is asked, by Home or End, for the end of its track.
    private func end(_ offset: Double, _ track: CarouselTrack) -> Int? {
        guard plan.ends == nil else { return nil }
        if offset <= 1 { return 0 }
        return offset >= 2 * CarouselPlan.reach - 1 ? sequence.count - 1 : nil
    }
}

/// Makes a scroll view come to rest on pages, or leaves it free.
struct CarouselSnapping: ViewModifier {
    let behavior: CarouselBehavior?

    func body(content: Content) -> some View {
        if let behavior { content.scrollTargetBehavior(behavior) } else { content }
    }
}
