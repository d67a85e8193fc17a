import SwiftUI

/// The state of a carousel between two updates. A change of this state doesn't update a view. The code that changes it
/// requests an update.
@MainActor
final class CarouselMemory<ID: Hashable> {
    /// An item and its slot. The identity finds the item again when the data changes.
    struct Anchor {
        var slot: Int
        var index: Int
        var id: ID
    }

    /// A movement that the program requested.
    struct Command {
        var serial = 0
        var place = MarkerPlace()
        var isAnimated = false
        /// Whether the layout already uses a position to which the scroll view hasn't moved yet.
        var isPending = false
        /// Whether the scroll view received this position, but may still report an earlier one.
        var isAwaited = false
        /// The reading that arrived meanwhile.
        var unread: CarouselReading?
    }

    /// A change of the data, or of the positions of pages, that the carousel must still handle.
    struct Edit {
        var serial = 0
        /// Whether the current item moved on the track.
        var movesTrack = false
        /// Whether the target item moved or changed.
        var movesGoal = false
        /// Whether the target item is the same, but its distance changed.
        var shiftsGoal = false
    }

    let identity: CarouselIdentity
    let record: CarouselRecord
    var items = CarouselItems<ID>()
    var sequence = PageSequence(count: 0, loops: true, origin: 0)
    var pivot = CarouselPlan.Pivot()
    /// The offset of a moving row when its end moved closer, or 0 at rest.
    var reached = 0.0
    var window: PageWindow?
    /// The length of the container, in points, or `nil` before the first layout.
    var container: Double?
    /// The realized items, in order.
    var shown: [PageItem<ID>] = []
    /// The item nearest to its aligned position.
    var anchor: Anchor?
    /// The distance of the carousel from the aligned position of that item, in points.
    var distance = 0.0
    /// The item on which the carousel will settle.
    var goal: Anchor?
    /// Whether the reading order was mirrored in the last update.
    var isMirrored: Bool?
    var options: CarouselOptions?
    var isHeld = false
    /// Whether the program requested the movement.
    var isCommanded = false
    var edit = Edit()
    var command = Command()
    /// The detection of rest, for systems on which scroll views don't report phases.
    let stillness = StillnessWatch()
    /// Whether to announce the next resting position to assistive technology.
    var announcesRest = false
    let exposures = CarouselExposures<ID>()
    /// The value that the carousel wrote to the selection, until the program sets another value or the carousel comes
    /// to rest.
    var told: ID?
    /// The last selection that the carousel handled. Any other value is a choice of the program that it must still
    /// handle.
    var heard: ID?
    var lastActivity: PageActivity<ID>?
    var lastPassing: ID?
    var lastTarget: ID?
    var lastSettled: ID?
    /// The lengths of the realized pages, for pages that fit their content.
    var lengths: [ID: Double] = [:]
    /// The lengths of all measured pages.
    var own: PageLengths?
    /// The last applied draft.
    var taken: CarouselMemory?

    init() {
        identity = CarouselIdentity()
        record = CarouselRecord()
    }

    /// Creates a draft, from which a body creates its description. SwiftUI may discard the result of a body. The
    /// carousel applies only drafts that appear.
    init(draftOf other: CarouselMemory) {
        identity = other.identity
        record = CarouselRecord(other.record)
        (items, sequence, pivot, reached) = (other.items, other.sequence, other.pivot, other.reached)
        (window, container, shown, lengths, own) = (
            other.window, other.container, other.shown, other.lengths, other.own
        )
        (anchor, distance, goal, isMirrored, options) = (
            other.anchor, other.distance, other.goal, other.isMirrored, other.options
        )
        (isHeld, isCommanded, edit, command) = (other.isHeld, other.isCommanded, other.edit, other.command)
        (lastPassing, lastTarget, lastSettled) = (other.lastPassing, other.lastTarget, other.lastSettled)
    }

    var space: CarouselSpace { CarouselSpace(owner: ObjectIdentifier(identity)) }

    var marker: CarouselMarker { CarouselMarker(owner: ObjectIdentifier(identity)) }
}

extension CarouselMemory: Equatable {
    nonisolated static func == (a: CarouselMemory, b: CarouselMemory) -> Bool { a === b }
}

/// An object that identifies a carousel.
final class CarouselIdentity: Sendable {}

/// A position on the track, as a distance in points from the aligned position of a slot.
struct MarkerPlace: Equatable, Sendable {
    var slot = 0
    var distance = 0.0

    func position(in track: CarouselTrack) -> Double { track.aligned(slot) + distance }

    init(slot: Int = 0, distance: Double = 0) {
        self.slot = slot
        self.distance = distance
    }

    /// Creates a place at a number of pages after a slot.
    init(slot: Int, part: Double, in track: CarouselTrack) {
        self.slot = slot
        let step =
            part < 0 ? track.aligned(slot) - track.aligned(slot - 1) : track.aligned(slot + 1) - track.aligned(slot)
        distance = part * step
    }
}

/// A realized slot.
struct PageItem<ID: Hashable>: Equatable, Identifiable {
    let id: ID
    let index: Int
    let slot: Int
}

/// The state that the scroll target behavior and the carousel share, on the main thread.
final class CarouselRecord: @unchecked Sendable {
    /// The position of the carousel.
    var position = 0.0
    var isMoving = false
    /// The slot on which it rests, or to which a command moves it.
    var slot = 0
    /// The distance from that slot at rest, in pages. It is 0, except for a carousel that rests anywhere.
    var part = 0.0
    /// The position at the start of the last gesture, in pages.
    var gestureStart = 0.0
    /// The edge from which the scroll view counts its targets.
    var side = TargetSide()
    /// The last choice of the behavior.
    var choice: Choice?

    init() {}

    init(_ other: CarouselRecord) {
        (position, isMoving, slot, part) = (other.position, other.isMoving, other.slot, other.part)
        (gestureStart, side, choice) = (other.gestureStart, other.side, other.choice)
    }

    struct Choice {
        let slot: Int
        /// Whether the choice is for a step of a wheel or a key instead of a finger.
        let isStep: Bool
    }
}
