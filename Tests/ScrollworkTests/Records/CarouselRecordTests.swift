import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Carousels that are dragged, flicked, commanded, edited, and resized.
@MainActor @Suite struct CarouselRecordTests {
    enum Look: String, CaseIterable, Sendable { case plain, scaled, flow, stack, parallax }

    struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var look = Look.plain
        var count = 6
        var loops = true
        var axis = Axis.horizontal
        var pageSize = CarouselPageSize.relative(1)
        var spacing: CGFloat = 0
        var alignment = CarouselAlignment.center
        var paging = CarouselPaging.paged
        var showsIndicator = false
        var rightToLeft = false
        var reducesMotion = false
        var autoplay: Double?

        var testDescription: String { name }
    }

    nonisolated static let settings = [
        Setting(name: "whole pages", showsIndicator: true),
        Setting(
            name: "scaled row", look: .scaled, loops: false, pageSize: .relative(0.7), spacing: 12, showsIndicator: true
        ),
        Setting(name: "cover flow", look: .flow, count: 4, pageSize: .fixed(120), paging: .pages(upTo: 3)),
        Setting(name: "mirrored cover flow", look: .flow, loops: false, pageSize: .fixed(120), rightToLeft: true),
        Setting(name: "pile", look: .stack, pageSize: .relative(0.6)),
        Setting(name: "mirrored pile", look: .stack, count: 3, pageSize: .relative(0.6), rightToLeft: true),
        Setting(name: "column of cards", look: .stack, loops: false, axis: .vertical, pageSize: .relative(0.7)),
        Setting(
            name: "parallax column", look: .parallax, axis: .vertical, pageSize: .relative(0.8), spacing: 6,
            showsIndicator: true),
        Setting(name: "own lengths", pageSize: .content, spacing: 8, alignment: .leading, paging: .free),
        Setting(
            name: "row of own lengths", count: 12, loops: false, pageSize: .content, spacing: 5, alignment: .trailing,
            paging: .pages(upTo: 4)),
        Setting(
            name: "free row", look: .scaled, loops: false, pageSize: .relative(0.4), paging: .free, rightToLeft: true),
        Setting(name: "many pages", count: 60, loops: false, pageSize: .relative(0.5), showsIndicator: true),
        Setting(name: "less motion", look: .scaled, count: 30, pageSize: .relative(0.7), reducesMotion: true),
        Setting(name: "autoplay", count: 2, autoplay: 3),
    ]

    private func stage(_ subject: CarouselSubject, _ setting: Setting) -> Stage {
        let environment: (inout EnvironmentValues) -> Void = { $0.setReduceMotion(setting.reducesMotion) }
        func stage(_ style: some CarouselStyle) -> Stage {
            subject.stage(rightToLeft: setting.rightToLeft, style: style, environment: environment)
        }
        return switch setting.look {
        case .plain: stage(.plain)
        case .scaled: stage(.scaled)
        case .flow: stage(.coverFlow)
        case .stack: stage(.stack)
        case .parallax: stage(.parallax)
        }
    }

    @Test(arguments: settings) func carousel(_ setting: Setting) throws {
        let subject = CarouselSubject(count: setting.count, selection: "p1")
        (subject.axis, subject.loops, subject.pageSize) = (setting.axis, setting.loops, setting.pageSize)
        (subject.spacing, subject.alignment, subject.paging) = (setting.spacing, setting.alignment, setting.paging)
        (subject.autoplay, subject.showsIndicator) = (setting.autoplay, setting.showsIndicator)
        let stage = stage(subject, setting)
        let trace = Trace(stage) {
            defer { (subject.log, subject.activities) = ([], []) }
            let activity = subject.activities.last.map { activity in
                "at \(decimals(activity.position, 3)) \(activity.isMoving ? "moving" : "resting") "
                    + activity.shares.map { "\($0.id) \(decimals($0.share, 3))" }.joined(separator: " ")
            }
            return subject.log + [activity, "selection \(subject.selection ?? "-")"].compactMap { $0 }
        }
        let sign: CGFloat = setting.rightToLeft ? -1 : 1
        func along(_ length: CGFloat) -> CGSize {
            setting.axis == .horizontal ? CGSize(width: length * sign, height: 0) : CGSize(width: 0, height: length)
        }
        let middle = CGPoint(x: 150, y: 100)

        let finger = stage.touch(at: middle)
        finger.move(by: along(-50), over: 0.15)
        trace.note("dragged")
        finger.move(by: along(-75), over: 0.2)
        trace.note("dragged")
        finger.hold(for: 0.2)
        finger.lift()
        trace.watch("lifted", 0.2, times: 2)
        try trace.settle("drag")
        trace.elements()

        stage.flick(from: middle, velocity: along(900))
        trace.watch("flicked", 0.2, times: 2)
        let catching = stage.touch(at: middle)
        catching.move(by: along(20), over: 0.1)
        catching.lift()
        try trace.settle("catch")

        stage.press(.tab)
        for key in [KeyEvent.Key.end, setting.axis == .horizontal ? .leftArrow : .upArrow, .pageUp, .home] {
            stage.press(key)
            trace.watch("\(key)", 0.1, times: 1)
            try trace.settle("\(key)")
        }
        stage.wheel(by: along(1), at: middle)
        try trace.settle("wheel")

        subject.selection = "p\(setting.count - 1)"
        trace.watch("selected", 0.24, times: 3)
        subject.items.insert(contentsOf: ["new", "newer"], at: 1)
        trace.watch("inserted", 0.1, times: 1)
        stage.resize(to: CGSize(width: 340, height: 230))
        trace.watch("resized", 0.1, times: 1)
        try trace.settle("selection")
        if let selected = subject.selection { subject.items.removeAll { $0 == selected } }
        try trace.settle("removal")
        subject.loops.toggle()
        subject.spacing += 4
        try trace.settle("other ends")
        subject.items.reverse()
        try trace.settle("reversal")
        trace.elements()
        subject.items = []
        try trace.settle("nothing")
        if setting.autoplay != nil {
            subject.items = ["a", "b", "c"]
            for _ in 0..<3 { trace.watch("autoplay", 1.5, times: 2) }
        }
        try Record.check("Carousel/\(setting.name)", trace.lines)
    }

    // MARK: Exposures

    @MainActor @Observable final class Seen {
        var items = Array(0..<6)
        var isPaused = false
        var phase = ScenePhase.active
        var rule = ImpressionRule(area: 0.5, duration: .seconds(1))
        var isThere = true
    }

    struct Reports: Sendable, CustomTestStringConvertible {
        var name: String
        var pageSize = CarouselPageSize.relative(1)
        var impressions = true
        var exposures = true
        var repeats = false

        var testDescription: String { name }
    }

    private struct SeenPages: View {
        let seen: Seen
        let reports: Reports
        let log: (String) -> Void

        var body: some View {
            if seen.isThere { pages.impressionsPaused(seen.isPaused).environment(\.scenePhase, seen.phase) }
        }

        private var pages: Carousel<[Int], Int, AnyView> {
            var pages = Carousel(seen.items, id: \.self, loops: false, pageSize: reports.pageSize) { item in
                AnyView(Text("\(item)").frame(width: reports.pageSize == .content ? 360 : nil, height: 200))
            }
            if reports.impressions {
                pages = pages.onPageImpression(seen.rule, repeats: reports.repeats) { log("seen \(words($0))") }
            }
            return reports.exposures ? pages.onPageExposure(seen.rule) { log("ended \(words($0))") } : pages
        }

        private func words(_ exposure: PageExposure<Int>) -> String {
            let numbers = [
                exposure.start.timeIntervalSinceReferenceDate, exposure.duration, exposure.areaSeconds,
                exposure.largestArea,
            ]
            return "\(exposure.number) item \(exposure.item) at \(exposure.index), "
                + "\(numbers.map { decimals($0) }), \(exposure.isViewable) \(exposure.end?.rawValue ?? "-")"
        }
    }

    @Test(arguments: [
        Reports(name: "both"), Reports(name: "exposures alone", impressions: false),
        Reports(name: "repeated impressions", exposures: false, repeats: true),
        Reports(name: "several pages", pageSize: .relative(0.4)), Reports(name: "long pages", pageSize: .content),
    ])
    func exposures(_ reports: Reports) throws {
        let seen = Seen()
        var log: [String] = [], lines: [String] = []
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            SeenPages(seen: seen, reports: reports) { log.append($0) }
        }
        func wait(_ title: String, _ seconds: Double = 1.3) {
            stage.advance(by: seconds)
            lines.append("\(title) until \(decimals(stage.time))")
            lines += log.map { "  \($0)" }
            log = []
        }
        func drag(_ length: CGFloat) {
            let finger = stage.touch(at: CGPoint(x: 150, y: 100))
            finger.move(by: CGSize(width: length, height: 0), over: 0.4)
            finger.hold(for: 0.7)
            finger.lift()
        }
        wait("begin", 0.6)
        wait("rest")
        drag(-140)
        wait("drag")
        drag(-200)
        wait("drag")
        drag(260)
        wait("back")
        seen.isPaused = true
        wait("paused")
        seen.isPaused = false
        wait("resumed", 0.5)
        seen.phase = .background
        wait("background")
        seen.phase = .active
        wait("active")
        seen.items.insert(9, at: 0)
        wait("inserted")
        seen.items.remove(at: 1)
        wait("removed")
        seen.rule = ImpressionRule(area: 0.8, duration: .seconds(0.4))
        wait("another rule")
        stage.resize(to: CGSize(width: 220, height: 150))
        wait("resized")
        drag(-90)
        seen.isThere = false
        wait("gone")
        try Record.check("Exposures/\(reports.name)", lines)
    }
}
