import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CompletionTests {
    @Test func aSpringIsCompleteBeforeItEnds() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Single(log: log, animation: .spring(response: 0.4, dampingFraction: 0.5))
        }
        try stage.tap("go")
        stage.advance(by: 0.45)
        #expect(log.entries == ["logical"])
        try stage.settle()
        #expect(log.entries == ["logical", "removed"])
    }

    @Test func aCurveIsCompleteWhenItEnds() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Single(log: log, animation: .linear(duration: 0.3)) }
        try stage.tap("go")
        stage.advance(by: 0.25)
        #expect(log.entries.isEmpty)
        try stage.settle()
        #expect(log.entries.sorted() == ["logical", "removed"])
    }

    private struct Single: View {
        let log: GestureLog
        let animation: Animation
        @State private var left = false
        @State private var right = false

        var body: some View {
            box(20, 20).offset(x: left ? 100 : 0)
            box(20, 20).offset(x: right ? 100 : 0)
            Button("Go") {
                withAnimation(animation, completionCriteria: .logicallyComplete) {
                    left = true
                } completion: {
                    log.note("logical")
                }
                withAnimation(animation, completionCriteria: .removed) {
                    right = true
                } completion: {
                    log.note("removed")
                }
            }
            .accessibilityIdentifier("go")
        }
    }
}
