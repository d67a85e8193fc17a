import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Edges {
    var reported: [Edge] = []
}

/// `accessibilityScrollAction`
@MainActor
@Suite struct ScrollActionTests {
    @Test(arguments: [false, true]) func anElementWithoutAScrollViewInsideIsScrolledByItsAction(_ isRightToLeft: Bool)
        throws
    {
        let edges = Edges()
        let stage = Stage(
            size: CGSize(width: 200, height: 200),
            environment: {
                $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            }
        ) {
            Color.red
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Pages")
                .accessibilityScrollAction { edges.reported.append($0) }
                .accessibilityAction(named: "Else") {}
                .accessibilityIdentifier("pages")
        }
        try stage.scrollAction("pages", .right)
        try stage.scrollAction("pages", .up)
        try stage.scrollAction("pages", .down)
        #expect(edges.reported == [isRightToLeft ? .leading : .trailing, .top, .bottom])
    }

    @Test func aScrollViewReportsItsActionToTheProgram() throws {
        let edges = Edges()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { Color.red.frame(height: 1_000) }
                .accessibilityIdentifier("list")
                .accessibilityScrollAction { edges.reported.append($0) }
        }
        try stage.scrollAction("list", .down)
        try stage.settle()
        #expect(edges.reported == [.bottom])
        #expect(try stage.scroll("list").offset.y == 0)
    }

    /// Content of 1,000 points in a window of 100 points. A hundredth of a point from an edge, it's at the edge.
    @Test(
        arguments: [
            (0, [.down]), (0.01, [.down]), (0.02, [.up, .down]), (900 - 0.02, [.up, .down]), (900 - 0.01, [.up]),
            (900, [.up]),
        ] as [(CGFloat, [SemanticsAction.Direction])])
    func `Content can be scrolled in the directions in which it isn't at its edge`(
        y: CGFloat, directions: [SemanticsAction.Direction]
    ) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 1_000) }
                .scrollPosition(.constant(ScrollPosition(y: y)))
                .accessibilityIdentifier("list")
        }
        #expect(try stage.scroll("list").offset.y == y)
        let area = try #require(stage.semantics.flattened.first { $0.role == .scrollArea })
        let found: [SemanticsAction.Direction] = area.actions.compactMap {
            if case .scroll(let direction) = $0 { direction } else { nil }
        }
        #expect(found == directions)
    }
}
