import ScrollworkTesting
import SwiftUI
import Testing

/// Changes of a state that no view reads yet.
@MainActor @Suite struct UnreadStateTests {
    private struct Subject: View {
        @State private var isOpen = false
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Open") {
                    withAnimation(.linear(duration: 0.4)) { isOpen = true }
                    withAnimation(.linear(duration: 0.4).delay(0.2)) { isShown = true }
                }
                .accessibilityIdentifier("open")
                if isOpen {
                    Color.red.frame(width: 20, height: 20).offset(x: isShown ? 40 : 0).accessibilityIdentifier("box")
                }
            }
        }
    }

    @Test func `A state belongs to its own transaction, also if the one before it creates its first reader`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Subject() }
        try stage.tap("open")
        stage.advance(by: 0.15)
        #expect(try abs(stage.drawnFrame(of: "box").minX - 90) < 0.01)
        stage.advance(by: 0.25)
        #expect(try abs(stage.drawnFrame(of: "box").minX - 110) < 3)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box").minX == 130)
    }
}
