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

    /// The last value that the program set in an animated transaction, or `nil` after the wheel has followed a change.
    var animatedValue: AnyHashable?
    /// Detects the motion of a scroll view that doesn't report its phases.
    let idleDetector: ScrollIdleDetector

    init() {
        selection = WheelSelection()
        window = WheelWindow()
        idleDetector = ScrollIdleDetector()
    }

    /// Creates a draft of another motion for an update of a picker.
    init(draftOf other: WheelMotion, _ connection: WheelConnection) {
        selection = WheelSelection(draftOf: other.selection)
        window = other.window
        idleDetector = other.idleDetector
        state = other.state
        selection.connect(connection)
    }

    /// Adopts a draft whose views appeared.
    func take(_ draft: WheelMotion, _ connection: WheelConnection) {
        if shown === draft { return }
        shown = draft
        selection.connect(connection)
        layOut(draft.rail, axis: draft.axis, viewport: draft.place.viewport)
        // The draft can have placed the marker of a later command, which it doesn't know. A fade uses no marker.
        switch state.motion.channel.pendingRequest {
        case .place, .steer: renewGoal()
        case .fade, .jump, .glide, nil: break
        }
    }

    /// Returns the motion that the views of a draft use: the draft until the motion has adopted it.
    func asShown(by draft: WheelMotion) -> WheelMotion { shown === draft ? self : draft }

    /// The version of the layout that the views use. The motion's own version is higher if the draft was created before
    /// the motion adopted another draft.
    var shownVersion: Int { (shown ?? self).place.version }

    var place: WheelPlace { state.place }
    var rail: WheelRail { place.rail }
    var axis: Axis { place.axis }

    /// Whether the wheel rests on a value or moves from it.
    func rests(on value: AnyHashable) -> Bool {
        rail.count > 0 && selection.valueAt(rail.index(ofSlot: state.phase.slot)) == value
    }

    /// The realized chunks.
    var chunks: Range<Int> { place.chunks(around: place.chunk(at: state.center)) }

    /// The indices of the realized values.
    var visibleIndices: Set<Int> { Set(chunks.flatMap { place.slots(inChunk: $0) }.map(place.rail.index(ofSlot:))) }

    /// Returns the point of the rail at a distance from the indicator.
    func point(at distance: Double) -> Double { state.center + distance }

    // MARK: Events

    /// Handles an event.
    ///
    /// - Parameter clicks: Whether values that the content passes have feedback.
    func receive(_ event: SnapEvent, clicks: Bool = true) {
        for effect in state.motion.snapping.receive(event, in: rail) {
            switch effect {
            case .passed(let slot): if state.isUserDriven { pass(slot, clicks: clicks) }
            case .target(let slot): selection.aim(at: rail.index(ofSlot: slot))
            case .scroll(let slot, isAnimated: false): show(slot, .place)
            case .scroll(let slot, isAnimated: true):
                if selection.connection.reducesMotion { fade(to: slot) } else { head(for: slot) }
            case .settled(let slot): settle(on: slot)
            // A wheel doesn't follow another component.
            case .put: break
            }
        }
    }

    /// Places the wheel on a slot without a report.
    func rest(at slot: Int) {
        state.motion.snapping = Snapping(at: slot, in: rail)
        state.proposedRest = nil
        if state.motion.actor != nil { centerLap(of: slot) }
    }

    /// Sets the bound value to the passed value, unless the program has set another value.
    private func pass(_ slot: Int, clicks: Bool) {
        if !selection.isUpToDate { return boundValueDidChange() }
        selection.pass(rail.index(ofSlot: slot), hasTarget: state.phase.goal != nil, clicks: clicks)
    }

    private func settle(on slot: Int) {
        state.proposedRest = nil
        centerLap(of: slot)
        if selection.wasRejected {
            selection.forgetRejection()
            let back = boundSlot(near: state.center)
            if back != slot { return send(to: back) }
        }
        selection.settle(rail.index(ofSlot: slot))
    }

    /// Moves the content to a slot, independent of the owner of the value.
    func head(for slot: Int) {
        let lap = rail.lap(ofSlot: slot)
        if rail.wraps, abs(lap - place.lap) >= place.lapsAround {
            centerLap((lap + rail.lap(ofSlot: rail.slot(at: state.center))) / 2)
        }
        show(slot, .steer)
    }

    private func fade(to slot: Int) {
        if state.motion.channel.pendingRequest == .fade {
            state.goalPoint = rail.point(of: slot)
        } else {
            show(slot, .fade)
        }
    }

    func show(_ slot: Int, _ request: ScrollRequest) {
        guard rail.count > 0 else { return }
        state.goalPoint = rail.point(of: slot)
        state.motion.channel.request(request)
        renewGoal()
    }

    /// Makes the marker of the last command anew, and delivers the command.
    private func renewGoal() { window.goal = WheelGoal(number: (window.goal?.number ?? 0) &+ 1) }

    // MARK: Laps

    /// Chooses another center lap long before a wrapping wheel reaches the end of its laps.
    func keepAwayFromEnds() {
        guard rail.wraps else { return }
        let lap = rail.lap(ofSlot: rail.slot(at: state.center))
        if abs(lap - place.lap) * 2 > place.lapsAround { centerLap(lap) }
    }

    private func centerLap(of slot: Int) {
        if rail.wraps { centerLap(rail.lap(ofSlot: slot)) }
    }

    private func centerLap(_ lap: Int) {
        if window.lap != lap { window.lap = lap }
    }
}

extension WheelMotion: Equatable {
    nonisolated static func == (a: WheelMotion, b: WheelMotion) -> Bool { a === b }
}
