import SwiftUI

/// What moves a wheel, where it is going, and what its value is meanwhile. One for each picker, for as long as that lives.
///
/// The bound value has one owner at a time. While a person moves the wheel, the wheel writes it; a value that the program sets
/// ends that, and the wheel goes on to that value from where it is, as fast as it is. What the wheel wrote last is remembered, so a
/// change of the program's is told from an echo of its own.
@MainActor
final class WheelMotion {
    enum Phase { case idle, touched, decelerating, animating }

    private enum Mover { case nobody, person, program }

    // Handed in by the picker whenever it is made anew.
    var read: () -> AnyHashable = { 0 }
    var write: (Int) -> Void = { _ in }
    /// The index of a value, or of what is nearest to it.
    var indexOf: (AnyHashable) -> Int? = { _ in nil }
    var valueAt: (Int) -> AnyHashable = { $0 }
    var report: (WheelPickerPhase, Int) -> Void = { _, _ in }
    var click: (Int) -> Void = { _ in }
    var reducesMotion = false
    /// Whether the program set the value in an animated transaction.
    var isChangeAnimated = false

    // Handed in by the track.
    private(set) var place = WheelPlace()
    var scroll: (Int, UnitPoint) -> Void = { _, _ in }
    /// Fades the values out, does something and fades them in.
    var fade: (@escaping () -> Void) -> Void = { $0() }
    /// Brings another lap into the middle of what there is of a wheel that wraps.
    var recentre: (Int) -> Void = { _ in }
    var knowsPhases = false

    private var rail: WheelRail { place.rail }
    /// The point of the rail under the indicator.
    private var centre = 0.0
    private var phase = Phase.idle
    private var mover = Mover.nobody
    /// The value that the wheel and the program last agreed on.
    private var known: AnyHashable?
    private var lastIndex = 0
    /// The slot of the value that was passed last.
    private var passed = 0
    /// Where the wheel is to rest.
    private var aim = 0
    /// Where it does rest.
    private var held = 0
    /// Where the scroll view chose to rest, and which such choice was reported.
    private var chosen: Int?
    private var reported: Int?
    private var aimValue: AnyHashable?
    private var isSettleDue = false
    /// Whether the content has moved since a person touched it.
    private var hasMoved = false
    /// Whether the value is the wheel's to write.
    private var ownsValue = false
    /// Whether the program did not take the value that the wheel wrote.
    private var wasRefused = false
    private var isStarting = false
    /// Whether the values are fading out, to fade in at the aim.
    private var isFading = false
    private var isShown = false
    private var quiet: Task<Void, Never>?

    // MARK: Layout

    func lay(_ place: WheelPlace) { self.place = place }

    var axis: Axis { place.axis }

    /// The wheel is on screen for the first time, or again.
    func appear() {
        known = read()
        isShown = true
        jump(to: boundSlot())
    }

    /// The bound value is another one, or is found elsewhere.
    func boundValueDidChange() {
        guard isShown else { return }
        let now = read()
        if now != known {
            known = now
            ownsValue = false
            wasRefused = false
            go(to: boundSlot(), animated: isChangeAnimated)
        } else if indexOf(now) != lastIndex, lastIndex >= rail.count || valueAt(lastIndex) != now {
            placesDidChange()
        }
    }

    /// The values to choose from, or their places, are others.
    func placesDidChange() {
        guard isShown else { return }
        if phase == .idle, mover == .nobody { jump(to: boundSlot()) } else { carryOn() }
    }

    /// The values or their places changed during a movement: what is under the indicator stays there, and the way goes on.
    private func carryOn() {
        let target = aimValue.flatMap(indexOf)
        if let now = known.flatMap(indexOf), rail.index(ofSlot: passed) != now || rail.point(ofSlot: passed) != passedPoint {
            let within = centre - passedPoint
            passed = rail.slot(ofIndex: now, near: rail.point(ofSlot: passed))
            passedPoint = rail.point(ofSlot: passed)
            withAnimation(nil) { show(passedPoint + (abs(within) <= rail.spacing ? within : 0)) }
        }
        guard phase != .touched else { return }
        let index = target ?? rail.index(ofSlot: passed)
        let slot = rail.slot(ofIndex: index, near: centre)
        let mine = ownsValue
        go(to: rail.restingSlot(near: rail.point(ofSlot: slot)), animated: true)
        ownsValue = mine
    }

    private var passedPoint = 0.0

    /// The slot that stands for the bound value.
    private func boundSlot() -> Int {
        guard rail.count > 0 else { return 0 }
        let index = known.flatMap(indexOf) ?? min(lastIndex, rail.count - 1)
        lastIndex = index
        return rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: index, near: centre)))
    }

    // MARK: The scroll view

    /// The content moved.
    func contentDidMove(to point: Double) {
        centre = point
        if !knowsPhases { noticeMovement() }
        guard mover == .person, rail.count > 0 else { return }
        hasMoved = true
        if read() != known { return boundValueDidChange() }
        let slot = rail.restingSlot(near: point)
        if slot != passed { pass(slot) }
        if phase == .decelerating || phase == .animating, let chosen, chosen != reported { announce(chosen) }
        keepAwayFromEnds()
    }

    private func pass(_ slot: Int) {
        passed = slot
        passedPoint = rail.point(ofSlot: slot)
        isSettleDue = true
        put(rail.index(ofSlot: slot))
        report(.passing, rail.index(ofSlot: slot))
        click(rail.index(ofSlot: slot))
    }

    private func put(_ index: Int) {
        lastIndex = index
        let value = valueAt(index)
        write(index)
        known = read()
        wasRefused = known != value
    }

    private func announce(_ slot: Int) {
        reported = slot
        isSettleDue = true
        aimValue = valueAt(rail.index(ofSlot: slot))
        report(.settling, rail.index(ofSlot: slot))
    }

    func phaseDidChange(to new: Phase) {
        let old = phase
        phase = new
        switch new {
        case .touched:
            if old == .touched { return }
            land()
            mover = .person
            ownsValue = true
            hasMoved = false
            reported = nil
            chosen = nil
        case .decelerating:
            if mover == .person, let chosen, chosen != reported { announce(chosen) }
        case .animating:
            isStarting = false
            if mover == .program { return }
            mover = .person
            ownsValue = true
            if let chosen, chosen != reported { announce(chosen) }
        case .idle:
            if old != .idle { comeToRest() }
        }
    }

    /// Chooses where to rest, for where the content would by itself.
    ///
    /// - Parameter isAsked: Whether somebody moves the content; else its surroundings have changed, and it stays.
    func restingPoint(near point: Double, isAsked: Bool) -> Double {
        guard rail.count > 0 else { return 0 }
        if !isAsked && phase == .idle { return rail.point(ofSlot: held) }
        let slot = rail.restingSlot(near: point)
        chosen = slot
        if mover == .program && phase != .idle {
            // A wheel or a key took over from the program.
            mover = .person
            ownsValue = true
        }
        return rail.point(ofSlot: slot)
    }

    private func comeToRest() {
        guard rail.count > 0 else { return }
        if mover == .program, isStarting, abs(centre - rail.point(ofSlot: aim)) > 0.5 { return }
        let slot = mover == .program ? aim : rail.restingSlot(near: centre)
        if mover == .person, read() != known { return boundValueDidChange() }
        arrive(at: slot)
    }

    private func arrive(at slot: Int) {
        let index = rail.index(ofSlot: slot)
        if ownsValue, !wasRefused, hasMoved, known != valueAt(index) { put(index) }
        mover = .nobody
        isStarting = false
        aim = slot
        passed = slot
        passedPoint = rail.point(ofSlot: slot)
        held = slot
        if abs(centre - passedPoint) > 0.01 { withAnimation(nil) { show(passedPoint) } }
        if wasRefused {
            wasRefused = false
            ownsValue = false
            let back = boundSlot()
            if back != slot { return go(to: back, animated: true) }
        }
        if isSettleDue {
            if reported != slot { announce(slot) }
            isSettleDue = false
            report(.settled, index)
        }
        reported = nil
        chosen = nil
        aimValue = nil
        if rail.wraps, rail.lap(ofSlot: slot) != place.lap { centreLap(rail.lap(ofSlot: slot)) }
    }

    // MARK: Going somewhere

    /// The program's way to a slot, from the present place and velocity if the wheel moves.
    private func go(to slot: Int, animated: Bool) {
        guard rail.count > 0 else { return }
        let isMoving = phase != .idle
        mover = .program
        aim = slot
        if isMoving, isSettleDue || reported != nil { announce(slot) }
        bringIntoReach(slot)
        let point = rail.point(ofSlot: slot)
        guard isMoving || abs(point - centre) > 0.01 else { return arrive(at: slot) }
        if !animated && !isMoving {
            isFading = false
            held = slot
            withAnimation(nil) { show(point) }
            centre = point
            arrive(at: slot)
        } else if reducesMotion {
            isStarting = true
            if isFading { return }
            isFading = true
            fade { [weak self] in self?.land() }
        } else {
            isStarting = true
            withAnimation(.spring(duration: 0.4)) { show(point) }
        }
    }

    /// The values have faded out, or a finger came before they had: they stand where they were to go.
    private func land() {
        guard isFading else { return }
        isFading = false
        guard mover == .program, rail.count > 0 else { return }
        held = aim
        centre = rail.point(ofSlot: aim)
        withAnimation(nil) { show(centre) }
        if phase == .idle { arrive(at: aim) }
    }

    private func jump(to slot: Int) {
        isFading = false
        aim = slot
        held = slot
        passed = slot
        passedPoint = rail.point(ofSlot: slot)
        bringIntoReach(slot)
        centre = passedPoint
        withAnimation(nil) { show(passedPoint) }
    }

    private func show(_ point: Double) {
        guard rail.count > 0 else { return }
        let (chunk, anchor) = place.anchor(for: point)
        scroll(chunk, place.axis == .horizontal ? UnitPoint(x: anchor, y: 0.5) : UnitPoint(x: 0.5, y: anchor))
    }

    private func bringIntoReach(_ slot: Int) {
        let lap = rail.lap(ofSlot: slot)
        if rail.wraps, abs(lap - place.lap) >= place.lapsAround { centreLap(lap) }
    }

    /// A wheel that wraps has a few laps made ready on either side; another middle is chosen long before they end.
    private func keepAwayFromEnds() {
        guard rail.wraps else { return }
        let lap = rail.lap(ofSlot: passed)
        if abs(lap - place.lap) * 2 > place.lapsAround { centreLap(lap) }
    }

    private func centreLap(_ lap: Int) {
        place.lap = lap
        recentre(lap)
    }

    // MARK: Steps

    /// A person asks for a value a number of steps from where the wheel is going.
    func step(by count: Int) { visit(rail.slot(count, from: goal)) }

    func visit(end direction: Int) { visit(rail.end(direction, from: goal)) }

    func visit(index: Int) { visit(rail.restingSlot(near: rail.point(ofSlot: rail.slot(ofIndex: index, near: rail.point(ofSlot: goal))))) }

    func visit(point: Double) { visit(rail.restingSlot(near: point)) }

    /// The point of the rail a distance from the indicator.
    func point(at distance: Double) -> Double { centre + distance }

    private var goal: Int { mover == .person && phase != .idle ? chosen ?? passed : aim }

    private func visit(_ slot: Int) {
        guard rail.count > 0, slot != goal else { return }
        ownsValue = true
        put(rail.index(ofSlot: slot))
        click(rail.index(ofSlot: slot))
        isSettleDue = true
        reported = nil
        if wasRefused {
            wasRefused = false
            return go(to: boundSlot(), animated: true)
        }
        passed = slot
        passedPoint = rail.point(ofSlot: slot)
        if phase == .idle { announce(slot) }
        go(to: slot, animated: true)
    }

    // MARK: Before iOS 18

    /// Where the system does not tell of phases: content that moves is moved by a person, and has come to rest when it has not
    /// moved for a while.
    private func noticeMovement() {
        guard isShown else { return }
        if mover == .nobody, abs(centre - rail.point(ofSlot: held)) > 0.5 { phaseDidChange(to: .touched) }
        quiet?.cancel()
        quiet = Task { [weak self] in
            try? await Task.sleep(for: .seconds(0.25))
            if !Task.isCancelled { self?.phaseDidChange(to: .idle) }
        }
    }
}
