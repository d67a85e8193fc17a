import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TabBarStyleTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("first").tabItem { Text("One") }
                Text("second").accessibilityIdentifier("second").tabItem { Text("Two") }
            }
        }
    }

    private func stage(_ width: CGFloat = 300, @ViewBuilder _ content: () -> some View) -> Stage {
        Stage(
            size: CGSize(width: width, height: 400),
            environment: { $0.horizontalSizeClass = width > 600 ? .regular : .compact }, content: content)
    }

    /// Checks that a tab bar at the bottom edge takes the whole width, and that its buttons select tabs.
    private func expectBar(_ stage: Stage, at location: SourceLocation = #_sourceLocation) throws {
        let one = try stage.element(.tab, "One").frame, two = try stage.element(.tab, "Two").frame
        #expect(one.minY > 350 && two.maxY <= 400, sourceLocation: location)
        #expect(abs(one.midX - stage.size.width / 4) < 1, sourceLocation: location)
        #expect(abs(two.midX - stage.size.width * 3 / 4) < 1, sourceLocation: location)
        #expect(!stage.exists("second"), sourceLocation: location)
        stage.tap(at: CGPoint(x: two.midX, y: two.midY))
        try stage.settle()
        #expect(stage.exists("second"), sourceLocation: location)
    }

    /// The style inside takes precedence over the pages that the views around request.
    @Test(arguments: [300, 1_000] as [CGFloat]) func theStylesShowATabBar(width: CGFloat) throws {
        let paged = stage(width) { Tabs().tabViewStyle(.page) }
        #expect(throws: StageError.self) { try paged.element(.tab, "One") }
        try expectBar(stage(width) { Tabs().tabViewStyle(.sidebarAdaptable).tabViewStyle(.page) })
        try expectBar(stage(width) { Tabs().tabViewStyle(.tabBarOnly).tabViewStyle(.page) })
    }
}
