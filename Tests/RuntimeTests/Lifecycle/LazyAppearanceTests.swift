import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of lazy stacks appear and disappear as they come into sight and leave it.
@MainActor
@Suite struct LazyAppearanceTests {
    private let log = AppearanceTests.Log()

    private func makeStage() -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { [log] in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { index in
                        Color.gray.frame(height: 20)
                            .onAppear { log.entries.append("+\(index)") }
                            .onDisappear { log.entries.append("-\(index)") }
                            .accessibilityIdentifier("row-\(index)")
                    }
                }
            }
            .accessibilityIdentifier("list")
        }
    }

    @Test func rowsInSightAppear() {
        let stage = makeStage()
        #expect(log.entries == ["+0", "+1", "+2", "+3", "+4"])
        // Ends here, and with it its views.
        stage.close()
        #expect(Set(log.entries.dropFirst(5)) == ["-0", "-1", "-2", "-3", "-4"])
    }

    @Test func rowsThatComeAppearAndRowsThatGoDisappear() throws {
        let stage = makeStage()
        log.entries = []
        let finger = stage.touch(at: CGPoint(x: 50, y: 90))
        finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
        #expect(try stage.scroll("list").offset.y == 40)
        #expect(Set(log.entries) == ["+5", "+6", "-0", "-1"])
        log.entries = []
        finger.move(by: CGSize(width: 0, height: 40), over: 0.2)
        #expect(Set(log.entries) == ["+0", "+1", "-5", "-6"])
        finger.cancel()
    }

    @Test func stateOfARowThatLeftForLongIsGone() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Row(index: $0) } }
            }
            .accessibilityIdentifier("list")
        }
        #expect(try stage.text(of: "row-0") == "1")
        stage.press(.end)
        try stage.settle()
        #expect(!stage.exists("row-0"))
        stage.press(.home)
        try stage.settle()
        #expect(try stage.text(of: "row-0") == "1")
    }

    private struct Row: View {
        let index: Int
        @State private var count = 0

        var body: some View {
            Text("\(count)").frame(height: 20).onAppear { count += 1 }.accessibilityIdentifier("row-\(index)")
        }
    }
}
