import ScrollMechanics
import SwiftUI

/// Where a calendar comes to rest.
struct MonthTargets: ScrollTargetBehavior {
    let scrolling: MonthCalendarScrolling

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if scrolling == .continuous { return }
        if scrolling == .paged {
            turn(&target.rect.origin.x, from: context.originalTarget.rect.minX, page: context.containerSize.width, context.velocity.dx)
            turn(&target.rect.origin.y, from: context.originalTarget.rect.minY, page: context.containerSize.height, context.velocity.dy)
        }
        let proposed = target.rect.minY
        ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
        if scrolling == .aligned, context.axes == .vertical, let place = place(within: proposed, near: target, context) {
            target.rect.origin.y = place
        }
    }

    /// Where to rest within a month that is longer than what is seen of it; nil where the month is not.
    ///
    /// Anywhere that nothing else is seen but the month, so that every day of it can be: as CSS has it of areas longer than what they
    /// scroll in. A fling to another month goes to its beginning.
    private func place(within proposed: CGFloat, near aligned: ScrollTarget, _ context: TargetContext) -> CGFloat? {
        // A container without any height shows nothing else wherever it is.
        let length = max(context.containerSize.height, 1), end = context.contentSize.height
        guard proposed >= 0, proposed <= end - length else { return nil }
        let beginning = aligned.rect.minY, isPast = beginning <= proposed
        // Half of what is seen further on begins another month, unless this one is longer. Twice as far each time, none is passed over.
        var way = length / 2
        var other = beginning
        while other == beginning, way <= end {
            var next = aligned
            next.rect.origin.y += isPast ? way : -way
            ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&next, context: context)
            other = next.rect.minY
            if other != beginning, way == length / 2 { return nil }
            way *= 2
        }
        let month = isPast ? (beginning, other == beginning ? end : other) : (other, beginning)
        let last = month.1 - length
        guard last > month.0 else { return nil }
        let original = context.originalTarget.rect.minY
        guard context.velocity.dy == 0 || (month.0...month.1).contains(original) else { return nil }
        if proposed <= last { return proposed }
        return proposed - last < month.1 - proposed ? last : month.1
    }

    /// A page at most from where a gesture began; a fling goes on to the next page along its way.
    ///
    /// The months say where the pages are: how long those are that are not made is only estimated, so the place of
    /// a month need not be a whole number of pages from the beginning.
    private func turn(_ place: inout CGFloat, from start: CGFloat, page: CGFloat, _ velocity: CGFloat) {
        guard page > 0 else { return }
        let way = (place - start) / page
        let speed = SnapDecision.flingVelocity(Double(velocity))
        let pages = way.rounded(speed > 0 ? .up : speed < 0 ? .down : .toNearestOrAwayFromZero)
        place = start + min(max(pages, -1), 1) * page
    }
}
