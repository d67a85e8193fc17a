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
    /// The page that shows most of itself.
    var passing: Int64
    /// The page that it rests on or is going to.
    var target: Int64
    /// The page that it last came to rest on.
    var settled: Int64
    /// How often it came to rest.
    var rests = 0
    /// The slot it last came to rest in.
    var restingSlot = 0

    @ObservationIgnored var track: PageTrack
    /// In slots.
    @ObservationIgnored var position = 0.0
    /// Of a page, points; 0 before the first layout.
    @ObservationIgnored var length = 0.0
    @ObservationIgnored var aimed = 0
    @ObservationIgnored var isResting = true
    /// Whether it has been let go of since it last rested, or told where to go; until then it follows a hand.
    @ObservationIgnored var isGoing = false
    /// From where the scroll view counts its targets.
    @ObservationIgnored var side = TargetSide()
    /// Whether the program, rather than a hand, set it in motion.
    @ObservationIgnored var isCommanded = false
    /// Whether a command has been given that the scroll view has not got yet.
    @ObservationIgnored var isWaiting = false
    /// Whether the content has been seen where it was put last.
    @ObservationIgnored var hasArrived = true
    /// The identity that the scroll view stands for: what keeps the page in its place when slots get other places.
    @ObservationIgnored var anchor: PageID?

    /// Whether assistive technology is to be told where the pager comes to rest: keys, or its own scrolling, turned a page.
    @ObservationIgnored var announcesRest = false

    // MARK: Pagers that move together

    /// Where a scroll view that follows another one is placed, in slots.
    var marker: Double?
    /// Called whenever it has moved by itself.
    @ObservationIgnored var didMove: ((PagerModel) -> Void)?
    /// Whether it goes to a page when the program says so; else it only notes where it is being led.
    @ObservationIgnored var accepts: ((PagerModel, Int64) -> Bool)?
    @ObservationIgnored var isFollowing = false
    /// Who moves the content; nil where the system does not tell.
    @ObservationIgnored var mover: ScrollMover? {
        // What a person sees happen under the finger is not said.
        didSet {
            guard mover == .hand else { return }
            announcesRest = false
            // A hand that takes it now takes it where it was put.
            hasArrived = true
        }
    }
    @ObservationIgnored var led: (now: Double, before: Double) = (0, 0)

    init(page: Int64, in bounds: ClosedRange<Int64> = .min ... .max) {
        let track = PageTrack(page: page, in: bounds)
        let first = track.page(at: 0) ?? bounds.lowerBound
        self.track = track
        slots = track.slots
        passing = first
        target = first
        settled = first
        anchor = PageID(page: first)
        live = (-1...1).compactMap { slot in track.page(at: slot).map { PageTrack.Placement(slot: slot, page: $0) } }
    }

    var bounds: ClosedRange<Int64> { track.bounds }

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
    func update(_ change: () -> Void) {
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
        needed += isCommanded ? [aimed] : [nearest - 1, nearest, nearest + 1]
        var pages: Set<Int64> = []
        let placements = needed.compactMap { slot in
            track.page(at: slot).flatMap { pages.insert($0).inserted ? PageTrack.Placement(slot: slot, page: $0) : nil }
        }.sorted { $0.slot < $1.slot }
        if placements != live { live = placements }
        if track.slots != slots { slots = track.slots }
        if let page = track.page(at: nearest), page != passing { passing = page }
    }
}
