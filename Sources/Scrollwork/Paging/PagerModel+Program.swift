import ScrollMechanics
import SwiftUI

/// What the program asks of a pager.
extension PagerModel {
    /// Goes to a page, from where the content is and as fast as it is.
    func aim(at page: Int64, fading: Bool) {
        let page = nearest(to: page)
        if page == target { return }
        if let accepts, !accepts(self, page) {
            update { target = page }
            return
        }
        isFollowing = false
        if fading || length <= 0 {
            replace(with: page, animation: length > 0 ? .easeInOut(duration: 0.25) : nil)
            return
        }
        aimed = track.aim(at: page, from: position)
        if !track.slots.contains(aimed) { track.recentre(at: PageTrack.nearest(to: position)) }
        isResting = false
        isGoing = true
        isCommanded = true
        give(.glide, page)
        update { target = page }
    }

    /// Puts another page in the place of the one in sight.
    func replace(with page: Int64, animation: Animation?) {
        aimed = PageTrack.nearest(to: position)
        track.place(page, in: aimed)
        isCommanded = false
        withAnimation(animation) {
            give(.jump, page)
            refresh()
            target = page
            passing = page
        }
        isGoing = true
        if length <= 0 || isAt(aimed) { rest() } else { isResting = false }
    }

    func give(_ kind: PagerCommand.Kind, _ page: Int64) {
        isWaiting = true
        if kind == .jump || kind == .place { hasArrived = false }
        if kind == .jump || kind == .glide { marker = nil }
        command = PagerCommand(number: (command?.number ?? 0) &+ 1, kind: kind, page: PageID(page: page))
    }

    /// The scroll view has got the last command.
    func commandWasGiven() { isWaiting = false }

    /// Begins anew on a page.
    func reset(to page: Int64, in bounds: ClosedRange<Int64>) {
        track = PageTrack(page: page, in: bounds)
        let page = track.page(at: 0) ?? page
        aimed = 0
        position = 0
        marker = nil
        isFollowing = false
        isResting = true
        isCommanded = false
        anchor = PageID(page: page)
        give(.jump, page)
        update {
            target = page
            settled = page
            restingSlot = 0
        }
    }
}
