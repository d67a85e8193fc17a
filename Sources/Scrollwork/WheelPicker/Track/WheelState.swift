/// The layout of a wheel's values, and the position of the wheel.
@MainActor
struct WheelState {
    /// The layout of the values, or `nil` before the first layout.
    var lastLayout: WheelPlace?
    /// The motion, with the point of the rail under the indicator. Its actor is `nil` while the wheel isn't on screen.
    ///
    /// A wheel that is dragged or settles passes values. A commanded wheel doesn't report the values that it passes,
    /// because the value is already that of the target. A wheel that a finger holds but hasn't moved is idle.
    var motion = SnapMotion(Snapping(at: 0, in: WheelPlace().rail))
    /// The track on screen.
    var track: ContentToken?
    /// The chunk whose position the scroll view preserves.
    var anchor: WheelPart?
    /// The last target point of the scroll view, or `nil` if it no longer exists.
    var goalPoint: Double?
    /// The resting point that the scroll view received. The scroll view may not move there.
    var proposedRest: Double?

    var place: WheelPlace { lastLayout ?? WheelPlace() }
    var phase: SnapState { motion.state }
    var center: Double { motion.point }

    /// Whether a person moves the wheel, or the wheel continues a movement that the person started.
    var isUserDriven: Bool {
        switch phase {
        case .dragging, .settling: true
        case .idle, .commanded, .following: false
        }
    }

    /// Whether the wheel moves, or may move because a finger holds it.
    var isMoving: Bool { motion.actor != .idle || !phase.isAtRest }

    /// The point to which the content moves, or its position.
    var targetPoint: Double { phase.goal == nil ? center : goalPoint ?? center }
}
