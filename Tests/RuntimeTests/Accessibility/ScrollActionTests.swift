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
}
