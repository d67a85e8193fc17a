import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A week pager under random input, in a program that changes all parameters.
@MainActor @Suite struct WeekPagerRandomWalkTests {
    private struct Scene: View {
        let log: WeekLog
        let surroundings: WalkSurroundings

        var body: some View {
            Surrounded(surroundings: surroundings) { WeekScene(log: log) }
        }
    }

    @Test(arguments: [true, false]) func daysWeeksAndMonthsStaySynchronized(_ reportsPhases: Bool) throws {
        let start = Day(year: 2026, month: 3, day: 11)!
        let log = WeekLog(start), surroundings = WalkSurroundings()
        let stage = Stage(
            size: CGSize(width: 390, height: 700), environment: { $0.reportsScrollPhases = reportsPhases }
        ) { Scene(log: log, surroundings: surroundings) }
        let gestures = StageGestures(stage, RandomWalk(), names: ["page \(start)", "day-\(start)"])
        for step in 0..<RandomWalk.steps(80) {
            gestures.begin(step)
            // Touches reach the strip and the rows of a month as often as the pages.
            let top = gestures.chance(2) ? 60 : 0.0
            gestures.area = CGRect(
                x: 0, y: top, width: stage.size.width, height: gestures.chance(2) ? 70 : stage.size.height - top)
            switch gestures.number(0...99) {
            case 0..<62: gestures.act()
            case 62..<72: choose(gestures, log, start)
            case 72..<79: change(gestures, log, surroundings)
            case 79..<92:
                let seconds = Double(gestures.number(1...40)) / 100
                gestures.note("wait \(seconds)")
                stage.advance(by: seconds)
            default:
                gestures.letGo()
                try stage.settle()
                try checkRest(stage, log, surroundings, gestures.comment)
                gestures.note("rest")
            }
            if surroundings.isThere {
                let pages = stage.frames(prefix: "page ")
                try #require((1...4).contains(pages.count), "\(pages.keys). \(gestures.comment)")
                try #require(pages.values.allSatisfy { $0.minX.isFinite }, gestures.comment)
            }
            try #require(
                !log.order.isRepeated,
                "said twice: \(log.passing.suffix(4)), \(log.target.suffix(4)). \(gestures.comment)")
            if log.built.count > 1_000 { log.built.removeAll() }
        }
    }

    private func choose(_ gestures: StageGestures, _ log: WeekLog, _ start: Day) {
        let reach = CalendarSystem.reach
        let day = gestures.one(of: [
            start, log.day + gestures.number(-9...9), log.day + gestures.number(-400...400), reach.lowerBound,
            reach.upperBound,
            Day(number: gestures.number(reach.lowerBound.number...reach.upperBound.number)),
        ])
        let isAnimated = gestures.chance(3)
        gestures.note("day \(day)\(isAnimated ? " animated" : "")")
        withAnimation(isAnimated ? .default : nil) { log.day = day }
        gestures.stage.update()
    }

    private func change(_ gestures: StageGestures, _ log: WeekLog, _ surroundings: WalkSurroundings) {
        switch gestures.number(0...9) {
        case 0, 1:
            let size = CGSize(width: gestures.number(250...900), height: gestures.number(500...900))
            gestures.note("size \(size.width) × \(size.height)")
            gestures.stage.resize(to: size)
        case 2...4: gestures.change(surroundings)
        case 5:
            log.rule = gestures.one(of: [.iso8601, .locale, .startingOn(7), .startingOn(1)])
            gestures.note("\(log.rule)")
        case 6:
            surroundings.firstWeekday = gestures.number(1...7)
            surroundings.locale = Locale(identifier: gestures.one(of: ["en_US", "ar_EG", "de_DE"]))
            gestures.note("first weekday \(surroundings.firstWeekday), \(surroundings.locale.identifier)")
        case 7, 8:
            log.isMonthShown.toggle()
            gestures.note("month \(log.isMonthShown)")
        default:
            surroundings.isThere.toggle()
            gestures.note("there \(surroundings.isThere)")
            (log.passing, log.target, log.settled, log.order) = ([], [], [], ReportOrder())
        }
        gestures.stage.update()
    }

    private func checkRest(_ stage: Stage, _ log: WeekLog, _ surroundings: WalkSurroundings, _ comment: Comment) throws
    {
        guard surroundings.isThere else { return }
        let day = min(max(log.day, CalendarSystem.reach.lowerBound), CalendarSystem.reach.upperBound)
        let pages = stage.frames(prefix: "page ").mapValues(\.minX)
        let shown = try #require(pages["page \(day)"], "no page of \(day): \(pages). \(comment)")
        try #require(abs(shown) < 0.01, "\(day) is at \(shown): \(pages). \(comment)")
        try #require(pages.count <= 3, comment)
        for said in [log.passing, log.target, log.settled] {
            try #require(said.last ?? day == day, "\(said.suffix(4)), but \(day). \(comment)")
        }
        try #require(log.order.isSettled, "\(log.order). \(comment)")
        let first = log.rule.first(in: surroundings)
        let week = Week(containing: day, startingOn: first).days.filter { CalendarSystem.reach.contains($0) }
        // Days of adjacent months exist only in their own months.
        let header = Set(stage.semantics.flattened.compactMap(\.identifier).filter { $0.hasPrefix("day-") })
        if log.isMonthShown {
            let month = Month(containing: day, in: .gregorian).days.filter { CalendarSystem.reach.contains($0) }
            try #require(header.isSuperset(of: month.map { "day-\($0)" }), "\(header.sorted()) of \(day). \(comment)")
        } else {
            try #require(header == Set(week.map { "day-\($0)" }), "\(header.sorted()) of \(day). \(comment)")
        }
        let selected = stage.semantics.flattened.filter { $0.traits.contains(.selected) }.compactMap(\.identifier)
        try #require(selected == ["day-\(day)"], "\(selected). \(comment)")
    }
}

extension WeekRule {
    @MainActor fileprivate func first(in surroundings: WalkSurroundings) -> Int {
        var usual = Calendar(identifier: .gregorian)
        usual.locale = surroundings.locale
        return switch self {
        // If a calendar without a locale has the default first weekday, it isn't customized, so the locale decides.
        case .locale:
            surroundings.firstWeekday == Calendar(identifier: .gregorian).firstWeekday
                ? usual.firstWeekday : surroundings.firstWeekday
        case .iso8601: 2
        case .startingOn(let day, _): day
        }
    }
}
