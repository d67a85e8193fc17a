import Observation
import ScrollMechanics
import SwiftUI

/// The one owner of what a pager shows: where it is, where it is going, and which pages exist.
@MainActor @Observable
final class PagerModel {
    // What is shown and told. Only what is another value is set, so that nothing is evaluated for nothing.

    /// The pages that exist.
    var live: [PageTrack.Placement] = []
    /// The slots that have a place.
    var slots: ClosedRange<Int>
    /// The last thing that the scroll view was asked to do.
    var command: PagerCommand?
    /// Where the scroll view's marker is, in slots.
    var marker: Double?
    /// The page that shows most of itself.
    var passing: Int64
    /// The page that it rests on or is going to.
    var target: Int64
    /// Where it last came to rest.
    var resting: PagerRest

    @ObservationIgnored var track: PageTrack
    /// Who moves the content, and where it is, in slots.
    @ObservationIgnored var snapping: Snapping
    @ObservationIgnored var channel = ScrollChannel.open
    /// Of a page, points; 0 before the first layout.
    @ObservationIgnored var length = 0.0
    /// From where the scroll view counts its targets.
    @ObservationIgnored var side = TargetSide()
    /// The identity that the scroll view stands for: what keeps the page in its place when slots get other places.
    @ObservationIgnored var anchor: PageID?
    /// Whether assistive technology is to be told where the pager comes to rest: keys, or its own scrolling, turned a
    /// page.
    @ObservationIgnored var announcesRest = false
    /// Who moves the content; nil where the system does not tell.
    @ObservationIgnored var mover: ScrollMover? {
        didSet {
            guard mover == .hand else { return }
            // What a person sees happen under the finger is not said.
            announcesRest = false
            // A hand takes the content where it was put.
            channel.see()
        }
    }

    // Of pagers that move together.

    /// Called whenever it has moved by itself.
    @ObservationIgnored var didMove: ((PagerModel) -> Void)?
    /// Whether it goes to a page when the program says so; else it only notes where it is being led.
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

    /// In slots.
    var position: Double { snapping.point }

    var geometry: PagerSlots { PagerSlots(length: length) }

    var isResting: Bool { snapping.state.isAtRest }

    var isFollowing: Bool { snapping.state.lead != nil }

    /// The page that it is going to or rests on, which the program may not have been told of yet.
    var going: Int64 { track.page(at: snapping.state.slot) ?? target }

    /// The nearest page within the bounds.
    func nearest(to page: Int64) -> Int64 { min(max(page, bounds.lowerBound), bounds.upperBound) }

    /// The pages in sight and how far it is from the one to the other, 0 to 1.
    var span: (first: Int64, second: Int64, fraction: Double) {
        let visible = PageTrack.visible(at: position)
        guard let first = track.page(at: visible.lowerBound) ?? track.page(at: visible.upperBound) else { return (target, target, 0) }
        return (first, track.page(at: visible.upperBound) ?? first, min(max(position - Double(visible.lowerBound), 0), 1))
    }

    // MARK: What exists

    /// Makes what exists what is needed, without animating anything.
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
        // What is in sight comes first: after a jump a page may be its own neighbour's neighbour too.
        var needed = Array(visible)
        // On the way to a page that the program chose nothing is made for a glance.
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

    // MARK: What follows from what happens

    /// Returns whether it came to rest.
    @discardableResult
    func receive(_ event: SnapEvent) -> Bool {
        var isSettled = false
        for effect in snapping.receive(event, in: geometry) {
            switch effect {
            case .target(let slot): note(target: track.page(at: slot))
            case .scroll(let slot, let isAnimated):
                scroll(to: slot, isAnimated: isAnimated, isNew: event == .commanded(to: slot))
            case .put(let point):
                ask(.place, track.page(at: PageTrack.nearest(to: point)) ?? target)
                marker = point
            case .settled(let slot):
                settle(in: slot)
                isSettled = true
            }
        }
        return isSettled
    }

    private func scroll(to slot: Int, isAnimated: Bool, isNew: Bool) {
        if isAnimated, !isNew {
            // Its page, several pages away perhaps, may not exist yet: only its place does.
            ask(.steer, target)
            marker = Double(slot)
        } else {
            ask(isAnimated ? .glide : .jump, track.page(at: slot) ?? target)
        }
    }

    func ask(_ request: ScrollRequest, _ page: Int64) {
        channel.ask(request)
        if !request.usesMarker { marker = nil }
        command = PagerCommand(number: (command?.number ?? 0) &+ 1, request: request, page: PageID(page: page))
    }

    /// The scroll view has got the last command.
    func commandWasGiven() { channel.give() }

    func settle(in slot: Int) {
        track.settle(in: slot)
        if track.needsRecentring(at: Double(slot)) {
            track.recentre(at: slot)
            if let page = track.page(at: slot) { ask(.jump, page) }
        }
        update {
            note(target: track.page(at: slot))
            resting = PagerRest(page: track.page(at: slot) ?? resting.page, slot: slot, count: resting.count &+ 1)
        }
        if !isFollowing { didMove?(self) }
    }
}

/// Where a pager came to rest, and how often it has.
struct PagerRest: Equatable, Sendable {
    var page: Int64
    var slot = 0
    var count = 0
}
