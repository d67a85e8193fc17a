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

    @Test(arguments: [true, false]) func daysWeeksAndMonthsAreAlwaysInStep(_ phasesAreTold: Bool) throws {
        let start = Day(year: 2026, month: 3, day: 11)!
        let log = WeekLog(start), surroundings = WalkSurroundings()
        let stage = Stage(
            size: CGSize(width: 390, height: 700), environment: { $0.scrollPhasesAreTold = phasesAreTold }
        ) { Scene(log: log, surroundings: surroundings) }
        let hands = StageHands(stage, RandomWalk(), names: ["page \(start)", "day-\(start)"])
        for step in 0..<RandomWalk.steps(200) {
            hands.begin(step)
            // Touches reach the strip and the rows of a month as often as the pages.
            let top = hands.chance(2) ? 60 : 0.0
            hands.area = CGRect(
                x: 0, y: top, width: stage.size.width, height: hands.chance(2) ? 70 : stage.size.height - top)
            switch hands.number(0...99) {
            case 0..<62: hands.act()
            case 62..<72: choose(hands, log, start)
            case 72..<79: change(hands, log, surroundings)
            case 79..<92:
                let seconds = Double(hands.number(1...40)) / 100
                hands.note("wait \(seconds)")
                stage.advance(by: seconds)
            default:
                hands.letGo()
                try stage.settle()
                try checkRest(stage, log, surroundings, hands.comment)
                hands.note("rest")
            }
            if surroundings.isThere {
                let pages = stage.frames(prefix: "page ")
                try #require((1...4).contains(pages.count), "\(pages.keys). \(hands.comment)")
                try #require(pages.values.allSatisfy { $0.minX.isFinite }, hands.comment)
            }
            for said in [log.passing, log.target, log.settled] {
                try #require(
                    zip(said, said.dropFirst()).allSatisfy { $0 != $1 },
                    "said twice: \(said.suffix(6)). \(hands.comment)")
            }
            if log.built.count > 1_000 { log.built.removeAll() }
        }
    }

    private func choose(_ hands: StageHands, _ log: WeekLog, _ start: Day) {
        let reach = CalendarSystem.reach
        let day = hands.one(of: [
            start, log.day + hands.number(-9...9), log.day + hands.number(-400...400), reach.lowerBound,
            reach.upperBound,
            Day(number: hands.number(reach.lowerBound.number...reach.upperBound.number)),
        ])
        let isAnimated = hands.chance(3)
        hands.note("day \(day)\(isAnimated ? " animated" : "")")
        withAnimation(isAnimated ? .default : nil) { log.day = day }
        hands.stage.update()
    }

    private func change(_ hands: StageHands, _ log: WeekLog, _ surroundings: WalkSurroundings) {
        switch hands.number(0...9) {
        case 0, 1:
            let size = CGSize(width: hands.number(250...900), height: hands.number(500...900))
            hands.note("size \(size.width) × \(size.height)")
            hands.stage.resize(to: size)
        case 2:
            surroundings.direction = surroundings.direction == .leftToRight ? .rightToLeft : .leftToRight
            hands.note("\(surroundings.direction)")
        case 3:
            surroundings.textSize = hands.one(of: [.small, .large, .accessibility3])
            hands.note("\(surroundings.textSize)")
        case 4:
            surroundings.reducesMotion.toggle()
            hands.note("reduces motion \(surroundings.reducesMotion)")
        case 5:
            log.rule = hands.one(of: [.iso8601, .locale, .startingOn(7), .startingOn(1)])
            hands.note("\(log.rule)")
        case 6:
            surroundings.firstWeekday = hands.number(1...7)
            surroundings.locale = Locale(identifier: hands.one(of: ["en_US", "ar_EG", "de_DE"]))
            hands.note("first weekday \(surroundings.firstWeekday), \(surroundings.locale.identifier)")
        case 7, 8:
            log.isMonthShown.toggle()
            hands.note("month \(log.isMonthShown)")
        default:
            surroundings.isThere.toggle()
            hands.note("there \(surroundings.isThere)")
            (log.passing, log.target, log.settled) = ([], [], [])
        }
        hands.stage.update()
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
