import Observation
import ScrollMechanics
import SwiftUI

/// The state of a pager: its position, its target, and its realized pages.
@MainActor @Observable
final class PagerModel {
    // Observed state. Set a property only if its value changes, to avoid unnecessary updates.

    /// The realized pages.
    var live: [PageTrack.Placement] = []
    /// The slots that have a position.
    var slots: ClosedRange<Int>
    /// The last command to the scroll view.
    var command: PagerCommand?
    /// The page with the largest visible part.
    var passing: Int64
    /// The page on which the pager rests or will settle.
    var target: Int64
    /// The last page on which the pager settled.
    var resting: PagerRest

    @ObservationIgnored var track: PageTrack
    /// The last index that the pager followed or set, or `nil` before the first change. The program set any other
    /// index, and the pager must still follow it.
    @ObservationIgnored var lastIndex: Int64?
    /// The cause of the motion and the position of the content, in slots.
    @ObservationIgnored var snapping: Snapping
    @ObservationIgnored var channel = ScrollChannel.open
    /// The length of a page in points, or 0 before the first layout.
    @ObservationIgnored var length = 0.0
    /// The side from which the scroll view counts its targets.
    @ObservationIgnored var side = TargetSide()
    /// The identity of the scroll position, which keeps the page in place when slots change.
    @ObservationIgnored var anchor: PageID?
    /// Whether to announce the next settled page to assistive technology, after a key or a scroll action turned a page.
    @ObservationIgnored var announcesRest = false
    /// The position where the current gesture began, in slots, on systems that report the cause of the motion.
    @ObservationIgnored var dragOrigin = 0.0
    /// The cause of the motion, or `nil` on systems that don't report it.
    @ObservationIgnored var actor: ScrollActor? {
        didSet {
            guard actor == .user else {
                // The index is compared again after the finger that held the content has lifted.
                if oldValue == .user, actor == .idle, isResting { resting.count &+= 1 }
                return
            }
            if oldValue != .user { dragOrigin = position }
            // A person sees the effect of a drag, so don't announce it.
            announcesRest = false
            // A finger holds the content at its actual position.
            channel.confirm()
        }
    }

    // Pagers that move together.

    /// Called after the pager has moved by itself.
    @ObservationIgnored var didMove: ((PagerModel) -> Void)?
    /// Returns whether the pager scrolls to a page that the program requests. Otherwise the pager only records the
    /// target that it follows.
    @ObservationIgnored var accepts: ((PagerModel, Int64) -> Bool)?

    init(page: Int64, in bounds: ClosedRange<Int64> = .min ... .max) {
        let track = PageTrack(page: page, in: bounds)
        let first = track.page(at: 0) ?? bounds.lowerBound
        self.track = track
        snapping = Snapping(at: 0, in: PagerSlots(length: 0))
        slots = track.slots
        passing = first
        target = first
        resting = PagerRest(page: first)
        anchor = PageID(page: first)
        live = (-1...1).compactMap { slot in track.page(at: slot).map { PageTrack.Placement(slot: slot, page: $0) } }
    }

    var bounds: ClosedRange<Int64> { track.bounds }

    /// The position, in slots.
    var position: Double { snapping.point }

    var geometry: PagerSlots { PagerSlots(length: length) }

    var isResting: Bool { snapping.state.isAtRest }

    var isFollowing: Bool { snapping.state.lead != nil }

    /// The page on which the pager rests or will settle. The program may not know it yet.
    var going: Int64 { track.page(at: snapping.state.slot) ?? target }

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
        // Visible slots come first, because after a jump a page may be in two slots.
        var needed = Array(visible)
        // During a programmatic scroll, don't create pages in between.
        needed += snapping.state.isCommanded ? [snapping.state.slot] : [nearest - 1, nearest, nearest + 1]
        var pages: Set<Int64> = []
        let placements = needed.compactMap { slot in
            track.page(at: slot).flatMap { pages.insert($0).inserted ? PageTrack.Placement(slot: slot, page: $0) : nil }
        }.sorted { $0.slot < $1.slot }
        if placements != live { live = placements }
        if track.slots != slots { slots = track.slots }
        if let page = track.page(at: nearest), page != passing { passing = page }
    }

    func note(target page: Int64?) {
        if let page, page != target { target = page }
    }

    // MARK: Events

    /// Handles an event.
    ///
    /// - Returns: Whether the pager settled.
    @discardableResult
    func receive(_ event: SnapEvent) -> Bool {
        var isSettled = false
        for effect in snapping.receive(event, in: geometry) {
            switch effect {
            case .target(let slot): note(target: track.page(at: slot))
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

    /// Moves the scroll view to a page at once.
    func jump(to page: Int64) { ask(.jump, .page(PageID(page: page))) }

    private func ask(_ request: ScrollRequest, _ place: PagerCommand.Place) {
        channel.request(request)
        command = PagerCommand(number: (command?.number ?? 0) &+ 1, request: request, place: place)
    }

    /// Records that the scroll view received the last command.
    func commandWasDelivered() { channel.requestWasDelivered() }

    func settle(in slot: Int) {
        track.settle(in: slot)
        if track.needsRecentering(at: Double(slot)) {
            track.recenter(at: slot)
            if let page = track.page(at: slot) { jump(to: page) }
        }
        update {
            note(target: track.page(at: slot))
            resting = PagerRest(page: track.page(at: slot) ?? resting.page, slot: slot, count: resting.count &+ 1)
        }
        if !isFollowing { didMove?(self) }
    }
}

/// The page on which a pager settled, and the number of times it has settled.
struct PagerRest: Equatable, Sendable {
    var page: Int64
    var slot = 0
    var count = 0
}
