import SwiftUI

/// How much of a page is on screen.
package struct PageArea<ID: Hashable>: Equatable {
    package let item: ID
    package let index: Int
    /// 0 to 1.
    package let area: Double

    package init(item: ID, index: Int, area: Double) {
        self.item = item
        self.index = index
        self.area = area
    }
}

/// Which pages are being seen, since when, and which of them have been seen for long enough.
///
/// It is told how much of each page is on screen at certain times. Between two of them areas change evenly, or not until the second.
package struct ExposureLedger<ID: Hashable> {
    private struct Open {
        let start: Date
        var areaSeconds: Double
        var largest: Double
        var isTold = false

        mutating func reach(_ area: Double) { largest = max(largest, area) }
    }

    /// Changed only while no page is seen.
    package var rule: ImpressionRule
    /// Whether an item may be told of as viewable more than once.
    package var repeats: Bool
    /// Up to when it is known what was seen.
    package private(set) var time: Date?
    private var areas: [PageArea<ID>] = []
    private var open: [ID: Open] = [:]
    /// Items that were viewable.
    private var counted: Set<ID> = []
    /// Seconds of exposures that have ended since an item was last viewable.
    private var collected: [ID: Double] = [:]
    private var viewables = 0
    private var ends = 0

    package init(rule: ImpressionRule, repeats: Bool) {
        self.rule = rule
        self.repeats = repeats
    }

    /// What has become known.
    package struct News {
        /// Pages that have been seen for long enough.
        package var viewable: [PageExposure<ID>] = []
        /// Pages that are not seen any more.
        package var ended: [PageExposure<ID>] = []
    }

    /// Seconds until an exposure of an item is viewable; nil if it will not be told of.
    private func needed(_ item: ID) -> Double? {
        if counted.contains(item), !repeats { return nil }
        return max(rule.seconds - (rule.isCumulative ? collected[item] ?? 0 : 0), 0)
    }

    /// When a page will have been seen for long enough, if all stays as it is.
    package var deadline: Date? {
        open.compactMap { item, exposure in exposure.isTold ? nil : needed(item).map { exposure.start + $0 } }.min()
    }

    /// Nothing has changed up to a time.
    package mutating func advance(to now: Date) -> News {
        advance(to: now, areas, isContinuous: false) { _ in .left }
    }

    /// There are other areas at a time, which is not before the last.
    ///
    /// - Parameters:
    ///   - isContinuous: Whether areas have changed evenly since the last time. Otherwise they were as before until now.
    ///   - end: Why an item is not seen any more.
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
            // How far into this time enough of the page came into sight, or went.
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
        // What was told of is not told of once more for the same seconds.
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
