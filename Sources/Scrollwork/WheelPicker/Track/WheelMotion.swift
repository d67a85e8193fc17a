import SwiftUI

/// What moves a wheel, and where it is going. One for each picker, for as long as that lives.
///
/// While a person moves the wheel, the wheel writes the value; a value that the program sets ends that, and the wheel goes on to
/// it from where it is, as fast as it is. Values that come, go or lie elsewhere take the wheel with them: what is in the middle
/// stays there, and the way goes on.
///
/// A body lays values out in a *draft*, a copy that changes nothing here. Once the body's views are shown, the wheel does
/// what the draft did.
@MainActor
final class WheelMotion {
    let selection: WheelSelection
    let window: WheelWindow
    var state = WheelState()
    /// The draft that is shown.
    private var shown: WheelMotion?

    /// Whether the program set the value in an animated transaction.
    var isChangeAnimated = false

    // Handed in by the track that is shown.
    var knowsPhases = false
    /// Fades the values out, does something and fades them in.
    var fade: (@escaping () -> Void) -> Void = { $0() }

    let stillness = StillnessWatch()

    init() {
        selection = WheelSelection()
        window = WheelWindow()
    }

    /// A draft of another motion for what a picker shows now.
    init(draftOf other: WheelMotion, _ connection: WheelConnection) {
        selection = WheelSelection(draftOf: other.selection)
        window = other.window
        state = other.state
        selection.connect(connection)
    }

    /// Does what a draft did, whose views are shown.
    func take(_ draft: WheelMotion, _ connection: WheelConnection) {
        if shown === draft { return }
        shown = draft
        selection.connect(connection)
        lay(draft.rail, axis: draft.axis, viewport: draft.place.viewport)
    }

    /// What the views of a draft show: until the wheel has done what the draft did, the draft.
    func asShown(by draft: WheelMotion) -> WheelMotion { shown === draft ? self : draft }

    var place: WheelPlace { state.place }
    var rail: WheelRail { place.rail }
    var axis: Axis { place.axis }

    /// Whether the content is about to be put where the wheel is already: where it still lies says nothing. Content that is about
    /// to be sent goes from where it lies.
    var isToBePut: Bool { state.isWaiting && window.goal?.isAnimated == false }

    /// Whether nothing moves the wheel from a value.
    func rests(on value: AnyHashable) -> Bool {
        state.course == .resting && state.mover == .nobody && rail.count > 0
            && selection.valueAt(rail.index(ofSlot: state.targetSlot)) == value
    }

    /// The chunks that are made.
    var chunks: Range<Int> { place.chunks(around: place.chunk(at: state.centre)) }

    /// The indices of the values that are made.
    var indicesInSight: Set<Int> { Set(chunks.flatMap { place.slots(inChunk: $0) }.map(place.rail.index(ofSlot:))) }

    /// The point of the rail a distance from the indicator.
    func point(at distance: Double) -> Double { state.centre + distance }
}

extension WheelMotion: Equatable {
    nonisolated static func == (a: WheelMotion, b: WheelMotion) -> Bool { a === b }
}
