import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Calendars that are dragged, flicked, tapped, commanded, and resized.
@MainActor @Suite struct CalendarRecordTests {
    @MainActor @Observable final class Years {
        var isShown = false
    }

    struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var scrolling = MonthCalendarScrolling.continuous
        var axis = Axis.vertical
        var rows = MonthCalendarRows.varying
        var titles: MonthCalendarTitles?
        var height = MonthCalendarHeight.flexible
        var showsNumbers = false
        var rightToLeft = false
        var reducesMotion = false
        var size = CGSize(width: 390, height: 420)
        var months: ClosedRange<Month>?

        var testDescription: String { name }
    }

    nonisolated static let settings = [
        Setting(name: "continuous"),
        Setting(name: "aligned", scrolling: .aligned, titles: .pinned, showsNumbers: true),
        Setting(name: "pages", scrolling: .paged, rows: .fixed, rightToLeft: true),
        Setting(name: "row", scrolling: .paged, axis: .horizontal, titles: .pinned, height: .month),
        Setting(name: "mirrored row", scrolling: .paged, axis: .horizontal, showsNumbers: true, rightToLeft: true),
        Setting(
            name: "low", scrolling: .aligned, titles: .inline, size: CGSize(width: 320, height: 200),
            months: october - 3...october + 4),
        Setting(name: "less motion", scrolling: .aligned, reducesMotion: true),
    ]

    private struct Scene: View {
        let setting: Setting
        @Bindable var bound: Bound
        let years: Years
        let log: (String) -> Void

        var body: some View {
            MonthCalendar(
                selection: $bound.range, in: setting.months, position: $bound.month, disabled: { $0.number % 11 == 0 }
            )
            .monthCalendarScrolling(setting.scrolling).monthCalendarAxis(setting.axis)
            .monthCalendarRows(setting.rows).monthCalendarTitles(setting.titles).monthCalendarHeight(setting.height)
            .weekNumbers(setting.showsNumbers ? .byRule : .hidden).weekRule(.iso8601)
            .monthCalendarOverview(isPresented: Bindable(years).isShown)
            .onMonthCalendarChange { log("\($0) \($1)") }
            .onMonthCalendarRange { log("\($0) \($1)") }
        }
    }

    @Test(arguments: settings) func calendar(_ setting: Setting) throws {
        let bound = Bound(), years = Years()
        bound.range = october21 - 4...october21 + 9
        var log: [String] = []
        let stage = Stage.calendar(size: setting.size) {
            if setting.rightToLeft { $0.layoutDirection = .rightToLeft }
            $0.setReduceMotion(setting.reducesMotion)
        } content: {
            Scene(setting: setting, bound: bound, years: years) { log.append($0) }
        }
        let trace = Trace(stage) {
            defer { log = [] }
            return log + ["month \(bound.month)", "range \(bound.range.map { "\($0)" } ?? "-")"]
        }
        let sign: CGFloat = setting.rightToLeft ? -1 : 1
        func along(_ length: CGFloat) -> CGSize {
            setting.axis == .horizontal ? CGSize(width: length * sign, height: 0) : CGSize(width: 0, height: length)
        }
        let middle = CGPoint(x: setting.size.width / 2, y: setting.size.height * 0.6)
        for length in [-130.0, 70] {
            let finger = stage.touch(at: middle)
            finger.move(by: along(length), over: 0.2)
            trace.note("dragged")
            finger.hold(for: 0.2)
            finger.lift()
            try trace.settle("drag")
        }
        trace.elements()
        for velocity in [-2_500.0, 1_100] {
            stage.flick(from: middle, velocity: along(velocity))
            trace.watch("flicked", 0.3, times: 1)
            try trace.settle("flick")
        }
        stage.tap(at: middle)
        try trace.settle("tap")
        let held = stage.touch(at: middle)
        held.hold(for: 0.4)
        held.move(by: CGSize(width: 70, height: 55), over: 0.2)
        trace.note("held")
        held.move(
            to: CGPoint(x: setting.axis == .vertical ? middle.x : setting.size.width - 15, y: setting.size.height - 12),
            over: 0.2)
        held.hold(for: 1)
        trace.note("at the edge")
        held.lift()
        try trace.settle("hold")
        for key in [KeyEvent.Key.downArrow, .rightArrow, .pageDown, .home, .space] {
            stage.press(key)
            try trace.settle("\(key)")
        }
        for month in [october + 1, october - 2, october + 3] {
            bound.month = month
            trace.watch("month", 0.2, times: 1)
            try trace.settle("month")
        }
        stage.resize(to: CGSize(width: setting.size.width - 30, height: setting.size.height + 90))
        try trace.settle("resized")
        years.isShown = true
        trace.watch("years", 0.2, times: 1)
        try trace.settle("years")
        trace.elements()
        stage.press(.rightArrow)
        stage.press(.downArrow)
        try trace.settle("arrows")
        stage.press(.return)
        trace.watch("return", 0.2, times: 1)
        try trace.settle("return")
        try Record.check("Calendar/\(setting.name)", trace.lines)
    }
}
