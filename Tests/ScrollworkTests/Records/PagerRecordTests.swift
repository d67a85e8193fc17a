import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pagers of pages and weeks that are dragged, flicked, commanded, and resized.
@MainActor @Suite struct PagerRecordTests {
    struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var axis = Axis.horizontal
        var bounds: ClosedRange<Int64> = .min ... .max
        var limit = 1
        var rightToLeft = false
        var reducesMotion = false

        var testDescription: String { name }
    }

    @Test(arguments: [
        Setting(name: "row"), Setting(name: "column", axis: .vertical, bounds: -2...90, limit: 3),
        Setting(name: "mirrored row", bounds: -60...4, limit: 2, rightToLeft: true),
        Setting(name: "less motion", reducesMotion: true),
    ])
    func pager(_ setting: Setting) throws {
        let log = PagerLog(2)
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            if setting.rightToLeft { $0.layoutDirection = .rightToLeft }
            $0.setReduceMotion(setting.reducesMotion)
        } content: {
            PagerScene(log: log, axis: setting.axis, bounds: setting.bounds, limit: setting.limit)
        }
        let trace = Trace(stage) {
            defer { log.forget() }
            return ["passing \(log.passing)", "target \(log.target)", "settled \(log.settled)", "index \(log.index)"]
        }
        let sign: CGFloat = setting.rightToLeft ? -1 : 1
        func along(_ length: CGFloat) -> CGSize {
            setting.axis == .horizontal ? CGSize(width: length * sign, height: 0) : CGSize(width: 0, height: length)
        }
        let middle = CGPoint(x: 150, y: 100)
        for lengths in [[-40.0, -60], [-30, 20], [80, 90]] {
            let finger = stage.touch(at: middle)
            for length in lengths {
                finger.move(by: along(length), over: 0.2)
                trace.note("dragged")
            }
            finger.hold(for: 0.2)
            finger.lift()
            trace.watch("lifted", 0.1, times: 1)
            try trace.settle("drag")
        }
        for velocity in [-1_200.0, -5_000, 700] {
            stage.flick(from: middle, velocity: along(velocity))
            trace.watch("flicked", 0.2, times: 2)
            try trace.settle("flick")
        }
        trace.elements()
        stage.press(.tab)
        for key in [KeyEvent.Key.pageDown, setting.axis == .horizontal ? .leftArrow : .upArrow] {
            stage.press(key)
            trace.watch("\(key)", 0.1, times: 1)
        }
        try trace.settle("keys")
        for step in [1.0, -2] { stage.wheel(by: along(step), at: middle) }
        try trace.settle("wheel")
        for index: Int64 in [3, 60, -1_000] {
            log.index = index
            trace.watch("index", 0.3, times: 3)
            if index == 60 { stage.resize(to: CGSize(width: 340, height: 260)) }
            try trace.settle("index")
        }
        try Record.check("Pager/\(setting.name)", trace.lines)
    }

    struct Weeks: Sendable, CustomTestStringConvertible {
        var name: String
        var showsMonth = false
        var showsNumbers = false
        var rightToLeft = false
        var reducesMotion = false
        var typeSize = DynamicTypeSize.large

        var testDescription: String { name }
    }

    @Test(arguments: [
        Weeks(name: "weeks"), Weeks(name: "month", showsMonth: true, showsNumbers: true),
        Weeks(name: "mirrored weeks", showsNumbers: true, rightToLeft: true),
        Weeks(name: "less motion", reducesMotion: true, typeSize: .accessibility1),
    ])
    func weeks(_ setting: Weeks) throws {
        let log = WeekLog(october21)
        (log.isMonthShown, log.showsNumbers) = (setting.showsMonth, setting.showsNumbers)
        let stage = Stage(size: CGSize(width: 370, height: 500)) {
            if setting.rightToLeft { $0.layoutDirection = .rightToLeft }
            $0.setReduceMotion(setting.reducesMotion)
            $0.dynamicTypeSize = setting.typeSize
        } content: {
            WeekScene(log: log)
        }
        let trace = Trace(stage) {
            defer { (log.passing, log.target, log.settled) = ([], [], []) }
            let passing = log.passing.map { "passing \($0)" }, target = log.target.map { "target \($0)" }
            let settled = log.settled.map { "settled \($0)" }, day = "day \(log.day) \(log.isMonthShown)"
            return [passing, target, settled, [day]].flatMap { $0 }
        }
        let strip = CGPoint(x: 200, y: 90), page = CGPoint(x: 200, y: 420), sign: CGFloat = setting.rightToLeft ? -1 : 1
        let drags: [(CGPoint, CGFloat)] = [(page, -150), (strip, -240), (page, 120), (strip, 90)]
        for (place, length) in drags {
            let finger = stage.touch(at: place)
            finger.move(by: CGSize(width: sign * length, height: 0), over: 0.2)
            trace.note("dragged")
            finger.hold(for: 0.1)
            finger.lift()
            trace.watch("lifted", 0.15, times: 1)
            try trace.settle("drag")
        }
        trace.elements()
        for length in [50.0, 160, -90, -200] {
            let finger = stage.touch(at: strip)
            finger.move(by: CGSize(width: 0, height: length), over: 0.3)
            trace.note("pulled")
            finger.lift()
            trace.watch("lifted", 0.1, times: 1)
            try trace.settle("pull")
        }
        for distance in [1, 9, -400] {
            log.day = log.day + distance
            trace.watch("set", 0.2, times: 2)
            try trace.settle("set")
        }
        log.isMonthShown.toggle()
        trace.watch("toggled", 0.2, times: 2)
        try trace.settle("toggled")
        trace.elements()
        try Record.check("Weeks/\(setting.name)", trace.lines)
    }
}
