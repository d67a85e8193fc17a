import ScrollMechanics

/// A group of pagers that move together.
@MainActor
protocol PagerGroup: AnyObject {
    /// Handles a movement of a pager that follows no other.
    func pagerDidMove(_ pager: PagerModel)

    /// Returns whether a pager scrolls to a page that the program requests. Otherwise the pager only records the target
    /// that it follows.
    func accepts(_ pager: PagerModel, _ page: Int64) -> Bool
}

extension PagerModel {
    /// Follows another pager, which shows two pages and is at a fraction of the distance between them.
    func follow(_ first: Int64, _ second: Int64, at fraction: Double, isAtRest: Bool) {
        // Compare the visible page, because the target may be set before the pager follows.
        if isResting && first == second && track.page(at: motion.state.slot) == first && target == first { return }
        let former = position
        let lead: SnapLead
        if first == second || fraction < Tolerance.rounding {
            let slot = track.slot(of: first, at: position) ?? PageTrack.nearest(to: position)
            if track.page(at: slot) != first { track.place(first, in: slot) }
            lead = SnapLead(slot: slot, point: Double(slot), former: former, isAtRest: isAtRest)
        } else {
            let point = Double(track.pair(first, second, from: position)) + fraction
            lead = SnapLead(slot: PageTrack.nearest(to: point), point: point, former: former, isAtRest: isAtRest)
        }
        track.move(to: lead.point)
        if !track.slots.contains(lead.slot) { track.recenter(at: lead.slot) }
        if !receive(.followed(lead)) { update() }
    }
}
