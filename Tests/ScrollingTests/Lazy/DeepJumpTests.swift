import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Jumps to an unrealized view deep in lazy stacks: exact, at a cost that doesn't depend on the range.
@MainActor
struct DeepJumpTests {
    /// The months and weeks with evaluated bodies, and those that were ever visible.
    @MainActor final class Diary {
        var built: Set<Int> = []
        var shown: Set<Int> = []
        var builtWeeks: Set<String> = []
        var shownWeeks: Set<String> = []
        var years = 0

        func forget() {
            (built, shown) = ([], [])
            (builtWeeks, shownWeeks) = ([], [])
        }
    }

    enum Kind: CaseIterable { case numbers, texts, structures, dates, unordered }

    private struct Place: Hashable { var year: Int; var month: Int }

    private struct Month: View {
        let month: Int
        let diary: Diary
        var body: some View {
            diary.built.insert(month)
            return VStack(spacing: 4) {
                Text("Month \(month)")
                LazyVStack(spacing: 2) {
                    ForEach(0..<4 + month % 3, id: \.self) { Week(name: "week-\(month)-\($0)", diary: diary) }
                }
            }
            .accessibilityIdentifier("month-\(month)")
        }
    }

    private struct Week: View {
        let name: String
        let diary: Diary
        var body: some View {
            diary.builtWeeks.insert(name)
            return Color.red.frame(height: 30).accessibilityIdentifier(name)
        }
    }

    private struct Year: View {
        let year: Int
        let kind: Kind
        let diary: Diary
        @Environment(\.calendar) private var calendar

        var body: some View {
            diary.years += 1
            return LazyVStack(spacing: 6) {
                ForEach(year * 12..<year * 12 + 12, id: \.self) { month in
                    Month(month: month, diary: diary).padding(.vertical, 3).id(DeepJumpTests.id(of: month, kind))
                }
            }
        }
    }

    nonisolated static func id(of month: Int, _ kind: Kind) -> AnyHashableBox {
        switch kind {
        case .numbers: AnyHashableBox(Int64(month))
        case .texts: AnyHashableBox("m\(month)")
        case .structures: AnyHashableBox(Place(year: month / 12, month: month % 12))
        case .dates: AnyHashableBox(Date(timeIntervalSinceReferenceDate: Double(month) * 2_629_746))
        case .unordered:
            AnyHashableBox("\(UInt64(month) &* 0x9E37_79B9_7F4A_7C15)".reversed().map { String($0) }.joined())
        }
    }

    struct AnyHashableBox: Hashable, @unchecked Sendable {
        let value: AnyHashable
        init(_ value: some Hashable) { self.value = AnyHashable(value) }
    }

    private struct Calendar: View {
        let months: Int
        let kind: Kind
        let diary: Diary
        let wish: Wish<Int>
        var start: Int?
        @State private var isOpen = false

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 6) {
                        ForEach(0..<months / 12, id: \.self) { Year(year: $0, kind: kind, diary: diary) }
                    }
                }
                .accessibilityIdentifier("scroll")
                .onAppear { if let start { go(to: start, proxy) } }
                .onChange(of: wish.target) {
                    guard let target = wish.target else { return }
                    if wish.items.isEmpty { go(to: target, proxy) } else { withAnimation { go(to: target, proxy) } }
                }
            }
        }

        private func go(to month: Int, _ proxy: ScrollViewProxy) {
            let box = DeepJumpTests.id(of: month, kind)
            proxy.scrollTo(box, anchor: wish.anchor)
        }
    }

    private func stage(
        _ months: Int, _ kind: Kind, _ diary: Diary, _ wish: Wish<Int> = Wish(), start: Int? = nil, rate: Double = 60
    ) -> Stage {
        Stage(size: CGSize(width: 300, height: 500), framesPerSecond: rate) {
            Calendar(months: months, kind: kind, diary: diary, wish: wish, start: start)
        }
    }

    /// Records the visible months, with the 3 points of padding around each.
    private func look(_ stage: Stage, _ diary: Diary) {
        let room = CGRect(x: 0, y: 0, width: 300, height: 500)
        for (name, frame) in stage.frames(prefix: "month-") where frame.insetBy(dx: -3, dy: -3).intersects(room) {
            diary.shown.insert(Int(name.dropFirst(6))!)
        }
        for (name, frame) in stage.frames(prefix: "week-") where frame.intersects(room) {
            diary.shownWeeks.insert(name)
        }
    }

    @Test(arguments: Kind.allCases) func `A jump of a hundred years ends exactly and realizes only visible rows`(
        _ kind: Kind
    ) throws {
        let diary = Diary(), wish = Wish<Int>()
        let stage = stage(12_120, kind, diary, wish)
        for target in [1206, 6007, 12_001, 3, 1300] {
            diary.forget()
            wish.target = target
            stage.update()
            look(stage, diary)
            #expect(abs(try stage.frame(of: "month-\(target)").minY - 3) < 0.01)
            // One month is within a viewport of the visible range.
            #expect(
                diary.built.subtracting(diary.shown).isEmpty,
                "\(target): \(diary.built.subtracting(diary.shown).sorted())")
        }
    }

    @Test(arguments: [Kind.numbers, .texts, .structures, .dates])
    func `A jump costs the same in a range ten times as long`(_ kind: Kind) throws {
        var costs: [(bodies: Int, rows: Int, layouts: Int, years: Int)] = []
        for months in [1212, 12_120] {
            let diary = Diary(), wish = Wish<Int>()
            let stage = stage(months, kind, diary, wish)
            stage.resetStatistics()
            diary.years = 0
            wish.target = 1006
            stage.update()
            let cost = stage.statistics
            costs.append((cost.bodiesEvaluated, cost.rowsRealized, cost.nodesLaidOut, diary.years))
        }
        #expect(costs[0].rows == costs[1].rows)
        #expect(costs[0].layouts == costs[1].layouts)
        #expect(costs[1].years <= costs[0].years + 2, "\(costs)")
        #expect(costs[1].bodies <= costs[0].bodies + 2, "\(costs)")
        #expect(costs[0].years < 10, "\(costs)")
    }

    @Test func `The search for an unknown view is bounded`() throws {
        var years: [Int] = []
        for months in [36_000, 360_000] {
            let diary = Diary(), wish = Wish<Int>()
            let stage = stage(months, .unordered, diary, wish)
            wish.target = 1_000_003
            stage.update()
            #expect(try stage.scroll("scroll").offset == .zero)
            years.append(diary.years)
        }
        #expect(years[1] <= years[0] + 20, "\(years)")
    }

    private struct SevenDays: View {
        let first: Int
        let diary: Diary

        var body: some View {
            diary.built.insert(first)
            return VStack(spacing: 0) { ForEach(first..<first + 7, id: \.self) { cell(100, 10, "day-\($0)").id($0) } }
        }
    }

    /// A thousand weeks below a title. The identity of a week is its first day.
    @Test func `A search for a day reads only the weeks whose identities are around it`() throws {
        let diary = Diary(), wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    cell(300, 30, "title")
                    ForEach(Array(stride(from: 0, to: 7_000, by: 7)), id: \.self) { SevenDays(first: $0, diary: diary) }
                }
            }
        }
        for day in [3_504, 6_300, 703] {
            diary.forget()
            wish.target = day
            try stage.settle()
            #expect(abs(try stage.frame(of: "day-\(day)").minY) < 0.01)
            #expect(diary.built.allSatisfy { abs($0 - day) < 140 }, "\(diary.built.sorted())")
        }
    }

    @Test func `The first frame shows the month it opens at, and costs the same in a range ten times as long`() throws {
        var costs: [StageStatistics] = []
        for months in [1212, 12_120] {
            let diary = Diary()
            let stage = stage(months, .dates, diary, start: 322)
            #expect(abs(try stage.frame(of: "month-322").minY - 3) < 0.01)
            costs.append(stage.statistics)
        }
        #expect(costs[0].rowsRealized == costs[1].rowsRealized)
        #expect(costs[0].nodesLaidOut == costs[1].nodesLaidOut)
        #expect(abs(costs[0].bodiesEvaluated - costs[1].bodiesEvaluated) <= 2)
    }

    /// The times between frames, in seconds, repeated.
    enum Pace: CaseIterable {
        case film, usual, fast, fastest, uneven, stalling

        var steps: [Double] {
            switch self {
            case .film: [1.0 / 24]
            case .usual: [1.0 / 60]
            case .fast: [1.0 / 120]
            case .fastest: [1.0 / 360]
            case .uneven: [0.016, 0.009, 0.031, 0.0021, 0.05, 0.012, 0.017]
            case .stalling: [0.004, 0.3, 0.001, 0.12]
            }
        }
    }

    @Test(arguments: Pace.allCases)
    func `An animated jump of a hundred years takes at most a second and realizes only visible rows`(_ pace: Pace)
        throws
    {
        let diary = Diary(), wish = Wish<Int>()
        let stage = stage(12_120, .dates, diary, wish, start: 4000)
        wish.items = [1]
        for (target, anchor) in [
            (5200, UnitPoint.top), (12_119, .bottom), (0, .top), (6700, .center),
        ] {
            diary.forget()
            look(stage, diary)
            wish.anchor = anchor
            wish.target = target
            stage.update()
            let start = stage.time
            var frames = 0
            while try stage.scroll("scroll").phase != .idle {
                let step = pace.steps[frames % pace.steps.count]
                stage.advance(by: step, framesPerSecond: 1 / step)
                look(stage, diary)
                frames += 1
                try #require(stage.time < start + 2)
            }
            #expect(stage.time - start < 1 + 1.5 * pace.steps.max()!)
            // The row is the month with 3 points above and below.
            let row = try stage.frame(of: "month-\(target)").insetBy(dx: 0, dy: -3)
            let offset = try stage.scroll("scroll").offset.y, end = try stage.scroll("scroll").contentSize.height - 500
            let place = row.minY + anchor.y * (row.height - 500)
            #expect(abs(place) < 0.01 || offset == 0 || abs(offset - end) < 1e-6, "\(target): \(place)")
            #expect(
                diary.built.isSubset(of: diary.shown), "\(target): \(diary.built.subtracting(diary.shown).sorted())")
            #expect(
                diary.builtWeeks.isSubset(of: diary.shownWeeks),
                "\(target): \(diary.builtWeeks.subtracting(diary.shownWeeks).sorted())")
        }
    }

    @Test func `A wheel or a key that takes over from a jump is not returned to its target`() throws {
        let diary = Diary(), wish = Wish<Int>()
        let stage = stage(12_120, .dates, diary, wish, start: 4000)
        wish.items = [1]
        wish.target = 4100
        stage.advance(by: 0.1)
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 150, y: 250), precise: false)
        stage.press(.home)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0)
        #expect(stage.exists("month-0"))
    }
}
