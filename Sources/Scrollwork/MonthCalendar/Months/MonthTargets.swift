import ScrollMechanics
import SwiftUI

/// The target behavior of a calendar.
struct MonthTargets: ScrollTargetBehavior {
    let scrolling: MonthCalendarScrolling

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if scrolling == .continuous { return }
        if scrolling == .paged {
            turn(
                &target.rect.origin.x, from: context.originalTarget.rect.minX, page: context.containerSize.width,
                context.velocity.dx)
            turn(
                &target.rect.origin.y, from: context.originalTarget.rect.minY, page: context.containerSize.height,
                context.velocity.dy)
        }
        let proposed = target.rect.minY
        ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
        if scrolling == .aligned, context.axes == .vertical, let place = place(within: proposed, near: target, context)
        {
            target.rect.origin.y = place
        }
    }

    /// Returns the rest position within a month that is longer than the viewport, or `nil` if the month isn't.
    ///
    /// Any position at which only the month is visible is valid, so that each of its days can be visible. CSS has the
    /// same rule for snap areas longer than their scroll container. A fling to another month ends at its beginning.
    private func place(within proposed: CGFloat, near aligned: ScrollTarget, _ context: TargetContext) -> CGFloat? {
        // A container of height 0 shows only the month at any position.
        let length = max(context.containerSize.height, 1), end = context.contentSize.height
        guard proposed >= 0, proposed <= end - length else { return nil }
        let beginning = aligned.rect.minY, isPast = beginning <= proposed
        // Half of a viewport farther, another month begins, unless this one is longer. Doubling the distance doesn't
        // skip a month.
        var distance = length / 2
        var other = beginning
        while other == beginning, distance <= end {
            var next = aligned
            next.rect.origin.y += isPast ? distance : -distance
            ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&next, context: context)
            other = next.rect.minY
            if other != beginning, distance == length / 2 { return nil }
            distance *= 2
        }
        let month = isPast ? (beginning, other == beginning ? end : other) : (other, beginning)
        let last = month.1 - length
        guard last > month.0 else { return nil }
        let original = context.originalTarget.rect.minY
        guard context.velocity.dy == 0 || (month.0...month.1).contains(original) else { return nil }
        if proposed <= last { return proposed }
        return proposed - last < month.1 - proposed ? last : month.1
    }

    /// Moves the target by at most one page from the start of the gesture. A fling moves to the next page in its
    /// direction.
    ///
    /// Pages count from the start of the gesture. Lengths of unrealized months are estimates, so the position of a
    /// month may not be a multiple of the page length.
    private func turn(_ place: inout CGFloat, from start: CGFloat, page: CGFloat, _ velocity: CGFloat) {
        guard page > 0 else { return }
        let start = Double(start), proposed = Double(place)
        let speed = abs(velocity) < CGFloat(ScrollConstants.minimumFlingSpeed) ? 0 : Double(velocity)
        let release = SnapRelease(
            current: proposed, proposed: proposed, velocity: speed, start: start, original: start)
        let pages = SnapGrid(origin: start, interval: Double(page))
        if let rest = SnapRule.onePage.rest(of: release, in: pages) { place = CGFloat(rest.position) }
    }
}
