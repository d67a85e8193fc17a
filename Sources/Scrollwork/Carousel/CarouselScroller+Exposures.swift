import ImpressionLedger
import SwiftUI

/// The exposures of a carousel's pages.
@MainActor
final class CarouselExposures<ID: Hashable> {
    /// The visible part of a page, and the index of its item.
    private struct Page {
        var index: Int
        var reading: VisibilityReading
        /// The factor of the visible share, above 1 for a page that is longer than the carousel.
        var factor: Double
    }

    private var impressions = PageLedgers<ID>()
    private var exposures = PageLedgers<ID>()
    private var pages: [ID: Page] = [:]
    /// Returns the current index of an item, or `nil` if the data no longer contains it.
    var place: ((ID) -> Int?)?
    /// The actions of the last update.
    var actions = CarouselActions<ID>()
    private var isPaused = false
    private var isPlaying = true
    private var wall: WallWatch?
    let timer = VisibilityTimer()

    nonisolated init() {}

    /// Handles a change of the actions. Exposures start for new rules, and end for rules that no longer exist.
    func update(isPaused: Bool, isPlaying: Bool) {
        let isSame = impressions.fit(actions.impressions) && exposures.fit(actions.exposures)
        if !isSame { renewLedgers(at: timer.now) }
        let isOther = isPaused != self.isPaused || isPlaying != self.isPlaying
        self.isPaused = isPaused
        self.isPlaying = isPlaying
        timer.action = { [weak self] in self?.fire($0) }
        if isOther || !isSame, let now = timer.now { resample(now) }
    }

    /// Handles a change of the visible part of a page.
    func visibilityDidChange(
        of id: ID, index: Int, factor: Double, _ reading: VisibilityReading, isRemoved: Bool
    ) {
        let isGone = reading.sample.lost[.hidden] == 1
        pages[id] = isGone ? nil : Page(index: index, reading: reading, factor: factor)
        // A receiver handles pauses and long pages itself, because it has rules of its own.
        for action in actions.visibilities { action(id, reading) }
        let sample = sample(of: reading.sample, factor: factor)
        let end: PageExposure<ID>.End =
            isRemoved
            ? .removed
            : isGone || isPaused || sample.lost[.backgrounded] == 1 || sample.lost[.obstructed] == 1 ? .hidden : .left
        read(reading.clock)
        report { [self] ledger, wall in
            ledger.change(
                id, index: index, to: reading.clock.awake, counted(sample, ledger.rule),
                previousTime: reading.previousTime, isStep: reading.isStep, end: end, wall: wall)
        }
    }

    /// Returns the sample in which the part of the carousel counts that a longer page fills.
    private func sample(of sample: AreaSample, factor: Double) -> AreaSample {
        var lost = sample.lost
        lost[.clipped] = max(lost[.clipped] - (min(sample.share * factor, 1) - sample.share), 0)
        return AreaSample(lost: lost, pixels: sample.pixels, measurability: sample.measurability)
    }

    /// Returns the part of a sample that counts under a rule.
    private func counted(_ sample: AreaSample, _ rule: ImpressionRule) -> AreaSample {
        guard isPaused || rule.needsPlayback && !isPlaying else { return sample }
        return .nothing(.paused, pixels: sample.pixels, measurability: sample.measurability)
    }

    private func resample(_ now: ClockReading) {
        read(now)
        for (id, page) in pages.sorted(by: { $0.value.index < $1.value.index }) {
            let sample = sample(of: page.reading.sample, factor: page.factor)
            report { [self] ledger, wall in
                ledger.change(
                    id, index: page.index, to: now.awake, counted(sample, ledger.rule), isStep: true, end: .hidden,
                    wall: wall)
            }
        }
    }

    /// Adopts the ledgers of the current actions, and ends the exposures of the others.
    private func renewLedgers(at now: ClockReading?) {
        if let now { read(now) }
        let ended: (inout ExposureLedger<ID>) -> ExposureLedger<ID>.Changes = { [wall] ledger in
            guard let now, let wall else { return .init() }
            return ledger.end(at: now.awake, .nothing(.hidden), wall: wall) { _ in .hidden }
        }
        let viewable = impressions.renew(for: actions.impressions) { ended(&$0).viewable }
        let closed = exposures.renew(for: actions.exposures) { ended(&$0).ended }
        for report in viewable + closed { report.action(report.exposure) }
    }

    private func fire(_ now: ClockReading) {
        read(now)
        report { ledger, wall in ledger.advance(to: now.awake, wall: wall) }
    }

    private func read(_ clock: ClockReading) {
        if wall == nil { wall = WallWatch(clock) }
        wall!.read(clock)
    }

    private func report(_ change: (inout ExposureLedger<ID>, WallWatch) -> ExposureLedger<ID>.Changes) {
        guard let wall else { return }
        let viewable = impressions.change(place, reportingTo: actions.impressions) { change(&$0, wall).viewable }
        let ended = exposures.change(place, reportingTo: actions.exposures) { change(&$0, wall).ended }
        timer.moment = [impressions.deadline, exposures.deadline].compactMap { $0 }.min()
        for report in viewable + ended { report.action(report.exposure) }
    }
}

/// Reports the visible share of a page if the program handles it.
struct PageVisibilityReader<ID: Hashable>: ViewModifier {
    let isOn: Bool
    let item: PageItem<ID>
    /// The length of the page as a factor of the length of the carousel, at least 1.
    let factor: Double
    let kept: CarouselStorage<ID>

    func body(content: Content) -> some View {
        // The page keeps its state when the program begins or ends to measure it.
        content.onVisibility(isOn ? action : nil)
    }

    private var action: @MainActor (VisibilityReading) -> Void {
        { [item, factor, kept] reading in
            kept.exposures.visibilityDidChange(
                of: item.id, index: item.index, factor: factor, reading,
                isRemoved: kept.state.items.index(item.id, 0) == nil)
        }
    }
}

extension CarouselScroller {
    /// Whether the carousel reports the visibility of pages.
    var reportsVisibility: Bool {
        let actions = carousel.actions
        return !actions.impressions.isEmpty || !actions.exposures.isEmpty || !actions.visibilities.isEmpty
    }

    /// Returns a modifier that reads the visible share of a page.
    func visibilityReader(of item: PageItem<ID>, _ plan: CarouselPlan) -> PageVisibilityReader<ID> {
        // For a page that is longer than the carousel, the part of the carousel that it fills counts.
        var factor = 1.0
        if reportsVisibility, let container = state.container, container > 0 {
            factor = max(plan.track(in: container).extents.length(of: item.slot) / container, 1)
        }
        return PageVisibilityReader(isOn: reportsVisibility, item: item, factor: factor, kept: kept)
    }

    var exposureSetting: ExposureSetting {
        ExposureSetting(
            impressions: carousel.actions.impressions.map(\.counting),
            exposures: carousel.actions.exposures.map(\.counting), isPaused: impressionsArePaused,
            isPlaying: impressionsArePlaying)
    }

    func updateExposures() {
        kept.exposures.update(isPaused: impressionsArePaused, isPlaying: impressionsArePlaying)
    }
}

/// The settings that determine exposures.
struct ExposureSetting: Equatable {
    let impressions: [ExposureCounting]
    let exposures: [ExposureCounting]
    let isPaused: Bool
    let isPlaying: Bool
}

/// Detects whether a part of a view is visible in the scroll views around it.
struct VisibilityReader: ViewModifier {
    let action: (_ isEmpty: Bool) -> Void

    func body(content: Content) -> some View {
        content.onGeometryChange(for: Bool.self) { proxy in
            var seen = CGRect(origin: .zero, size: proxy.size)
            for axis in [Axis.horizontal, .vertical] {
                if let visible = proxy.bounds(of: .scrollView(axis: axis)) { seen = seen.intersection(visible) }
            }
            return seen.isNull || seen.width <= 0 || seen.height <= 0
        } action: {
            action($0)
        }
    }
}
