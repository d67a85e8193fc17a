import ImpressionLedger

/// Which pages are visible, since when, and which of them have been for long enough.
///
/// - Complexity: A change of one page does not depend on how many there are.
package struct ExposureLedger<ID: Hashable> {
    private struct Page {
        var meter: ImpressionMeter
        var index: Int
    }

    package let rule: ImpressionRule
    /// Whether an item may be reported as viewable more than once.
    package let repeats: Bool
    private var pages: [ID: Page] = [:]
    /// Items that were viewable.
    private var counted: Set<ID> = []
    private var viewables = 0
    private var ends = 0

    package init(rule: ImpressionRule, repeats: Bool) {
        self.rule = rule
        self.repeats = repeats
    }

    /// What has become known.
    package struct News {
        /// Pages that have been visible for long enough.
        package var viewable: [PageExposure<ID>] = []
        /// Pages whose exposure is over.
        package var ended: [PageExposure<ID>] = []
    }

    /// When the next page will be viewable, if all stays as it is. O(number of pages that are known).
    package var deadline: Double? {
        pages.lazy.compactMap { id, page in repeats || !counted.contains(id) ? page.meter.deadline : nil }.min()
    }

    /// Items may be elsewhere in the data. O(number of pages that are known).
    package mutating func move(_ place: (ID) -> Int?) {
        for id in pages.keys { if let index = place(id) { pages[id]?.index = index } }
    }

    /// Another part of a page is visible.
    package mutating func change(
        _ id: ID, index: Int, to now: Double, _ sample: AreaSample, lookedAt: Double? = nil, isStep: Bool = false,
        end: PageExposure<ID>.End, wall: WallWatch
    ) -> News {
        var page = pages[id] ?? Page(meter: ImpressionMeter(rule: rule), index: index)
        page.index = index
        let events = page.meter.advance(to: now, sample, lookedAt: lookedAt, isStep: isStep)
        // Of a page that is not visible only what was collected has to be known.
        pages[id] = page.meter.open == nil && page.meter.collected == 0 && sample.share <= 0 ? nil : page
        return news(events, id, index, end, wall)
    }

    /// Nothing has changed up to a time.
    package mutating func advance(to now: Double, wall: WallWatch) -> News {
        var news = News()
        for id in Array(pages.keys) {
            guard var page = pages[id], page.meter.open != nil else { continue }
            let events = page.meter.advance(to: now)
            pages[id] = page
            let more = self.news(events, id, page.index, .hidden, wall)
            news.viewable += more.viewable
        }
        return news
    }

    /// Ends what is visible of all pages.
    package mutating func end(at now: Double, _ sample: AreaSample, wall: WallWatch, why: (ID) -> PageExposure<ID>.End)
        -> News
    {
        var news = News()
        for (id, page) in pages.sorted(by: { $0.value.index < $1.value.index }) {
            let more = change(id, index: page.index, to: now, sample, isStep: true, end: why(id), wall: wall)
            news.viewable += more.viewable
            news.ended += more.ended
        }
        return news
    }

    private mutating func news(
        _ events: [ImpressionMeter.Event], _ id: ID, _ index: Int, _ end: PageExposure<ID>.End, _ wall: WallWatch
    ) -> News {
        var news = News()
        for event in events {
            switch event {
            case .viewable(let exposure):
                guard counted.insert(id).inserted || repeats else { continue }
                viewables += 1
                news.viewable.append(PageExposure(viewables, id, index, rule, exposure, wall, nil))
            case .closed(let exposure, _):
                ends += 1
                news.ended.append(PageExposure(ends, id, index, rule, exposure, wall, end))
            }
        }
        return news
    }
}
