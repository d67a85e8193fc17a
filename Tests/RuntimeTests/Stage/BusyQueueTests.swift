import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Waiting for the main queue while the work of other tests keeps it busy.
@MainActor @Suite struct BusyQueueTests {
    private struct Hopping: View {
        @State private var hops = 0

        var body: some View {
            Text("\(hops)").accessibilityIdentifier("hops")
                .task {
                    for _ in 0..<10 {
                        await Task.detached {}.value
                        hops += 1
                    }
                }
        }
    }

    @Test func workThatHopsBetweenQueuesIsDoneAfterAShortWait() async throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Hopping() }
        let others = (0..<20).map { _ in Task { @MainActor in _ = (0..<60_000).reduce(0) { $0 ^ ($1 &* 31) } } }
        await stage.mainQueue(for: 0.1)
        #expect(try stage.text(of: "hops") == "10")
        for other in others { await other.value }
    }
}
