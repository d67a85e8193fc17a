import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that leave the viewport remain for a while, so a small reversal finds them unchanged.
@MainActor
struct LazyRetentionTests {
    @MainActor
    private final class Diary {
        var entries: [String] = []
        var evaluations: [Int: Int] = [:]
        var stamps = 0
        func stamp() -> Int {
            stamps += 1
            return stamps
        }
    }

    private struct Row: View {
        let row: Int
        let diary: Diary
        let wish: Wish<Int>
        @State private var stamp: Int

        init(_ row: Int, _ diary: Diary, _ wish: Wish<Int>) {
            self.row = row
            self.diary = diary
            self.wish = wish
            _stamp = State(initialValue: diary.stamp())
        }

        var body: some View {
            diary.evaluations[row, default: 0] += 1
            return cell(200, 20, "row-\(row)-\(stamp)-\(wish.items.count)")
                .onAppear { diary.entries.append("+\(row)") }
                .onDisappear { diary.entries.append("-\(row)") }
        }
    }

    private func stage(_ diary: Diary, _ wish: Wish<Int> = Wish()) -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row($0, diary, wish) } } }
        }
    }

    @Test func `Rows appear and disappear at the edges`() {
        let diary = Diary()
        let stage = stage(diary)
        #expect(diary.entries == (0..<10).map { "+\($0)" })
        diary.entries = []
        stage.dragSlowly(by: -60)
        #expect(Set(diary.entries) == ["+10", "+11", "+12", "-0", "-1"])
    }

    @Test func `A row that was briefly offscreen keeps its state`() {
        let diary = Diary()
        let stage = stage(diary)
        let before = stage.frames(prefix: "row-0-").keys.first
        stage.dragSlowly(by: -150)
        #expect(stage.frames(prefix: "row-0-").isEmpty, "what is off screen is not reported")
        #expect(stage.statistics.rowsReleased == 0)
        stage.dragSlowly(by: 150)
        #expect(stage.frames(prefix: "row-0-").keys.first == before)
        #expect(diary.entries.filter { $0 == "+0" }.count == 2)
    }

    @Test func `A row farther than a viewport away is released`() {
        let diary = Diary()
        let stage = stage(diary)
        let before = stage.frames(prefix: "row-0-").keys.first
        stage.dragSlowly(by: -900)
        #expect(stage.statistics.rowsReleased > 10)
        let kept = stage.statistics.rowsRealized - stage.statistics.rowsReleased
        #expect(kept <= 33, "at most a viewport of rows on either side")
        stage.dragSlowly(by: 900)
        #expect(stage.frames(prefix: "row-0-").keys.first != before)
    }

    @Test func `An offscreen row is not evaluated until it returns`() {
        let diary = Diary(), wish = Wish<Int>()
        let stage = stage(diary, wish)
        stage.dragSlowly(by: -150)
        let evaluations = diary.evaluations[0]
        wish.items = [1]
        stage.update()
        #expect(diary.evaluations[0] == evaluations)
        stage.dragSlowly(by: 150)
        #expect(diary.evaluations[0] == evaluations! + 1)
        #expect(stage.frames(prefix: "row-0-").keys.first?.hasSuffix("-1") == true)
    }

    @Test func `A scrolled frame without a new row evaluates and lays out nothing`() {
        let diary = Diary()
        let stage = stage(diary)
        stage.dragSlowly(by: -64)
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 85), over: 0.1)
        stage.resetStatistics()
        finger.move(to: CGPoint(x: 100, y: 84), over: 1 / 60)
        #expect(stage.statistics.nodesLaidOut == 0)
        #expect(stage.statistics.bodiesEvaluated == 0)
        finger.lift()
    }
}
