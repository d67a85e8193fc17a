/// Where a wheel's values are laid out, and where the wheel is among them.
@MainActor
struct WheelState {
    enum Course {
        case resting
        /// By a person's hand, and on the way on which the hand has sent it.
        case userDriven
        /// To the target. What lies on the way is not reported: the value is the target's already.
        case programDriven
    }

    /// Where the values are; nil before the first layout.
    var laidPlace: WheelPlace?
    /// The values as they were laid out last.
    var laidValueAt: (Int) -> AnyHashable = { $0 }
    /// The point of the rail under the indicator.
    var centre = 0.0
    var mover = ScrollMover.nobody
    var course = Course.resting
    /// The slot at which the wheel rests or is to rest.
    var targetSlot = 0
    /// The point to which the content is on its way by itself.
    var targetPoint: Double?
    /// The chunk whose place the scroll view keeps.
    var anchor: WheelPart?
    /// Where the scroll view was last asked to go.
    var goalPoint = 0.0

    /// The value nearest to the middle, whether it can be picked or not: what stays there when others come or go.
    var centredTick = (slot: 0, point: 0.0, value: AnyHashable?.none)
    /// The slot of the value that was passed last; nil when there is no such value any more.
    var passed: Int?
    /// The point under the indicator when a finger touched the wheel at rest, and whether the content has moved since.
    var dragOrigin = 0.0
    var hasMoved = false
    /// The point at which the scroll view was told to rest. It may only have asked.
    var proposedRest: Double?
    /// Whether the scroll view has been asked to go somewhere and has not been told yet.
    var isWaiting = false
    /// Whether it has been told, and does not move yet.
    var isStarting = false
    /// Whether the values are fading out, to fade in at the target.
    var isFading = false
    var isShown = false
    /// Whether a place that is at rest is to be looked after: the scroll view may have put it elsewhere.
    var needsPositionCheck = false
    /// Whether the axis is another one, along which the content has yet to be put in its place.
    var isTurned = false

    var place: WheelPlace { laidPlace ?? WheelPlace() }
}
