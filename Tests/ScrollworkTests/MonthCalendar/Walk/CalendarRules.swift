import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// The invariants of a calendar, from the outside.
@MainActor
struct CalendarRules {
    let stage: Stage
    let walked: WalkedCalendar
    /// The date of the stage's time 0.
    let origin: Date

    /// A realized month in the layout.
    struct Sheet {
        let month: Month
        let days: [Day: CGRect]
        var grid: CGRect { days.values.reduce(CGRect.null) { $0.union($1) } }
        /// The top of the month, at its title if it has one.
        var top: CGFloat
    }

    /// The part of the stage that shows months.
    var viewport: CGRect? {
        guard let name = stage.frames(prefix: "day-").keys.first, let scroll = try? stage.scroll(name) else {
            return nil
        }
        let height = scroll.containerSize.height
        return CGRect(x: 0, y: stage.size.height - height, width: stage.size.width, height: height)
    }

    var today: Day { Day(origin.addingTimeInterval(stage.time), in: walked.timeZone) }

    /// The months of the calendar.
    var months: ClosedRange<Month> {
        let system = walked.system
        let days =
            walked.months.map { $0.lowerBound.firstDay...$0.upperBound.days.upperBound - 1 } ?? today - 36_524...today
            + 36_524
        let first = Month(containing: days.lowerBound, in: system),
            last = Month(containing: days.upperBound, in: system)
        return first...max(first, last)
    }

    /// The bound month, clamped to the months of the calendar.
    var bound: Month {
        let month = walked.position
        let own = month.system == walked.system ? month : Month(containing: month.firstDay + 14, in: walked.system)
        return min(max(own, months.lowerBound), months.upperBound)
    }

    var sheets: [Sheet] {
        let titles = stage.frames(prefix: "title-")
        var days: [Month: [Day: CGRect]] = [:]
        for (name, frame) in stage.frames(prefix: "day-") {
            guard let day = Self.day(name) else { continue }
            days[Month(containing: day, in: walked.system), default: [:]][day] = frame
        }
        return days.map { month, days in
            let first = days.values.map(\.minY).min() ?? 0
            let title = walked.showsPinnedTitle ? nil : titles["title-\(month.firstDay)"]
            return Sheet(month: month, days: days, top: (title?.minY ?? first) + scrolled(on: month))
        }.sorted { $0.month < $1.month }
    }

    /// Returns the scroll offset of a month that is too long for its page.
    private func scrolled(on month: Month) -> CGFloat {
        guard walked.isPaged, let months = try? stage.scroll("walked"),
            let own = try? stage.scroll("day-\(month.firstDay)")
        else { return 0 }
        return own.contentSize == months.contentSize ? 0 : own.offset.y
    }

    static func day(_ name: String) -> Day? {
        let parts = name.dropFirst(4).split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? Day(year: parts[0], month: parts[1], day: parts[2]) : nil
    }

    // MARK: At any time

    /// Returns the violations of rules that apply at any time.
    func faults() -> [String] {
        guard walked.isShown else { return [] }
        let sheets = sheets
        if sheets.isEmpty { return areThrownOut ? [] : ["no month is made"] }
        var faults: [String] = []
        for sheet in sheets {
            faults += self.faults(of: sheet)
            if !months.contains(sheet.month) { faults.append("\(sheet.month.firstDay) is outside of the months") }
        }
        return faults + neighborFaults(sheets) + semanticFaults()
    }

    /// A Boolean value that indicates whether the months are beyond an end of the visible area. All months together can
    /// be so short that a bounce makes them invisible.
    private var areThrownOut: Bool {
        guard let place = try? stage.scroll("walked") else { return false }
        return place.offset.y >= place.contentSize.height || place.offset.y <= -place.containerSize.height
    }

    private func faults(of sheet: Sheet) -> [String] {
        let days = sheet.month.days
        if Set(days) != Set(sheet.days.keys) {
            return ["\(sheet.month.firstDay) has \(sheet.days.count) days of \(days.count)"]
        }
        let blanks = blanks(before: sheet.month), grid = sheet.grid
        let rows = CGFloat((blanks + days.count + 6) / 7)
        // A page can be anywhere; its first day determines where.
        let shift = walked.axis == .horizontal ? pageStart(sheet) : 0
        for (index, day) in days.enumerated() {
            let frame = sheet.days[day]!
            let expected = CGPoint(
                x: start(ofColumn: (index + blanks) % 7),
                y: grid.minY + CGFloat((index + blanks) / 7) * (grid.height / rows))
            if abs(frame.minX - expected.x - shift) > 1.6 || abs(frame.minY - expected.y) > 1 {
                return ["\(day) is at \(frame.origin) and not at \(expected) + \(shift)"]
            }
        }
        return []
    }

    /// Returns the number of empty columns in the first row of a month.
    private func blanks(before month: Month) -> Int { (month.firstDay.weekday - walked.weekStart + 7) % 7 }

    /// Returns the leading edge of a column on an aligned page.
    private func start(ofColumn number: Int) -> CGFloat {
        let width = stage.size.width, column = width / (walked.weekNumbers == .hidden ? 7 : 7.8)
        let x = (walked.weekNumbers == .hidden ? 0 : column * 0.8) + CGFloat(number) * column
        return walked.direction == .rightToLeft ? width - x - column : x
    }

    /// Returns the distance of a page from its aligned position.
    private func pageStart(_ sheet: Sheet) -> CGFloat {
        let first = sheet.month.firstDay
        guard let frame = sheet.days[first] else { return .infinity }
        return frame.minX - start(ofColumn: blanks(before: sheet.month))
    }

    /// Returns the violations of the rule that months are adjacent, without gaps and overlaps.
    private func neighborFaults(_ sheets: [Sheet]) -> [String] {
        zip(sheets, sheets.dropFirst()).compactMap { a, b in
            guard b.month == a.month + 1 else { return nil }
            if walked.axis == .horizontal {
                let step = pageStart(b) - pageStart(a)
                return abs(abs(step) - stage.size.width) < 1 && (step > 0) == (walked.direction == .leftToRight)
                    ? nil : "\(b.month.firstDay) is \(step) after the month before"
            }
            if walked.scrolling == .paged { return nil }
            let isFixed = walked.rows == .fixed
            let row = a.days.values.first!.height
            let end = isFixed ? a.days.values.map(\.minY).min()! + 6 * row : a.grid.maxY
            return abs(b.top - end) < 1
                ? nil : "\(b.month.firstDay) begins at \(b.top), the month before ends at \(end)"
        }
    }

    private func semanticFaults() -> [String] {
        var faults: [String] = []
        var counts: [String: Int] = [:]
        for node in stage.semantics.flattened where node.identifier?.hasPrefix("day-") == true && node.label != nil {
            counts[node.identifier!, default: 0] += 1
            guard let day = Self.day(node.identifier!) else { continue }
            if node.traits.contains(.selected) != walked.isChosen(day) {
                faults.append("\(day) is read as chosen or not, and is not so")
            }
            let isFree =
                months.lowerBound.firstDay <= day && day < months.upperBound.days.upperBound && !walked.isDisabled(day)
                && !(walked.choice == .range && walked.isBlocked(day))
            if (node.role == .button) != (isFree && walked.choice != .none) {
                faults.append("\(day) is read as \(node.role)")
            }
            if node.label!.hasPrefix("Today") != (day == today) {
                faults.append("\(day) is called today or not, and is not so: \(today)")
            }
        }
        if let twice = counts.first(where: { $0.value > 1 }) {
            faults.append("\(twice.key) is read \(twice.value) times")
        }
        let focused = stage.frames(prefix: "day-").keys.filter { (try? stage.text(of: $0).contains("focus")) == true }
        if focused.count > 1 { faults.append("the keyboard is at \(focused)") }
        return faults
    }

    // MARK: At rest

    /// Returns the violations of rules that apply at rest without a finger.
    func faultsAtRest() -> [String] {
        guard walked.isShown else { return [] }
        if walked.showsYears { return overviewFaults() }
        guard let viewport, viewport.height > 0 else { return [] }
        let sheets = sheets
        var faults: [String] = []
        if let day = sheets.first?.days.keys.first, let opacity = try? stage.opacity(of: "day-\(day)"), opacity != 1 {
            faults.append("the months are seen through: \(opacity)")
        }
        if let day = sheets.first?.days.keys.first, let drawn = try? stage.drawnFrame(of: "day-\(day)"),
            abs(drawn.midX - sheets[0].days[day]!.midX) > 0.5
        {
            faults.append("the months are drawn elsewhere than laid out")
        }
        guard let place = try? stage.scroll("walked") else { return faults + ["nothing scrolls"] }
        if walked.showsPinnedTitle, walked.hasPosition, !stage.exists("title-\(bound.firstDay)") {
            faults.append("the title is not \(bound.firstDay)")
        }
        let isVertical = walked.axis == .vertical
        let atEnd =
            isVertical
            ? place.offset.y + place.containerSize.height > place.contentSize.height - 1
            : place.offset.x + place.containerSize.width > place.contentSize.width - 1 || place.offset.x < 1
        let begins = sheets.map { isVertical ? $0.top - viewport.minY : pageStart($0) }
        if isVertical,
            place.offset.y < -0.5
                || (atEnd && place.contentSize.height > place.containerSize.height
                    && place.offset.y + place.containerSize.height > place.contentSize.height + 0.5)
        {
            faults.append("the months rest beyond their end: \(place)")
        }
        // Months longer than the visible area can rest wherever only one month is visible.
        let isFilled =
            isVertical && walked.scrolling == .aligned
            && zip(begins, begins.dropFirst() + [.infinity]).contains { $0 < 0 && $1 > viewport.height - 0.6 }
        if walked.scrolling != .continuous, !atEnd, !isFilled, !begins.contains(where: { abs($0) < 0.6 }) {
            faults.append("no month begins where they rest: \(begins) in \(viewport.size)")
        }
        if walked.hasPosition {
            guard let index = sheets.firstIndex(where: { $0.month == bound }) else {
                return faults + ["\(bound.firstDay) is bound and \(sheets.map { "\($0.month.firstDay)" }) are made"]
            }
            let length = isVertical ? viewport.height : viewport.width
            if begins[index] > length || begins[index] < -length, isVertical || walked.isPaged {
                faults.append("\(bound.firstDay) is bound and begins at \(begins[index])")
            }
            if walked.scrolling == .paged, !atEnd, abs(begins[index]) > 0.6 {
                faults.append("\(bound.firstDay) is bound and its page is at \(begins[index])")
            }
        }
        return faults
    }

    private func overviewFaults() -> [String] {
        let names = stage.semantics.flattened.compactMap(\.identifier)
        var faults: [String] = []
        if names.contains(where: { $0.hasPrefix("day-") }) { faults.append("days are read while years are shown") }
        let months = names.filter { $0.hasPrefix("month-2") || $0.hasPrefix("month-1") }
        if months.isEmpty { faults.append("no month is read while years are shown") }
        if Set(months).count != months.count { faults.append("a month is read twice") }
        return faults
    }
}
