/// The layout of a wheel's values, and the position of the wheel.
@MainActor
struct WheelState {
    /// The layout of the values, or `nil` before the first layout.
    var lastLayout: WheelPlace?
    /// The cause and the target of the motion, and the point of the rail under the indicator.
    ///
    /// A wheel that is dragged or settles passes values. A commanded wheel doesn't report the values that it passes,
    /// because the value is already that of the target. A wheel that a finger holds but hasn't moved is idle.
    var snapping = Snapping(at: 0, in: WheelPlace().rail)
    /// The last command to the scroll view.
    var channel = ScrollChannel.open
    /// The track on screen and the cause of its motion, or `nil` while the wheel isn't on screen.
    var screen: (track: ContentToken, actor: ScrollActor)?
    /// The chunk whose position the scroll view preserves.
    var anchor: WheelPart?
    /// The last target point of the scroll view, or `nil` if it no longer exists.
    var goalPoint: Double?
    /// The resting point that the scroll view received. The scroll view may not move there.
    var proposedRest: Double?
    /// The slot of the last passed value, or `nil` if that value no longer exists.
    var passed: Int?

    var place: WheelPlace { lastLayout ?? WheelPlace() }
    var phase: SnapState { snapping.state }
    var center: Double { snapping.point }
    var actor: ScrollActor? { screen?.actor }

    /// Whether a person moves the wheel, or the wheel continues a movement that the person started.
    var isUserDriven: Bool {
        switch phase {
        case .dragging, .settling: true
        case .idle, .commanded, .following: false
        }
    }

    /// Whether the wheel moves, or may move because a finger holds it.
    var isMoving: Bool { actor != .idle || !phase.isAtRest }

    /// The point to which the content moves, or its position.
    var targetPoint: Double { phase.goal == nil ? center : goalPoint ?? center }
}
