import SwiftUI

/// The visible area of a page.
package struct PageArea<ID: Hashable>: Equatable {
    package let item: ID
    package let index: Int
    /// The visible fraction of the page's area, from 0 to 1.
    package let area: Double

    package init(item: ID, index: Int, area: Double) {
        self.item = item
        self.index = index
        self.area = area
    }
}

/// Tracks which pages are visible, since when, and which of them have been visible long enough.
///
/// The caller reports the visible area of each page at points in time. Between two reports, areas change either
/// linearly or at the time of the second report.
package struct ExposureLedger<ID: Hashable> {
    private struct Open {
        let start: Date
        var areaSeconds: Double
        var largest: Double
        var isTold = false

        mutating func reach(_ area: Double) { largest = max(largest, area) }
    }

    /// The impression rule. It may change only while no page is visible.
    package var rule: ImpressionRule
    /// Whether an item can be reported as viewable more than once.
    package var repeats: Bool
    /// The time of the last report.
    package private(set) var time: Date?
    private var areas: [PageArea<ID>] = []
    private var open: [ID: Open] = [:]
    /// The items that were viewable.
    private var counted: Set<ID> = []
    /// The duration in seconds of the exposures of each item that ended since the item was last viewable.
    private var collected: [ID: Double] = [:]
    private var viewables = 0
    private var ends = 0

    package init(rule: ImpressionRule, repeats: Bool) {
        self.rule = rule
        self.repeats = repeats
    }

    /// The exposures that a report completed.
    package struct News {
        /// The pages that have been visible long enough.
        package var viewable: [PageExposure<ID>] = []
        /// The pages that are no longer visible.
        package var ended: [PageExposure<ID>] = []
    }

    /// Returns the seconds until an exposure of an item is viewable, or `nil` if it won't be reported.
    private func needed(_ item: ID) -> Double? {
        if counted.contains(item), !repeats { return nil }
        return max(rule.seconds - (rule.isCumulative ? collected[item] ?? 0 : 0), 0)
    }

    /// The time at which the next page will be viewable if the areas don't change.
    package var deadline: Date? {
        open.compactMap { item, exposure in exposure.isTold ? nil : needed(item).map { exposure.start + $0 } }.min()
    }

    /// Reports that the areas haven't changed up to a time.
    package mutating func advance(to now: Date) -> News {
        advance(to: now, areas, isContinuous: false) { _ in .left }
    }

    /// Reports new areas at a time, which must not be before the previous one.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - new: The visible areas.
    ///   - isContinuous: Whether the areas changed linearly since the previous report. Otherwise they changed at `now`.
    ///   - end: Returns the reason why an item is no longer visible.
    /// - Returns: The exposures that became viewable or ended.
    package mutating func advance(
        to now: Date, _ new: [PageArea<ID>], isContinuous: Bool, end: (ID) -> PageExposure<ID>.End
    ) -> News {
        var news = News()
        let start = time ?? now, now = max(now, start), seconds = now.timeIntervalSince(start)
        var pages = areas.map { (item: $0.item, index: $0.index, from: $0.area, to: 0.0) }
        for page in new {
            if let place = pages.firstIndex(where: { $0.item == page.item }) {
                pages[place].index = page.index
                pages[place].to = page.area
            } else {
                pages.append((page.item, page.index, 0, page.area))
            }
        }
        for page in pages {
            let enough = rule.area - 1e-9
            let isSeen = page.from >= enough, staysSeen = page.to >= enough
            // The fraction of the interval after which the page crosses the threshold.
            let crossing = isContinuous && isSeen != staysSeen ? (rule.area - page.from) / (page.to - page.from) : 1
            let moment = start + seconds * min(max(crossing, 0), 1)
            func area(_ date: Date) -> Double {
                isContinuous && seconds > 0 ? page.from + (page.to - page.from) * date.timeIntervalSince(start) / seconds : page.from
            }
            if isSeen {
                if open[page.item] == nil { open[page.item] = Open(start: start, areaSeconds: 0, largest: page.from) }
                grow(page.item, page.index, from: start, to: staysSeen ? now : moment, area, &news)
                if !staysSeen { close(page.item, page.index, at: moment, end(page.item), &news) }
            }
            if staysSeen, !isSeen {
                open[page.item] = Open(start: moment, areaSeconds: 0, largest: isContinuous ? rule.area : page.to)
                if isContinuous { grow(page.item, page.index, from: moment, to: now, area, &news) }
            }
            if staysSeen { open[page.item]?.reach(page.to) }
        }
        areas = new
        time = now
        return news
    }

    private mutating func grow(
        _ item: ID, _ index: Int, from start: Date, to end: Date, _ area: (Date) -> Double, _ news: inout News
    ) {
        guard var exposure = open[item] else { return }
        func added(until date: Date) -> Double { (area(start) + area(date)) / 2 * date.timeIntervalSince(start) }
        exposure.reach(area(start))
        if !exposure.isTold, let needed = needed(item), end.timeIntervalSince(exposure.start) >= needed - 1e-6 {
            let moment = min(max(exposure.start + needed, start), end)
            exposure.isTold = true
            counted.insert(item)
            viewables += 1
            var now = exposure
            now.areaSeconds += added(until: moment)
            now.reach(area(moment))
            news.viewable.append(record(viewables, item, index, now, until: moment, nil))
        }
        exposure.areaSeconds += added(until: end)
        exposure.reach(area(end))
        open[item] = exposure
    }

    private mutating func close(_ item: ID, _ index: Int, at moment: Date, _ end: PageExposure<ID>.End, _ news: inout News) {
        guard let exposure = open.removeValue(forKey: item) else { return }
        // Reported exposures don't count again for a later impression.
        if rule.isCumulative {
            collected[item] = exposure.isTold ? 0 : collected[item, default: 0] + moment.timeIntervalSince(exposure.start)
        }
        ends += 1
        news.ended.append(record(ends, item, index, exposure, until: moment, end))
    }

    private func record(
        _ number: Int, _ item: ID, _ index: Int, _ exposure: Open, until moment: Date, _ end: PageExposure<ID>.End?
    ) -> PageExposure<ID> {
        PageExposure(
            number: number, item: item, index: index, rule: rule, start: exposure.start,
            duration: max(moment.timeIntervalSince(exposure.start), 0), areaSeconds: exposure.areaSeconds, largestArea: exposure.largest,
            isViewable: exposure.isTold, end: end)
    }
}
