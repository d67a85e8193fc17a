import ScrollworkTesting
import SwiftUI
import Testing

/// Views that read a state and are removed while the state changes.
@MainActor
@Suite struct RemovedReaderTests {
    private struct Reader: View {
        @Binding var value: Int
        var body: some View { Text("\(value)") }
    }

    private struct Readers: View {
        @State private var value = 0
        @State private var areShown = true

        var body: some View {
            VStack {
                Button("Change") {
                    areShown = false
                    // Another transaction first finishes the change before it, which removes the readers.
                    withAnimation { value += 1 }
                }
                .accessibilityIdentifier("change")
                if areShown { ForEach(0..<40) { _ in Reader(value: $value) } }
                Reader(value: $value).accessibilityIdentifier("last")
            }
        }
    }

    @Test func aChangeThatRemovesReadersReachesTheOthers() throws {
        let stage = Stage(size: CGSize(width: 200, height: 2_000)) { Readers() }
        try stage.tap("change")
        try stage.settle()
        #expect(try stage.text(of: "last") == "1")
    }
}
