import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// `withAnimation` on another thread animates the changes of observable objects, as it does for states and for
/// `ObservableObject`.
@MainActor
@Suite struct ObservedTransactionTests {
    @Observable final class Model: @unchecked Sendable { var x: CGFloat = 0 }

    @MainActor private final class Log { var bodies = 0 }

    private struct Moving: View {
        let model: Model
        let log: Log

        var body: some View {
            let _ = log.bodies += 1
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: model.x)
        }
    }

    @Test func `A change of an observable object keeps its transaction on the way to the main thread`() async throws {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100), checksBodies: false) { Moving(model: model, log: log) }
        #expect(log.bodies == 1)
        await Task.detached { withAnimation(.linear(duration: 1)) { model.x = 40 } }.value
        await stage.mainQueue(until: { log.bodies > 1 })
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 115) < 2)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box").minX == 135)
    }
}
