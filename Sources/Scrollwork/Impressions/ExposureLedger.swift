import ImpressionLedger

/// The visible pages of a carousel, with the start and the duration of their exposures.
///
/// - Complexity: A change of one page is independent of the number of pages.
package struct ExposureLedger<ID: Hashable> {
    private struct Page {
        var meter: ImpressionMeter
        var index: Int
    }

    package let rule: ImpressionRule
    /// Whether an item can become viewable more than once.
    package let repeats: Bool
    private var pages: [ID: Page] = [:]
    /// The items that became viewable.
    private var counted: Set<ID> = []
    private var viewables = 0
    private var ends = 0

    package init(rule: ImpressionRule, repeats: Bool) {
        self.rule = rule
        self.repeats = repeats
    }

    /// The results of a change.
    package struct Changes {
        /// The pages that became viewable.
        package var viewable: [PageExposure<ID>] = []
        /// The pages whose exposures ended.
        package var ended: [PageExposure<ID>] = []
    }

    /// The time at which the next page becomes viewable if nothing changes.
    ///
    /// - Complexity: O(*n*) in the number of measured pages.
    package var deadline: Double? {
        pages.lazy.compactMap { id, page in repeats || !counted.contains(id) ? page.meter.deadline : nil }.min()
    }

    /// Updates the positions of the items in the data.
    ///
    /// - Complexity: O(*n*) in the number of measured pages.
    package mutating func move(_ place: (ID) -> Int?) {
        for id in pages.keys { if let index = place(id) { pages[id]?.index = index } }
    }

    /// Changes the visible part of a page.
    package mutating func change(
        _ id: ID, index: Int, to now: Double, _ sample: AreaSample, previousTime: Double? = nil, isStep: Bool = false,
        end: PageExposure<ID>.End, wall: WallWatch
    ) -> Changes {
        var page = pages[id] ?? Page(meter: ImpressionMeter(rule: rule), index: index)
        page.index = index
        let events = page.meter.advance(to: now, sample, previousTime: previousTime, isStep: isStep)
        // An invisible page is stored only for its cumulative duration.
        pages[id] = page.meter.open == nil && page.meter.collected == 0 && sample.share <= 0 ? nil : page
        return changes(events, id, index, end, wall)
    }

    /// Advances to a time without a change.
    package mutating func advance(to now: Double, wall: WallWatch) -> Changes {
        var changes = Changes()
        // Pages that become viewable at the same time are counted in their order.
        for (id, known) in pages.sorted(by: { $0.value.index < $1.value.index }) where known.meter.open != nil {
            var page = known
            let events = page.meter.advance(to: now)
            pages[id] = page
            let more = self.changes(events, id, page.index, .hidden, wall)
            changes.viewable += more.viewable
        }
        return changes
    }

    /// Ends the exposures of all pages.
    package mutating func end(at now: Double, _ sample: AreaSample, wall: WallWatch, why: (ID) -> PageExposure<ID>.End)
        -> Changes
    {
        var changes = Changes()
        for (id, page) in pages.sorted(by: { $0.value.index < $1.value.index }) {
            let more = change(id, index: page.index, to: now, sample, isStep: true, end: why(id), wall: wall)
            changes.viewable += more.viewable
            changes.ended += more.ended
        }
        return changes
    }

    private mutating func changes(
        _ events: [ImpressionMeter.Event], _ id: ID, _ index: Int, _ end: PageExposure<ID>.End, _ wall: WallWatch
    ) -> Changes {
        var changes = Changes()
        for event in events {
            switch event {
            case .viewable(let exposure):
                guard counted.insert(id).inserted || repeats else { continue }
                viewables += 1
                changes.viewable.append(PageExposure(viewables, id, index, rule, exposure, wall, nil))
            case .closed(let exposure, _):
                // A page that was visible for no time wasn't exposed.
                guard exposure.duration > 0 else { continue }
                ends += 1
                changes.ended.append(PageExposure(ends, id, index, rule, exposure, wall, end))
            }
        }
        return changes
    }
}
