import SwiftUI

/// What a carousel knows of itself between two updates. Changing it changes no view: whoever does asks for an update.
@MainActor
final class CarouselMemory<ID: Hashable> {
    /// An item and the slot it is at, by which it is found again when the data changes.
    struct Anchor {
        var slot: Int
        var index: Int
        var id: ID
    }

    /// A movement that the program asked for.
    struct Command {
        var serial = 0
        var place = MarkerPlace()
        var isAnimated = false
        /// Whether the content is laid out for a place to which it is only about to be moved.
        var isPending = false
        /// Whether it has been told to be at that place, and may still be told of from before.
        var isAwaited = false
        /// What was told of the place meanwhile.
        var unread: CarouselReading?
    }

    /// A change of the data, or of how pages lie, that is still to be acted on.
    struct Edit {
        var serial = 0
        /// Whether what is current is elsewhere on the track.
        var movesTrack = false
        /// Whether the item that is gone to is elsewhere, or another one.
        var movesGoal = false
        /// Whether it is the same, and further away or nearer than was thought.
        var shiftsGoal = false
    }

    let identity: CarouselIdentity
    let record: CarouselRecord
    var items = CarouselItems<ID>()
    var sequence = PageSequence(count: 0, loops: true, origin: 0)
    var pivot = CarouselPlan.Pivot()
    /// The offset at which a row that moves was when its end came nearer; 0 at rest.
    var reached = 0.0
    var window: PageWindow?
    /// The container's length; nil before the first layout.
    var container: Double?
    /// The items that have views, in order.
    var shown: [PageItem<ID>] = []
    /// The item nearest to being aligned.
    var anchor: Anchor?
    /// How far the carousel is from where that item is aligned, points.
    var distance = 0.0
    /// The item that the carousel is on its way to.
    var goal: Anchor?
    /// Reading order on screen at the last update.
    var isMirrored: Bool?
    var options: CarouselOptions?
    var isHeld = false
    /// Whether the movement is one that the program asked for.
    var isCommanded = false
    var edit = Edit()
    var command = Command()
    /// Where scroll views do not tell of their phases.
    let stillness = StillnessWatch()
    /// Whether assistive technology is to be told where the carousel comes to rest.
    var announcesRest = false
    let exposures = CarouselExposures<ID>()
    /// What the selection was told, until the program has another one or the carousel has come to rest.
    var told: ID?
    /// The selection that was acted on last: any other one is a choice of the program's that is still to be acted on.
    var heard: ID?
    var lastActivity: PageActivity<ID>?
    var lastPassing: ID?
    var lastTarget: ID?
    var lastSettled: ID?
    /// The lengths of the pages on stage, where they are as long as their content, and those of all pages that were
    /// seen.
    var lengths: [ID: Double] = [:]
    var own: PageLengths?
    /// The draft that was taken over last.
    var taken: CarouselMemory?

    init() {
        identity = CarouselIdentity()
        record = CarouselRecord()
    }

    /// What a body describes is made from a draft. The program may evaluate a body for nothing: only what is shown is
    /// taken over.
    init(draftOf other: CarouselMemory) {
        identity = other.identity
        record = CarouselRecord(other.record)
        (items, sequence, pivot, reached) = (other.items, other.sequence, other.pivot, other.reached)
        (window, container, shown, lengths, own) = (other.window, other.container, other.shown, other.lengths, other.own)
        (anchor, distance, goal, isMirrored, options) = (other.anchor, other.distance, other.goal, other.isMirrored, other.options)
        (isHeld, isCommanded, edit, command) = (other.isHeld, other.isCommanded, other.edit, other.command)
        (lastPassing, lastTarget, lastSettled) = (other.lastPassing, other.lastTarget, other.lastSettled)
    }

    var space: CarouselSpace { CarouselSpace(owner: ObjectIdentifier(identity)) }

    var marker: CarouselMarker { CarouselMarker(owner: ObjectIdentifier(identity)) }
}

extension CarouselMemory: Equatable {
    nonisolated static func == (a: CarouselMemory, b: CarouselMemory) -> Bool { a === b }
}

/// Tells the views of one carousel from those of another.
final class CarouselIdentity: Sendable {}

/// A place on the track: so many points after where a slot is aligned.
struct MarkerPlace: Equatable, Sendable {
    var slot = 0
    var distance = 0.0

    func position(in track: CarouselTrack) -> Double { track.aligned(slot) + distance }

    init(slot: Int = 0, distance: Double = 0) {
        self.slot = slot
        self.distance = distance
    }

    /// So many pages after a slot.
    init(slot: Int, part: Double, in track: CarouselTrack) {
        self.slot = slot
        let step = part < 0 ? track.aligned(slot) - track.aligned(slot - 1) : track.aligned(slot + 1) - track.aligned(slot)
        distance = part * step
    }
}

/// A slot that has a view.
struct PageItem<ID: Hashable>: Equatable, Identifiable {
    let id: ID
    let index: Int
    let slot: Int
}

/// What the scroll view's target behaviour and the carousel tell each other, on the main thread.
final class CarouselRecord: @unchecked Sendable {
    /// Where the carousel is.
    var position = 0.0
    var isMoving = false
    /// The slot that it rests on or is commanded to.
    var slot = 0
    /// How far from that slot it rests, in pages; 0 but for a carousel that rests anywhere.
    var part = 0.0
    /// Where it was, in pages, when the last gesture began.
    var gestureStart = 0.0
    /// From where the scroll view counts its targets.
    var side = TargetSide()
    /// What the behaviour chose last.
    var choice: Choice?

    init() {}

    init(_ other: CarouselRecord) {
        (position, isMoving, slot, part) = (other.position, other.isMoving, other.slot, other.part)
        (gestureStart, side, choice) = (other.gestureStart, other.side, other.choice)
    }

    struct Choice {
        let slot: Int
        /// Whether it is for a step of a wheel or a key rather than for a finger.
        let isStep: Bool
    }
}
