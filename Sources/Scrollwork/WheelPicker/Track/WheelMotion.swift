import SwiftUI

/// The motion of a wheel and its target. Each picker has one motion for its lifetime.
///
/// While a person moves the wheel, the wheel writes the value. A value that the program sets ends this, and the wheel
/// continues to it from its current position with its current velocity. When values are added, removed, or moved, the
/// centered value stays in place, and the movement continues.
///
/// A body lays out values in a *draft*, a copy that doesn't change the motion. When the views of the body appear, the
/// motion adopts the draft.
@MainActor
final class WheelMotion {
    let selection: WheelSelection
    let window: WheelWindow
    var state = WheelState()
    /// The draft that is on screen.
    private var shown: WheelMotion?

    /// Whether the program set the value in an animated transaction.
    var isChangeAnimated = false

    // Set by the track that is on screen.
    var knowsPhases = false
    /// Fades the values out, runs an action, and fades the values in.
    var fade: (@escaping () -> Void) -> Void = { $0() }

    let stillness = StillnessWatch()

    init() {
        selection = WheelSelection()
        window = WheelWindow()
    }

    /// Creates a draft of another motion for an update of a picker.
    init(draftOf other: WheelMotion, _ connection: WheelConnection) {
        selection = WheelSelection(draftOf: other.selection)
        window = other.window
        state = other.state
        selection.connect(connection)
    }

    /// Adopts a draft whose views appeared.
    func take(_ draft: WheelMotion, _ connection: WheelConnection) {
        if shown === draft { return }
        shown = draft
        selection.connect(connection)
        lay(draft.rail, axis: draft.axis, viewport: draft.place.viewport)
    }

    /// Returns the motion that the views of a draft use: the draft until the motion has adopted it.
    func asShown(by draft: WheelMotion) -> WheelMotion { shown === draft ? self : draft }

    var place: WheelPlace { state.place }
    var rail: WheelRail { place.rail }
    var axis: Axis { place.axis }

    /// Whether the content is about to jump to the current position of the wheel, so that its present position is
    /// meaningless. Content that is about to move starts from its present position.
    var isToBePut: Bool { state.isWaiting && window.goal?.isAnimated == false }

    /// Whether the wheel is at rest on a value.
    func rests(on value: AnyHashable) -> Bool {
        state.course == .resting && state.mover == .nobody && rail.count > 0
            && selection.valueAt(rail.index(ofSlot: state.targetSlot)) == value
    }

    /// The realized chunks.
    var chunks: Range<Int> { place.chunks(around: place.chunk(at: state.centre)) }

    /// The indices of the realized values.
    var indicesInSight: Set<Int> { Set(chunks.flatMap { place.slots(inChunk: $0) }.map(place.rail.index(ofSlot:))) }

    /// Returns the point of the rail at a distance from the indicator.
    func point(at distance: Double) -> Double { state.centre + distance }
}

extension WheelMotion: Equatable {
    nonisolated static func == (a: WheelMotion, b: WheelMotion) -> Bool { a === b }
}
