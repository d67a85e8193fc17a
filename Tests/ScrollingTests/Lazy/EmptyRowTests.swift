import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of lazy containers without a length, at the edges of the viewport, that get a length.
@MainActor
@Suite struct EmptyRowTests {
    /// A row whose content appears later.
    private struct Row: View {
        let isShown: Bool
        var body: some View {
            ZStack {
                if isShown { Color.blue.frame(height: 100).accessibilityElement().accessibilityIdentifier("late") }
            }
        }
    }

    private struct Feed: View {
        var begins = true
        var isPinned = false
        var spacing: CGFloat = 0
        @State private var isShown = false

        var body: some View {
            ScrollView {
                LazyVStack(spacing: spacing, pinnedViews: isPinned ? [.sectionHeaders] : []) {
                    if begins { Row(isShown: isShown) }
                    Section {
                        ForEach(0..<30) { index in
                            Color.gray.frame(height: 100).accessibilityElement().accessibilityIdentifier("row-\(index)")
                        }
                    } header: {
                        Color.red.frame(height: 40).accessibilityElement().accessibilityIdentifier("header")
                    }
                    if !begins { Row(isShown: isShown) }
                }
            }
            .accessibilityIdentifier("feed")
            .overlay(alignment: .bottom) {
                Button("Show") { isShown.toggle() }.accessibilityIdentifier("show")
            }
        }
    }

    private func stage(_ feed: Feed) -> Stage { Stage(size: CGSize(width: 300, height: 400)) { feed } }

    @Test(arguments: [false, true], [0, 8.0])
    func theFirstRowGrowsAtTheTop(isPinned: Bool, spacing: CGFloat) throws {
        let stage = stage(Feed(isPinned: isPinned, spacing: spacing))
        try stage.settle()
        #expect(try stage.frame(of: "header").minY == spacing)
        try stage.activate("show")
        try stage.settle()
        #expect(try stage.frame(of: "late") == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(try stage.frame(of: "header").minY == 100 + spacing)
        #expect(try stage.scroll("feed").offset.y == 0)
        try stage.activate("show")
        try stage.settle()
        #expect(try stage.frame(of: "header").minY == spacing)
    }

    @Test func theLastRowGrowsAtTheBottom() throws {
        let stage = stage(Feed(begins: false))
        for _ in 0..<4 { stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -6000)) }
        try stage.settle()
        let end = try stage.scroll("feed")
        #expect(abs(end.offset.y + 400 - end.contentSize.height) < 0.5)
        try stage.activate("show")
        try stage.settle()
        #expect(abs(try stage.scroll("feed").contentSize.height - end.contentSize.height - 100) < 0.5)
        #expect(try stage.frame(of: "row-29").maxY == 400)
    }

    @Test func aRowFarFromTheViewportDoesNotChange() throws {
        let stage = stage(Feed())
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -3000))
        try stage.settle()
        let offset = try stage.scroll("feed").offset.y
        try stage.activate("show")
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == offset)
    }
}
