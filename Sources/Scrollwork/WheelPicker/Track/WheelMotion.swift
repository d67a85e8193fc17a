import SwiftUI

/// What moves a wheel, and where it is going. One for each picker, for as long as that lives.
///
/// While a person moves the wheel, the wheel writes the value; a value that the program sets ends that, and the wheel goes on to
/// it from where it is, as fast as it is. Values that come, go or lie elsewhere take the wheel with them: what is in the middle
/// stays there, and the way goes on.
@MainActor
final class WheelMotion {
    enum Phase { case idle, touched, decelerating, animating }

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

    private(set) var place = WheelPlace()
    /// How often the values have been taken.
    private(set) var edition = 0
    /// The point of the rail under the indicator.
    private(set) var centre = 0.0
    private(set) var phase = Phase.idle
    private(set) var course = Course.resting
    /// The slot at which the wheel rests or is to rest.
    private(set) var aim = 0
    /// The point to which the content is on its way by itself.
    private(set) var heading: Double?
    /// The chunk whose place the scroll view keeps.
    var anchor: Int?
    /// Where the scroll view was last asked to go.
    private(set) var goalPoint = 0.0

    /// The value nearest to the middle, whether it can be picked or not: what stays there when others come or go.
    private var under = (slot: 0, point: 0.0, value: AnyHashable?.none)
    /// The slot of the value that was passed last; nil when there is no such value any more.
    private var passed: Int?
    /// The point under the indicator when a finger touched the wheel at rest, and whether the content has moved since.
    private var grip = 0.0
    private var hasMoved = false
    /// The point at which the scroll view was told to rest. It may only have asked.
    private var wanted: Double?
    /// Whether the scroll view has been asked to go somewhere and has not been told yet.
    private var isWaiting = false
    /// Whether it has been told, and does not move yet.
    private var isStarting = false
    /// Whether the values are fading out, to fade in at the aim.
    private var isFading = false
    private var isShown = false
    /// Whether a place that is at rest is to be looked after: the scroll view may have put it elsewhere.
    private var isUnsure = false
    private var isLaid = false
    /// Whether the axis is another one, along which the content has yet to be put in its place.
    private var isTurned = false
    private var quiet: Task<Void, Never>?

    var rail: WheelRail { place.rail }
    var axis: Axis { place.axis }

    /// The chunks that are made.
    var chunks: Range<Int> { place.chunks(around: place.chunk(at: centre)) }

    /// The point of the rail a distance from the indicator.
    func point(at distance: Double) -> Double { centre + distance }

    // MARK: Layout

    /// Takes the values as they are now, before they are laid out.
    func lay(_ rail: WheelRail, axis: Axis, viewport: Double) -> WheelPlace {
        edition &+= 1
        var new = WheelPlace(rail, axis: axis, viewport: viewport, lap: window.lap)
        guard isLaid else {
            isLaid = true
            place = new
            stand(at: boundSlot(near: 0))
            return place
        }
        new.origin = place.origin
        new.identityShift = place.identityShift
        new.version = place.version
        let isMoved = !new.hasShape(of: place) || under.value != nil && ledger.valueAt(rail.index(ofSlot: under.slot)) != under.value
        if isMoved {
            follow(into: &new)
        } else if new.viewport != place.viewport || new.lap != place.lap || !isAimAllowed(on: rail) {
            new.version += 1
        }
        place = new
        return new
    }

    private func isAimAllowed(on rail: WheelRail) -> Bool {
        guard rail.count > 0 else { return true }
        if course == .led { return phase == .touched || rail.isEnabled(rail.index(ofSlot: aim)) }
        // A value that can be picked again is gone back to.
        return rail.restingSlot(near: rail.point(ofSlot: boundSlot(on: rail, near: heading ?? centre))) == aim
    }

    /// What is in the middle stays there, and keeps its chunk, so that for the scroll view nothing moves.
    private func follow(into new: inout WheelPlace) {
        let rail = new.rail, old = place
        let index = ledger.index(exactly: under.value) ?? min(old.rail.index(ofSlot: under.slot), max(rail.count - 1, 0))
        let slot = rail.count > 0 ? rail.slot(ofIndex: index, near: under.point) : 0
        let point = rail.count > 0 ? rail.point(ofSlot: slot) : 0
        let middle = point + (centre - under.point) * rail.spacing / old.rail.spacing
        // The content moves on as it did, wherever values lie.
        let shift = middle - centre
        let kept = anchor.flatMap { chunks.contains($0) ? $0 : nil } ?? old.chunkToKeep(at: centre)
        new.origin = old.origin + shift + Double(kept) * (old.chunkLength - new.chunkLength)
        new.identityShift += under.slot - slot
        new.version += 1
        centre = middle
        heading = new.axis == old.axis ? heading.map { $0 + shift } : nil
        wanted = new.axis == old.axis ? wanted.map { $0 + shift } : nil
        goalPoint += shift
        grip += shift
        isTurned = isTurned || new.axis != old.axis
        under = (slot, point, rail.count > 0 ? ledger.valueAt(rail.index(ofSlot: slot)) : nil)
        passed = ledger.index(exactly: ledger.known).map { rail.slot(ofIndex: $0, near: centre) }
        isUnsure = true
    }

    /// The slot for the bound value that is nearest to a point.
    private func boundSlot(near point: Double) -> Int { boundSlot(on: rail, near: point) }

    private func boundSlot(on rail: WheelRail, near point: Double) -> Int {
        guard rail.count > 0 else { return 0 }
        let slot = rail.slot(ofIndex: ledger.index(in: rail.count), near: point)
        return rail.restingSlot(near: rail.point(ofSlot: slot))
    }

    /// The wheel is on screen for the first time, or again.
    func appear() {
        _ = ledger.learn()
        isShown = true
        phase = .idle
        isFading = false
        isStarting = false
        stand(at: boundSlot(near: centre))
        show(centre, animated: false)
    }

    /// The wheel has left the screen: nobody will see it come to rest.
    func disappear() {
        isShown = false
        quiet?.cancel()
        guard rail.count > 0, course != .resting || ledger.isTelling else { return }
        course = .resting
        ledger.settle(ledger.index(in: rail.count))
    }

    /// Values lie elsewhere, or can be picked that could not, or the other way round; they are laid out now.
    func placeDidChange() {
        guard isShown else { return }
        if rail.count == 0 {
            course = .resting
            heading = nil
            ledger.abandon()
            return
        }
        isUnsure = true
        if isTurned { return turn() }
        switch course {
        case .resting:
            let slot = boundSlot(near: centre)
            stand(at: slot, unlessAt: centre)
        case .led where phase == .touched:
            return
        case .led where phase == .idle:
            arrive(at: rail.restingSlot(near: centre))
        case .led:
            let wanted = ledger.index(exactly: ledger.announced).map { rail.slot(ofIndex: $0, near: heading ?? centre) }
            redirect(to: rail.restingSlot(near: wanted.map(rail.point(ofSlot:)) ?? heading ?? centre))
        case .sent:
            redirect(to: boundSlot(near: heading ?? centre))
        }
    }

    /// The content stands along another axis as it stood before. A movement along the old one is over: what it went to is picked.
    private func turn() {
        isTurned = false
        let announced = course == .led ? ledger.index(exactly: ledger.announced) : nil
        arrive(at: announced.map { rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: $0, near: centre))) } ?? boundSlot(near: centre))
        if course == .resting { show(centre, animated: false) }
    }

    private func redirect(to slot: Int) {
        let isOnItsWay = heading.map { abs($0 - rail.point(ofSlot: slot)) < 0.01 } ?? false
        if isOnItsWay { aim = slot } else { head(for: slot) }
        if ledger.isTelling { ledger.announce(rail.index(ofSlot: slot)) }
    }

    // MARK: The program

    /// The program may have set another value.
    func boundValueDidChange() {
        guard isShown, ledger.learn() else { return }
        let slot = boundSlot(near: heading ?? centre), isMoving = phase != .idle || course != .resting
        guard rail.count > 0 else { return }
        if ledger.isTelling { ledger.announce(rail.index(ofSlot: slot)) }
        if !isMoving && !isChangeAnimated {
            stand(at: slot)
            show(centre, animated: false)
        } else {
            send(to: slot)
        }
    }

    // MARK: The scroll view

    /// The content moved.
    func contentDidMove(to reading: WheelReading) {
        guard isShown, !isWaiting, rail.count > 0, reading.version == place.version, reading.point.isFinite else { return }
        centre = reading.point
        if !knowsPhases { noticeMovement() }
        let slot = rail.slot(near: centre)
        if slot != under.slot { note(slot) }
        let chunk = place.chunk(at: centre)
        if window.chunk != chunk { window.chunk = chunk }
        if course == .resting, phase == .idle, isUnsure, abs(centre - rail.point(ofSlot: aim)) > 0.01 {
            isUnsure = false
            show(rail.point(ofSlot: aim), animated: false)
        }
        if isStarting, phase == .idle, abs(centre - goalPoint) <= 0.01 {
            // The scroll view is there at once.
            isStarting = false
            return comeToRest()
        }
        if course == .resting, phase == .touched, abs(centre - rail.point(ofSlot: aim)) > 0.5 { grasp() }
        if phase == .decelerating || phase == .animating { adopt() }
        if course == .led { follow() }
        keepAwayFromEnds()
    }

    private func note(_ slot: Int) { under = (slot, rail.point(ofSlot: slot), ledger.valueAt(rail.index(ofSlot: slot))) }

    /// The value in the middle is the bound one.
    private func follow() {
        if !hasMoved, abs(centre - grip) < 0.01 { return }
        hasMoved = true
        if ledger.read() != ledger.known { return boundValueDidChange() }
        let slot = rail.restingSlot(near: centre)
        if slot == passed { return }
        passed = slot
        ledger.pass(rail.index(ofSlot: slot))
    }

    func phaseDidChange(to new: Phase) {
        let old = phase
        phase = new
        if new != .idle { isUnsure = false }
        switch new {
        case .touched:
            if old == .touched && course == .led { return }
            // The program takes the content from the finger just now.
            if isWaiting, let goal = window.goal, goal.isAnimated { return }
            grasp()
        case .decelerating, .animating:
            isStarting = false
            adopt()
        case .idle:
            if old != .idle { comeToRest() }
        }
    }

    /// A finger has the content.
    private func grasp() {
        land()
        hasMoved = course != .resting
        passed = course == .sent ? nil : passed
        course = .led
        grip = centre
        heading = nil
        wanted = nil
        isStarting = false
    }

    /// Chooses where to rest, for where the content would by itself.
    ///
    /// - Parameter isAsked: Whether somebody moves the content; else its surroundings have changed, and it stays or goes on.
    func restingPoint(near point: Double, isAsked: Bool) -> Double {
        guard rail.count > 0 else { return 0 }
        if isAsked {
            let rest = rail.point(ofSlot: rail.restingSlot(near: point))
            wanted = rest
            return rest
        }
        if course == .resting { return rail.point(ofSlot: aim) }
        // Content that has not yet been sent off is not there before it has gone there.
        if phase == .idle || isWaiting { return point }
        return wanted ?? heading ?? rail.point(ofSlot: rail.restingSlot(near: point))
    }

    /// The content is on its way to where it was last told to rest.
    private func adopt() {
        guard let wanted, rail.count > 0 else { return }
        self.wanted = nil
        let slot = rail.restingSlot(near: wanted)
        if course == .sent {
            // One more notch or key: another choice, whose value is the bound one at once as the last one's was.
            if slot == aim { return }
            ledger.choose(rail.index(ofSlot: slot))
        } else {
            course = .led
        }
        aim = slot
        heading = rail.point(ofSlot: slot)
        ledger.announce(rail.index(ofSlot: slot))
    }

    private func comeToRest() {
        guard rail.count > 0, !isWaiting else { return }
        if course == .resting { return stand(at: aim, unlessAt: centre) }
        if isStarting, abs(centre - rail.point(ofSlot: aim)) > 0.5 { return }
        if course == .led {
            if ledger.read() != ledger.known { return boundValueDidChange() }
            arrive(at: rail.restingSlot(near: centre))
        } else if !isFading {
            arrive(at: aim)
        }
    }

    private func arrive(at slot: Int) {
        let index = rail.index(ofSlot: slot)
        if course == .led, hasMoved, !ledger.wasRefused, ledger.known != ledger.valueAt(index) { ledger.put(index) }
        let point = centre
        stand(at: slot)
        if abs(point - centre) > 0.01 { show(centre, animated: false) }
        if ledger.wasRefused {
            ledger.forgetRefusal()
            let back = boundSlot(near: centre)
            if back != slot { return send(to: back) }
        }
        ledger.settle(index)
        if rail.wraps { centreLap(rail.lap(ofSlot: slot)) }
    }

    // MARK: Going somewhere

    /// Goes to a slot, from the present place and velocity if the wheel moves.
    private func send(to slot: Int) {
        guard rail.count > 0 else { return }
        let isMoving = phase != .idle || course != .resting
        course = .sent
        wanted = nil
        aim = slot
        heading = rail.point(ofSlot: slot)
        if !isMoving, abs(centre - rail.point(ofSlot: slot)) <= 0.01 { return arrive(at: slot) }
        if ledger.isTelling { ledger.announce(rail.index(ofSlot: slot)) }
        guard reducesMotion else { return head(for: slot) }
        if isFading { return }
        isFading = true
        fade { [weak self] in self?.land() }
    }

    /// Has the content go to a slot, whoever is the owner of the value.
    private func head(for slot: Int) {
        aim = slot
        let point = rail.point(ofSlot: slot), lap = rail.lap(ofSlot: slot)
        heading = point
        if rail.wraps, abs(lap - place.lap) >= place.lapsAround { centreLap((lap + rail.lap(ofSlot: under.slot)) / 2) }
        show(point, animated: true)
    }

    /// The values have faded out, or a finger came before they had: they stand where they were to go.
    private func land() {
        guard isFading else { return }
        isFading = false
        guard course == .sent, rail.count > 0 else { return }
        centre = rail.point(ofSlot: aim)
        note(aim)
        show(centre, animated: false)
        if phase == .idle {
            arrive(at: aim)
        } else if phase == .touched {
            // What cannot move under a finger stays in it.
            grasp()
        }
    }

    /// Is at rest on a slot.
    private func stand(at slot: Int) {
        course = .resting
        isFading = false
        aim = slot
        passed = slot
        heading = nil
        wanted = nil
        guard rail.count > 0 else { return }
        centre = rail.point(ofSlot: slot)
        note(slot)
        if rail.wraps, rail.lap(ofSlot: slot) != window.lap, isShown { centreLap(rail.lap(ofSlot: slot)) }
    }

    private func stand(at slot: Int, unlessAt point: Double) {
        stand(at: slot)
        if abs(point - centre) > 0.01 { show(centre, animated: false) }
    }

    private func show(_ point: Double, animated: Bool) {
        guard rail.count > 0 else { return }
        goalPoint = point
        isWaiting = true
        isStarting = false
        window.goal = WheelGoal(number: (window.goal?.number ?? 0) &+ 1, isAnimated: animated)
    }

    /// The scroll view has been told where to go.
    func goalWasGiven() {
        guard isWaiting, let goal = window.goal else { return }
        isWaiting = false
        let isThere = abs(centre - goalPoint) <= 0.01
        if goal.isAnimated, course != .resting {
            isStarting = !isThere
            if isThere, phase == .idle { arrive(at: aim) }
        } else if !goal.isAnimated {
            let chunk = place.chunk(at: centre)
            if window.chunk != chunk { window.chunk = chunk }
            if phase == .idle { comeToRest() }
        }
    }

    /// A wheel that wraps has a few laps made ready on either side; another middle is chosen long before they end.
    private func keepAwayFromEnds() {
        guard rail.wraps else { return }
        let lap = rail.lap(ofSlot: under.slot)
        if abs(lap - place.lap) * 2 > place.lapsAround { centreLap(lap) }
    }

    private func centreLap(_ lap: Int) {
        if window.lap != lap { window.lap = lap }
    }

    // MARK: Steps

    /// A person asks for a value a number of steps from where the wheel is going.
    func step(by count: Int) { visit(rail.slot(count, from: goal)) }

    func visit(end direction: Int) { visit(rail.end(direction, from: goal)) }

    func visit(index: Int) { visit(rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: index, near: rail.point(ofSlot: goal))))) }

    func visit(point: Double) { visit(rail.restingSlot(near: point)) }

    private var goal: Int { course == .led && heading == nil ? passed ?? aim : aim }

    private func visit(_ slot: Int) {
        guard rail.count > 0, slot != goal else { return }
        let index = rail.index(ofSlot: slot)
        ledger.choose(index)
        if ledger.wasRefused {
            ledger.forgetRefusal()
            return send(to: boundSlot(near: heading ?? centre))
        }
        ledger.announce(index)
        send(to: slot)
    }

    // MARK: Before iOS 18

    /// Where the system does not tell of phases: content that moves is moved by a person, and has come to rest when it has not
    /// moved for a while.
    private func noticeMovement() {
        if phase == .idle, course == .sent {
            phaseDidChange(to: .animating)
        } else if phase == .idle, abs(centre - rail.point(ofSlot: aim)) > 0.5 {
            phaseDidChange(to: .touched)
        }
        quiet?.cancel()
        quiet = Task { [weak self] in
            try? await Task.sleep(for: .seconds(0.25))
            if !Task.isCancelled { self?.phaseDidChange(to: .idle) }
        }
    }
}
