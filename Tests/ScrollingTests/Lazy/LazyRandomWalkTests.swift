import ScrollworkTesting
import SwiftUI
import Testing

/// Rows with unknown heights, under random drags, flings, jumps, and changes.
@MainActor
struct LazyRandomWalkTests {
    enum Form: CaseIterable { case stack, sections, grid, nested }

    struct Setting: CustomStringConvertible, Sendable {
        var form: Form
        var axis = Axis.vertical
        var direction = LayoutDirection.leftToRight
        var description: String { "\(form) \(axis) \(direction)" }
    }

    nonisolated static let settings: [Setting] = Form.allCases.flatMap { form in
        [
            Setting(form: form), Setting(form: form, axis: .horizontal),
            Setting(form: form, axis: .horizontal, direction: .rightToLeft),
        ]
    }

    /// The rows with evaluated bodies.
    @MainActor final class Diary { var made: Set<String> = [] }

    private struct Row: View {
        let name: String
        let size: CGSize
        let diary: Diary

        var body: some View {
            diary.made.insert(name)
            return Color.red.frame(width: size.width, height: size.height).accessibilityIdentifier(name)
        }
    }

    private struct Rows: View {
        let setting: Setting
        let seed: UInt64
        let wish: Wish<Int>
        let diary: Diary

        private func length(_ row: Int) -> CGFloat {
            var walk = RandomWalk(seed: seed &+ UInt64(row))
            return CGFloat.random(in: 8...120, using: &walk)
        }

        private func row(_ row: Int) -> Row {
            Row(
                name: "row\(row)",
                size: CGSize(
                    width: setting.axis == .horizontal ? length(row) : 60,
                    height: setting.axis == .vertical ? length(row) : 60),
                diary: diary)
        }

        @ViewBuilder private func stack(@ViewBuilder _ content: () -> some View) -> some View {
            let content = content()
            if setting.axis == .vertical {
                LazyVStack(spacing: 3, pinnedViews: .sectionHeaders) { content }
            } else {
                LazyHStack(spacing: 3, pinnedViews: .sectionHeaders) { content }
            }
        }

        @ViewBuilder private var content: some View {
            let items = wish.items
            switch setting.form {
            case .stack: stack { ForEach(items, id: \.self) { row($0) } }
            case .sections:
                stack {
                    ForEach(items.filter { $0 % 10 == 0 }, id: \.self) { first in
                        Section {
                            ForEach(first + 1..<first + 10, id: \.self) { row($0) }
                        } header: {
                            Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("header\(first)")
                        }
                    }
                }
            case .grid:
                let tracks = Array(repeating: GridItem(.fixed(70)), count: 3)
                if setting.axis == .vertical {
                    LazyVGrid(columns: tracks, spacing: 3) { ForEach(items, id: \.self) { row($0) } }
                } else {
                    LazyHGrid(rows: tracks, spacing: 3) { ForEach(items, id: \.self) { row($0) } }
                }
            case .nested:
                stack {
                    ForEach(items.filter { $0 % 10 == 0 }, id: \.self) { first in
                        stack { ForEach(first + 1..<first + 10, id: \.self) { row($0) } }
                    }
                }
            }
        }

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(Axis.Set(setting.axis)) { content }
                    .accessibilityIdentifier("scroll")
                    .onChange(of: wish.target) {
                        if let target = wish.target { proxy.scrollTo(target, anchor: .topLeading) }
                    }
            }
        }
    }

    @MainActor private struct Walk {
        let setting: Setting
        let stage: Stage
        let wish = Wish<Int>()
        let diary = Diary()

        init(_ setting: Setting, seed: UInt64) {
            self.setting = setting
            wish.items = Array(0..<600)
            let wish = wish, diary = diary
            stage = Stage(
                size: CGSize(width: 300, height: 300), environment: { $0.layoutDirection = setting.direction }
            ) {
                Rows(setting: setting, seed: seed, wish: wish, diary: diary)
            }
        }

        var offset: CGFloat {
            get throws {
                let state = try stage.scroll("scroll")
                if setting.axis == .vertical { return state.offset.y }
                return setting.direction == .leftToRight
                    ? state.offset.x : state.contentSize.width - 300 - state.offset.x
            }
        }

        /// The positions of rows, in the direction of scrolling.
        var places: [String: CGFloat] {
            stage.frames(prefix: "row").mapValues { frame in
                if setting.axis == .vertical { return frame.minY }
                return setting.direction == .leftToRight ? frame.minX : 300 - frame.maxX
            }
        }

        /// Returns the rows realized since the last call that aren't visible. A grid realizes all cells of a line with
        /// a visible cell.
        func madeInVain() -> [String] {
            let made = diary.made
            diary.made = []
            if setting.form == .grid { return [] }
            let room = CGRect(x: 0, y: 0, width: 300, height: 300)
            return made.subtracting(stage.frames(prefix: "row").filter { $0.value.intersects(room) }.keys).sorted()
        }

        func finger(_ finger: Finger, by distance: CGFloat) {
            let sign: CGFloat = setting.direction == .rightToLeft ? -1 : 1
            finger.move(
                by: setting.axis == .vertical
                    ? CGSize(width: 0, height: distance) : CGSize(width: sign * distance, height: 0),
                over: 1 / 60)
        }
    }

    private func movement(_ old: [String: CGFloat], _ new: [String: CGFloat]) -> ClosedRange<CGFloat>? {
        let moves = new.compactMap { name, place in old[name].map { place - $0 } }
        guard let low = moves.min(), let high = moves.max() else { return nil }
        return low...high
    }

    @Test(arguments: settings) func `Visible rows move together, whatever estimates are corrected`(_ setting: Setting)
        throws
    {
        var choices = RandomWalk()
        let walk = Walk(setting, seed: choices.seed)
        for step in 0..<RandomWalk.steps(60) {
            let comment: Comment = "seed \(choices.seed), step \(step)"
            switch Int.random(in: 0...4, using: &choices) {
            case 0:
                // A jump is exact, unless the content ends before its target.
                var target = Int.random(in: 0..<600, using: &choices)
                if setting.form != .stack && setting.form != .grid, target % 10 == 0 { target += 1 }
                guard walk.wish.items.contains(target), walk.wish.target != target else { continue }
                if setting.form != .stack && setting.form != .grid && !walk.wish.items.contains(target / 10 * 10) {
                    continue
                }
                walk.wish.target = target
                _ = walk.madeInVain()
                walk.stage.update()
                let vain = walk.madeInVain()
                #expect(vain.isEmpty, "\(comment): \(vain)")
                let place = try #require(walk.places["row\(target)"], comment)
                if setting.form != .grid && target < 580 { #expect(abs(place) < 0.01, comment) }
            case 1:
                // Items disappear and return before the visible range.
                try walk.stage.settle()
                guard try walk.offset > 1, let first = walk.places.keys.compactMap({ Int($0.dropFirst(3)) }).min(),
                    first > 40
                else { continue }
                let gone = Int.random(in: 0..<first / 10 - 1, using: &choices) * 10
                let before = walk.places
                // In a grid, the cells would change their tracks.
                let length = setting.form == .grid ? 30 : 10
                if walk.wish.items.contains(gone), gone + length < first / 10 * 10 {
                    walk.wish.items.removeAll { (gone..<gone + length).contains($0) }
                } else {
                    walk.wish.items = Array(0..<600)
                }
                walk.stage.update()
                if setting.form == .grid { continue }
                let moved = try #require(movement(before, walk.places), comment)
                #expect(abs(moved.lowerBound) < 0.01 && abs(moved.upperBound) < 0.01, "\(comment): \(moved)")
            default:
                let sign: CGFloat = Bool.random(using: &choices) ? 1 : -1
                let pace = CGFloat.random(in: 1...40, using: &choices)
                let finger = walk.stage.touch(at: CGPoint(x: 150, y: 150))
                try follow(walk, setting, comment, frames: Int.random(in: 3...10, using: &choices)) {
                    walk.finger(finger, by: sign * pace)
                    return sign * pace
                }
                finger.lift()
                try follow(walk, setting, comment, frames: Int.random(in: 0...30, using: &choices)) {
                    walk.stage.advance(by: 1 / 60)
                    return nil
                }
            }
        }
        try returnToStart(walk, "seed \(choices.seed)")
    }

    /// Rows that are visible in two frames move together, and with the finger.
    private func follow(_ walk: Walk, _ setting: Setting, _ comment: Comment, frames: Int, _ frame: () -> CGFloat?)
        throws
    {
        var last = walk.places
        for index in 0..<frames {
            _ = walk.madeInVain()
            let distance = frame()
            let now = walk.places, vain = walk.madeInVain()
            #expect(vain.isEmpty, "\(comment), frame \(index): \(vain)")
            if let moved = movement(last, now) {
                #expect(moved.upperBound - moved.lowerBound < 0.01, "\(comment), frame \(index): \(moved)")
                // Less during the first points of a touch and beyond the edges, never more.
                if let distance, index > 1 {
                    #expect(
                        moved.upperBound <= max(distance, 0) + 0.01 && moved.lowerBound >= min(distance, 0) - 0.01,
                        comment)
                }
            }
            last = now
        }
    }

    /// On the way back, nothing jumps, and the start is at offset 0.
    private func returnToStart(_ walk: Walk, _ comment: Comment) throws {
        try walk.stage.settle()
        // The row can be removed, or be the target of the last jump.
        walk.wish.items = Array(0..<600)
        walk.wish.target = -1
        walk.stage.update()
        walk.wish.target = 45
        walk.stage.update()
        try walk.stage.settle()
        var rounds = 0
        while try walk.offset > 0.001 {
            rounds += 1
            try #require(rounds < 60, comment)
            let finger = walk.stage.touch(at: CGPoint(x: 150, y: 150))
            for _ in 0..<8 { walk.finger(finger, by: 35) }
            finger.hold(for: 0.2)
            finger.lift()
            try walk.stage.settle()
        }
        #expect(abs(try walk.offset) < 1e-6, comment)
        let first =
            walk.setting.form == .stack || walk.setting.form == .grid
            ? walk.wish.items[0] : walk.wish.items[0] / 10 * 10 + 1
        let place = try #require(walk.places["row\(first)"], comment)
        #expect(
            abs(place - (walk.setting.form == .sections ? 23 : walk.setting.form == .grid ? place : 0)) < 1e-6, comment)
    }
}
