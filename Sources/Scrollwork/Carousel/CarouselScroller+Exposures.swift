import SwiftUI

/// What a carousel knows of which pages are being seen.
struct CarouselExposures<ID: Hashable> {
    var impressions: ExposureLedger<ID>?
    var exposures: ExposureLedger<ID>?
    /// The time of the last frame that was told of.
    var now: Date?
    /// When areas changed last.
    var changed: Date?
    /// Whether there are other areas than was told, at a time that is about to be known.
    var isPending = false
    var isOnScreen = false
    /// Whether views are dated by the system's clock, as they are but in tests and pictures.
    var followsClock = false
    /// What of the carousel is seen in the scroll views around it.
    var sight = CarouselSight()

    var deadline: Date? { [impressions?.deadline, exposures?.deadline].compactMap { $0 }.min() }
}

extension CarouselScroller {
    /// What finds out which pages are seen, where the program wants to know.
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

    /// Ends at once what is seen: there may be no further frame.
    private func exposuresAreHidden() {
        guard let now = memory.exposure.now else { return }
        take(impressionClock?() ?? (memory.exposure.followsClock ? .now : now), [], isContinuous: false)
    }

    /// There may be more or less of pages on screen than there was.
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
        // Nothing moved in the frame before unless that was told; in this frame it may still.
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

    /// Keeps the books that the program wants. Under another rule pages begin to be seen anew.
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

    /// How much of each page is on screen. Of a page that is longer than the carousel, the part of the carousel that it fills counts.
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

/// What of a carousel is seen in the scroll views around it.
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

    /// Along an axis, points from the leading edge.
    func range(_ axis: Axis, isMirrored: Bool, _ container: Double) -> ClosedRange<Double> {
        let low = Double(axis == .horizontal ? seen.minX : seen.minY), high = low + Double(seen.size.length(on: axis))
        return isMirrored ? container - high...container - low : low...high
    }

    /// The part of it across an axis.
    func part(across axis: Axis) -> Double {
        let length = size.length(on: axis.other)
        return length > 0 ? Double(seen.size.length(on: axis.other) / length) : 0
    }
}

/// Finds out what of a view is seen in the scroll views around it.
struct SightReader: ViewModifier {
    let action: (CarouselSight) -> Void

    func body(content: Content) -> some View {
        content.onGeometryChange(for: CarouselSight.self) { CarouselSight($0) } action: { action($0) }
    }
}
