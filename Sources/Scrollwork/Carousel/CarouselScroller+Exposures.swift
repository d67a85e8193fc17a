import SwiftUI

/// The exposure state of a carousel.
struct CarouselExposures<ID: Hashable> {
    var impressions: ExposureLedger<ID>?
    var exposures: ExposureLedger<ID>?
    /// The time of the last reported frame.
    var now: Date?
    /// The time of the last change of the visible areas.
    var changed: Date?
    /// Whether the visible areas changed, at a time that isn't known yet.
    var isPending = false
    var isOnScreen = false
    /// Whether the system clock dates the views, as it does except in tests and snapshots.
    var followsClock = false
    /// The visible part of the carousel in the scroll views around it.
    var sight = CarouselSight()

    var deadline: Date? { [impressions?.deadline, exposures?.deadline].compactMap { $0 }.min() }
}

extension CarouselScroller {
    /// The view that measures exposures, if the program has an action for them.
    @ViewBuilder var exposureClock: some View {
        if carousel.actions.impression != nil || carousel.actions.exposure != nil {
            ExposureClock(isTicking: isWatched, moment: exposureDeadline) { exposureTick($0) }
                .onAppear {
                    memory.exposure.isOnScreen = true
                    exposureDidChange()
                }
                .onDisappear {
                    memory.exposure.isOnScreen = false
                    exposuresAreHidden()
                }
                .onChange(of: scenePhase) { exposureGateDidChange() }
                .onChange(of: carousel.actions.impression?.rule) { exposureDidChange() }
                .onChange(of: carousel.actions.exposure?.rule) { exposureDidChange() }
                .onChange(of: impressionsArePaused) { exposureGateDidChange() }
        }
    }

    private var isExposed: Bool { memory.exposure.isOnScreen && scenePhase == .active && !impressionsArePaused }

    private func exposureGateDidChange() {
        if !isExposed, memory.exposure.followsClock || impressionClock != nil { exposuresAreHidden() } else { exposureDidChange() }
    }

    /// Ends all exposures immediately, because no further frame may follow.
    private func exposuresAreHidden() {
        guard let now = memory.exposure.now else { return }
        take(impressionClock?() ?? (memory.exposure.followsClock ? .now : now), [], isContinuous: false)
    }

    /// Handles a possible change of the visible parts of pages.
    func exposureDidChange() {
        guard carousel.actions.impression != nil || carousel.actions.exposure != nil else { return }
        if isWatched, let now = memory.exposure.now, !memory.exposure.isPending {
            sample(now, isContinuous: true)
        } else {
            memory.exposure.isPending = true
            isWatched = true
        }
    }

    private func exposureTick(_ date: Date) {
        arrangeLedgers(date)
        let former = memory.exposure.now
        memory.exposure.now = date
        memory.exposure.followsClock = abs(date.timeIntervalSinceNow) < 5
        if memory.exposure.isPending {
            memory.exposure.isPending = false
            return sample(date, isContinuous: false)
        }
        guard isWatched else {
            settleLedgers(date)
            return schedule()
        }
        // Nothing moved in the previous frame without a report. In this frame, something may still move.
        if let former { settleLedgers(former) }
        if let changed = memory.exposure.changed, date.timeIntervalSince(changed) > 0.1 {
            settleLedgers(date)
            isWatched = false
            schedule()
        }
    }

    private func sample(_ date: Date, isContinuous: Bool) {
        memory.exposure.changed = date
        take(date, isExposed ? areas() : [], isContinuous: isContinuous && isExposed)
    }

    private func schedule() {
        let deadline = memory.exposure.deadline
        if deadline != exposureDeadline { exposureDeadline = deadline }
    }

    /// Updates the ledgers for the program's actions. A change of a rule starts exposures again.
    private func arrangeLedgers(_ date: Date) {
        let actions = carousel.actions, known = memory.exposure
        let isSame =
            known.impressions?.rule == actions.impression?.rule && known.impressions?.repeats == actions.impression?.repeats
            && known.exposures?.rule == actions.exposure?.rule
        if isSame { return }
        take(date, [], isContinuous: false)
        memory.exposure.impressions = ledger(memory.exposure.impressions, for: actions.impression)
        memory.exposure.exposures = ledger(memory.exposure.exposures, for: actions.exposure)
        memory.exposure.isPending = true
    }

    private func ledger(_ known: ExposureLedger<ID>?, for exposing: CarouselActions<ID>.Exposing?) -> ExposureLedger<ID>? {
        guard let exposing else { return nil }
        var ledger = known ?? ExposureLedger(rule: exposing.rule, repeats: exposing.repeats)
        (ledger.rule, ledger.repeats) = (exposing.rule, exposing.repeats)
        return ledger
    }

    private func settleLedgers(_ date: Date) {
        tell { $0.advance(to: date) }
    }

    private func take(_ date: Date, _ areas: [PageArea<ID>], isContinuous: Bool) {
        let items = memory.items, isExposed = isExposed
        tell {
            $0.advance(to: date, areas, isContinuous: isContinuous) { id in
                if items.index(id, 0) == nil { return .removed }
                return isExposed ? .left : .hidden
            }
        }
    }

    private func tell(_ change: (inout ExposureLedger<ID>) -> ExposureLedger<ID>.News) {
        let actions = carousel.actions
        let viewable = memory.exposure.impressions.map { ledger in
            var ledger = ledger
            defer { memory.exposure.impressions = ledger }
            return change(&ledger).viewable
        }
        let ended = memory.exposure.exposures.map { ledger in
            var ledger = ledger
            defer { memory.exposure.exposures = ledger }
            return change(&ledger).ended
        }
        for exposure in viewable ?? [] { actions.impression?.action(exposure) }
        for exposure in ended ?? [] { actions.exposure?.action(exposure) }
    }

    /// Returns the visible fraction of each page. For a page that is longer than the carousel, it is the fraction of
    /// the carousel that the page fills.
    private func areas() -> [PageArea<ID>] {
        guard let container = memory.container, memory.sequence.count > 0 else { return [] }
        let track = plan.track(in: container), sight = memory.exposure.sight
        let edge = track.leadingEdge(at: record.position), range = sight.range(options.axis, isMirrored: isMirrored, container)
        var result: [PageArea<ID>] = []
        for slot in track.visible(at: record.position) {
            guard let index = memory.sequence.index(at: slot), !result.contains(where: { $0.index == index }) else { continue }
            let start = track.extents.start(of: slot) - edge, length = track.extents.length(of: slot)
            let seen = min(start + length, range.upperBound) - max(start, range.lowerBound)
            let area = seen / min(length, container) * sight.part(across: options.axis)
            if area > 0 { result.append(PageArea(item: memory.items.identity(index), index: index, area: min(area, 1))) }
        }
        return result
    }
}

/// The visible part of a carousel in the scroll views around it.
struct CarouselSight: Equatable, Sendable {
    var seen = CGRect.zero
    var size = CGSize.zero

    init() {}

    init(_ proxy: GeometryProxy) {
        size = proxy.size
        seen = CGRect(origin: .zero, size: size)
        for axis in [Axis.horizontal, .vertical] {
            guard let visible = proxy.bounds(of: .scrollView(axis: axis)) else { continue }
            let common = seen.intersection(visible)
            seen = common.isNull ? .zero : common
        }
    }

    var isEmpty: Bool { seen.width <= 0 || seen.height <= 0 }

    /// Returns the visible range along an axis, in points from the leading edge.
    func range(_ axis: Axis, isMirrored: Bool, _ container: Double) -> ClosedRange<Double> {
        let low = Double(axis == .horizontal ? seen.minX : seen.minY), high = low + Double(seen.size.length(on: axis))
        return isMirrored ? container - high...container - low : low...high
    }

    /// Returns the visible fraction across an axis.
    func part(across axis: Axis) -> Double {
        let length = size.length(on: axis.other)
        return length > 0 ? Double(seen.size.length(on: axis.other) / length) : 0
    }
}

/// A modifier that reports the visible part of a view in the scroll views around it.
struct SightReader: ViewModifier {
    let action: (CarouselSight) -> Void

    func body(content: Content) -> some View {
        content.onGeometryChange(for: CarouselSight.self) { CarouselSight($0) } action: { action($0) }
    }
}
