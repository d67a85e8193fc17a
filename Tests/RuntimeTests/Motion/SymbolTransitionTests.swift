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

    @MainActor @Observable final class Model { var isShown = false }

    private struct Paced: View {
        let model: Model
        let speed: Double

        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(width: 10, height: 10)
                if model.isShown {
                    Image(systemName: "star.fill").accessibilityIdentifier("star")
                        .transition(.symbolEffect(.appear, options: .speed(speed)))
                }
            }
        }
    }

    /// A symbol grows from six tenths of its size. Each row is a speed, and the share of the way after half a second.
    @Test(arguments: [(0.5, 0.25), (1, 0.5), (2, 1)])
    func aSymbolAppearsWithTheSpeedOfItsOptions(speed: Double, share: Double) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Paced(model: model, speed: speed) }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.opacity(of: "star") - share) < 1e-6)
        let part = try stage.drawnFrame(of: "star").width / stage.frame(of: "star").width
        #expect(abs(part - (0.6 + 0.4 * share)) < 1e-6)
    }
}
