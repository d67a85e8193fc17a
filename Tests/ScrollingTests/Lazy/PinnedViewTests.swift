import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct PinnedViewTests {
    /// Returns a stage with sections of 8 rows of 20 points, headers of 24, and footers of 16: 200 points each, as high
    /// as the stage.
    private func stage(_ pinned: PinnedScrollableViews, footers: Bool = true) -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        Section {
                            ForEach(0..<8) { cell(200, 20, "\(name)\($0)") }
                        } header: {
                            cell(200, 24, "\(name)-header")
                        } footer: {
                            if footers { cell(200, 16, "\(name)-footer") }
                        }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    private func scroll(_ stage: Stage, to offset: CGFloat) throws {
        stage.dragSlowly(by: try stage.scroll("scroll").offset.y - offset, step: 3)
        // The first points of a touch only begin the drag.
        for _ in 0..<5 where abs(try stage.scroll("scroll").offset.y - offset) > 0.5 {
            let rest = try stage.scroll("scroll").offset.y - offset
            stage.dragSlowly(by: rest + (rest < 0 ? -10 : 10), step: 3)
        }
        try #require(abs(try stage.scroll("scroll").offset.y - offset) <= 0.5)
    }

    @Test func `A header stays at the top and is pushed off by the next one`() throws {
        let stage = stage(.sectionHeaders, footers: false)
        // Without footers, sections are 184 points high.
        try scroll(stage, to: 100)
        #expect(try stage.frame(of: "a-header").minY == 0)
        try scroll(stage, to: 170)
        let next = try stage.frame(of: "b-header")
        #expect(try stage.frame(of: "a-header").maxY == next.minY)
        #expect(next.minY > 0 && next.minY < 24)
    }

    @Test func `A header is pushed off by its own footer, and never overlaps it`() throws {
        let stage = stage([.sectionHeaders, .sectionFooters])
        try scroll(stage, to: 175)
        let header = try stage.frame(of: "a-header"), footer = try stage.frame(of: "a-footer")
        #expect(header.maxY == footer.minY)
    }

    @Test func `A footer stays at the bottom from where its section has begun`() throws {
        let stage = stage(.sectionFooters)
        try scroll(stage, to: 60)
        #expect(try stage.frame(of: "a-footer").minY == 124)
        #expect(try stage.frame(of: "b-footer").minY == 184)
        try scroll(stage, to: 30)
        // 30 points of the section are visible: the header and 6 of the footer's 16 points.
        let header = try stage.frame(of: "b-header"), footer = try stage.frame(of: "b-footer")
        #expect(footer.minY == header.maxY)
    }

    @Test func `Following the scroll position performs no layout`() throws {
        let stage = stage([.sectionHeaders, .sectionFooters])
        try scroll(stage, to: 64)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 132), over: 0.2)
        stage.resetStatistics()
        let before = try stage.scroll("scroll").offset.y
        finger.move(to: CGPoint(x: 150, y: 131), over: 1 / 60)
        #expect(try stage.scroll("scroll").offset.y == before + 1)
        #expect(try stage.frame(of: "a-header").minY == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
        finger.lift()
    }

    @Test func `A tap on a pinned header doesn't reach the row under it`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20, id: \.self) { row in
                            Color.blue.frame(height: 50).onTapGesture { log.note("row \(row)") }
                        }
                    } header: {
                        Color.red.frame(height: 40).onTapGesture { log.note("header") }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 115), over: 1)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 100)
        stage.tap(at: CGPoint(x: 100, y: 20))
        try stage.settle()
        #expect(log.entries == ["header"])
        stage.tap(at: CGPoint(x: 100, y: 45))
        try stage.settle()
        #expect(log.entries.count == 2 && log.entries[1].hasPrefix("row"))
    }
}
