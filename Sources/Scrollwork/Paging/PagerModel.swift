import Observation
import ScrollMechanics
import SwiftUI

/// The one owner of what a pager shows: where it is, where it is going, and which pages exist.
@MainActor @Observable
final class PagerModel {
    // What is shown and told. Only what is another value is set, so that nothing is evaluated for nothing.

    /// The pages that exist.
    private(set) var live: [PageTrack.Placement] = []
    /// The slots that have a place.
    private(set) var slots: ClosedRange<Int>
    /// The last thing that the scroll view was asked to do.
    private(set) var command: PagerCommand?
    /// The page that shows most of itself.
    private(set) var passing: Int64
    /// The page that it rests on or is going to.
    private(set) var target: Int64
    /// The page that it last came to rest on.
    private(set) var settled: Int64
    /// How often it came to rest.
    private(set) var rests = 0
    /// The slot it last came to rest in.
    private(set) var restingSlot = 0

    @ObservationIgnored private(set) var track: PageTrack
    /// In slots.
    @ObservationIgnored private(set) var position = 0.0
    /// Of a page, points; 0 before the first layout.
    @ObservationIgnored private(set) var length = 0.0
    @ObservationIgnored private(set) var aimed = 0
    @ObservationIgnored private(set) var isResting = true
    /// Whether it has been let go of since it last rested, or told where to go; until then it follows a hand.
    @ObservationIgnored private var isGoing = false
    /// Whether positions count from the other end where the target behaviour is asked.
    @ObservationIgnored private var isMirrored = false
    /// Whether the program, rather than a hand, set it in motion.
    @ObservationIgnored private var isCommanded = false
    /// Whether a command has been given that the scroll view has not got yet.
    @ObservationIgnored private var isWaiting = false
    /// The identity that the scroll view stands for: what keeps the page in its place when slots get other places.
    @ObservationIgnored var anchor: PageID?

    /// The pages of the three moments that a program is told of.
    struct Moments: Equatable {
        var passing: Int64
        var target: Int64
        var settled: Int64
    }

    var moments: Moments { Moments(passing: passing, target: target, settled: settled) }
    /// What the program knows.
    @ObservationIgnored var told: Moments

    // MARK: Pagers that move together

    /// Where a scroll view that follows another one is placed, in slots.
    private(set) var marker: Double?
    /// Called whenever it has moved by itself.
    @ObservationIgnored var didMove: ((PagerModel) -> Void)?
    /// Whether it goes to a page when the program says so; else it only notes where it is being led.
    @ObservationIgnored var accepts: ((PagerModel, Int64) -> Bool)?
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var led: (now: Double, before: Double) = (0, 0)

    init(page: Int64, in bounds: ClosedRange<Int64> = .min ... .max) {
        let track = PageTrack(page: page, in: bounds)
        let first = track.page(at: 0) ?? bounds.lowerBound
        self.track = track
        slots = track.slots
        passing = first
        target = first
        settled = first
        told = Moments(passing: first, target: first, settled: first)
        anchor = PageID(page: first)
        live = (-1...1).compactMap { slot in track.page(at: slot).map { PageTrack.Placement(slot: slot, page: $0) } }
    }

    var bounds: ClosedRange<Int64> { track.bounds }

    /// The pages in sight and how far it is from the one to the other, 0 to 1.
    var span: (first: Int64, second: Int64, fraction: Double) {
        let visible = PageTrack.visible(at: position)
        guard let first = track.page(at: visible.lowerBound) ?? track.page(at: visible.upperBound) else { return (target, target, 0) }
        return (first, track.page(at: visible.upperBound) ?? first, min(max(position - Double(visible.lowerBound), 0), 1))
    }

    /// Shows what another pager says: two pages and the way between them.
    func follow(_ first: Int64, _ second: Int64, at fraction: Double, isAtRest: Bool) {
        let page = fraction > 0.5 ? second : first
        if isResting && first == second && target == first { return }
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

    // MARK: The program

    /// Goes to a page, from where the content is and as fast as it is.
    func aim(at page: Int64, fading: Bool) {
        let page = min(max(page, track.bounds.lowerBound), track.bounds.upperBound)
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
    private func replace(with page: Int64, animation: Animation?) {
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

    private func give(_ kind: PagerCommand.Kind, _ page: Int64) {
        isWaiting = true
        if kind == .jump || kind == .glide { marker = nil }
        command = PagerCommand(number: (command?.number ?? 0) &+ 1, kind: kind, page: PageID(page: page))
    }

    /// The scroll view has got the last command.
    func commandWasGiven() { isWaiting = false }

    // MARK: The scroll view

    /// The content is somewhere else, or pages have another length.
    func move(_ geometry: PagerGeometry) {
        guard geometry.length > 0, geometry.position.isFinite else { return }
        let isResized = length > 0 && abs(geometry.length - length) > 1e-6
        length = geometry.length
        // Where it is before it is at a page that it was told to show says nothing; what is there is that page.
        if isWaiting, command?.kind == .jump { return }
        if isFollowing, !isResized {
            // Where it was led to, now or just before; anywhere else it is by a hand.
            let isLed = abs(geometry.position - led.now) * length < 0.5 || abs(geometry.position - led.before) * length < 0.5
            if isWaiting || isLed { return }
            isFollowing = false
            isCommanded = false
        }
        if isResized && isResting {
            // The scroll view stays on its page; where it does not, it is asked to.
            position = geometry.position
            if !isAt(aimed) { give(.jump, target) }
            position = Double(aimed)
            return
        }
        position = geometry.position
        track.move(to: position)
        defer { if !isFollowing, !isWaiting { didMove?(self) } }
        if isResized, !isWaiting, !isResting, isGoing {
            // Its page, several pages away perhaps, may not exist yet: only its place does.
            give(.steer, target)
            marker = Double(aimed)
        }
        if isResting {
            if !isAt(aimed) && !isWaiting {
                isResting = false
                isGoing = false
            }
        } else if isAt(aimed) && !isWaiting && isGoing {
            rest()
            return
        }
        let known = live
        update {}
        // The page in sight must have had a place before slots get others: it is by that page that the content is held.
        if live == known, track.needsRecentring(at: position, within: 256) {
            track.recentre(at: PageTrack.nearest(to: position))
            update {}
        }
    }

    private func isAt(_ slot: Int) -> Bool { abs(position - Double(slot)) * length < 0.01 }

    /// Decides where to rest when the content was let go of. Positions and velocities are the scroll view's, in points; so is the answer.
    func rest(proposed: Double, velocity: Double, extent: Double, limit: Int, mayBeMirrored: Bool) -> CGFloat? {
        // As the scroll view knows them: where to rest may be decided by resting, and that gives slots other places.
        let slots = slots
        let count = Double(slots.count), length = extent / count, first = Double(slots.lowerBound)
        guard length > 0, proposed.isFinite, velocity.isFinite else { return nil }
        let isResized = self.length > 0 && abs(length - self.length) > 1e-6
        let now = position - first
        if !mayBeMirrored {
            isMirrored = false
        } else if velocity != 0, proposed > 0, proposed < extent - length {
            learnDirection(from: proposed - velocity / DecelerationRate.normal.decay, length, now: now, of: count)
        }
        if isResized { return offset(of: isResting ? aimed : PageTrack.nearest(to: position), among: slots, length) }
        let asked = first + (isMirrored ? count - 1 - proposed / length : proposed / length)
        if isWaiting || isFollowing {
            // Led by another pager or on the way to a page already: who only asks where it may stay stays.
            if [position, led.now, led.before].contains(where: { abs(asked - $0) < 1e-6 }) { return nil }
            if isWaiting { return offset(of: aimed, among: slots, length) }
        }
        let sign: Double = isMirrored ? -1 : 1
        let projection = isMirrored ? count - 1 - proposed / length : proposed / length
        var slot = PageDecision.slot(
            position: position, direction: sign * velocity, projection: first + projection, aimed: aimed,
            isCaught: !isResting && isGoing, limit: limit)
        if velocity == 0, abs(projection - now) > 1e-6 {
            // A wheel, a key or assistive technology asks for another place than the content's: a page on, and no end of the track.
            let near = PageTrack.nearest(to: first + projection)
            let next = min(max(near, min(slot, aimed) - 1), max(slot, aimed) + 1)
            if abs(Double(next) - position) > 3 || !track.isInOrder, let page = page(from: aimed, to: next) {
                // Steps that come faster than pages move, or on the way to a far page, go to their end without the pages between.
                aim(at: page, fading: false)
                return offset(of: aimed, among: slots, length)
            }
            slot = next
        }
        slot = min(max(slot, slots.lowerBound), slots.upperBound)
        head(for: slot)
        return offset(of: slot, among: slots, length)
    }

    /// On Apple's systems nobody says from which end a target counts where the writing runs from right to left. What is thrown
    /// tells: it was where the content is. A target at an end, or as near from both ends, does not, and counts as the last one did.
    private func learnDirection(from released: Double, _ length: Double, now: Double, of count: Double) {
        let direct = abs(released / length - now), mirrored = abs(released / length - (count - 1 - now))
        if min(direct, mirrored) < 0.5, abs(direct - mirrored) > 0.01 { isMirrored = mirrored < direct }
    }

    /// The page as many steps from where it is going as there are slots between, if there is such a page.
    private func page(from slot: Int, to other: Int) -> Int64? {
        let (page, overflow) = target.addingReportingOverflow(Int64(other - slot))
        return !overflow && bounds.contains(page) ? page : nil
    }

    private func offset(of slot: Int, among slots: ClosedRange<Int>, _ length: Double) -> CGFloat {
        let place = isMirrored ? slots.upperBound - slot : slot - slots.lowerBound
        return CGFloat(Double(place) * length)
    }

    private func head(for slot: Int) {
        if isResting && slot == aimed { return }
        aimed = slot
        isCommanded = false
        isResting = false
        isGoing = true
        isFollowing = false
        if isAt(slot) { rest() } else if let page = track.page(at: slot), page != target { target = page }
    }

    private func rest() {
        isResting = true
        isCommanded = false
        position = Double(aimed)
        track.settle(in: aimed)
        if track.needsRecentring(at: position) {
            track.recentre(at: aimed)
            if let page = track.page(at: aimed) { give(.jump, page) }
        }
        update {
            if let page = track.page(at: aimed) {
                if page != target { target = page }
                if page != settled { settled = page }
            }
            restingSlot = aimed
            rests &+= 1
        }
        if !isFollowing { didMove?(self) }
    }

    // MARK: What exists

    /// Makes what exists what is needed, without animating anything.
    private func update(_ change: () -> Void) {
        var still = Transaction(animation: nil)
        still.disablesAnimations = true
        withTransaction(still) {
            refresh()
            change()
        }
    }

    private func refresh() {
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
