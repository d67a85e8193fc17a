import Observation
import ScrollMechanics
import SwiftUI

/// The state of a pager: its position, its target, and its realized pages.
@MainActor @Observable
final class PagerModel {
    // Observed state. Set a property only if its value changes, to avoid unnecessary updates.

    /// The realized pages and their slots.
    private(set) var realized: RealizedPages
    /// The last command to the scroll view.
    private(set) var command: PagerCommand?
    /// The identity of the scroll position: the page that stays in place when slots change.
    private(set) var anchor: PageID?

    @ObservationIgnored let reports = SelectionReports<Int64>()
    @ObservationIgnored var track: PageTrack
    /// The motion, with a position in slots. Its actor is `nil` on systems that don't report it.
    @ObservationIgnored var motion: SnapMotion
    /// The length of a page in points, or 0 before the first layout.
    @ObservationIgnored var length = 0.0
    /// The group of pagers that move together, or `nil` for a pager on its own.
    @ObservationIgnored weak var group: (any PagerGroup)?

    init(page: Int64, in bounds: ClosedRange<Int64> = .min ... .max) {
        let track = PageTrack(page: page, in: bounds)
        let first = track.page(at: 0) ?? bounds.lowerBound
        self.track = track
        motion = SnapMotion(Snapping(at: 0, in: PagerSlots(length: 0)))
        realized = RealizedPages(
            pages: (-1...1).compactMap { slot in
                track.page(at: slot).map { PageTrack.Placement(slot: slot, page: $0) }
            }, slots: track.slots)
        anchor = PageID(page: first)
        reports.begin(at: first)
    }

    var bounds: ClosedRange<Int64> { track.bounds }

    /// The page with the largest visible part.
    var passing: Int64 { reports.passing ?? target }

    /// The page on which the pager rests or will settle.
    var target: Int64 { reports.target ?? bounds.lowerBound }

    /// The position, in slots.
    var position: Double { motion.point }

    var geometry: PagerSlots { PagerSlots(length: length) }

    var isResting: Bool { motion.isAtRest }

    var isFollowing: Bool { motion.state.lead != nil }

    /// The page on which the pager rests or will settle. The program may not know it yet.
    var going: Int64 { track.page(at: motion.state.slot) ?? target }

    /// Returns the nearest page within the bounds.
    func nearest(to page: Int64) -> Int64 { min(max(page, bounds.lowerBound), bounds.upperBound) }

    /// The visible pages and the fraction of the distance from the first to the second, from 0 to 1.
    var span: (first: Int64, second: Int64, fraction: Double) {
        let visible = PageTrack.visible(at: position)
        guard let first = track.page(at: visible.lowerBound) ?? track.page(at: visible.upperBound) else {
            return (target, target, 0)
        }
        return (
            first, track.page(at: visible.upperBound) ?? first, min(max(position - Double(visible.lowerBound), 0), 1)
        )
    }

    // MARK: Realized pages

    /// Updates the realized pages without animation.
    func update(_ change: () -> Void = {}) {
        var still = Transaction(animation: nil)
        still.disablesAnimations = true
        withTransaction(still) {
            refresh()
            change()
        }
    }

    func refresh() {
        let nearest = PageTrack.nearest(to: position), visible = PageTrack.visible(at: position)
        // Visible slots come first, because a page can be in two slots after a jump.
        var needed = Array(visible)
        // During a programmatic scroll, don't create pages in between.
        needed += motion.state.isCommanded ? [motion.state.slot] : [nearest - 1, nearest, nearest + 1]
        var pages: Set<Int64> = []
        let placements = needed.compactMap { slot in
            track.page(at: slot).flatMap { pages.insert($0).inserted ? PageTrack.Placement(slot: slot, page: $0) : nil }
        }.sorted { $0.slot < $1.slot }
        let new = RealizedPages(pages: placements, slots: track.slots)
        if new != realized { realized = new }
    }

    // MARK: Events

    /// Handles an event.
    ///
    /// - Returns: Whether the pager settled.
    @discardableResult
    func receive(_ event: SnapEvent) -> Bool {
        var isSettled = false
        for effect in motion.snapping.receive(event, in: geometry) {
            switch effect {
            case .passed(let slot):
                if let page = track.page(at: slot), page != passing { update { reports.pass(page) } }
            case .target(let slot): if let page = track.page(at: slot) { reports.aim(at: page) }
            case .scroll(let slot, let isAnimated):
                scroll(to: slot, isAnimated: isAnimated, isNew: event == .commanded(to: slot))
            case .put(let point): ask(.place, .marker(point))
            case .settled(let slot):
                settle(in: slot)
                isSettled = true
            }
        }
        return isSettled
    }

    private func scroll(to slot: Int, isAnimated: Bool, isNew: Bool) {
        if isAnimated, !isNew {
            ask(.steer, .marker(Double(slot)))
        } else {
            ask(isAnimated ? .glide : .jump, .page(PageID(page: track.page(at: slot) ?? target)))
        }
    }

    /// Sets the page that stays in place when slots change.
    func hold(_ page: PageID?) {
        if anchor != page { anchor = page }
    }

    /// Moves the scroll view to a page at once.
    func jump(to page: Int64) { ask(.jump, .page(PageID(page: page))) }

    private func ask(_ request: ScrollRequest, _ place: PagerCommand.Place) {
        motion.channel.request(request)
        command = PagerCommand(number: (command?.number ?? 0) &+ 1, place: place)
    }

    /// Records that the scroll view received the last command.
    func commandWasDelivered() { motion.channel.requestWasDelivered() }

    /// Handles a change of the actor that moves the scroll view.
    func actorDidChange(to actor: ScrollActor) {
        let former = motion.actorDidChange(to: actor, at: position)
        // A finger holds the content at its actual position.
        if actor == .user { motion.channel.confirm() }
        // The index is compared again after the finger that held the content has lifted.
        if actor == .idle, former == .user, isResting { reports.restAgain() }
    }

    private func settle(in slot: Int) {
        track.settle(in: slot)
        if track.needsRecentering(at: Double(slot)) {
            track.recenter(at: slot)
            if let page = track.page(at: slot) { jump(to: page) }
        }
        let page = track.page(at: slot) ?? target
        update {
            // The page of a previous position can move to another slot, because pages follow in order from this one.
            hold(PageID(page: page))
            reports.settle(on: page)
        }
        if !isFollowing { group?.pagerDidMove(self) }
    }
}

/// The realized pages of a pager, and the slots that have a position.
struct RealizedPages: Equatable {
    let pages: [PageTrack.Placement]
    let slots: ClosedRange<Int>
}
