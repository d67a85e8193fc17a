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
        ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
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
