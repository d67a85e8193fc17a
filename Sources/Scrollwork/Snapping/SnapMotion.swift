/// The motion of a component's scroll view: the part of a component's state that all components that snap have in
/// common.
struct SnapMotion: Equatable, Sendable {
    /// The cause and the target of the motion, and the position of the content.
    var snapping: Snapping
    /// The last request to the scroll view.
    var channel = ScrollChannel.open
    /// What moves the scroll view, or `nil` while it isn't on screen or doesn't report it.
    private(set) var actor: ScrollActor?
    /// The position at which the last gesture began, in the unit of the component: slots or points.
    var dragOrigin = 0.0
    /// The edge from which the scroll view counts its targets.
    var side = TargetSide()
    /// Whether to announce the next rest to assistive technology, because a key or a scroll action caused the motion.
    var announcesRest = false

    init(_ snapping: Snapping, actor: ScrollActor? = nil) {
        self.snapping = snapping
        self.actor = actor
    }

    var state: SnapState { snapping.state }

    /// The position of the content.
    var point: Double { snapping.point }

    var isAtRest: Bool { snapping.state.isAtRest }

    /// Records what moves the scroll view. A person sees the effect of a gesture, so a gesture isn't announced.
    ///
    /// - Parameter position: The position, in the unit of ``dragOrigin``.
    /// - Returns: What moved the scroll view before.
    @discardableResult
    mutating func actorDidChange(to new: ScrollActor?, at position: Double) -> ScrollActor? {
        let former = actor
        actor = new
        if new == .user {
            if former != .user { dragOrigin = position }
            announcesRest = false
        }
        return former
    }
}
