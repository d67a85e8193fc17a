/// The motion of a component's scroll view: the part of a component's state that all components that snap have in
/// common.
struct SnapMotion: Equatable, Sendable {
    /// The cause and the target of the motion, and the position of the content.
    var snapping: Snapping
    /// The last request to the scroll view.
    var channel = ScrollChannel.open
    /// The actor that moves the scroll view, or `nil` while the scroll view isn't on screen or doesn't report its
    /// phases.
    private(set) var actor: ScrollActor?
    /// The cause of the last motion.
    var cause = SnapCause.program
    /// The edge from which the scroll view counts its targets.
    var side = TargetSide()

    init(_ snapping: Snapping, actor: ScrollActor? = nil) {
        self.snapping = snapping
        self.actor = actor
    }

    var state: SnapState { snapping.state }

    /// The position of the content.
    var point: Double { snapping.point }

    var isAtRest: Bool { snapping.state.isAtRest }

    /// Records the actor that moves the scroll view.
    ///
    /// - Parameter position: The position, in the unit of ``SnapCause/gesture(from:)``.
    /// - Returns: What moved the scroll view before.
    @discardableResult
    mutating func actorDidChange(to new: ScrollActor?, at position: Double) -> ScrollActor? {
        let former = actor
        actor = new
        if new == .user, former != .user || cause.origin == nil { cause = .gesture(from: position) }
        return former
    }

    /// Returns whether the rest that the motion has reached is to be announced to assistive technology. The motion is
    /// over, so each rest is announced once.
    mutating func announcesRest() -> Bool {
        guard cause == .step else { return false }
        cause = .program
        return true
    }
}

/// The cause of a motion.
enum SnapCause: Equatable, Sendable {
    case program
    /// A finger or a trackpad took the content at a position, in the unit of the component: slots or points. A person
    /// sees the effect, so the rest isn't announced.
    case gesture(from: Double)
    /// A key, a mouse wheel, or assistive technology requested a number of steps. The rest is announced.
    case step

    /// The position at which a gesture began.
    var origin: Double? { if case .gesture(let origin) = self { origin } else { nil } }
}
