import SwiftUI

/// The state that a carousel keeps between two updates. A change doesn't update a view; the code that changes the state
/// requests an update.
@MainActor
final class CarouselStorage<ID: Hashable> {
    var state = CarouselState<ID>()
    /// The detection of rest, for systems on which scroll views don't report phases.
    let idleDetector = ScrollIdleDetector()
    let reports = SelectionReports<ID>()
    let exposures = CarouselExposures<ID>()
    /// The last applied draft.
    var taken: CarouselDraft<ID>?
}

/// A copy of a carousel's state, from which a body creates its description. SwiftUI may discard the result of a body.
/// The carousel applies only drafts that appear.
@MainActor
final class CarouselDraft<ID: Hashable>: Equatable {
    var state: CarouselState<ID>

    init(_ state: CarouselState<ID>) { self.state = state }

    nonisolated static func == (a: CarouselDraft, b: CarouselDraft) -> Bool { a === b }
}

/// The state of a carousel: its items, its track, and the position and the cause of its motion.
struct CarouselState<ID: Hashable> {
    var items = CarouselItems<ID>()
    var sequence = PageSequence(count: 0, loops: true, origin: 0)
    /// The geometry of the last update, without the values that the sequence and the lengths determine.
    var plan = CarouselPlan()
    /// The lengths of the realized pages, for pages that fit their content.
    var lengths: [ID: Double] = [:]
    /// The lengths of all measured pages.
    var own: PageLengths?
    /// The length of the container, in points, or `nil` before the first layout.
    var container: Double?
    /// The realized slots of the last update.
    var window: PageWindow?

    /// The motion, with a position in points.
    var motion = SnapMotion(Snapping(at: 0, point: 0), actor: .idle)
    var command = CarouselCommand()
    /// The change of the data, or of the positions of pages, that the carousel must still handle.
    var edit: CarouselEdit?

    /// The last reported activity.
    var activity: PageActivity<ID>?
}

/// The position of the marker to which the scroll view moves.
struct CarouselCommand: Equatable {
    var number = 0
    var place = MarkerPlace()
}

/// A change of the data, or of the positions of pages. Each one includes those before it.
enum CarouselEdit: Int {
    /// The items changed.
    case items
    /// The target item is the same, but its distance changed.
    case goalDistance
    /// The target item moved or changed.
    case goal
    /// The track moved under the current item.
    case track
}

/// A position on the track, as a distance in points from the aligned position of a slot.
struct MarkerPlace: Equatable, Sendable {
    var slot = 0
    var distance = 0.0

    func position(in track: CarouselTrack) -> Double { track.aligned(slot) + distance }
}

/// An item and its slot.
struct PageItem<ID: Hashable>: Equatable, Identifiable {
    let id: ID
    let index: Int
    let slot: Int
}
