import SwiftUI

/// What moves a wheel, and where it is going. One for each picker, for as long as that lives.
///
/// While a person moves the wheel, the wheel writes the value; a value that the program sets ends that, and the wheel goes on to
/// it from where it is, as fast as it is. Values that come, go or lie elsewhere take the wheel with them: what is in the middle
/// stays there, and the way goes on.
@MainActor
final class WheelMotion {
    enum Course {
        case resting
        /// By a person's hand, and on the way on which the hand has sent it.
        case led
        /// To the aim. What lies on the way is not told of: the value is the aim's already.
        case sent
    }

    let ledger = WheelLedger()
    let window = WheelWindow()

    // Handed in by the picker whenever it is made anew.
    var reducesMotion = false
    /// Whether the program set the value in an animated transaction.
    var isChangeAnimated = false

    // Handed in by the track.
    var knowsPhases = false
    /// Fades the values out, does something and fades them in.
    var fade: (@escaping () -> Void) -> Void = { $0() }

    var place = WheelPlace()
    /// How often the values have been taken.
    var edition = 0
    /// The point of the rail under the indicator.
    var centre = 0.0
    var mover = ScrollMover.nobody
    var course = Course.resting
    /// The slot at which the wheel rests or is to rest.
    var aim = 0
    /// The point to which the content is on its way by itself.
    var heading: Double?
    /// The chunk whose place the scroll view keeps.
    var anchor: WheelPart?
    /// Where the scroll view was last asked to go.
    var goalPoint = 0.0

    /// The value nearest to the middle, whether it can be picked or not: what stays there when others come or go.
    var under = (slot: 0, point: 0.0, value: AnyHashable?.none)
    /// The values as they were laid out last.
    var laidValueAt: (Int) -> AnyHashable = { $0 }
    /// The slot of the value that was passed last; nil when there is no such value any more.
    var passed: Int?
    /// The point under the indicator when a finger touched the wheel at rest, and whether the content has moved since.
    var grip = 0.0
    var hasMoved = false
    /// The point at which the scroll view was told to rest. It may only have asked.
    var wanted: Double?
    /// Whether the scroll view has been asked to go somewhere and has not been told yet.
    var isWaiting = false
    /// Whether it has been told, and does not move yet.
    var isStarting = false
    /// Whether the values are fading out, to fade in at the aim.
    var isFading = false
    var isShown = false
    /// Whether a place that is at rest is to be looked after: the scroll view may have put it elsewhere.
    var isUnsure = false
    var isLaid = false
    /// Whether the axis is another one, along which the content has yet to be put in its place.
    var isTurned = false
    let stillness = StillnessWatch()

    var rail: WheelRail { place.rail }
    var axis: Axis { place.axis }

    /// Whether the content is about to be put where the wheel is already: where it still lies says nothing. Content that is about
    /// to be sent goes from where it lies.
    var isToBePut: Bool { isWaiting && window.goal?.isAnimated == false }

    /// The chunks that are made.
    var chunks: Range<Int> { place.chunks(around: place.chunk(at: centre)) }

    /// The indices of the values that are made.
    var indicesInSight: Set<Int> { Set(chunks.flatMap { place.slots(inChunk: $0) }.map(place.rail.index(ofSlot:))) }

    /// The point of the rail a distance from the indicator.
    func point(at distance: Double) -> Double { centre + distance }
}
