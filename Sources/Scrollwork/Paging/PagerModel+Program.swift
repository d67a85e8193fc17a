import ScrollMechanics
import SwiftUI

/// Scrolling of a pager to a page at any distance.
extension PagerModel {
    /// Scrolls to a page that the program requests, if the group of the pager accepts the request.
    func aim(at page: Int64, fading: Bool) {
        let page = nearest(to: page)
        if page == target { return }
        if let group, !group.accepts(self, page) { return update { reports.aim(at: page) } }
        go(to: page, fading: fading)
    }

    /// Scrolls to a page within the bounds from the current position and with the current velocity.
    func go(to page: Int64, fading: Bool = false) {
        if fading || length <= 0 {
            return replace(with: page, animation: length > 0 ? .easeInOut(duration: 0.25) : nil)
        }
        let slot = track.aim(at: page, from: position)
        if !track.slots.contains(slot) { track.recenter(at: PageTrack.nearest(to: position)) }
        receive(.commanded(to: slot))
        update { reports.aim(at: page) }
    }

    /// Replaces the visible page with another one.
    private func replace(with page: Int64, animation: Animation?) {
        let slot = PageTrack.nearest(to: position)
        track.place(page, in: slot)
        motion.snapping = Snapping(settlingOn: slot, from: position)
        withAnimation(animation) {
            jump(to: page)
            refresh()
            reports.aim(at: page)
            reports.pass(page)
        }
        receive(.moved(to: position))
    }

    /// Resets the pager to a page.
    func reset(to page: Int64, in bounds: ClosedRange<Int64>) {
        track = PageTrack(page: page, in: bounds)
        let page = track.page(at: 0) ?? page
        motion.snapping = Snapping(at: 0, in: geometry)
        hold(PageID(page: page))
        jump(to: page)
        update {
            reports.begin(at: page)
        }
    }
}
