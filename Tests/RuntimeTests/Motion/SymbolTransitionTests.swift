import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SymbolTransitionTests {
    private struct Mark: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Change") { withAnimation(.linear(duration: 0.4)) { isShown.toggle() } }.accessibilityIdentifier(
                    "change")
                if isShown {
                    Image(systemName: "star.fill").accessibilityIdentifier("star").transition(.symbolEffect(.appear))
                }
            }
        }
    }

    @Test func aSymbolScalesDuringItsTransition() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Mark() }
        try stage.tap("change")
        stage.advance(by: 0.2)
        #expect(abs(try stage.opacity(of: "star") - 0.5) < 0.1)
        let full = try stage.frame(of: "star").width
        #expect(abs(try stage.drawnFrame(of: "star").width / full - 0.8) < 0.05)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "star").width == full)
        try stage.tap("change")
        try stage.settle()
        #expect(!stage.exists("star"))
    }
}
