/// The layout of a wheel's values, and the position of the wheel.
@MainActor
struct WheelState {
    enum Course {
        case resting
        /// A person's hand moves the wheel, or the wheel continues a movement that the hand started.
        case userDriven
        /// The wheel moves to the target. It doesn't report the values that it passes, because the value is already
        /// that of the target.
        case programDriven
    }

    /// The layout of the values, or `nil` before the first layout.
    var laidPlace: WheelPlace?
    /// Returns the value at an index in the last layout.
    var laidValueAt: (Int) -> AnyHashable = { $0 }
    /// The point of the rail under the indicator.
    var centre = 0.0
    var mover = ScrollMover.nobody
    var course = Course.resting
    /// The slot on which the wheel rests or will rest.
    var targetSlot = 0
    /// The target point of the content's movement without a hand.
    var targetPoint: Double?
    /// The chunk whose position the scroll view preserves.
    var anchor: WheelPart?
    /// The target of the last command to the scroll view.
    var goalPoint = 0.0

    /// The value nearest to the center, enabled or not. It keeps its position when other values are added or removed.
    var centredTick = (slot: 0, point: 0.0, value: AnyHashable?.none)
    /// The slot of the last passed value, or `nil` if that value no longer exists.
    var passed: Int?
    /// The point under the indicator when a finger touched the resting wheel.
    var dragOrigin = 0.0
    /// Whether the content has moved since then.
    var hasMoved = false
    /// The resting point that the scroll view received. The scroll view may not move there.
    var proposedRest: Double?
    /// Whether a command to the scroll view is pending.
    var isWaiting = false
    /// Whether the scroll view received a command but hasn't moved yet.
    var isStarting = false
    /// Whether the values fade out, to fade in at the target.
    var isFading = false
    var isShown = false
    /// Whether to check the resting position, because the scroll view may have changed it.
    var needsPositionCheck = false
    /// Whether the axis changed, and the content isn't at its position along the new axis yet.
    var isTurned = false

    var place: WheelPlace { laidPlace ?? WheelPlace() }
}
