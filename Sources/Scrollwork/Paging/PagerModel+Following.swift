import ScrollMechanics

extension PagerModel {
    /// Shows what another pager says: two pages and the way between them.
    func follow(_ first: Int64, _ second: Int64, at fraction: Double, isAtRest: Bool) {
        let page = fraction > 0.5 ? second : first
        // The page that it shows counts: its target may have been noted before it is led there.
        if isResting && first == second && track.page(at: aimed) == first && target == first { return }
        if first == second || fraction < 1e-9 {
            aimed = track.slot(of: first, at: position) ?? PageTrack.nearest(to: position)
            if track.page(at: aimed) != first { track.place(first, in: aimed) }
            led = (Double(aimed), position)
        } else {
            led = (Double(track.pair(first, second, from: position)) + fraction, position)
            aimed = PageTrack.nearest(to: led.now)
        }
        position = led.now
        track.move(to: position)
        if !track.slots.contains(aimed) { track.recentre(at: aimed) }
        isFollowing = true
        isCommanded = true
        isGoing = false
        isResting = false
        give(.place, page)
        if isAtRest {
            rest()
        } else {
            update {}
        }
        marker = led.now
    }
}
