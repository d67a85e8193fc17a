/// An event of a component that snaps.
enum SnapEvent: Equatable, Sendable {
    /// The content is at a point.
    case moved(to: Double)
    /// The content is at a point, and another event determines what that means: the scroll view hasn't received the
    /// last request, or its phases determine the end of the motion.
    case carried(to: Double)
    /// The content was released, or asks whether it may stay, and has a target slot.
    case released(to: Int)
    /// The program, a key, or assistive technology requests a slot with an animation.
    case commanded(to: Int)
    /// Another component determines the position.
    case followed(SnapLead)
    /// The points of the slots changed. The content is at a point.
    case resized(to: Double)

    // Events of a scroll view that reports its phases.

    /// A finger holds the content. A motion ends. Content at rest stays at rest until it moves.
    case grabbed
    /// The scroll view moves to another slot by itself.
    case redirected(to: Int)
    /// The scroll view stopped, and the content rests on a slot that the component chose. Content that is elsewhere
    /// moves there at once.
    case rested(on: Int)
    /// The scroll view stopped without a finger. The content rests on its target, or else on the nearest slot. Content
    /// that can't rest where it is continues to that slot with an animation.
    case stopped
    /// The slots have other numbers and points. The content is at a point, and its slot has a new number.
    case renumbered(slot: Int, at: Double)
}

/// An effect of an event. Effects are in the order in which they apply.
enum SnapEffect: Equatable, Sendable {
    /// The content passed a slot: it's the nearest one now.
    case passed(Int)
    /// The target slot is known. It may be the same as before.
    case target(Int)
    /// The scroll view must move to a slot, with or without an animation.
    case scroll(to: Int, isAnimated: Bool)
    /// The scroll view must move to a point at once.
    case put(at: Double)
    /// The content settled on a slot.
    case settled(Int)
}

/// The state machine of a component that snaps. The next state and the effects depend only on the event and the
/// geometry.
///
/// Without phases of the scroll view, positions determine when content moves and arrives. *Settled* states have the
/// effect ``SnapEffect/settled(_:)``.
///
/// ```
///     idle ── moved away ──▶ dragging ── released ──▶ settling ── moved to its slot ──▶ idle, settled
///     any state ── commanded ──▶ commanded ── moved to its slot ──▶ idle, settled
///     any state ── released at its slot ──▶ idle, settled
///               └─ released elsewhere ──▶ settling
///     any state ── followed ──▶ following ── moved elsewhere ──▶ dragging
/// ```
///
/// A scroll view that reports its phases determines these transitions:
///
/// ```
///     any state in motion ── grabbed ──▶ dragging
///     commanded ── redirected ──▶ commanded, to another slot
///     any other state ── redirected ──▶ settling
///     any state ── rested ──▶ idle, settled
///     any state but following ── stopped where it may rest ──▶ idle, settled
///                             └─ stopped elsewhere ──▶ commanded
/// ```
///
/// Other events don't change the kind of the state:
///
/// | Event | Effect |
/// | --- | --- |
/// | `renumbered` | The slot has another number and point. |
/// | `carried` | The content has another position. |
/// | `resized` | Content with a target continues to it. Content at rest that is elsewhere moves to its slot. |
/// | `commanded` to the slot of idle content that is there | None. |
/// | `released` to the slot of content at rest | None. |
/// | `grabbed` at rest, `stopped` while following | None. |
///
/// Content that moves, in whichever state, has the effect ``SnapEffect/passed(_:)`` for each slot that becomes the
/// nearest one.
struct Snapping: Equatable, Sendable {
    private(set) var state: SnapState
    /// The position of the content.
    private(set) var point: Double
    /// The last slot that the content passed or rested on, or `nil` if it passes the next one in any case.
    var passed: Int?

    init(at slot: Int, in geometry: some SnapGeometry) {
        state = .idle(at: slot)
        point = geometry.point(of: slot)
        passed = slot
    }

    /// Creates the state of content that is about to rest on a slot.
    init(settlingOn slot: Int, from point: Double) {
        state = .settling(to: slot)
        self.point = point
        passed = slot
    }

    /// Creates the state of content that rests on a slot, at any point.
    init(at slot: Int, point: Double) {
        state = .idle(at: slot)
        self.point = point
        passed = slot
    }

    /// Returns the state after an event, and its effects.
    ///
    /// - Complexity: That of two calls of the geometry's methods.
    func after(_ event: SnapEvent, in geometry: some SnapGeometry) -> (snapping: Snapping, effects: [SnapEffect]) {
        var next = self
        let effects = next.receive(event, in: geometry)
        return (next, effects)
    }

    mutating func receive(_ event: SnapEvent, in geometry: some SnapGeometry) -> [SnapEffect] {
        switch (event, state) {
        case (.moved(let point), .idle(let slot)):
            let rest = geometry.rest(on: slot, near: self.point)
            self.point = point
            guard abs(point - rest) >= geometry.tolerance else { return [] }
            state = .dragging(from: slot)
            return pass(in: geometry)
        case (.moved(let point), .settling(let slot)), (.moved(let point), .commanded(let slot)):
            self.point = point
            let effects = pass(in: geometry)
            return geometry.isAt(slot, point) ? effects + arrive(on: slot, at: geometry.point(of: slot)) : effects
        case (.moved(let point), .following(let lead)):
            self.point = point
            guard abs(point - lead.point) >= geometry.tolerance else { return [] }
            state = .dragging(from: lead.slot)
            return pass(in: geometry)
        case (.moved(let point), .dragging), (.carried(let point), _):
            self.point = point
            return pass(in: geometry)

        case (.released(let slot), let former):
            if former.isAtRest, former.slot == slot { return [] }
            if geometry.isAt(slot, point) { return [.target(slot)] + arrive(on: slot, at: geometry.point(of: slot)) }
            state = .settling(to: slot)
            return [.target(slot)]

        case (.commanded(let slot), let former):
            if former == .idle(at: slot), geometry.isAt(slot, point) { return [] }
            state = .commanded(to: slot)
            return [.target(slot), .scroll(to: slot, isAnimated: true)]

        case (.followed(let lead), _):
            state = .following(lead)
            (point, passed) = (lead.point, lead.slot)
            return [.put(at: point), .passed(lead.slot)] + (lead.isAtRest ? [.settled(lead.slot)] : [])

        case (.resized(let point), .settling(let slot)), (.resized(let point), .commanded(let slot)):
            self.point = point
            return pass(in: geometry) + [.scroll(to: slot, isAnimated: true)]
        case (.resized(let point), let former):
            guard former.isAtRest else {
                self.point = point
                return pass(in: geometry)
            }
            // A scroll view that isn't at its slot after the change must move there.
            self.point = geometry.rest(on: former.slot, near: self.point)
            return abs(point - self.point) < geometry.tolerance
                ? [] : [.scroll(to: former.slot, isAnimated: false)]

        case (.grabbed, let former):
            if !former.isAtRest { state = .dragging(from: former.slot) }
        case (.redirected(let slot), .commanded):
            state = .commanded(to: slot)
            return [.target(slot)]
        case (.redirected(let slot), _):
            state = .settling(to: slot)
            return [.target(slot)]
        case (.rested(let slot), _):
            let isThere = geometry.isAt(slot, point)
            return (isThere ? [] : [.scroll(to: slot, isAnimated: false)])
                + arrive(on: slot, at: geometry.point(of: slot))
        case (.renumbered(let slot, let point), let former):
            self.point = point
            state = former.renumbered(slot, at: point)
            passed = nil
        case (.stopped, let former):
            return former.lead == nil ? stop(former.goal, in: geometry) : []
        }
        return []
    }

    /// Updates the position without an event: the slots moved with the content, or no slot is treated as passed.
    mutating func drift(to point: Double) { self.point = point }

    /// Forgets the previous position after the content was reported at its new one.
    mutating func forgetFormerPlace() {
        guard case .following(var lead) = state else { return }
        lead.former = nil
        state = .following(lead)
    }

    /// Rests where the scroll view stopped, or continues to the target from there.
    private mutating func stop(_ goal: Int?, in geometry: some SnapGeometry) -> [SnapEffect] {
        let slot = goal ?? geometry.slot(near: point)
        let rest = goal.map { geometry.point(of: $0) } ?? geometry.rest(on: slot, near: point)
        guard abs(rest - point) > geometry.stopTolerance else { return arrive(on: slot, at: rest) }
        state = .commanded(to: slot)
        return (goal == nil ? [.target(slot)] : []) + [.scroll(to: slot, isAnimated: true)]
    }

    private mutating func pass(in geometry: some SnapGeometry) -> [SnapEffect] {
        let slot = geometry.slot(passedAt: point)
        if slot == passed { return [] }
        passed = slot
        return [.passed(slot)]
    }

    private mutating func arrive(on slot: Int, at rest: Double) -> [SnapEffect] {
        state = .idle(at: slot)
        (point, passed) = (rest, slot)
        return [.settled(slot)]
    }
}
