import SwiftUI

/// The positions of the realized months in the viewport.
@MainActor
final class MonthFrames {
    /// The name of the viewport's coordinate space.
    nonisolated static let space = "Scrollwork.MonthCalendar"
    /// The name of the coordinate space of a month's page, or of the month if there are no pages.
    nonisolated static let page = "Scrollwork.MonthPage"

    /// The size of the viewport in points, or `nil` before the first layout.
    var viewport: CGSize?
    var size: CGSize { viewport ?? .zero }
    var hasNoRoom: Bool { viewport.map { $0.width <= 0 || $0.height <= 0 } ?? false }
    /// The positions of the realized months in order of appearance. A month that begins to scroll on its page appears
    /// again with the same position before it disappears.
    private var mounted: [Month: [MonthFrame]] = [:]
    private var jump: Jump?
    private var jumps = 0

    private struct Jump {
        let number: Int
        let month: Month
        let axis: Axis
        let done: (Bool) -> Void
    }

    func add(_ place: MonthFrame, of month: Month) { mounted[month, default: []].append(place) }

    /// Removes an instance of a month.
    func remove(_ place: MonthFrame, of month: Month) {
        guard let index = mounted[month]?.firstIndex(where: { $0 === place }) else { return }
        mounted[month]?.remove(at: index)
        if mounted[month]?.isEmpty == true { mounted[month] = nil }
    }

    /// The positions of the visible months, one for each month.
    private var places: [Month: MonthFrame] { mounted.compactMapValues(\.last) }

    private subscript(month: Month) -> MonthFrame? {
        guard let place = mounted[month]?.last, !place.frame.isEmpty else { return nil }
        return place
    }

    /// Returns the distance in points from the start of the viewport to the start of a month.
    private func start(of place: MonthFrame, _ axis: Axis, _ direction: LayoutDirection = .leftToRight) -> CGFloat {
        if axis == .vertical { return place.frame.minY - place.gridTop }
        return direction == .leftToRight ? place.frame.minX : size.width - place.frame.maxX
    }

    /// Returns the month whose start is nearest to the start of the viewport, and its distance from there in points.
    func first(_ axis: Axis, _ direction: LayoutDirection) -> (month: Month, start: CGFloat)? {
        places.filter { !$0.value.frame.isEmpty }.map { ($0.key, start(of: $0.value, axis, direction)) }
            .min { (abs($0.1), $0.0.number) < (abs($1.1), $1.0.number) }
    }

    /// Whether the whole row of a day is visible.
    func isVisible(_ day: Day, _ setting: CalendarSetting) -> Bool {
        let month = Month(containing: day, in: setting.system)
        guard let place = self[month] else { return false }
        let grid = setting.grid(month)
        let row = place.frame.height / CGFloat(grid.rows)
        let top = place.frame.minY + CGFloat(grid.place(of: grid.days.lowerBound.distance(to: day)).row) * row
        return top > -1 && top + row < size.height + 1 && place.frame.minX > -1 && place.frame.maxX < size.width + 1
    }

    /// Whether a month is at its rest position or completely visible.
    func shows(_ month: Month, _ axis: Axis) -> Bool {
        guard let place = self[month] else { return false }
        let start = start(of: place, axis)
        return abs(start) < 1 || (axis == .vertical && start > -1 && place.frame.maxY < size.height + 1)
    }

    /// Whether a month fills the viewport. It may extend beyond it.
    func fills(_ month: Month, _ setting: CalendarSetting) -> Bool {
        guard let place = self[month] else { return false }
        let start = start(of: place, setting.options.axis)
        return start < 1 && (!setting.isPaged || start > -1) && place.frame.maxY > size.height - 1
    }

    /// Whether a month that fills the viewport extends below it by at least half a row.
    func extendsBelow(_ month: Month, _ setting: CalendarSetting) -> Bool {
        guard setting.options.axis == .vertical, let place = self[month], fills(month, setting) else { return false }
        return place.frame.maxY - place.frame.height / CGFloat(setting.grid(month).rows) / 2 > size.height
    }

    /// Returns the topmost week in a month that fills the viewport.
    func week(_ setting: CalendarSetting) -> Day? {
        for (month, place) in places where place.week != nil && fills(month, setting) { return place.week }
        return nil
    }

    /// Whether the months can be at rest at their current position. Otherwise a finger holds them.
    ///
    /// - Parameters:
    ///   - setting: The layout rules.
    ///   - direction: The layout direction.
    ///   - last: The number of the last month.
    func mayRest(_ setting: CalendarSetting, _ direction: LayoutDirection, last: Int) -> Bool {
        guard setting.options.scrolling != .continuous, let first = first(setting.options.axis, direction) else {
            return true
        }
        if abs(first.start) < 1 { return true }
        if setting.isPaged { return false }
        return fills(first.month, setting)
            || self[Month(number: last, in: setting.system)].map { $0.frame.maxY < size.height + 1 } ?? false
    }

    /// Whether a month fills the viewport if a day of it is at the top.
    func fills(from day: Day, _ setting: CalendarSetting) -> Bool {
        let month = Month(containing: day, in: setting.system)
        guard let place = self[month] else { return false }
        let grid = setting.grid(month)
        let row = place.frame.height / CGFloat(grid.rows)
        return CGFloat(grid.rows - grid.place(of: grid.days.lowerBound.distance(to: day)).row) * row > size.height - 1
    }

    /// Returns the day at a point of the viewport, or the nearest day of the month at that point.
    func day(at point: CGPoint, _ setting: CalendarSetting, _ direction: LayoutDirection) -> Day? {
        func distance(_ frame: CGRect) -> CGFloat {
            max(frame.minY - point.y, point.y - frame.maxY, 0) + max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        let seen = places.filter { !$0.value.frame.isEmpty }
        // Between two months that are equally near is the earlier one.
        let nearest = seen.min {
            (distance($0.value.frame), $0.key.number) < (distance($1.value.frame), $1.key.number)
        }
        guard let (month, place) = nearest else { return nil }
        let grid = setting.grid(month)
        let spot = place.spot(
            at: CGPoint(x: point.x - place.frame.minX, y: point.y - place.frame.minY), in: grid, setting, direction)
        return grid.nearestDay(row: spot.row, column: spot.column)
    }

    // MARK: Jumps

    /// Begins a jump to a month and ends the previous one.
    ///
    /// - Returns: The number of the jump.
    func beginJump(to month: Month, _ axis: Axis, _ done: @escaping (Bool) -> Void) -> Int {
        endJump(false)
        jumps += 1
        jump = Jump(number: jumps, month: month, axis: axis, done: done)
        arrive()
        return jumps
    }

    /// Ends the current jump if it has the given number, or any jump if the number is `nil`.
    func endJump(_ isThere: Bool, _ number: Int? = nil) {
        guard let jump, number == nil || number == jump.number else { return }
        self.jump = nil
        jump.done(isThere)
    }

    /// Ends the jump if its month has reached the rest position.
    func arrive() {
        guard let jump, let place = self[jump.month] else { return }
        if abs(start(of: place, jump.axis)) < Tolerance.position { endJump(true) }
    }
}

/// The position of a month.
@MainActor
final class MonthFrame {
    /// The frame of the grid of days in the viewport.
    private(set) var frame = CGRect.zero
    /// The distance from the start of the page to the grid in points: the height of the content above it, minus the
    /// scroll offset of the month on its page.
    private(set) var gridTop: CGFloat = 0

    /// The topmost week of the viewport after the last scroll, or `nil` if the month starts farther down.
    private(set) var week: Day?

    /// Sets the frame of the grid. If its height hasn't changed, the month scrolled, and the topmost week is updated.
    /// Otherwise the month has a new layout, and the topmost week stays the same.
    func move(to frame: CGRect, gridTop: CGFloat, _ grid: MonthGrid) {
        if frame.height == self.frame.height, frame.height > 0 {
            let row = frame.height / CGFloat(grid.rows)
            week =
                frame.minY < -row / 2 && frame.maxY > 0
                ? grid.nearestDay(row: Int((-frame.minY / row).rounded()), column: 0) : nil
        }
        self.frame = frame
        self.gridTop = gridTop
    }

    /// Returns the row and the column at a point of the grid.
    func spot(
        at point: CGPoint, in grid: MonthGrid, _ setting: CalendarSetting, _ direction: LayoutDirection
    ) -> (row: Int, column: Int) {
        guard frame.width > 0, frame.height > 0, point.x.isFinite, point.y.isFinite else { return (0, 0) }
        let showsNumbers = setting.showsNumbers
        let column = MonthGridLayout.column(in: frame.width, showsNumbers: showsNumbers)
        let x = direction == .rightToLeft ? frame.width - point.x : point.x
        let start = showsNumbers ? column * MonthGridLayout.numberShare : 0
        let row = frame.height / CGFloat(grid.rows)
        return (Int((point.y / row).rounded(.down)), Int(((x - start) / column).rounded(.down)))
    }

    func day(at point: CGPoint, in grid: MonthGrid, _ setting: CalendarSetting, _ direction: LayoutDirection) -> Day? {
        let spot = spot(at: point, in: grid, setting, direction)
        return grid.day(row: spot.row, column: spot.column)
    }
}
